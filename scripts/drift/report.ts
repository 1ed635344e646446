import type { Drift, Finding, Row } from './drift.ts';

const HEAD = ['operation', 'asked with', 'status', 'difference', 'where'];

/** A row for each difference, and one for each operation without any. */
export function tableOf({ rows, skipped }: Drift): string {
  const lines = [
    ...grouped(rows).flatMap(([operation, group]) => linesOf(operation, group)),
    ...skipped.map(({ operation, why }) => [operation, '–', '–', `not asked: ${why}`, '']),
  ];
  const widths = HEAD.map((title, column) => Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)));
  const write = (line: string[]) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [write(HEAD), ...lines.map(write), '', sumOf(rows)].join('\n');
}

function grouped(rows: Row[]): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.operation, [...(groups.get(row.operation) ?? []), row]);
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

function linesOf(operation: string, rows: Row[]): string[][] {
  const differing = rows.filter(({ differences }) => differences.length > 0);
  if (differing.length === 0) {
    const statuses = [...new Set(rows.map(({ status }) => String(status)))].join(' ');
    return [[operation, `${rows.length} ways`, statuses, 'none', '']];
  }
  return differing.flatMap(({ way, status, differences }) =>
    differences.map(({ kind, at, message }) => [operation, way, String(status ?? '–'), `${kind}: ${message}`, at]),
  );
}

export const differencesIn = (rows: Row[]): Finding[] => rows.flatMap(({ differences }) => differences);

function sumOf(rows: Row[]): string {
  const operations = new Set(rows.map(({ operation }) => operation)).size;
  return `${rows.length} requests to ${operations} operations: ${differencesIn(rows).length} differences.`;
}
