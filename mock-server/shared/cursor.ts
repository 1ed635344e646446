/** Newest first. */
export interface Cursor {
  time: number;
  key: string;
}

const NEWEST: Cursor = { time: Number.MAX_SAFE_INTEGER, key: '' };

export function parseCursor(text: string | undefined): Cursor {
  if (text === undefined) return NEWEST;
  const [time = '', key = ''] = text.split('-');
  return { time: Number(time), key };
}

export function parseNumericCursor(text: string | undefined): { time: number; key: number } {
  const { time, key } = parseCursor(text);
  return { time, key: Number(key) };
}

/** Requires one extra row. */
export function cutAt<Row extends { time: Date }>(rows: Row[], size: number, toKey: (row: Row) => string | number) {
  const list = rows.slice(0, size);
  const last = rows.length > size ? list.at(-1) : undefined;
  return { list, next: last ? `${last.time.getTime()}-${toKey(last)}` : null };
}
