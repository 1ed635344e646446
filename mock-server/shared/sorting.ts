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
  const keyed = rows.map((row) => ({ row, key: columns[sort ?? usual](row) }));
  const isUp = direction ? direction === 'ASC' : typeof keyed[0]?.key === 'string';
  return keyed
    .sort((one, other) => {
      if (one.key === other.key) return one.row.id - other.row.id;
      return one.key < other.key === isUp ? -1 : 1;
    })
    .map(({ row }) => row);
}
