import type { Prisma } from '../../prisma/generated/client.ts';
import type { Sqlite, Statement } from '../../prisma/sqlite/database.ts';

type Models = Prisma.TypeMap['model'];
export type Model = keyof Models;
export type Row<Name extends Model> = Models[Name]['payload']['scalars'];
type Column<Name extends Model> = keyof Row<Name> & string;
export type Value = string | number | bigint | Uint8Array | null;

/** Values by position, or by name for `@name`. */
export type Values = (Value | Record<string, Value>)[];

export interface Query<Result> {
  readonly sql: string;
  /** Overrides, and types of computed columns, which SQLite does not declare (INTEGER by default). */
  readonly types?: Readonly<Record<string, 'BIGINT' | 'BOOLEAN' | 'INTEGER' | 'TEXT'>>;
  /** Has no value. */
  readonly row?: Result;
}

export interface Change {
  readonly sql: string;
  readonly model: Model;
}

const quote = (name: string) => `"${name}"`;

/** `rest` is the SQL of filter and order. */
export const select = <Name extends Model, Wanted extends Column<Name>>(
  model: Name,
  columns: readonly Wanted[],
  rest: string,
): Query<Pick<Row<Name>, Wanted>> => ({ sql: `SELECT ${columns.map(quote).join(', ')} FROM ${quote(model)} ${rest}` });

export const selectRows = <Name extends Model>(model: Name, rest: string): Query<Row<Name>> => ({
  sql: `SELECT ${quote(model)}.* FROM ${quote(model)} ${rest}`,
});

/** The compiler does not check the row type. */
export const query = <Result>(sql: string, types: Query<Result>['types'] = {}): Query<Result> => ({ sql, types });

export const count = (model: Model, rest: string): Query<{ count: number }> => ({
  sql: `SELECT COUNT(*) AS "count" FROM ${quote(model)} ${rest}`,
});

/** `rest` is the SQL of the filter. */
export const remove = (model: Model, rest: string): Change => ({ sql: `DELETE FROM ${quote(model)} ${rest}`, model });

/** `rest` is the SQL of SET and filter. */
export const update = (model: Model, rest: string): Change => ({ sql: `UPDATE ${quote(model)} SET ${rest}`, model });

/** Values are named like columns, times are epoch milliseconds. `rest` is the SQL of a conflict. */
export const insert = <Name extends Model>(model: Name, columns: readonly Column<Name>[], rest = ''): Change => ({
  sql: `INSERT INTO ${quote(model)} (${columns.map(quote).join(', ')}) VALUES (${columns.map((name) => `@${name}`).join(', ')}) ${rest}`,
  model,
});

/** By declared column type. */
const CONVERSIONS: Record<string, (value: number | bigint) => unknown> = {
  INTEGER: Number,
  BOOLEAN: Boolean,
  DATETIME: (value) => new Date(Number(value)),
};

interface Prepared {
  statement: Statement;
  conversions: [column: string, convert: (value: number | bigint) => unknown][];
}

/**
 * Prisma compiles each query, which takes a hundred times as long as SQLite itself. Rows have Prisma's types. Reads are
 * synchronous and see one consistent snapshot.
 */
export class Statements {
  readonly #connection: Sqlite;
  readonly #onError: (error: unknown) => void;
  readonly #prepared = new Map<Query<unknown> | Change, Prepared>();

  /** Calls `onError` for a failed statement, then throws. */
  constructor(connection: Sqlite, onError: (error: unknown) => void = () => {}) {
    this.#connection = connection;
    this.#onError = onError;
  }

  all<Result>(query: Query<Result>, ...values: Values): Result[] {
    const { statement, conversions } = this.#prepare(query);
    const rows = this.#attempt(() => statement.all(...values)) as Record<string, unknown>[];
    for (const row of rows) {
      for (const [column, convert] of conversions) {
        const value = row[column];
        if (value !== null) row[column] = convert(value as number | bigint);
      }
    }
    return rows as Result[];
  }

  first<Result>(query: Query<Result>, ...values: Values): Result | null {
    return this.all(query, ...values)[0] ?? null;
  }

  run(change: Change, ...values: Values): void {
    const { statement } = this.#prepare(change);
    this.#attempt(() => statement.run(...values));
  }

  #attempt<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      this.#onError(error);
      throw error;
    }
  }

  #prepare(query: Query<unknown> | Change): Prepared {
    const known = this.#prepared.get(query);
    if (known) return known;
    const statement = this.#attempt(() => this.#connection.prepare(query.sql));
    const types: Query<unknown>['types'] = ('types' in query && query.types) || {};
    const columns = statement.columns().map(({ name, type }) => ({
      name,
      type: types[name] ?? type ?? 'INTEGER',
    }));
    // Faster than bigints, and exact except for money.
    const hasAmounts = columns.some(({ type }) => type === 'BIGINT');
    statement.setReadBigInts(hasAmounts);
    const conversions = columns.flatMap(({ name, type }): Prepared['conversions'] => {
      const convert = type === 'INTEGER' && !hasAmounts ? undefined : CONVERSIONS[type];
      return convert ? [[name, convert]] : [];
    });
    const prepared: Prepared = { statement, conversions };
    this.#prepared.set(query, prepared);
    return prepared;
  }
}
