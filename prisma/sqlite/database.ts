import { DatabaseSync } from '@photostructure/sqlite';

export type { StatementSyncInstance as Statement } from '@photostructure/sqlite';

export interface Written {
  readonly changes: number;
  readonly lastInsertRowid: number | bigint;
}

const BUSY_TIMEOUT_MS = 5_000;

/** Table names without a schema resolve to it. */
const FILE = 'file';
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

interface Options {
  readonly readBigInts?: boolean;
  /** Opens the file as main, for creating tables. */
  readonly isMain?: boolean;
}

/**
 * Only this module imports the driver. It has the interface of `node:sqlite`, which replaces it after the support of
 * Node.js 20 ends (docs/decisions/2026-11-25-sqlite-without-compiler.md). The driver closes a connection only when its
 * statements are garbage-collected. So the file is attached to an empty database in memory: detaching it closes its
 * handles at once and removes its WAL.
 */
export class Sqlite extends DatabaseSync {
  readonly schema: 'main' | typeof FILE;

  constructor(file: string, { isMain = false, ...options }: Options = {}) {
    super(isMain ? file : ':memory:', { ...options, timeout: BUSY_TIMEOUT_MS });
    this.schema = isMain ? 'main' : FILE;
    if (isMain) return;
    // In WAL mode a crash of the process loses no commit.
    this.exec(`ATTACH ${literal(file)} AS ${FILE}; PRAGMA ${FILE}.synchronous = NORMAL`);
  }

  /** Requires an unshared file; runs `work` in a transaction, and closes the file in WAL mode. */
  static fill(file: string, work: (database: Sqlite) => void): void {
    const database = new Sqlite(file);
    database.exec(`PRAGMA ${FILE}.journal_mode = MEMORY; PRAGMA ${FILE}.synchronous = OFF; PRAGMA foreign_keys = OFF`);
    database.transaction(() => work(database));
    database.exec(`PRAGMA ${FILE}.journal_mode = WAL`);
    database.close();
  }

  /** Rolls back an open transaction. */
  override close(): void {
    if (this.isTransaction) this.exec('ROLLBACK');
    if (this.schema === FILE) this.exec(`DETACH ${FILE}`);
    super.close();
  }

  /** Rolls back and rethrows on an error. */
  transaction<Result>(work: () => Result): Result {
    this.exec('BEGIN');
    try {
      const result = work();
      this.exec('COMMIT');
      return result;
    } catch (error) {
      // Some errors, such as a full disk, roll back.
      if (this.isTransaction) this.exec('ROLLBACK');
      throw error;
    }
  }

  rows<Row = Record<string, unknown>>(sql: string, ...values: unknown[]): Row[] {
    return this.prepare(sql).all(...values);
  }
}
