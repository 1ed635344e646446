import type { Query } from '../../openapi/generated/control-operations.ts';
import { ApiError } from '../http/api-error.ts';
import { MASKED } from '../http/mask.ts';
import type { Model, Row } from '../worlds/statements.ts';
import { type Column, type Relation, type StoredRow, type StoredValue, type Table, Tables } from '../worlds/tables.ts';
import type { World } from '../worlds/world.ts';
import type { ControlHandlers } from './call.ts';

const LONGEST_TEXT = 2_000;

/** Passwords, tokens, codes, payout numbers, and seeds of draws to come. */
const SECRETS: { readonly [Name in Model]?: readonly (keyof Row<Name>)[] } = {
  Captcha: ['id', 'digits'],
  DepositOrder: ['token', 'payment'],
  FreePlayToken: ['value'],
  HumanProof: ['passToken', 'lotNumber', 'captchaOutput'],
  InboxMessage: ['text', 'code', 'push'],
  Member: ['passwordHash', 'paymentHash'],
  OneTimePassword: ['hash'],
  PayoutAccount: ['number', 'activeKey'],
  PhoneAuthSession: ['id', 'code'],
  Play: ['token', 'sessionToken', 'serverSeed'],
  PushBrowser: ['id', 'endpoint', 'sessionToken', 'p256dh', 'auth'],
  RaffleSeeds: ['serverSeed'],
  SecurityAnswer: ['answerHash'],
  Session: ['token'],
  SubAccount: ['passwordHash'],
  VerificationCode: ['code'],
};

const isMasked = (table: string, column: string): boolean =>
  ((SECRETS[table as Model] ?? []) as readonly string[]).includes(column);

function read<Result>({ place }: World, work: (tables: Tables) => Result): Result {
  const tables = new Tables(place.file);
  try {
    return work(tables);
  } finally {
    tables.close();
  }
}

function describeTable(tables: Tables, table: Table) {
  const columns = table.columns.map((column) => ({ ...column, isMasked: isMasked(table.name, column.name) }));
  return { name: table.name, rows: tables.count(table), columns };
}

/** Throws 404. */
function requireTable(tables: Tables, name: string): Table {
  const table = tables.find(name);
  if (table) return table;
  throw new ApiError(404, 'table.not.found', `The world has no table "${name}": GET …/tables lists them.`);
}

/** Throws 400 for an unknown one, and for one whose order or values would show a secret. */
function requireColumn({ name: table, columns }: Table, name: string, place: string): Column {
  const column = columns.find((each) => each.name === name);
  if (!column) throw new ApiError(400, 'column.unknown', `${place}: ${table} has no column "${name}".`);
  if (isMasked(table, name) || column.type === 'BLOB')
    throw new ApiError(400, 'column.unknown', `${place}: ${table}.${name} is not shown.`);
  return column;
}

const WHOLE = /^-?\d{1,18}$/;

/** Spelt as in a response; null without a text. Throws 400. */
function parseValue({ name, type }: Column, text: string | undefined): StoredValue {
  if (text === undefined) return null;
  if (type === 'TEXT') return text;
  if (type === 'BOOLEAN' && (text === 'true' || text === 'false')) return text === 'true' ? 1n : 0n;
  if (type === 'REAL' && text !== '' && Number.isFinite(Number(text))) return Number(text);
  if (type !== 'REAL' && type !== 'BOOLEAN' && WHOLE.test(text)) return BigInt(text);
  throw new ApiError(400, 'column.value', `query.value: no value of ${name}, which is ${type}.`);
}

function describeValue(table: string, { name, type }: Column, value: StoredValue) {
  if (value === null) return null;
  if (value instanceof Uint8Array) return `${value.length} bytes`;
  if (isMasked(table, name)) return MASKED;
  if (type === 'BOOLEAN') return value !== 0n;
  if (typeof value === 'bigint') return type === 'BIGINT' ? String(value) : Number(value);
  return typeof value === 'string' && value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value;
}

/** A filter for the rows on the other end; null where the key has several columns or is secret. */
function describeFilter(table: Table, { table: other, columns, own }: Relation, row: StoredRow) {
  const [column = '', second] = columns;
  const [ownColumn = ''] = own;
  const isHidden = second !== undefined || isMasked(other, column) || isMasked(table.name, ownColumn);
  return isHidden ? { column: null, value: null } : { column, value: String(row[ownColumn]) };
}

/** Without those that have no rows. */
function describeRelated(tables: Tables, table: Table, rows: readonly StoredRow[]) {
  const counts = table.relations.map((relation) => tables.countRelated(relation, rows));
  return rows.map((row, index) =>
    table.relations.flatMap((relation, at) => {
      const count = counts[at]?.[index] ?? 0;
      const { table: other, isReferred } = relation;
      return count > 0 ? [{ table: other, ...describeFilter(table, relation, row), rows: count, isReferred }] : [];
    }),
  );
}

function listRows(tables: Tables, table: Table, query: Query<'listRows'>) {
  const { pageNo = 1, pageSize = 15, column, value, sort } = query;
  if (value !== undefined && column === undefined)
    throw new ApiError(400, 'column.unknown', 'query.value: query.column is missing.');
  const filtered = column === undefined ? null : requireColumn(table, column, 'query.column');
  const filter = filtered && { column: filtered, value: parseValue(filtered, value) };
  const order =
    sort === undefined
      ? null
      : {
          column: requireColumn(table, sort.replace('-', ''), 'query.sort'),
          isDescending: sort.startsWith('-'),
        };
  const rows = tables.rows(table, { filter, sort: order, limit: pageSize, offset: (pageNo - 1) * pageSize });
  const related = describeRelated(tables, table, rows);
  return {
    list: rows.map((row, index) => ({
      values: Object.fromEntries(
        table.columns.map((each) => [each.name, describeValue(table.name, each, row[each.name] ?? null)]),
      ),
      related: related[index],
    })),
    total: tables.count(table, filter),
  };
}

/** Throws 404, 400. */
export const tableOperations: ControlHandlers<'listTables' | 'listRows'> = {
  listTables: ({ world }) => read(world, (tables) => tables.list().map((table) => describeTable(tables, table))),
  listRows: ({ world, path, query }) =>
    read(world, (tables) => listRows(tables, requireTable(tables, path.table), query)),
};
