import {
  type ArgType,
  type ColumnType,
  ColumnTypeEnum,
  type ConnectionInfo,
  DriverAdapterError,
  type IsolationLevel,
  type MappedError,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
  type SqlQueryable,
  type SqlResultSet,
  type Transaction,
} from '@prisma/driver-adapter-utils';
import { Mutex } from 'async-mutex';
import { Sqlite } from './database.ts';

const ABOUT = { provider: 'sqlite', adapterName: 'baize-sqlite' } as const;

const COLUMN_TYPES: Readonly<Record<string, ColumnType>> = {
  INTEGER: ColumnTypeEnum.Int32,
  BIGINT: ColumnTypeEnum.Int64,
  REAL: ColumnTypeEnum.Double,
  DECIMAL: ColumnTypeEnum.Numeric,
  TEXT: ColumnTypeEnum.Text,
  BOOLEAN: ColumnTypeEnum.Boolean,
  DATETIME: ColumnTypeEnum.DateTime,
  JSONB: ColumnTypeEnum.Json,
  BLOB: ColumnTypeEnum.Bytes,
};

/** SQLite declares no type: uses the first value. */
function typeOfValues(values: readonly unknown[]): ColumnType {
  const value = values.find((each) => each !== null);
  if (typeof value === 'string') return ColumnTypeEnum.Text;
  if (typeof value === 'bigint') return ColumnTypeEnum.Int64;
  if (typeof value === 'number') return ColumnTypeEnum.UnknownNumber;
  return value instanceof Uint8Array ? ColumnTypeEnum.Bytes : ColumnTypeEnum.Int32;
}

/** Times become epoch milliseconds. */
function toSqlite(value: unknown, { scalarType }: ArgType): unknown {
  if (typeof value === 'boolean') return Number(value);
  if (value instanceof Date) return value.getTime();
  if (typeof value !== 'string') return Array.isArray(value) ? Buffer.from(value) : value;
  switch (scalarType) {
    case 'int':
    case 'float':
    case 'decimal':
      return Number(value);
    case 'bigint':
      return BigInt(value);
    case 'datetime':
      return Date.parse(value);
    case 'bytes':
      return Buffer.from(value, 'base64');
    default:
      return value;
  }
}

function toPrisma(value: unknown, type: ColumnType): unknown {
  if (value instanceof Uint8Array) return [...value];
  if (type === ColumnTypeEnum.DateTime && value !== null) return new Date(Number(value)).toISOString();
  return typeof value === 'bigint' ? String(value) : value;
}

/** Parses "Table.first, Table.second". */
const columnsIn = (list: string) => list.split(', ').map((name) => name.slice(name.indexOf('.') + 1));

/** By message: the driver lacks error codes for some statements. */
const ERRORS: readonly [pattern: RegExp, map: (detail: string) => MappedError][] = [
  [
    /^UNIQUE constraint failed: index '(.+)'$/,
    (index) => ({ kind: 'UniqueConstraintViolation', constraint: { index } }),
  ],
  [
    /^UNIQUE constraint failed: (.+)$/,
    (list) => ({ kind: 'UniqueConstraintViolation', constraint: { fields: columnsIn(list) } }),
  ],
  [
    /^NOT NULL constraint failed: (.+)$/,
    (list) => ({ kind: 'NullConstraintViolation', constraint: { fields: columnsIn(list) } }),
  ],
  [
    /^FOREIGN KEY constraint failed$/,
    () => ({ kind: 'ForeignKeyConstraintViolation', constraint: { foreignKey: {} } }),
  ],
  [/^no such table: (.+)$/, (table) => ({ kind: 'TableDoesNotExist', table })],
  [/^no such column: (.+)$/, (column) => ({ kind: 'ColumnNotFound', column })],
  [/has no column named (.+)$/, (column) => ({ kind: 'ColumnNotFound', column })],
  [/^database (?:table )?is locked/, () => ({ kind: 'SocketTimeout' })],
];

/** SQLITE_ERROR, for errors without their own code. */
const GENERIC = 1;

function toDriverError(error: unknown): DriverAdapterError {
  const { message, errcode = GENERIC } = error as Error & { errcode?: number };
  for (const [pattern, map] of ERRORS) {
    const match = pattern.exec(message);
    if (match) return new DriverAdapterError({ ...map(match[1] ?? ''), originalMessage: message });
  }
  return new DriverAdapterError({ kind: 'sqlite', extendedCode: errcode, message, originalMessage: message });
}

/** Throws Prisma's kind of error. */
function attempt<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw toDriverError(error);
  }
}

/** Does not lock the connection. */
class Statements implements SqlQueryable {
  readonly provider = ABOUT.provider;
  readonly adapterName = ABOUT.adapterName;

  constructor(protected readonly database: Sqlite) {}

  async queryRaw(query: SqlQuery): Promise<SqlResultSet> {
    return attempt(() => {
      const statement = this.database.prepare(query.sql);
      statement.setReadBigInts(true);
      statement.setReturnArrays(true);
      const columns = statement.columns();
      const rows: unknown[][] = statement.all(...this.#values(query));
      const columnTypes = columns.map(
        ({ type }, index) => COLUMN_TYPES[type ?? ''] ?? typeOfValues(rows.map((row) => row[index])),
      );
      return {
        columnNames: columns.map(({ name }) => name),
        columnTypes,
        rows: rows.map((row) => row.map((value, index) => toPrisma(value, columnTypes[index] as ColumnType))),
      };
    });
  }

  async executeRaw(query: SqlQuery): Promise<number> {
    return attempt(() => this.database.prepare(query.sql).run(...this.#values(query)).changes);
  }

  #values({ args, argTypes }: SqlQuery): unknown[] {
    return args.map((value, index) => toSqlite(value, argTypes[index] as ArgType));
  }
}

/** Has the lock of its connection until it ends. */
class OpenTransaction extends Statements implements Transaction {
  /** The adapter itself commits and rolls back. */
  readonly options = { usePhantomQuery: true };
  readonly #release: () => void;

  constructor(database: Sqlite, release: () => void) {
    super(database);
    this.#release = release;
  }

  override async queryRaw(query: SqlQuery): Promise<SqlResultSet> {
    this.#requireOpen();
    return super.queryRaw(query);
  }

  override async executeRaw(query: SqlQuery): Promise<number> {
    this.#requireOpen();
    return super.executeRaw(query);
  }

  /** Throws after a rollback by SQLite itself: later writes would be outside the transaction. */
  #requireOpen(): void {
    if (!this.database.isTransaction)
      throw toDriverError(new Error('The transaction is over: SQLite has rolled it back'));
  }

  commit = () => this.#end('COMMIT');
  rollback = () => this.#end('ROLLBACK');

  async #end(sql: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    try {
      // Some errors, such as a full disk, roll back.
      if (sql === 'COMMIT' || this.database.isTransaction) attempt(() => this.database.exec(sql));
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      throw error;
    } finally {
      this.#release();
    }
  }
}

/** `lock` serializes statements and transactions. */
export class SqliteAdapter extends Statements implements SqlDriverAdapter {
  readonly #lock: Mutex;

  constructor(database: Sqlite, lock: Mutex) {
    super(database);
    this.#lock = lock;
  }

  override queryRaw(query: SqlQuery): Promise<SqlResultSet> {
    return this.#lock.runExclusive(() => super.queryRaw(query));
  }

  override executeRaw(query: SqlQuery): Promise<number> {
    return this.#lock.runExclusive(() => super.executeRaw(query));
  }

  getConnectionInfo(): ConnectionInfo {
    return { schemaName: this.database.schema, supportsRelationJoins: false };
  }

  executeScript(script: string): Promise<void> {
    return this.#lock.runExclusive(() => attempt(() => this.database.exec(script)));
  }

  async startTransaction(level?: IsolationLevel): Promise<Transaction> {
    if (level && level !== 'SERIALIZABLE') throw new DriverAdapterError({ kind: 'InvalidIsolationLevel', level });
    const release = await this.#lock.acquire();
    try {
      attempt(() => this.database.exec('BEGIN'));
      return new OpenTransaction(this.database, release);
    } catch (error) {
      release();
      throw error;
    }
  }

  async dispose(): Promise<void> {
    if (this.database.isOpen) this.database.close();
  }
}

/** Prisma sends a whole migration as one statement. */
class ShadowAdapter extends SqliteAdapter {
  override async executeRaw({ sql }: SqlQuery): Promise<number> {
    await this.executeScript(sql);
    return 0;
  }
}

export class PrismaSqlite implements SqlMigrationAwareDriverAdapterFactory {
  readonly provider = ABOUT.provider;
  readonly adapterName = ABOUT.adapterName;
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  connect = async () => new SqliteAdapter(new Sqlite(this.#file, { isMain: true }), new Mutex());
  connectToShadowDb = async () => new ShadowAdapter(new Sqlite(':memory:', { isMain: true }), new Mutex());
}
