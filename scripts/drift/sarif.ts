import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/process.mjs';
import type { Finding, Row } from './drift.ts';
import { madeLines, printable, type Report } from './report.ts';

/** Rules in the order of their index. */
const RULES: Record<Finding['kind'], string> = {
  status: 'The status is not the one that the contract documents.',
  'content-type': 'The content type is not the one that the contract documents.',
  header: 'A header that the contract promises is missing or wrong.',
  'not-json': 'The body is not JSON in UTF-8.',
  missing: 'A required property is missing.',
  unknown: 'A property is not in the contract.',
  type: 'A value has another type.',
  value: 'A value is outside of what the contract allows.',
  'error-code': 'The error code is not one of the operation.',
  refused: 'A request that the contract allows is refused.',
  unreachable: 'The connection fails.',
  slow: 'There is no answer within the time-out.',
  cut: 'The answer ends in its middle.',
  'too-large': 'The answer is over 20 MB.',
};
const IDS = Object.keys(RULES) as Finding['kind'][];

/** SARIF 2.1.0: a rule for each kind of difference, a result for each difference, at its operation's line. */
export function formatSarif(report: Report): string {
  const { rows, skipped, verdict, reason, contractVersion, url, startedAt } = report;
  const lines = locateOperations();
  const driver = {
    name: 'baize-contract',
    version: contractVersion,
    rules: IDS.map((id) => ({
      id,
      shortDescription: { text: RULES[id] },
      help: { text: `${RULES[id]} Correct the server, or the contract where the server is right.` },
      defaultConfiguration: { level: 'error' },
    })),
  };
  const invocation = {
    executionSuccessful: verdict !== 'could not look',
    startTimeUtc: startedAt,
    toolExecutionNotifications: [
      ...(reason ? [notification('error', reason)] : []),
      ...skipped.map(({ operation, why }) => notification('note', `${operation}: ${why}`)),
      ...madeLines(report).map((text) => notification('note', text)),
    ],
  };
  const run = {
    tool: { driver },
    invocations: [invocation],
    columnKind: 'utf16CodeUnits',
    properties: { url, verdict },
    results: groupedDifferences(rows).map((found) => buildResult(found, lines)),
  };
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] };
  return `${JSON.stringify(log, null, 2)}\n`;
}

const notification = (level: 'error' | 'note', text: string) => ({ level, message: { text: escapeLink(text) } });

interface Difference extends Finding {
  operation: string;
  key: string;
  ways: string[];
}

/** One for all ways in which an operation was asked. */
function groupedDifferences(rows: Row[]): Difference[] {
  const found = new Map<string, Difference>();
  for (const { operation, way, differences } of rows) {
    for (const difference of differences) {
      const key = [operation, difference.kind, difference.at, difference.message].join('\n');
      const ways = [...(found.get(key)?.ways ?? []), way];
      found.set(key, { ...difference, operation, key, ways });
    }
  }
  return [...found.values()];
}

function buildResult({ operation, kind, at, message, key, ways }: Difference, lines: Map<string, Place>) {
  const { file, line } = lines.get(operation) ?? { file: 'openapi/openapi.yaml', line: 1 };
  const said = [operation, at, message].filter((part) => part !== '').join(' ');
  return {
    ruleId: kind,
    ruleIndex: IDS.indexOf(kind),
    level: 'error',
    message: { text: escapeLink(`${said} (${[...new Set(ways)].join(', ')})`) },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: file }, region: { startLine: line } },
        logicalLocations: [{ name: operation, kind: 'function' }],
      },
    ],
    partialFingerprints: { 'difference/v1': createHash('sha256').update(key).digest('hex') },
  };
}

/** `[text](target)` is a link in a message. */
const escapeLink = (text: string) => printable(text).replace(/\[(?=[^\]]*\]\()/g, '\\[');

interface Place {
  file: string;
  line: number;
}

const FOLDER = 'openapi/paths';

function locateOperations(): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const name of readdirSync(path.join(root, FOLDER))) {
    const file = `${FOLDER}/${name}`;
    for (const [at, text] of readFileSync(path.join(root, file), 'utf8').split('\n').entries()) {
      const id = /^\s+operationId: (\w+)/.exec(text)?.[1];
      if (id) places.set(id, { file, line: at + 1 });
    }
  }
  return places;
}
