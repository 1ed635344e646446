import type { Change, Model, NewRow, Part, Query, Row, Value, Where } from './statements.ts';

/** By their SQL: rows of one shape share a prepared statement. */
const statements = new Map<string, Change>();

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
const marks = (names: readonly unknown[]) => names.map(() => '?').join(', ');

type Bound<Statement> = [statement: Statement, ...values: Value[]];

function bind(model: Model, sql: string, values: readonly Value[]): Bound<Change> {
  const statement = statements.get(sql) ?? { sql, model };
  statements.set(sql, statement);
  return [statement, ...values];
}

const NAME = /^[A-Za-z0-9]+$/;

/** Throws for a key that cannot be a column. */
function entriesOf(row: object): [names: string[], values: Value[]] {
  const entries = Object.entries(row).filter(([, value]) => value !== undefined);
  const wrong = entries.find(([name]) => !NAME.test(name));
  if (wrong) throw new Error(`There is no column ${JSON.stringify(wrong[0])}`);
  return [entries.map(([name]) => name), entries.map(([, value]) => value as Value)];
}

function filter(where: object): [sql: string, values: Value[]] {
  const values: Value[] = [];
  const [names, wanted] = entriesOf(where);
  const terms = names.map((name, index) => {
    const value = wanted[index];
    if (value === null) return `"${name}" IS NULL`;
    const isList = Array.isArray(value);
    values.push(isList ? JSON.stringify(value) : (value as Value));
    return isList ? `"${name}" IN (SELECT "value" FROM json_each(?))` : `"${name}" = ?`;
  });
  return [terms.length === 0 ? '' : ` WHERE ${terms.join(' AND ')}`, values];
}

export function insertion<Name extends Model>(model: Name, row: NewRow<Name>): Bound<Change> {
  const [names, values] = entriesOf(row);
  return bind(model, `INSERT INTO "${model}" (${quoted(names)}) VALUES (${marks(names)})`, values);
}

export function patching<Name extends Model>(model: Name, where: Where<Name>, data: Part<Name>): Bound<Change> {
  const [names, values] = entriesOf(data);
  const [sql, wanted] = filter(where);
  const set = names.map((name) => `"${name}" = ?`).join(', ');
  return bind(model, `UPDATE "${model}" SET ${set}${sql}`, [...values, ...wanted]);
}

/** `key` has the columns of a unique index. */
export function upserting<Name extends Model>(model: Name, key: Part<Name>, data: Part<Name>): Bound<Change> {
  const [keys] = entriesOf(key);
  const [changed] = entriesOf(data);
  const [insert, ...values] = insertion(model, { ...key, ...data } as NewRow<Name>);
  const set = changed.map((name) => `"${name}" = excluded."${name}"`).join(', ');
  return bind(model, `${insert.sql} ON CONFLICT (${quoted(keys)}) DO UPDATE SET ${set}`, values);
}

export function deletion<Name extends Model>(model: Name, where: Where<Name>): Bound<Change> {
  const [sql, values] = filter(where);
  return bind(model, `DELETE FROM "${model}"${sql}`, values);
}

/** `rest` is the SQL of order and limit. */
export function selection<Name extends Model>(model: Name, where: Where<Name>, rest = ''): Bound<Query<Row<Name>>> {
  const [filterSql, values] = filter(where);
  return bind(model, `SELECT "${model}".* FROM "${model}"${filterSql} ${rest}`, values);
}
