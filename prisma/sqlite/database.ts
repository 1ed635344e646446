import { createRequire } from 'node:module';

export type { StatementSyncInstance as Statement } from '@photostructure/sqlite';

/** Node.js has all of its own driver from 24 on. */
const driver = Number.parseInt(process.versions.node, 10) >= 24 ? 'node:sqlite' : '@photostructure/sqlite';
const { DatabaseSync } = loadDriver();

function loadDriver(): typeof import('@photostructure/sqlite') {
  try {
    return createRequire(import.meta.url)(driver);
  } catch (cause) {
    const advice = `Node.js ${process.versions.node} needs the package ${driver}: install it, or use Node.js 24`;
    throw new Error(`${advice} (${(cause as Error).message.split('\n', 1)}).`, { cause });
  }
}

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
 * Only this module loads a driver; both have one interface (docs/decisions/2026-11-25-sqlite-without-compiler.md). The
 * one for Node.js 20 closes a connection only when its
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
