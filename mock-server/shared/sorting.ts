import { usualDirection } from '../../openapi/rules/sorting.ts';

export interface Sorting<Column extends string> {
  sort?: Column | undefined;
  /** Default: upwards for texts, else the highest first. */
  direction?: 'ASC' | 'DESC' | undefined;
}

type Value = string | number | bigint;

/** Rows by a column; those of the same value by id. */
export function sortRows<Row extends { id: number }, Column extends string>(
  rows: readonly Row[],
  columns: Record<Column, (row: Row) => Value>,
  { sort, direction }: Sorting<Column>,
  usual: Column,
): Row[] {
  const column = sort ?? usual;
  const keyed = rows.map((row) => ({ row, key: columns[column](row) }));
  const isUp = (direction ?? usualDirection(column)) === 'ASC';
  return keyed
    .sort((one, other) => {
      if (one.key === other.key) return one.row.id - other.row.id;
      return one.key < other.key === isUp ? -1 : 1;
    })
    .map(({ row }) => row);
}

/** SQL by column and direction; rows of the same value by a key, downwards. */
export const orders = <Column extends string, Of>(
  columns: readonly Column[],
  key: string,
  build: (order: string) => Of,
  table = '',
) =>
  Object.fromEntries(
    columns.map((column) => [
      column,
      {
        ASC: build(`ORDER BY ${table}"${column}" ASC, ${table}${key} DESC`),
        DESC: build(`ORDER BY ${table}"${column}" DESC, ${table}${key} DESC`),
      },
    ]),
  ) as Record<Column, Record<'ASC' | 'DESC', Of>>;

/** One of `orders`. */
export const chooseOrder = <Column extends string, Of>(
  all: Record<Column, Record<'ASC' | 'DESC', Of>>,
  { sort, direction }: Sorting<Column>,
  usual: Column,
): Of => {
  const column = sort ?? usual;
  return all[column][direction ?? usualDirection(column)];
};
