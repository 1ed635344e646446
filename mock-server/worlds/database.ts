import { Mutex } from 'async-mutex';
import { Sqlite, type Written } from '../../prisma/sqlite/database.ts';
import { SEED_TIME } from './clock.ts';
import { PreparedStatements } from './prepared-statements.ts';
import type { Change, Model, Values } from './statements.ts';
import { Store } from './store.ts';
import { noteWritten } from './write-tally.ts';

/** Seeded times move with the world, so that "two days ago" stays two days ago. */
export const MOVING_TIMES = {
  AgentAnnouncement: ['time'],
  AgentAnnouncementRead: ['readAt'],
  Application: ['createdAt', 'decidedAt'],
  AgentNote: ['changedAt'],
  AuditEntry: ['time'],
  Bet: ['time', 'settledAt'],
  ChatMessage: ['time'],
  ChatReport: ['time'],
  ChatStanding: ['mutedUntil'],
  Contract: ['proposedAt', 'answeredAt', 'validFrom', 'validTo'],
  DepositOrder: ['createdAt', 'expiresAt', 'finishedAt', 'reportedAt'],
  DueEvent: ['dueAt'],
  FreeRoundGrant: ['createdAt', 'expiresAt', 'closedAt'],
  Invitation: ['createdAt', 'validTo', 'endedAt'],
  LedgerEntry: ['time'],
  Licence: ['validUntil'],
  LotteryDraw: ['drawAt', 'drawnAt'],
  LotteryOrder: ['drawAt', 'time', 'settledAt'],
  LotterySlip: ['time'],
  Member: ['passwordChangedAt', 'registeredAt'],
  Message: ['time', 'readAt'],
  Movement: ['time'],
  Notice: ['time'],
  PlayBreak: ['startedAt', 'endsAt'],
  PointEntry: ['time'],
  PromoCode: ['validUntil'],
  PushBrowser: ['time'],
  PointLot: ['earnedAt', 'expiresAt'],
  PartnerApplication: ['createdAt'],
  Payout: ['from', 'to', 'settledAt', 'paidAt'],
  PayoutAccount: ['createdAt', 'usableFrom', 'removedAt'],
  Promotion: ['startTime', 'endTime'],
  RankChange: ['time'],
  RecentGame: ['playedAt'],
  ReceivedPayment: ['time'],
  Redemption: ['createdAt', 'stateAt'],
  Reward: ['createdAt', 'claimableFrom', 'claimableUntil', 'claimedAt'],
  Rollover: ['createdAt', 'closedAt', 'expiresAt'],
  RaffleSpin: ['time'],
  Session: ['createdAt', 'lastUsedAt', 'endedAt'],
  SubAccount: ['passwordChangedAt', 'createdAt'],
  TicketLot: ['earnedAt', 'expiresAt'],
  Tournament: ['startTime', 'endTime'],
  TournamentPlayer: ['joinedAt', 'leftAt', 'reachedAt'],
  Winner: ['time'],
  WithdrawOrder: ['createdAt', 'stateAt', 'finishedAt'],
} as const;

/** Days since the epoch move likewise, by whole days. */
const MOVING_DAYS = ['Commission', 'DailySum'] as const;
const DAY_MS = 86_400_000;

/** Recomputes day-dependent data. */
export type Summarize = (database: Sqlite) => void;

/** Moves a seeded file to the start of a world, in epoch milliseconds. */
export function moveTimes(file: string, startedAt: number, summarize: Summarize): void {
  const shift = startedAt - SEED_TIME;
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
      .prepare(`INSERT INTO "WorldState" ("id", "seed", "generation", "clock", "startedAt") VALUES (1, '', 0, '{}', ?)`)
      .run(startedAt);
    summarize(database);
  });
}

/** Call for a file whose times are moved. `clock` is JSON. */
export const beginWorld = (
  file: string,
  { seed, clock, template }: Record<'seed' | 'clock' | 'template', string>,
): void =>
  Sqlite.fill(file, (database) => {
    database.prepare('UPDATE "WorldState" SET "seed" = ?, "clock" = ?, "template" = ?').run(seed, clock, template);
  });

/** JSON. */
export function storedClock(file: string): string | null {
  const database = new Sqlite(file);
  const [row] = database.rows<{ clock: string }>('SELECT "clock" FROM "WorldState"');
  database.close();
  return row?.clock ?? null;
}

/** SQLITE_FULL and SQLITE_IOERR: the driver lacks error codes for some statements. */
const DISK_FAILED = /database or disk is full|disk I\/O error/;

/** Longest transaction. */
const LIMIT_MS = 30_000;
const OVER_LIMIT = new Error(`A transaction has taken ${LIMIT_MS / 1000} s`);

type OnWrite = (model: Model) => void;

/** One connection for writes, which run serially, and one for reads, which never wait and see the last commit. */
export class Connection extends Store {
  readonly read: PreparedStatements;
  readonly #writes: Sqlite;
  readonly #reads: Sqlite;
  readonly #own: PreparedStatements;
  readonly #lock = new Mutex(OVER_LIMIT);
  readonly #onWrite: OnWrite;
  #hasFailed = false;

  /** Calls `onWrite` with the model before and after every write, and after a transaction's end. */
  constructor(file: string, onWrite: OnWrite) {
    super();
    this.#writes = new Sqlite(file);
    this.#reads = new Sqlite(file);
    this.#reads.exec('PRAGMA query_only = ON');
    this.read = new PreparedStatements(this.#reads, this.#noteFailure);
    this.#own = new PreparedStatements(this.#writes, this.#noteFailure);
    this.#onWrite = onWrite;
  }

  /** Returns true after a full or failed disk. SQLite may have rolled back by itself, so reopen the connection. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  readonly #noteFailure = (error: unknown): void => {
    if (error instanceof Error && DISK_FAILED.test(error.message)) this.#hasFailed = true;
  };

  run(change: Change, ...values: Values): Promise<Written> {
    return this.#lock.runExclusive(() => {
      this.#onWrite(change.model);
      const written = noteWritten(change, this.#own.run(change, ...values));
      this.#onWrite(change.model);
      return written;
    });
  }

  /**
   * Atomic; other writes wait. `work` reads and writes through its store only: a write through the world waits for the
   * transaction's own end. After 30 s the transaction fails, and all writes that wait for it.
   */
  async transact<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
    const release = await this.#lock.acquire();
    const transaction = new Transaction(this.#writes, this.#own, this.#onWrite);
    try {
      this.#writes.exec('BEGIN');
      const result = await withinLimit(work(transaction));
      transaction.requireOpen();
      this.#writes.exec('COMMIT');
      return result;
    } catch (error) {
      this.#noteFailure(error);
      if (error === OVER_LIMIT) this.#lock.cancel();
      // Some errors, such as a full disk, roll back.
      if (this.#writes.isOpen && this.#writes.isTransaction) this.#writes.exec('ROLLBACK');
      throw error;
    } finally {
      transaction.end();
      release();
    }
  }

  /** `work` reads the file, which has every commit. Writes wait. */
  async settled<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#lock.runExclusive(() => {
      const [{ busy } = { busy: 1 }] = this.#writes.rows<{ busy: number }>(
        `PRAGMA ${this.#writes.schema}.wal_checkpoint(TRUNCATE)`,
      );
      if (busy) throw new Error('Another connection reads the database: its file is not whole');
      return work();
    });
  }

  async close(): Promise<void> {
    try {
      if (this.#writes.isOpen) this.#writes.close();
    } finally {
      this.#reads.close();
    }
  }
}

/** Has the lock of its connection until it ends. */
class Transaction extends Store {
  readonly read: PreparedStatements;
  readonly #database: Sqlite;
  readonly #onWrite: OnWrite;
  readonly #written = new Set<Model>();
  #isOver = false;

  constructor(database: Sqlite, statements: PreparedStatements, onWrite: OnWrite) {
    super();
    this.#database = database;
    this.read = statements;
    this.#onWrite = onWrite;
  }

  async run(change: Change, ...values: Values): Promise<Written> {
    this.requireOpen();
    this.#written.add(change.model);
    this.#onWrite(change.model);
    return noteWritten(change, this.read.run(change, ...values));
  }

  /** Throws after its end, or a rollback by SQLite itself: later writes would be outside the transaction. */
  requireOpen(): void {
    if (this.#isOver) throw new Error('The transaction is over');
    if (!this.#database.isTransaction) throw new Error('The transaction is over: SQLite has rolled it back');
  }

  end(): void {
    this.#isOver = true;
    for (const model of this.#written) this.#onWrite(model);
  }
}

async function withinLimit<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(OVER_LIMIT), LIMIT_MS);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
