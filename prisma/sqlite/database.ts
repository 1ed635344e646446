import { DatabaseSync } from '@photostructure/sqlite';

export type { StatementSyncInstance as Statement } from '@photostructure/sqlite';

/** How long a statement waits for a lock of another connection. */
const BUSY_TIMEOUT_MS = 5_000;

/** The schema of an attached file. Names of tables without a schema find it. */
const FILE = 'file';
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

interface Options {
  readonly readBigInts?: boolean;
  /** Opens the file itself and not beside an empty database: for what creates tables. */
  readonly isMain?: boolean;
}

/**
 * A connection to a SQLite file. Only this module imports the driver. It has the interface of `node:sqlite`, which takes its place when Node.js
 * 20 is no longer supported (docs/decisions/2026-11-25-sqlite-without-compiler.md).
 *
 * The driver closes a connection when its statements have been garbage-collected. So the file is attached to an empty database in memory:
 * detaching it closes its handles at once and removes its WAL.
 */
export class Sqlite extends DatabaseSync {
  /** The schema of the file's tables. */
  readonly schema: 'main' | typeof FILE;

  constructor(file: string, { isMain = false, ...options }: Options = {}) {
    super(isMain ? file : ':memory:', { ...options, timeout: BUSY_TIMEOUT_MS });
    this.schema = isMain ? 'main' : FILE;
    if (isMain) return;
    // In WAL mode a crash of the process loses no commit.
    this.exec(`ATTACH ${literal(file)} AS ${FILE}; PRAGMA ${FILE}.synchronous = NORMAL`);
  }

  /** Opens a file that nobody else reads, runs `work` in a transaction, and closes it in WAL mode. */
  static fill(file: string, work: (database: Sqlite) => void): void {
    const database = new Sqlite(file);
    database.exec(`PRAGMA ${FILE}.journal_mode = MEMORY; PRAGMA ${FILE}.synchronous = OFF; PRAGMA foreign_keys = OFF`);
    database.transaction(() => work(database));
    database.exec(`PRAGMA ${FILE}.journal_mode = WAL`);
    database.close();
  }

  /** Rolls back an open transaction and closes the file. */
  override close(): void {
    if (this.isTransaction) this.exec('ROLLBACK');
    if (this.schema === FILE) this.exec(`DETACH ${FILE}`);
    super.close();
  }

  /** Runs `work` in a transaction and returns its result. Rolls back and throws when it throws. */
  transaction<Result>(work: () => Result): Result {
    this.exec('BEGIN');
    try {
      const result = work();
      this.exec('COMMIT');
      return result;
    } catch (error) {
      // SQLite itself has rolled back after some errors, such as a full disk.
      if (this.isTransaction) this.exec('ROLLBACK');
      throw error;
    }
  }

  /** Prepares a query, runs it and returns its rows. */
  rows<Row = Record<string, unknown>>(sql: string, ...values: unknown[]): Row[] {
    return this.prepare(sql).all(...values);
  }
}
