import type { Sqlite, Statement, Written } from '../../prisma/sqlite/database.ts';
import { insertion, selection } from './rows.ts';
import type { Change, Model, NewRow, Query, Row, Values, Where } from './statements.ts';

/** By declared column type. */
const CONVERSIONS: Record<string, (value: number | bigint) => unknown> = {
  INTEGER: Number,
  BOOLEAN: Boolean,
  DATETIME: (value) => new Date(Number(value)),
};

function toSqlite(value: Values[number]): unknown {
  if (typeof value === 'boolean') return Number(value);
  if (value instanceof Date) return value.getTime();
  if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, toSqlite(each)]));
}

interface Prepared {
  statement: Statement;
  conversions: [column: string, convert: (value: number | bigint) => unknown][];
}

/**
 * The prepared statements of one connection. Rows have the types of the Prisma schema. Reads are synchronous and see one
 * consistent snapshot.
 */
export class PreparedStatements {
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
    const rows = this.#attempt(() => statement.all(...values.map(toSqlite))) as Record<string, unknown>[];
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

  /** Returns the first row; null without one. */
  find<Name extends Model>(model: Name, where: Where<Name>): Row<Name> | null {
    return this.first(...selection(model, where, 'LIMIT 1'));
  }

  /** Throws without a row. */
  one<Name extends Model>(model: Name, where: Where<Name>): Row<Name> {
    const row = this.find(model, where);
    if (!row) throw new Error(`There is no ${model} with ${JSON.stringify(where)}`);
    return row;
  }

  /** `rest` is the SQL of order and limit. */
  list<Name extends Model>(model: Name, where: Where<Name> = {}, rest?: string): Row<Name>[] {
    return this.all(...selection(model, where, rest));
  }

  /** Returns the id, of a table that counts its rows. */
  insert<Name extends Model>(model: Name, row: NewRow<Name>): number {
    return Number(this.run(...insertion(model, row)).lastInsertRowid);
  }

  run(change: Change, ...values: Values): Written {
    const { statement } = this.#prepare(change);
    return this.#attempt(() => statement.run(...values.map(toSqlite)));
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
