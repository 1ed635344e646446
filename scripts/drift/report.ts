import type { Drift, Finding, Row } from './drift.ts';

export type Verdict = 'same' | 'differs' | 'could not look';

export interface Report extends Drift {
  verdict: Verdict;
  /** Why it could not look. */
  reason: string | null;
  url: string;
  merchant: string;
  contractVersion: string;
  startedAt: string;
  differences: number;
  /** Sentences. */
  made: string[];
}

const HEAD = ['operation', 'asked with', 'status', 'difference', 'where'];
/** Control characters, marks of direction, halves of characters, and what XML does not allow. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]+/gu;

/** A server may send anything. */
export const printable = (text: string): string => text.replace(UNPRINTABLE, ' ');

/** A row for each difference, or one for an operation without any. */
export function formatTable(drift: Drift): string {
  const lines = linesIn(drift).map((line) => line.map(printable));
  const widths = HEAD.map((title, column) => Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)));
  const write = (line: string[]) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [write(HEAD), ...lines.map(write), '', ...countTexts(drift)].join('\n');
}

const linesIn = ({ rows, skipped }: Drift): string[][] => [
  ...grouped(rows).flatMap(([operation, group]) => operationLines(operation, group)),
  ...skipped.map(({ operation, why }) => [operation, '–', '–', `not asked: ${why}`, '']),
];

function grouped(rows: Row[]): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.operation, [...(groups.get(row.operation) ?? []), row]);
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

function operationLines(operation: string, rows: Row[]): string[][] {
  const lines = differenceLines(rows);
  if (lines.length > 0) return lines;
  const statuses = [...new Set(rows.map(({ status }) => String(status)))].join(' ');
  return [[operation, `${rows.length} ways`, statuses, 'none', '']];
}

const differenceLines = (rows: Row[]): string[][] =>
  rows.flatMap(({ operation, way, status, differences }) =>
    differences.map(({ kind, at, message }) => [operation, way, String(status ?? '–'), `${kind}: ${message}`, at]),
  );

export const differencesIn = (rows: Row[]): Finding[] => rows.flatMap(({ differences }) => differences);

/** The last one says how much of the contract was seen: refusals alone prove little. */
function countTexts({ rows, answered: { answered, all, missing } }: Drift): string[] {
  const operations = new Set(rows.map(({ operation }) => operation)).size;
  const marked = rows.filter(({ hasByteOrderMark }) => hasByteOrderMark).length;
  return [
    `${rows.length} requests to ${operations} operations: ${differencesIn(rows).length} differences.`,
    ...(marked > 0 ? [`${marked} answers begin with a byte order mark, which JSON must not have.`] : []),
    `${answered} of ${all} operations answered${missing.length > 0 ? `; set ${missing.join(' and ')}` : ''}.`,
  ];
}

/** What the run changed: somebody may have to undo it. */
export const madeLines = ({ made }: Pick<Report, 'made'>): string[] =>
  (made.length > 0 ? made : ['nothing']).map((text) => `Made by this run: ${text}`);

/** Hosts show a summary of up to 1 MB; the other reports have all of them. */
const MOST_LINES = 500;

/** Markdown: verdict, counts, differences, then what was not looked at and why. */
export function formatSummary(report: Report): string {
  const { verdict, reason, url, merchant, contractVersion, rows, skipped } = report;
  const lines = differenceLines(rows);
  const shown = lines.slice(0, MOST_LINES);
  const more = lines.length - shown.length;
  const parts = [
    `## Contract ${contractVersion}: ${verdict}`,
    ...(reason ? [`**${escapeMarkdown(reason)}**`] : []),
    `${escapeMarkdown(url)}, merchant ${escapeMarkdown(merchant)}`,
    countTexts(report)
      .map((text) => `- ${escapeMarkdown(text)}`)
      .join('\n'),
    ...(shown.length > 0 ? [tableOf(HEAD, shown)] : []),
    ...(more > 0 ? [`And ${more} more.`] : []),
    ...(skipped.length > 0 ? ['### Not looked at', tableOf(['why', 'operations'], whyLines(skipped))] : []),
    madeLines(report)
      .map((text) => `- ${escapeMarkdown(text)}`)
      .join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function whyLines(skipped: Drift['skipped']): string[][] {
  const reasons = [...new Set(skipped.map(({ why }) => why))];
  return reasons.map((reason) => {
    const operations = skipped.filter(({ why }) => why === reason).map(({ operation }) => operation);
    return [reason, `${operations.length}: ${operations.join(', ')}`];
  });
}

function tableOf(head: string[], lines: string[][]): string {
  const write = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [head, head.map(() => '---'), ...lines.map((line) => line.map(escapeMarkdown))].map(write).join('\n');
}

/** An underscore within a word is no mark. */
const MARKS = /[\\`*[\]<>|&~]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g;
const escapeMarkdown = (text: string): string => printable(text).replace(MARKS, '\\$&');
