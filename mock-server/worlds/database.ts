import { Mutex } from 'async-mutex';
import { PrismaClient } from '../../prisma/generated/client.ts';
import { SqliteAdapter } from '../../prisma/sqlite/adapter.ts';
import { Sqlite } from '../../prisma/sqlite/database.ts';
import { SEED_TIME } from './clock.ts';
import { type Change, type Model, Statements, type Values } from './statements.ts';

/** Seeded times move with the world, so that "two days ago" stays two days ago. */
export const MOVING_TIMES = {
  AgentAnnouncement: ['time'],
  AgentAnnouncementRead: ['readAt'],
  Application: ['createdAt', 'decidedAt'],
  AuditEntry: ['time'],
  Bet: ['time', 'settledAt'],
  Contract: ['proposedAt', 'answeredAt', 'validFrom', 'validTo'],
  DepositOrder: ['createdAt', 'expiresAt', 'finishedAt', 'reportedAt'],
  DueEvent: ['dueAt'],
  Invitation: ['createdAt', 'validTo', 'endedAt'],
  LedgerEntry: ['time'],
  LotteryDraw: ['drawAt', 'drawnAt'],
  LotteryOrder: ['drawAt', 'time', 'settledAt'],
  LotterySlip: ['time'],
  Member: ['passwordChangedAt', 'registeredAt'],
  Message: ['time', 'readAt'],
  Movement: ['time'],
  Notice: ['time'],
  PointEntry: ['time'],
  PointLot: ['earnedAt', 'expiresAt'],
  Payout: ['from', 'to', 'settledAt', 'paidAt'],
  PayoutAccount: ['createdAt', 'usableFrom', 'removedAt'],
  Promotion: ['startTime', 'endTime'],
  RankChange: ['time'],
  RecentGame: ['playedAt'],
  Redemption: ['createdAt', 'stateAt'],
  Reward: ['createdAt', 'claimableFrom', 'claimableUntil', 'claimedAt'],
  Rollover: ['createdAt', 'closedAt', 'expiresAt'],
  Session: ['createdAt', 'lastUsedAt', 'endedAt'],
  SubAccount: ['passwordChangedAt', 'createdAt'],
  Winner: ['time'],
  WithdrawOrder: ['createdAt', 'stateAt', 'finishedAt'],
} as const;

/** Days since the epoch move likewise, by whole days. */
const MOVING_DAYS = ['Commission', 'DailySum'] as const;
const DAY_MS = 86_400_000;

/** Recomputes day-dependent data. */
export type Summarize = (database: Sqlite) => void;

/** `startedAt` is the start of the world in epoch milliseconds. */
export function beginAt(
  file: string,
  state: { seed: string; clock: string; startedAt: number },
  summarize: Summarize,
): void {
  const shift = state.startedAt - SEED_TIME;
  Sqlite.fill(file, (database) => {
    for (const [table, columns] of Object.entries(MOVING_TIMES)) {
      const moves = columns.map((column) => `"${column}" = "${column}" + ${shift}`).join(', ');
      database.prepare(`UPDATE "${table}" SET ${moves}`).run();
    }
    // The seed ends at midnight. A day may be taken while its own row has not moved.
    for (const table of MOVING_DAYS) {
      database.exec(`UPDATE "${table}" SET "day" = -("day" + ${Math.floor(shift / DAY_MS)})`);
      database.exec(`UPDATE "${table}" SET "day" = -"day"`);
    }
    database
      .prepare('INSERT INTO "WorldState" ("id", "seed", "generation", "clock", "startedAt") VALUES (1, ?, 0, ?, ?)')
      .run(state.seed, state.clock, state.startedAt);
    summarize(database);
  });
}

/** JSON. */
export function storedClock(file: string): string | null {
  const database = new Sqlite(file);
  const [row] = database.rows<{ clock: string }>('SELECT "clock" FROM "WorldState"');
  database.close();
  return row?.clock ?? null;
}

/** Calls `onWrite` with the model before and after every write, `onError` for a failed one. */
const createClient = (adapter: SqliteAdapter, onWrite: (model: Model) => void, onError: (error: unknown) => void) =>
  new PrismaClient({
    adapter: { provider: adapter.provider, adapterName: adapter.adapterName, connect: async () => adapter },
  }).$extends({
    query: {
      $allModels: {
        async $allOperations({ model, args, query }) {
          onWrite(model);
          try {
            return await query(args);
          } catch (error) {
            onError(error);
            throw error;
          } finally {
            onWrite(model);
          }
        },
      },
    },
  });

/**
 * SQLITE_FULL and SQLITE_IOERR: the driver lacks error codes for some statements, and Prisma's errors quote the
 * messages.
 */
const DISK_FAILED = /database or disk is full|disk I\/O error/;

/** `maxWait` includes earlier transactions. */
const TRANSACTION = { maxWait: 30_000, timeout: 30_000 };

/**
 * One connection for writes, which run serially, and one for prepared reads, which never wait and see the last commit.
 */
export class Connection implements Store {
  readonly read: Statements;
  readonly #writes: Sqlite;
  readonly #reads: Sqlite;
  readonly #own: Statements;
  readonly #lock = new Mutex();
  readonly #listeners = new Set<(model: Model) => void>();
  #client: Database | null = null;
  #hasFailed = false;

  /** Calls `onWrite` with the model before and after every write, and after a transaction's commit. */
  constructor(file: string, onWrite: (model: Model) => void) {
    this.#writes = new Sqlite(file);
    this.#reads = new Sqlite(file);
    this.#reads.exec('PRAGMA query_only = ON');
    this.read = new Statements(this.#reads, this.#noteFailure);
    this.#own = new Statements(this.#writes, this.#noteFailure);
    this.#listeners.add(onWrite);
  }

  /** Returns true after a full or failed disk. SQLite may have rolled back by itself, so reopen the connection. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  readonly #noteFailure = (error: unknown): void => {
    if (error instanceof Error && DISK_FAILED.test(error.message)) this.#hasFailed = true;
  };

  /** Lazy: many worlds are only read, and the client loads a query compiler. */
  get db(): Database {
    this.#client ??= createClient(
      new SqliteAdapter(this.#writes, this.#lock),
      (model) => this.#onWrite(model),
      this.#noteFailure,
    );
    return this.#client;
  }

  /** Atomic; other writes wait. Read and write through `store` only: a write through the world would deadlock. */
  async transact<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
    const written = new Set<Model>();
    const note = (model: Model) => written.add(model);
    this.#listeners.add(note);
    // The transaction has the lock.
    const run: Store['run'] = async (change, ...values) => {
      if (!this.#writes.isTransaction) throw new Error('The transaction is over: SQLite has rolled it back');
      this.#onWrite(change.model);
      this.#own.run(change, ...values);
    };
    try {
      return await this.db.$transaction((db) => work({ db, read: this.#own, run }), TRANSACTION);
    } catch (error) {
      this.#noteFailure(error);
      throw error;
    } finally {
      this.#listeners.delete(note);
      for (const model of written) this.#onWrite(model);
    }
  }

  /** Waits for earlier writes; takes a hundredth of Prisma's time. */
  run(change: Change, ...values: Values): Promise<void> {
    return this.#lock.runExclusive(() => {
      this.#onWrite(change.model);
      this.#own.run(change, ...values);
      this.#onWrite(change.model);
    });
  }

  async close(): Promise<void> {
    try {
      await this.#client?.$disconnect();
      if (this.#writes.isOpen) this.#writes.close();
    } finally {
      this.#reads.close();
    }
  }

  #onWrite(model: Model): void {
    for (const listener of this.#listeners) listener(model);
  }
}

/** A world, or a transaction in it. */
export interface Store {
  /** For writes. */
  readonly db: Database | Transaction;
  readonly read: Statements;
  /** For frequent or bulk writes, in a hundredth of Prisma's time. */
  run(change: Change, ...values: Values): Promise<void>;
}

export type Database = ReturnType<typeof createClient>;
type Transaction = Parameters<Parameters<Database['$transaction']>[0]>[0];
