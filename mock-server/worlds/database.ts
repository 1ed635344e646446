import { PrismaBetterSQLite3 } from '@prisma/adapter-better-sqlite3';
import { Mutex } from 'async-mutex';
import Sqlite from 'better-sqlite3';
import { PrismaClient } from '../../prisma/generated/client.ts';
import { SEED_TIME } from '../../prisma/seed/shared/clock.ts';
import { type Change, type Model, Statements, type Values } from './statements.ts';

/** Columns whose seeded times move with the world, so that "two days ago" stays two days ago. */
export const MOVING_TIMES = {
  Bet: ['time', 'settledAt'],
  DepositOrder: ['createdAt', 'expiresAt', 'finishedAt', 'reportedAt'],
  DueEvent: ['dueAt'],
  Invitation: ['createdAt', 'endedAt'],
  LedgerEntry: ['time'],
  LotteryDraw: ['drawAt', 'drawnAt'],
  LotteryOrder: ['drawAt', 'time', 'settledAt'],
  LotterySlip: ['time'],
  Member: ['passwordChangedAt', 'registeredAt'],
  Message: ['time', 'readAt'],
  Movement: ['time'],
  Notice: ['time'],
  PayoutAccount: ['createdAt', 'usableFrom', 'removedAt'],
  Promotion: ['startTime', 'endTime'],
  RecentGame: ['playedAt'],
  Rollover: ['createdAt', 'closedAt'],
  Session: ['createdAt', 'lastUsedAt', 'endedAt'],
  Winner: ['time'],
  WithdrawOrder: ['createdAt', 'stateAt', 'finishedAt'],
} as const;

/** Computes what a database has that depends on the days of its times. */
export type Summarize = (database: Sqlite.Database) => void;

/** Moves the seeded times of a new database; `startedAt` is the start of its world in epoch milliseconds. */
export function beginAt(
  file: string,
  state: { seed: string; clock: string; startedAt: number },
  summarize: Summarize,
): void {
  const database = new Sqlite(file);
  const shift = state.startedAt - SEED_TIME;
  database.pragma('synchronous = OFF');
  database.pragma('foreign_keys = OFF');
  database.transaction(() => {
    for (const [table, columns] of Object.entries(MOVING_TIMES)) {
      const moves = columns.map((column) => `"${column}" = "${column}" + ${shift}`).join(', ');
      database.prepare(`UPDATE "${table}" SET ${moves}`).run();
    }
    database
      .prepare('INSERT INTO "WorldState" ("id", "seed", "generation", "clock", "startedAt") VALUES (1, ?, 0, ?, ?)')
      .run(state.seed, state.clock, state.startedAt);
    summarize(database);
  })();
  database.close();
}

/** The clock that a world's file has stored, as JSON. */
export function storedClock(file: string): string | null {
  const database = new Sqlite(file, { readonly: true });
  const row = database.prepare('SELECT "clock" FROM "WorldState"').get() as { clock: string } | undefined;
  database.close();
  return row?.clock ?? null;
}

type Adapter = Awaited<ReturnType<PrismaBetterSQLite3['connect']>>;

/**
 * The adapter with a lock: one statement or one transaction at a time. Prisma's own adapter lets other statements into an open transaction.
 */
function withLock(adapter: Adapter, lock: Mutex): Adapter {
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    queryRaw: (query) => lock.runExclusive(() => adapter.queryRaw(query)),
    executeRaw: (query) => lock.runExclusive(() => adapter.executeRaw(query)),
    executeScript: (script) => lock.runExclusive(() => adapter.executeScript(script)),
    dispose: () => adapter.dispose(),
    async startTransaction(level) {
      const release = await lock.acquire();
      try {
        const transaction = await adapter.startTransaction(level);
        const [commit, rollback] = [transaction.commit.bind(transaction), transaction.rollback.bind(transaction)];
        transaction.commit = () => commit().finally(release);
        transaction.rollback = () => rollback().finally(release);
        return transaction;
      } catch (error) {
        release();
        throw error;
      }
    },
  };
}

/** Prisma's client; `onWrite` is called with the model before and after every write. */
const createClient = (adapter: Adapter, onWrite: (model: Model) => void) =>
  new PrismaClient({
    adapter: { provider: adapter.provider, adapterName: adapter.adapterName, connect: async () => adapter },
  }).$extends({
    query: {
      $allModels: {
        async $allOperations({ model, args, query }) {
          onWrite(model);
          try {
            return await query(args);
          } finally {
            onWrite(model);
          }
        },
      },
    },
  });

/** `maxWait` includes the transactions before it. */
const TRANSACTION = { maxWait: 30_000, timeout: 30_000 };

/**
 * A world's database: one connection for writes, which run one at a time, and one for prepared reads, which never wait and see the last
 * commit.
 */
export class Connection implements Store {
  /** Prepared reads. */
  readonly read: Statements;
  readonly #writes: Sqlite.Database;
  readonly #reads: Sqlite.Database;
  readonly #own: Statements;
  readonly #lock = new Mutex();
  readonly #makeClient: () => Database;
  readonly #listeners = new Set<(model: Model) => void>();
  #client: Database | null = null;

  private constructor(adapter: Adapter, writes: Sqlite.Database, reads: Sqlite.Database) {
    this.#writes = writes;
    this.#reads = reads;
    this.read = new Statements(reads);
    this.#own = new Statements(writes);
    this.#makeClient = () => createClient(withLock(adapter, this.#lock), (model) => this.#onWrite(model));
  }

  /** Opens a database file; `onWrite` is called with the model before and after every write, and after the commit of a transaction. */
  static async open(file: string, onWrite: (model: Model) => void): Promise<Connection> {
    const adapter = await new PrismaBetterSQLite3(
      { url: `file:${file}` },
      { timestampFormat: 'unixepoch-ms' },
    ).connect();
    const writes = 'client' in adapter ? adapter.client : null;
    if (!(writes instanceof Sqlite)) throw new Error("Prisma's adapter no longer shows its connection.");
    const reads = new Sqlite(file);
    reads.pragma('query_only = ON');
    const connection = new Connection(adapter, writes, reads);
    connection.#listeners.add(onWrite);
    return connection;
  }

  /** Created on first use: many worlds are only read, and the client loads a query compiler. */
  get db(): Database {
    this.#client ??= this.#makeClient();
    return this.#client;
  }

  /**
   * Runs `work` as one atomic transaction; other writes wait. Inside, read and write through its store only: a write through the world would
   * wait for the transaction's own end.
   */
  async transact<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
    const written = new Set<Model>();
    const note = (model: Model) => written.add(model);
    this.#listeners.add(note);
    // The transaction has the lock.
    const run: Store['run'] = async (change, ...values) => {
      this.#onWrite(change.model);
      this.#own.run(change, ...values);
    };
    try {
      return await this.db.$transaction((db) => work({ db, read: this.#own, run }), TRANSACTION);
    } finally {
      this.#listeners.delete(note);
      for (const model of written) this.#onWrite(model);
    }
  }

  /** Runs a prepared write; it waits for the writes before it. For frequent writes: it takes a hundredth of Prisma's time. */
  run(change: Change, ...values: Values): Promise<void> {
    return this.#lock.runExclusive(() => {
      this.#onWrite(change.model);
      this.#own.run(change, ...values);
      this.#onWrite(change.model);
    });
  }

  async close(): Promise<void> {
    await this.#client?.$disconnect();
    if (this.#writes.open) this.#writes.close();
    this.#reads.close();
  }

  #onWrite(model: Model): void {
    for (const listener of this.#listeners) listener(model);
  }
}

/** Where tables are read and written: a world, or a transaction in it. */
export interface Store {
  /** Prisma's client, for writes. */
  readonly db: Database | Transaction;
  /** Prepared reads. */
  readonly read: Statements;
  /** A prepared write, for what is written often or in great numbers: it takes a hundredth of Prisma's time. */
  run(change: Change, ...values: Values): Promise<void>;
}

export type Database = ReturnType<typeof createClient>;
type Transaction = Parameters<Parameters<Database['$transaction']>[0]>[0];
