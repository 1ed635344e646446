import type { Written } from '../../prisma/sqlite/database.ts';
import type { PreparedStatements } from './prepared-statements.ts';
import { deletion, insertion, patching, upserting } from './rows.ts';
import type { Change, Model, NewRow, Part, Values, Where } from './statements.ts';

/** Another row has the values of a unique index: a concurrent request wrote it. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('UNIQUE constraint failed');

/** Reads and writes tables: a world, or a transaction in it. */
export abstract class Store {
  /** Sees the last commit; in a transaction, its own writes too. */
  abstract readonly read: PreparedStatements;

  /** Waits for earlier writes of others. */
  abstract run(change: Change, ...values: Values): Promise<Written>;

  /** Returns the id, of a table that counts its rows. */
  async insert<Name extends Model>(model: Name, row: NewRow<Name>): Promise<number> {
    return Number((await this.run(...insertion(model, row))).lastInsertRowid);
  }

  /** Returns the number of changed rows. Columns that are undefined stay. */
  async patch<Name extends Model>(model: Name, where: Where<Name>, data: Part<Name>): Promise<number> {
    if (Object.values(data).every((value) => value === undefined)) return 0;
    return (await this.run(...patching(model, where, data))).changes;
  }

  /** Inserts a row, or patches that with `key`, the columns of a unique index. */
  async upsert<Name extends Model>(model: Name, key: Part<Name>, data: Part<Name>): Promise<void> {
    await this.run(...upserting(model, key, data));
  }

  /** Returns the number of deleted rows. */
  async delete<Name extends Model>(model: Name, where: Where<Name>): Promise<number> {
    return (await this.run(...deletion(model, where))).changes;
  }
}
