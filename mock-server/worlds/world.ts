import { existsSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { Clock, type ClockSetting, type ClockState, machineNow } from './clock.ts';
import { beginAt, Connection, type Database, type Transaction } from './database.ts';
import { FaultPlan } from './fault-plan.ts';
import { Gate } from './gate.ts';
import { Memory } from './memory.ts';
import { Random } from './random.ts';
import { RequestLog } from './request-log.ts';
import { type Statements, select, update } from './statements.ts';

export const DEFAULT_SEED = 'baize';

const STATE = select('WorldState', ['seed', 'generation', 'clock'], 'WHERE "id" = 1');
const OPEN_AGAIN = update('WorldState', '"generation" = "generation" + 1 WHERE "id" = 1');

/** A transaction has its turn before it begins, so it never waits for one. */
const TRANSACTION = { maxWait: 5000, timeout: 30_000 };

export interface WorldOptions {
  seed?: string;
  clock?: ClockSetting;
}

export interface WorldPlace {
  /** The world's own database file. */
  file: string;
  /** The seeded database that it begins as. */
  template: string;
  /** What worlds that have not changed a table share of it. */
  shared: Memory;
}

/** One isolated state: its own database, clock, random source, faults, inbox and request log. */
export class World {
  readonly faults = new FaultPlan();
  #requests = new RequestLog();
  #clock = new Clock();
  #seed = DEFAULT_SEED;
  #random = new Random(DEFAULT_SEED);
  #connection: Connection | null = null;
  #opening: Promise<void> | null = null;
  readonly #own = new Memory();
  readonly #gate = new Gate();
  /** Tables written since the seed; null when the world was opened again and that is not known. */
  #changed: Set<string> | null = new Set();
  /** Requests that are under way in it; what replaces the database waits for them. */
  #guests = 0;
  #whenEmpty: (() => void) | null = null;
  /** The machine's time of the last use. */
  lastUsed = machineNow();

  constructor(
    readonly name: string,
    readonly place: WorldPlace,
  ) {}

  get clock(): Clock {
    return this.#clock;
  }

  /** What the world was made from: events that nobody's doing changes are functions of it and of the time. */
  get seed(): string {
    return this.#seed;
  }

  get random(): Random {
    return this.#random;
  }

  get requests(): RequestLog {
    return this.#requests;
  }

  /** Whether a request is under way in it. */
  get isBusy(): boolean {
    return this.#guests > 0;
  }

  get isOpen(): boolean {
    return this.#connection !== null;
  }

  /** The database; the world must be open. */
  get db(): Database {
    return this.#open.client;
  }

  get #open(): Connection {
    if (!this.#connection) throw new Error(`The world "${this.name}" is closed`);
    return this.#connection;
  }

  /** Runs `work` on the prepared statements, at one moment: it must not wait. Inside a transaction it is a part of that. */
  async look<Result>(work: (tables: Statements) => Result): Promise<Result> {
    const { turn } = this.#gate;
    if (turn) await turn;
    return work(this.#open.statements);
  }

  /** Runs `work` as one transaction: all that it writes, or nothing of it; nothing else happens in the database meanwhile. */
  transact<Result>(work: (store: Transaction) => Promise<Result>): Promise<Result> {
    return this.#gate.alone(() => this.db.$transaction(work, TRANSACTION));
  }

  /** The world's time in epoch milliseconds. */
  now(): number {
    return this.#clock.now();
  }

  /** Makes the world from the seed, over whatever it was; who asks for it meanwhile waits. */
  begin(options: WorldOptions = {}): Promise<void> {
    return this.#alone(() => this.#begin(options));
  }

  async #begin({ seed = DEFAULT_SEED, clock = { mode: 'real' } }: WorldOptions = {}): Promise<void> {
    await this.close();
    await this.#removeFiles();
    await copyFile(this.place.template, this.place.file);
    this.#clock = new Clock(Clock.stateOf(clock));
    beginAt(this.place.file, { seed, clock: JSON.stringify(this.#clock.state), startedAt: this.#clock.now() });
    this.#seed = seed;
    this.#random = new Random(seed);
    this.#requests = new RequestLog();
    this.faults.set([]);
    this.#changed = new Set();
    await this.#connect();
  }

  /** Opens the world's database where it is closed; a world that has no file begins from the seed. */
  open(): Promise<void> | null {
    this.lastUsed = machineNow();
    if (this.#opening) return this.#opening;
    return this.#connection ? null : this.#alone(() => this.#reopen());
  }

  /** Counts a request in, once the world is open. Gives what counts it out. */
  enter(): () => void {
    this.#guests += 1;
    return () => {
      this.#guests -= 1;
      if (this.#guests === 0) this.#whenEmpty?.();
    };
  }

  #untilEmpty(): Promise<void> | undefined {
    if (this.#guests === 0) return undefined;
    return new Promise((resolve) => {
      this.#whenEmpty = resolve;
    });
  }

  /** Runs what opens the database after what is opening it already, so that two never work on one file. */
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
    this.#changed = null;
    await this.#connect();
    const state = await this.look((tables) => {
      tables.run(OPEN_AGAIN);
      return tables.first(STATE);
    });
    if (!state) throw new Error(`The world "${this.name}" has lost its state`);
    this.#clock = new Clock(JSON.parse(state.clock) as ClockState);
    this.#seed = state.seed;
    // A new opening draws from a new sequence: the old one's place is not kept.
    this.#random = new Random(`${state.seed} ${state.generation}`);
  }

  async #connect(): Promise<void> {
    this.#own.clear();
    this.#connection = await Connection.open(this.place.file, this.#gate, (model) => {
      // What is being read for all worlds at this moment may already be this world's own.
      if (this.#changed && !this.#changed.has(model)) this.place.shared.forget(model);
      this.#changed?.add(model);
      this.#own.forget(model);
    });
  }

  /** Sets or moves the clock and keeps it for the next opening. */
  async changeClock(change: (clock: Clock) => void): Promise<void> {
    change(this.#clock);
    await this.db.worldState.update({ where: { id: 1 }, data: { clock: JSON.stringify(this.#clock.state) } });
  }

  /**
   * What `compute` gives from the named tables, computed once until one of them is written. Worlds in which none of them
   * has been written since the seed share one value, so it must not depend on the world's time or be changed. Throws inside a
   * transaction: the value may be on its way for somebody who waits for the transaction to end.
   */
  remember<Value>(key: string, models: readonly string[], compute: () => Promise<Value>): Promise<Value> {
    if (this.#gate.isAlone) throw new Error(`Read "${key}" before the transaction begins.`);
    const isAsSeeded = this.#changed && !models.some((model) => this.#changed?.has(model));
    return (isAsSeeded ? this.place.shared : this.#own).remember(key, models, compute);
  }

  async close(): Promise<void> {
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
    await Promise.all(['', '-wal', '-shm'].map((ending) => rm(`${this.place.file}${ending}`, { force: true })));
  }
}
