import type { Drift, Finding, Row } from './drift.ts';

const HEAD = ['operation', 'asked with', 'status', 'difference', 'where'];

/** A row for each difference, or one for an operation without any. */
export function formatTable(drift: Drift): string {
  const lines = linesIn(drift);
  const widths = HEAD.map((title, column) => Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)));
  const write = (line: string[]) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [write(HEAD), ...lines.map(write), '', summaryText(drift)].join('\n');
}

const linesIn = ({ rows, skipped }: Drift): string[][] => [
  ...grouped(rows).flatMap(([operation, group]) => operationLines(operation, group)),
  ...skipped.map(({ operation, why }) => [operation, '–', '–', `not asked: ${why}`, '']),
];

/** For a pull request's comment. */
export function formatMarkdown(drift: Drift): string {
  const write = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = write(HEAD.map(() => '---'));
  return `${[summaryText(drift), '', write(HEAD), rule, ...linesIn(drift).map(write)].join('\n')}\n`;
}

const escapeXml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[sign]};`);

/** Each operation is a case. */
export function formatJunit({ rows, skipped }: Drift): string {
  const named = (operation: string, body: string) =>
    `  <testcase classname="contract" name="${operation}">${body}</testcase>`;
  const asked = grouped(rows).map(([operation, group]) => {
    const lines = differencesIn(group).length > 0 ? operationLines(operation, group) : [];
    const failures = lines.map((line) => `<failure message="${escapeXml(line.slice(1).join(' ').trim())}"/>`);
    return { failures: failures.length, text: named(operation, failures.join('')) };
  });
  const tested = new Set(rows.map(({ operation }) => operation));
  const left = skipped.filter(({ operation }) => !tested.has(operation));
  const cases = [
    ...asked.map(({ text }) => text),
    ...left.map(({ operation, why }) => named(operation, `<skipped message="${escapeXml(why)}"/>`)),
  ];
  const failed = asked.filter(({ failures }) => failures > 0).length;
  const head = `<testsuite name="contract" tests="${cases.length}" failures="${failed}" skipped="${left.length}">`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', head, ...cases, '</testsuite>', ''].join('\n');
}

function grouped(rows: Row[]): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.operation, [...(groups.get(row.operation) ?? []), row]);
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

function operationLines(operation: string, rows: Row[]): string[][] {
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

/** The last line says how much of the contract was seen: refusals alone prove little. */
function summaryText({ rows, answered: { answered, all, missing } }: Drift): string {
  const operations = new Set(rows.map(({ operation }) => operation)).size;
  const marked = rows.filter(({ hasByteOrderMark }) => hasByteOrderMark).length;
  return [
    `${rows.length} requests to ${operations} operations: ${differencesIn(rows).length} differences.`,
    ...(marked > 0 ? [`${marked} answers begin with a byte order mark, which JSON must not have.`] : []),
    `${answered} of ${all} operations answered${missing.length > 0 ? `; set ${missing.join(' and ')}` : ''}.`,
  ].join('\n');
}
