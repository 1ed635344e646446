import { existsSync } from 'node:fs';
import { type FileHandle, rename, rm } from 'node:fs/promises';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Written } from '../../prisma/sqlite/database.ts';
import { findDue, firstDueAt, postponeDue, removeDue } from './agenda.ts';
import { Clock, type ClockSetting, type ClockState, machineNow } from './clock.ts';
import type { FreeRoundTerms } from './columns.ts';
import { beginWorld, Connection, storedClock } from './database.ts';
import type { EventHub, Happening, WorldChange } from './event-hub.ts';
import { type CountedFault, FaultPlan } from './fault-plan.ts';
import type { MovedTemplates } from './moved-templates.ts';
import type { PreparedStatements } from './prepared-statements.ts';
import { Random } from './random.ts';
import { type LogBudget, RequestLog } from './request-log.ts';
import { type SnapshotState, writeSnapshot } from './snapshot.ts';
import { type Change, query, select, update, type Values } from './statements.ts';
import { Store } from './store.ts';
import { TableCache } from './table-cache.ts';

export const DEFAULT_SEED = 'baize';

/** Longest wait of a request. */
const DUE_WAIT_MS = 10;
/** By the world's clock. */
const RETRY_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Files beside that of the world. */
const BESIDE = ['-wal', '-shm', '.new', '.snapshot'];

const STATE = select(
  'WorldState',
  ['seed', 'generation', 'clock', 'faults', 'scenarios', 'template'],
  'WHERE "id" = 1',
);
const OPEN_AGAIN = update('WorldState', '"generation" = "generation" + 1 WHERE "id" = 1');
const SENT = select('InboxMessage', ['id', 'channel', 'to'], 'WHERE "id" > ? ORDER BY "id"');
const LAST_SENT = query<{ id: number }>('SELECT COALESCE(MAX("id"), 0) AS "id" FROM "InboxMessage"');

/** Worlds whose clock runs begin at the full minute before, so that those of one minute share a moved template. */
const startOf = (clock: ClockSetting, now: number): number => (clock.mode === 'frozen' ? now : now - (now % MINUTE_MS));

export interface WorldOptions {
  seed?: string;
  clock?: ClockSetting;
}

/** `at` is the due time in epoch milliseconds. An event must check that it still applies. */
export type PlayEvent = (world: World, store: Store, subject: string, at: number) => Promise<void>;

export type EventKinds = Readonly<Record<string, PlayEvent>>;

/** Amounts are ten-thousandths of the currency. */
export interface SettledBet {
  stake: bigint;
  validBet: bigint;
  /** Part of the valid bet that counts towards rollovers, points, ranks, rebates and pay of contracts. */
  counted: bigint;
  /** A lottery order by series: its settlement has paid the rebate. */
  isBySeries?: boolean;
  isWon: boolean;
  /** Paid for it, returned stakes with it. */
  win: bigint;
  /** Stakes that the win is for, as those of a whole hand; by default the stake. */
  wholeStake?: bigint;
  placedAt: Date;
}

/** Events that domains subscribe to. Times are epoch milliseconds. */
export interface Topics {
  /** Bets of one member on one game, in the transaction that settles them. */
  betsSettled: {
    brandCode: string;
    memberId: number;
    gameNodeId: number;
    gameType: string;
    bets: readonly SettledBet[];
    at: number;
  };
  /** Settled orders of one member whose draw was corrected or made void, in the transaction that books the difference. */
  ordersCorrected: { brandCode: string; memberId: number; gameNodeId: number; gameType: string; at: number };
  /** `credited` is without the fee. In the transaction that credits it. */
  depositCredited: { brandCode: string; memberId: number; credited: bigint; at: number };
  /** `title` is JSON by language. In the transaction that pays the reward. */
  pointsGranted: { memberId: number; points: number; title: string; orderNo: string; at: number };
  /** Tickets of a raffle, in the transaction that pays the reward. */
  ticketsGranted: { brandCode: string; memberId: number; promotionId: number | null; tickets: number; at: number };
  /** Free rounds of a slot, in the transaction that pays the reward. */
  freeRoundsGranted: { memberId: number; rewardId: number; rounds: number; terms: FreeRoundTerms; at: number };
  /** Before rewards are read, outside of a transaction. */
  rewardsRead: { brandCode: string; memberId: number };
}

/** Why the events of a stream stop. */
export type StreamEnd = 'reset' | 'deleted' | 'stopped';

export type Subscriber<Topic extends keyof Topics> = (
  world: World,
  store: Store,
  event: Topics[Topic],
) => Promise<void>;

/** Called in their order. */
export type Subscribers = { readonly [Topic in keyof Topics]: readonly Subscriber<Topic>[] };

/** A scenario of the world, and what no other may touch. */
export interface AppliedScenario {
  name: string;
  touches: readonly string[];
}

export interface WorldPlace {
  file: string;
  /** File of the template. */
  template: string;
  templateName: string;
  /** For worlds with unwritten tables. */
  shared: TableCache;
  moved: MovedTemplates;
  events: EventKinds;
  subscribers: Subscribers;
  hub: EventHub;
  logBudget: LogBudget;
}

/** The world was deleted, or is being reset. */
export class WorldClosed extends Error {
  constructor(readonly world: string) {
    super(`The world "${world}" is closed`);
  }
}

/** Isolated: its own database, clock, random source, faults, inbox and request log. */
export class World extends Store {
  readonly faults = new FaultPlan(
    (faults) => this.#saveFaults(faults),
    () => this.#seed,
  );
  #requests: RequestLog;
  #generation = 0;
  /** Requests since the opening. */
  #asked = 0;
  #lastSent = 0;
  #clock = new Clock();
  #isClockRead = false;
  #seed = DEFAULT_SEED;
  #random = new Random(DEFAULT_SEED);
  #connection: Connection | null = null;
  #opening: Promise<unknown> | null = null;
  readonly #own = new TableCache();
  /** Since the seed; null if unknown after a reopening. */
  #changed: Set<string> | null = new Set();
  /** Opening and resetting the database wait for requests. */
  #requestCount = 0;
  #whenEmpty: (() => void) | null = null;
  readonly #streams = new Set<(reason: StreamEnd) => void>();
  readonly #listeners = new Map<string, Set<() => void>>();
  #player: Promise<void> | null = null;
  #step: Promise<void> | undefined;
  #isClosing = false;
  /** On request, until the process ends. */
  isRecorded = false;
  /** The machine's time. */
  lastUsed = machineNow();

  constructor(
    readonly name: string,
    readonly place: WorldPlace,
  ) {
    super();
    this.#requests = new RequestLog(place.logBudget);
  }

  get clock(): Clock {
    return this.#clock;
  }

  /** Scheduled events are functions of the seed and the time. */
  get seed(): string {
    return this.#seed;
  }

  get random(): Random {
    return this.#random;
  }

  get requests(): RequestLog {
    return this.#requests;
  }

  /** Returns the id of the next request. */
  countRequest(): string {
    this.#asked += 1;
    return `${this.#generation}-${this.#asked}`;
  }

  /** Whether bodies of requests are kept. */
  get isRecording(): boolean {
    return this.isRecorded || this.place.hub.isHeard(this.name);
  }

  /** Name of what it was made with. Requires an open world. */
  get template(): string {
    return this.#state.template;
  }

  /** Requires an open world. */
  get scenarios(): AppliedScenario[] {
    return JSON.parse(this.#state.scenarios) as AppliedScenario[];
  }

  async noteScenario(scenario: AppliedScenario): Promise<void> {
    const others = this.scenarios.filter(({ name }) => name !== scenario.name);
    await this.patch('WorldState', { id: 1 }, { scenarios: JSON.stringify([...others, scenario]) });
  }

  get #state() {
    const state = this.read.first(STATE);
    if (!state) throw new Error(`The world "${this.name}" has lost its state`);
    return state;
  }

  /** For those who follow the world's events. */
  tell(happening: Happening): void {
    this.place.hub.add(this.name, this.now(), happening);
  }

  get isBusy(): boolean {
    return this.#requestCount > 0;
  }

  get isOpen(): boolean {
    return this.#connection !== null;
  }

  get #open(): Connection {
    if (!this.#connection) throw new WorldClosed(this.name);
    return this.#connection;
  }

  /** Sees the last commit. Requires an open world. */
  get read(): PreparedStatements {
    return this.#open.read;
  }

  run(change: Change, ...values: Values): Promise<Written> {
    return this.#open.run(change, ...values);
  }

  /** `work` must use its store only. */
  transact<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
    return this.#open.transact(work);
  }

  /** Returns epoch milliseconds, even for a closed world. */
  now(): number {
    if (!this.#isClockRead && !this.#connection) this.#readClock();
    return this.#clock.now();
  }

  #readClock(): void {
    this.#isClockRead = true;
    const clock = existsSync(this.place.file) ? storedClock(this.place.file) : null;
    if (clock) this.#clock = new Clock(JSON.parse(clock) as ClockState);
  }

  /** Requests wait until the new database is open. */
  begin(options: WorldOptions = {}): Promise<void> {
    return this.#alone(() => this.#begin(options));
  }

  async #begin({ seed = DEFAULT_SEED, clock = { mode: 'real' } }: WorldOptions = {}): Promise<void> {
    const change = existsSync(this.place.file) ? 'reset' : 'made';
    this.endStreams('reset');
    await this.close();
    await this.#removeFiles();
    // Uses a temporary name, so that a crash leaves no partial world.
    const unfinished = `${this.place.file}.new`;
    this.#clock = new Clock(Clock.toState(clock));
    this.#isClockRead = true;
    await this.place.moved.copy(this.place.template, startOf(clock, this.#clock.now()), unfinished);
    beginWorld(unfinished, {
      seed,
      clock: JSON.stringify(this.#clock.state),
      template: this.place.templateName,
    });
    await rename(unfinished, this.place.file);
    this.#seed = seed;
    this.#random = new Random(seed);
    this.#generation = 0;
    this.faults.load([]);
    this.#changed = new Set();
    await this.#connect();
    this.#forgetPast(change);
  }

  #forgetPast(change: WorldChange): void {
    this.#requests.release();
    this.#requests = new RequestLog(this.place.logBudget);
    this.place.hub.forget(this.name);
    this.tell({ kind: 'world', change });
  }

  /** Returns an open file without a name. Requests wait. */
  async snapshot(schema: string): Promise<FileHandle> {
    const { file } = this.place;
    // A failure is not that of the requests that wait.
    const [written] = await this.#alone(() =>
      Promise.allSettled([
        this.#open.settled(() =>
          writeSnapshot(`${file}.snapshot`, {
            database: file,
            schema,
            random: [...this.#random.state],
            asked: this.#asked,
          }),
        ),
      ]),
    );
    if (written.status === 'rejected') throw written.reason;
    return written.value;
  }

  /** Goes on as the world of the snapshot, whose database is `file`. Requests wait. */
  restore(file: string, { random, asked }: SnapshotState): Promise<void> {
    return this.#alone(async () => {
      this.endStreams('reset');
      await this.close();
      await this.#removeFiles(BESIDE);
      await rename(file, this.place.file);
      await this.#load();
      this.#asked = asked;
      this.#random = new Random(random);
      this.#forgetPast('restored');
    });
  }

  /** Also reopens after a disk failure; creates a missing file from the seed. Null for an open world. */
  open(): Promise<unknown> | null {
    this.lastUsed = machineNow();
    if (this.#opening) return this.#opening;
    return this.#connection && !this.#connection.hasFailed ? null : this.#alone(() => this.#reopen());
  }

  /** Returns the function that ends the request. */
  enter(): () => void {
    this.#requestCount += 1;
    return () => {
      this.#requestCount -= 1;
      if (this.#requestCount === 0) this.#whenEmpty?.();
    };
  }

  /** Calls `end` when the world is reset or deleted. Returns the function that forgets it. */
  openStream(end: (reason: StreamEnd) => void): () => void {
    this.#streams.add(end);
    return () => void this.#streams.delete(end);
  }

  endStreams(reason: StreamEnd): void {
    for (const end of this.#streams) end(reason);
  }

  /** Calls `listener` whenever the subject has changed. Returns the function that forgets it. */
  listen(subject: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(subject) ?? new Set();
    this.#listeners.set(subject, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(subject);
    };
  }

  /** Call after the commit: listeners read. */
  announce(subject: string): void {
    for (const listener of this.#listeners.get(subject) ?? []) listener();
  }

  #untilEmpty(): Promise<void> | undefined {
    if (this.#requestCount === 0) return undefined;
    return new Promise((resolve) => {
      this.#whenEmpty = resolve;
    });
  }

  /** Two openings never use one file. */
  #alone<Result>(work: () => Promise<Result>): Promise<Result> {
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
    await this.#load(OPEN_AGAIN);
    // The position in the old sequence is not stored.
    this.#random = new Random(`${this.#seed} ${this.#generation}`);
  }

  /** Shares no cached value, as the file may have any rows. Runs `change` before it reads the state. */
  async #load(change?: Change): Promise<void> {
    this.#changed = null;
    await this.#connect();
    if (change) await this.run(change);
    const state = this.#state;
    this.#clock = new Clock(JSON.parse(state.clock) as ClockState);
    this.#isClockRead = true;
    this.#seed = state.seed;
    this.#generation = state.generation;
    this.faults.load(JSON.parse(state.faults) as CountedFault[]);
  }

  async #connect(): Promise<void> {
    this.#own.clear();
    this.#asked = 0;
    this.#connection = new Connection(this.place.file, (model) => {
      this.#changed?.add(model);
      this.#own.forget(model);
      if (model === 'InboxMessage') this.#tellSent();
    });
    this.#lastSent = this.read.first(LAST_SENT)?.id ?? 0;
  }

  /** Sees the messages that are committed. */
  #tellSent(): void {
    for (const { id, channel, to } of this.read.all(SENT, this.#lastSent)) {
      this.#lastSent = id;
      this.tell({ kind: 'inbox', messageId: id, channel, to });
    }
  }

  /** Ignores a failed write: if the world closes meanwhile, the faults stored last stay. */
  async #saveFaults(faults: CountedFault[]): Promise<void> {
    await this.#connection?.patch('WorldState', { id: 1 }, { faults: JSON.stringify(faults) }).catch(() => undefined);
  }

  /**
   * Call it before a request reads: it waits for all due events, or for `DUE_WAIT_MS` and at least one event; the rest
   * runs in parallel. Null if nothing is due.
   */
  playDue(): Promise<void> | null {
    const firstAt = this.#own.get('firstDueAt', ['DueEvent'], () => firstDueAt(this));
    if (firstAt > this.now()) return null;
    return Promise.race([this.playAllDue(), setTimeout(DUE_WAIT_MS).then(() => this.#step)]);
  }

  playAllDue(): Promise<void> {
    this.#player ??= this.#playAll().finally(() => {
      this.#player = null;
    });
    return this.#player;
  }

  /** In order of time, each once in its own transaction. */
  async #playAll(): Promise<void> {
    for (let event = findDue(this, this.now()); event && !this.#isClosing; event = findDue(this, this.now())) {
      this.#step = this.#play(event);
      await this.#step;
      // A transaction alone does not yield to requests.
      await setImmediate();
    }
  }

  /** Calls the subscribers of a topic, in their order. */
  async notify<Topic extends keyof Topics>(topic: Topic, store: Store, event: Topics[Topic]): Promise<void> {
    for (const subscriber of this.place.subscribers[topic]) await subscriber(this, store, event);
  }

  /** Retries a failed event in an hour, so it does not block later ones: only the waiting request fails. */
  async #play({ id, kind, subject, dueAt }: NonNullable<ReturnType<typeof findDue>>): Promise<void> {
    try {
      await this.transact(async (store) => {
        const play = this.place.events[kind];
        if (!play) throw new Error(`Nothing plays events of the kind ${kind}.`);
        await removeDue(store, id);
        await play(this, store, subject, dueAt.getTime());
      });
      this.#tellPlayed(kind, subject, dueAt, null);
    } catch (error) {
      await this.transact((store) => postponeDue(store, id, this.now() + RETRY_MS));
      this.#tellPlayed(kind, subject, dueAt, (error as Error).message);
      throw error;
    }
  }

  #tellPlayed(event: string, subject: string, dueAt: Date, error: string | null): void {
    this.tell({ kind: 'due', event, subject, dueAt: dueAt.getTime(), error });
  }

  async changeClock(change: (clock: Clock) => void): Promise<void> {
    change(this.#clock);
    await this.patch('WorldState', { id: 1 }, { clock: JSON.stringify(this.#clock.state) });
    this.tell({ kind: 'clock', setting: this.#clock.setting });
  }

  /**
   * Dropped at a write to one of the named tables. Worlds with unwritten tables share one value, so it must not depend
   * on the world's time or be changed.
   */
  cached<Value>(key: string, models: readonly string[], compute: () => Value): Value {
    const isAsSeeded = this.#changed && !models.some((model) => this.#changed?.has(model));
    return (isAsSeeded ? this.place.shared : this.#own).get(key, models, compute);
  }

  async close(): Promise<void> {
    // Later events play after the next opening.
    this.#isClosing = true;
    await this.#player?.catch(() => undefined);
    this.#isClosing = false;
    const connection = this.#connection;
    this.#connection = null;
    this.#own.clear();
    await connection?.close();
  }

  async remove(): Promise<void> {
    this.endStreams('deleted');
    await this.close();
    this.#requests.release();
    this.place.hub.forget(this.name);
    this.tell({ kind: 'world', change: 'deleted' });
    await this.#removeFiles();
  }

  async #removeFiles(endings: readonly string[] = ['', ...BESIDE]): Promise<void> {
    await Promise.all(endings.map((ending) => rm(`${this.place.file}${ending}`, { force: true })));
  }
}
