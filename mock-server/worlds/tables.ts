import { Sqlite } from '../../prisma/sqlite/database.ts';

export type ColumnType = 'TEXT' | 'INTEGER' | 'BIGINT' | 'REAL' | 'BOOLEAN' | 'DATETIME' | 'BLOB';
/** As SQLite has it: whole numbers are bigints. */
export type StoredValue = string | number | bigint | Uint8Array | null;
export type StoredRow = Record<string, StoredValue>;

export interface Column {
  name: string;
  type: ColumnType;
  isKey: boolean;
  references: { table: string; column: string } | null;
}

/** A foreign key, from either end: `columns` of the other table are equal to `own`, in their order. */
export interface Relation {
  table: string;
  columns: readonly string[];
  own: readonly string[];
  /** The key is in this table. */
  isReferred: boolean;
}

export interface Table {
  name: string;
  columns: Column[];
  relations: Relation[];
}

interface Selection {
  /** Null for all rows. */
  filter: { column: Column; value: StoredValue } | null;
  sort: { column: Column; isDescending: boolean } | null;
  limit: number;
  offset: number;
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
const equal = (columns: readonly string[]) => columns.map((name) => `${quote(name)} IS ?`).join(' AND ');

/** Reads any table of a world's file, with a connection of its own that writes nothing. Names come from the schema only. */
export class Tables {
  readonly #database: Sqlite;
  /** All worlds of a process have the same. */
  static readonly #tables = new Map<string, Table>();

  constructor(file: string) {
    this.#database = new Sqlite(file, { readBigInts: true });
    this.#database.exec('PRAGMA query_only = ON; BEGIN');
    if (Tables.#tables.size > 0) return;
    this.#readColumns();
    this.#readRelations();
  }

  #readColumns(): void {
    const columns = this.#database.rows<{ table: string; name: string; type: ColumnType; pk: bigint }>(
      `SELECT "m"."name" AS "table", "c"."name", "c"."type", "c"."pk"
        FROM "file"."sqlite_master" AS "m", pragma_table_info("m"."name", 'file') AS "c"
        WHERE "m"."type" = 'table' AND "m"."name" NOT LIKE 'sqlite%' ORDER BY "m"."name", "c"."cid"`,
    );
    for (const { table: name, pk, ...column } of columns) {
      const table = Tables.#tables.get(name) ?? { name, columns: [], relations: [] };
      table.columns.push({ ...column, isKey: pk > 0n, references: null });
      Tables.#tables.set(name, table);
    }
  }

  #readRelations(): void {
    const parts = this.#database.rows<{ table: string; id: bigint; from: string; target: string; to: string }>(
      `SELECT "m"."name" AS "table", "k"."id", "k"."from", "k"."table" AS "target", "k"."to"
        FROM "file"."sqlite_master" AS "m", pragma_foreign_key_list("m"."name", 'file') AS "k"
        WHERE "m"."type" = 'table' ORDER BY "m"."name", "k"."id", "k"."seq"`,
    );
    const keys = new Map<string, typeof parts>();
    for (const part of parts) {
      const key = `${part.table} ${part.id}`;
      keys.set(key, [...(keys.get(key) ?? []), part]);
      const column = Tables.#tables.get(part.table)?.columns.find(({ name }) => name === part.from);
      if (column) column.references = { table: part.target, column: part.to };
    }
    for (const key of keys.values()) {
      const [{ table, target } = { table: '', target: '' }] = key;
      const [from, to] = [key.map((part) => part.from), key.map((part) => part.to)];
      Tables.#tables.get(table)?.relations.push({ table: target, columns: to, own: from, isReferred: true });
      Tables.#tables.get(target)?.relations.push({ table, columns: from, own: to, isReferred: false });
    }
  }

  list(): Table[] {
    return [...Tables.#tables.values()];
  }

  find(name: string): Table | null {
    return Tables.#tables.get(name) ?? null;
  }

  count({ name }: Table, filter: Selection['filter'] = null): number {
    return this.#count(name, filter ? [filter.column.name] : [], filter ? [filter.value] : []);
  }

  #count(table: string, columns: readonly string[], values: readonly StoredValue[]): number {
    const where = columns.length > 0 ? `WHERE ${equal(columns)}` : '';
    const [row] = this.#database.rows<{ count: bigint }>(
      `SELECT COUNT(*) AS "count" FROM ${quote(table)} ${where}`,
      ...values,
    );
    return Number(row?.count ?? 0n);
  }

  rows({ name }: Table, { filter, sort, limit, offset }: Selection): StoredRow[] {
    const where = filter ? `WHERE ${equal([filter.column.name])}` : '';
    const order = sort ? `${quote(sort.column.name)} ${sort.isDescending ? 'DESC' : 'ASC'},` : '';
    return this.#database.rows<StoredRow>(
      `SELECT * FROM ${quote(name)} ${where} ORDER BY ${order} "rowid" LIMIT ? OFFSET ?`,
      ...(filter ? [filter.value] : []),
      limit,
      offset,
    );
  }

  /** Number of rows on the other end of a relation, for each of `rows`. */
  countRelated({ table, columns, own }: Relation, rows: readonly StoredRow[]): number[] {
    if (rows.length === 0) return [];
    const keys = rows.map((row, index) => [BigInt(index), ...own.map((name) => row[name] ?? null)]);
    const marks = keys.map((values) => `(${values.map(() => '?').join(', ')})`).join(', ');
    const on = columns.map((name, index) => `"t".${quote(name)} = "p"."key${index}"`).join(' AND ');
    // A join reads a table without an index once, instead of once for each row.
    const counts = this.#database.rows<{ index: bigint; count: bigint }>(
      `WITH "p" ("index", ${columns.map((_, index) => `"key${index}"`).join(', ')}) AS (VALUES ${marks})
        SELECT "p"."index", COUNT(*) AS "count" FROM "p" JOIN ${quote(table)} AS "t" ON ${on} GROUP BY "p"."index"`,
      ...keys.flat(),
    );
    const byIndex = new Map(counts.map(({ index, count }) => [Number(index), Number(count)]));
    return rows.map((_, index) => byIndex.get(index) ?? 0);
  }

  close(): void {
    this.#database.close();
  }
}
