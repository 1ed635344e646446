import { existsSync } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { findDue, firstDueAt, postponeDue, removeDue } from './agenda.ts';
import { Clock, type ClockSetting, type ClockState, machineNow } from './clock.ts';
import { beginAt, Connection, type Database, type Store, type Summarize, storedClock } from './database.ts';
import { type Fault, FaultPlan } from './fault-plan.ts';
import { Random } from './random.ts';
import { RequestLog } from './request-log.ts';
import { type Change, type Statements, select, update, type Values } from './statements.ts';
import { TableCache } from './table-cache.ts';

export const DEFAULT_SEED = 'baize';

/** How long a request waits for what is due. */
const DUE_WAIT_MS = 10;
/** After how long an event that failed is tried again, by the world's clock. */
const RETRY_MS = 3_600_000;

const STATE = select('WorldState', ['seed', 'generation', 'clock', 'faults'], 'WHERE "id" = 1');
const SAVE_FAULTS = update('WorldState', '"faults" = ? WHERE "id" = 1');
const OPEN_AGAIN = update('WorldState', '"generation" = "generation" + 1 WHERE "id" = 1');

export interface WorldOptions {
  seed?: string;
  clock?: ClockSetting;
}

/** Plays an event in the transaction `store`; `at` is the time it was due, in epoch milliseconds. It must check that it still matters. */
export type PlayEvent = (world: World, store: Store, subject: string, at: number) => Promise<void>;

/** How each kind of event is played. */
export type EventKinds = Readonly<Record<string, PlayEvent>>;

export interface WorldPlace {
  /** The world's own database file. */
  file: string;
  /** The seeded database that it is copied from. */
  template: string;
  /** Values shared by the worlds that have not written their tables. */
  shared: TableCache;
  summarize: Summarize;
  /** What happens by itself. */
  events: EventKinds;
}

/** One isolated state: its own database, clock, random source, faults, inbox and request log. */
export class World implements Store {
  readonly faults = new FaultPlan((faults) => this.#saveFaults(faults));
  #requests = new RequestLog();
  #clock = new Clock();
  /** Whether the clock is the world's own: that of a new object is not, where the world has a file. */
  #isClockRead = false;
  #seed = DEFAULT_SEED;
  #random = new Random(DEFAULT_SEED);
  #connection: Connection | null = null;
  #opening: Promise<void> | null = null;
  readonly #own = new TableCache();
  /** Tables written since the seed; null when unknown because the world was reopened. */
  #changed: Set<string> | null = new Set();
  /** Open requests; opening and resetting the database wait for them. */
  #requestCount = 0;
  #whenEmpty: (() => void) | null = null;
  /** What plays the events that are due, and the event that it plays. */
  #player: Promise<void> | null = null;
  #step: Promise<void> | undefined;
  #isClosing = false;
  /** The machine's time of the last use. */
  lastUsed = machineNow();

  constructor(
    readonly name: string,
    readonly place: WorldPlace,
  ) {}

  get clock(): Clock {
    return this.#clock;
  }

  /** The seed of the random source; scheduled events are functions of it and of the time. */
  get seed(): string {
    return this.#seed;
  }

  get random(): Random {
    return this.#random;
  }

  get requests(): RequestLog {
    return this.#requests;
  }

  /** Whether a request is open. */
  get isBusy(): boolean {
    return this.#requestCount > 0;
  }

  get isOpen(): boolean {
    return this.#connection !== null;
  }

  /** The database; the world must be open. */
  get db(): Database {
    return this.#open.db;
  }

  get #open(): Connection {
    if (!this.#connection) throw new Error(`The world "${this.name}" is closed`);
    return this.#connection;
  }

  /** Prepared reads: synchronous, of the last commit. The world must be open. */
  get read(): Statements {
    return this.#open.read;
  }

  /** Runs a prepared write; it waits for the writes before it. */
  run(change: Change, ...values: Values): Promise<void> {
    return this.#open.run(change, ...values);
  }

  /** Runs `work` as one atomic transaction; it must read and write through its store only. */
  transact<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
    return this.#open.transact(work);
  }

  /** The world's time in epoch milliseconds, of a closed world too. */
  now(): number {
    if (!this.#isClockRead && !this.#connection) this.#readClock();
    return this.#clock.now();
  }

  /** Reads the clock of a world that this process has not opened yet. */
  #readClock(): void {
    this.#isClockRead = true;
    const clock = existsSync(this.place.file) ? storedClock(this.place.file) : null;
    if (clock) this.#clock = new Clock(JSON.parse(clock) as ClockState);
  }

  /** Creates or resets the world from the seed; requests wait until it is open. */
  begin(options: WorldOptions = {}): Promise<void> {
    return this.#alone(() => this.#begin(options));
  }

  async #begin({ seed = DEFAULT_SEED, clock = { mode: 'real' } }: WorldOptions = {}): Promise<void> {
    await this.close();
    await this.#removeFiles();
    // Under another name until it is complete: a process that ends here leaves no half of a world.
    const unfinished = `${this.place.file}.new`;
    await copyFile(this.place.template, unfinished);
    this.#clock = new Clock(Clock.stateOf(clock));
    this.#isClockRead = true;
    const state = { seed, clock: JSON.stringify(this.#clock.state), startedAt: this.#clock.now() };
    beginAt(unfinished, state, this.place.summarize);
    await rename(unfinished, this.place.file);
    this.#seed = seed;
    this.#random = new Random(seed);
    this.#requests = new RequestLog();
    this.faults.load([]);
    this.#changed = new Set();
    await this.#connect();
  }

  /** Opens a closed world, and again one whose disk was full or failed; one without a file is created from the seed. Null when it is open. */
  open(): Promise<void> | null {
    this.lastUsed = machineNow();
    if (this.#opening) return this.#opening;
    return this.#connection && !this.#connection.hasFailed ? null : this.#alone(() => this.#reopen());
  }

  /** Counts an open request. Returns the function that ends it. */
  enter(): () => void {
    this.#requestCount += 1;
    return () => {
      this.#requestCount -= 1;
      if (this.#requestCount === 0) this.#whenEmpty?.();
    };
  }

  #untilEmpty(): Promise<void> | undefined {
    if (this.#requestCount === 0) return undefined;
    return new Promise((resolve) => {
      this.#whenEmpty = resolve;
    });
  }

  /** Runs `work` after an opening in progress, so that two never use one file. */
  #alone(work: () => Promise<void>): Promise<void> {
    const before = this.#opening?.catch(() => undefined) ?? Promise.resolve();
    const opening = before
      .then(() => this.#untilEmpty())
      .then(work)
      .finally(() => {
        if (this.#opening === opening) this.#opening = null;
      });
    this.#opening = opening;
    return opening;
  }

  async #reopen(): Promise<void> {
    if (!existsSync(this.place.file)) return this.#begin();
    await this.close();
    this.#changed = null;
    await this.#connect();
    await this.run(OPEN_AGAIN);
    const state = this.read.first(STATE);
    if (!state) throw new Error(`The world "${this.name}" has lost its state`);
    this.#clock = new Clock(JSON.parse(state.clock) as ClockState);
    this.#isClockRead = true;
    this.#seed = state.seed;
    this.faults.load(JSON.parse(state.faults) as Fault[]);
    // Each opening draws a new sequence: the position in the old one is not stored.
    this.#random = new Random(`${state.seed} ${state.generation}`);
  }

  async #connect(): Promise<void> {
    this.#own.clear();
    this.#connection = new Connection(this.place.file, (model) => {
      this.#changed?.add(model);
      this.#own.forget(model);
    });
  }

  /** A closed world has stored its faults; one that closes meanwhile keeps those of before. */
  async #saveFaults(faults: Fault[]): Promise<void> {
    await this.#connection?.run(SAVE_FAULTS, JSON.stringify(faults)).catch(() => undefined);
  }

  /**
   * Plays what is due by the clock. Call it in a request before it reads what that changes: it waits for all of it, or for so much as can be
   * played in `DUE_WAIT_MS` and at least one event; the rest is played beside the request. Null when nothing is due.
   */
  playDue(): Promise<void> | null {
    // Every request asks.
    const firstAt = this.cached('firstDueAt', ['DueEvent'], () => firstDueAt(this));
    if (firstAt > this.now()) return null;
    return Promise.race([this.playAllDue(), setTimeout(DUE_WAIT_MS).then(() => this.#step)]);
  }

  /** Plays everything that is due by the clock. */
  playAllDue(): Promise<void> {
    this.#player ??= this.#playAll().finally(() => {
      this.#player = null;
    });
    return this.#player;
  }

  /** Plays events in the order of their times, each once and in a transaction of its own. */
  async #playAll(): Promise<void> {
    for (let event = findDue(this, this.now()); event && !this.#isClosing; event = findDue(this, this.now())) {
      this.#step = this.#play(event);
      await this.#step;
      // Others are served between two events: a transaction by itself leaves them no turn.
      await setImmediate();
    }
  }

  /** Plays an event. One that fails is tried again in an hour, so that it does not hold up what comes after it: the request that waits fails alone. */
  async #play({ id, kind, subject, dueAt }: NonNullable<ReturnType<typeof findDue>>): Promise<void> {
    try {
      await this.transact(async (store) => {
        const play = this.place.events[kind];
        if (!play) throw new Error(`Nothing plays events of the kind ${kind}.`);
        await removeDue(store, id);
        await play(this, store, subject, dueAt.getTime());
      });
    } catch (error) {
      await this.transact((store) => postponeDue(store, id, this.now() + RETRY_MS));
      throw error;
    }
  }

  /** Changes the clock and stores it. */
  async changeClock(change: (clock: Clock) => void): Promise<void> {
    change(this.#clock);
    await this.db.worldState.update({ where: { id: 1 }, data: { clock: JSON.stringify(this.#clock.state) } });
  }

  /**
   * The value that `compute` derives from the named tables, cached until one of them is written. Worlds in which none of them has been written since the seed
   * share one value, so it must not depend on the world's time or be changed.
   */
  cached<Value>(key: string, models: readonly string[], compute: () => Value): Value {
    const isAsSeeded = this.#changed && !models.some((model) => this.#changed?.has(model));
    return (isAsSeeded ? this.place.shared : this.#own).get(key, models, compute);
  }

  async close(): Promise<void> {
    // The event that is being played ends first; those after it are played when the world is open again.
    this.#isClosing = true;
    await this.#player?.catch(() => undefined);
    this.#isClosing = false;
    const connection = this.#connection;
    this.#connection = null;
    this.#own.clear();
    await connection?.close();
  }

  async remove(): Promise<void> {
    await this.close();
    await this.#removeFiles();
  }

  async #removeFiles(): Promise<void> {
    await Promise.all(['', '-wal', '-shm', '.new'].map((ending) => rm(`${this.place.file}${ending}`, { force: true })));
  }
}
