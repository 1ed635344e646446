interface Row {
  time: number;
  requestId: string;
  method: string;
  path: string;
  status: number;
  errorCode: string | null;
  stack: string | null;
}

const MOST_ROWS = 30;

/** Returns the newest first, with the stacks of the mock's errors. */
export function requestTable(world: string, rows: readonly Row[]): string {
  const lines = rows
    .slice(0, MOST_ROWS)
    .flatMap(({ time, requestId, method, path, status, errorCode, stack }) => [
      `  ${new Date(time).toISOString()} ${[method, path, status, errorCode, requestId].filter(Boolean).join(' ')}`,
      ...(stack ? [stack.replace(/^/gm, '      ')] : []),
    ]);
  const text = lines.length > 0 ? lines.join('\n') : '  none';
  return `The latest requests in the world ${world}, newest first:\n${text}`;
}
