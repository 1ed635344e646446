/** SQLite binds at most 32,766 values in a statement; games have fifteen a row. */
const BATCH = 1000;

export async function insert<Row>(
  model: { createMany(args: { data: Row[] }): PromiseLike<unknown> },
  rows: readonly Row[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    await model.createMany({ data: rows.slice(start, start + BATCH) });
  }
}
