/** Requires rows by id, all of them or one extra. */
export function cutMembers<Row extends { id: number }>(rows: readonly Row[], size: number) {
  const list = rows.slice(0, size);
  return { rows: list, next: rows.length > size ? String(list.at(-1)?.id) : null };
}
