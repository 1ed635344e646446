/** A statement has room for 32,766 values; games, the widest table, need fifteen a row. */
const BATCH = 1000;

/** Inserts rows in their order, a batch at a time. */
export async function insert<Row>(
  model: { createMany(args: { data: Row[] }): PromiseLike<unknown> },
  rows: readonly Row[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    await model.createMany({ data: rows.slice(start, start + BATCH) });
  }
}
