import type { Prisma } from '../../prisma/generated/client.ts';

type Models = Prisma.TypeMap['model'];
export type Model = keyof Models;
export type Row<Name extends Model> = Models[Name]['payload']['scalars'];
type Column<Name extends Model> = keyof Row<Name> & string;

/** Columns with a default, or without a value, may be missing. */
export type NewRow<Name extends Model> = Typed<
  SingleOf<Models[Name]['operations']['createMany']['args']['data']>,
  Row<Name>
>;
type SingleOf<Data> = Exclude<Data, undefined | readonly unknown[]>;
type Typed<Data, Of> = { [Key in keyof Data]: Key extends keyof Of ? Stored<Of[Key]> | undefined : never };
/** Times may be epoch milliseconds. */
type Stored<Given> = Given extends Uint8Array ? Uint8Array : Given extends Date ? Date | number : Given;

/** Some columns of a row. One that is undefined counts as missing. */
export type Part<Name extends Model> = { [Key in Column<Name>]?: Stored<Row<Name>[Key]> | undefined };

/** Columns equal to a value: null is IS NULL, a list is IN. One that is undefined counts as missing. */
export type Where<Name extends Model> = {
  [Key in Column<Name>]?: Stored<Row<Name>[Key]> | readonly Extract<Row<Name>[Key], string | number>[] | undefined;
};

/** Booleans become 0 and 1, dates epoch milliseconds. */
export type Value = string | number | bigint | boolean | Date | Uint8Array | null;

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

/** Values are named like columns. `rest` is the SQL of a conflict. */
export const insert = <Name extends Model>(model: Name, columns: readonly Column<Name>[], rest = ''): Change => ({
  sql: `INSERT INTO ${quote(model)} (${columns.map(quote).join(', ')}) VALUES (${columns.map((name) => `@${name}`).join(', ')}) ${rest}`,
  model,
});
