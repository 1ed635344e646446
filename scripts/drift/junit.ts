import type { Row } from './drift.ts';
import { madeLines, printable, type Report } from './report.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => printable(text).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

const seconds = (ms: number) => (ms / 1000).toFixed(3);

/** A test case for each request and each operation without one. What could not be looked at is an error. */
export function formatJunit(report: Report): string {
  const { rows, skipped, reason, contractVersion, startedAt, url, merchant } = report;
  const cases = [
    ...rows.map((row) => testCase(row.operation, row.way, seconds(row.ms), failureIn(row))),
    ...skipped.map(({ operation, why }) =>
      testCase(operation, 'required inputs', '0.000', `<skipped message="${escapeXml(why)}"/>`),
    ),
    ...(reason ? [testCase('run', 'verdict', '0.000', `<error message="${escapeXml(reason)}"/>`)] : []),
  ];
  const counts = {
    tests: cases.length,
    failures: rows.filter(({ differences }) => differences.length > 0).length,
    errors: reason ? 1 : 0,
    skipped: skipped.length,
    time: seconds(rows.reduce((sum, { ms }) => sum + ms, 0)),
  };
  const total = Object.entries(counts).map(([name, value]) => `${name}="${value}"`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="contract ${contractVersion}" ${total.join(' ')} timestamp="${startedAt.slice(0, 19)}">`,
    `  <properties><property name="url" value="${escapeXml(url)}"/><property name="merchant" value="${escapeXml(merchant)}"/></properties>`,
    ...cases,
    `  <system-out>${madeLines(report).map(escapeXml).join('\n')}</system-out>`,
    '</testsuite>',
    '',
  ].join('\n');
}

const testCase = (operation: string, way: string, time: string, body: string) =>
  `  <testcase classname="contract.${operation}" name="${operation}: ${way}" time="${time}">${body}</testcase>`;

function failureIn({ status, differences }: Row): string {
  const [first] = differences;
  if (!first) return '';
  const lines = differences.map(({ kind, at, message }) => `${status ?? '–'} ${kind}: ${message} ${at}`.trimEnd());
  const message = escapeXml(lines.length > 1 ? `${lines.length} differences` : (lines[0] ?? ''));
  return `<failure type="${first.kind}" message="${message}">${lines.map(escapeXml).join('\n')}</failure>`;
}
