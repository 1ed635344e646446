import { setTimeout as wait } from 'node:timers/promises';
import { type Difference, type DifferenceKind, findDifferences } from '../../openapi/checks/answer.ts';
import { isEventStream } from '../../openapi/checks/body.ts';
import document from '../../openapi/generated/gaming-document.js';
import { exchange, type NoAnswer } from './exchange.ts';
import { Known } from './known.ts';
import { type DriftOptions, listProbes, type Probe, type ProbeRequest } from './probes.ts';

export interface Finding extends Omit<Difference, 'kind'> {
  kind: DifferenceKind | NoAnswer | 'refused';
}

export interface Row {
  operation: string;
  way: string;
  status: number | null;
  hasByteOrderMark?: boolean;
  differences: Finding[];
}

export interface Drift {
  /** The check stopped early. */
  isDown: boolean;
  rows: Row[];
  /** Operations without a request. */
  skipped: { operation: string; why: string }[];
  answered: Answered;
}

/** Counts operations that gave more than a refusal, among those that this run may ask. */
export interface Answered {
  answered: number;
  all: number;
  /** Environment variables whose tokens would open the others. */
  missing: string[];
}

const REASONS: Record<NoAnswer, string> = {
  unreachable: 'there is no answer: the connection fails',
  slow: 'there is no answer within the time-out',
  cut: 'the answer ends in its middle',
  'too-large': 'the answer is over 20 MB',
};

/** So many failures in a row mean that the server is down. */
const MOST_UNREACHABLE = 3;

/** Sends one request at a time, with a pause after each. */
export async function findDrift(options: DriftOptions, onRow: (row: Row) => void = () => undefined): Promise<Drift> {
  const known = new Known();
  const rows: Row[] = [];
  const probes = listProbes(document, options);
  let isDown = false;
  for (const probe of probes) {
    if (rows.length > 0) await wait(options.pauseMs);
    const row = await ask(probe, options, known);
    rows.push(row);
    onRow(row);
    const last = rows.slice(-MOST_UNREACHABLE);
    isDown =
      last.length === MOST_UNREACHABLE && last.every(({ differences: [first] }) => first?.kind === 'unreachable');
    if (isDown) break;
  }
  return { isDown, rows, skipped: listSkipped(rows, options), answered: countAnswered(rows, options) };
}

async function ask(probe: Probe, options: DriftOptions, known: Known): Promise<Row> {
  const { operation, way } = probe;
  const request = probe.request(known);
  const answer = await exchange(options.url, request, options.timeoutMs);
  if (typeof answer === 'string') {
    return { operation, way, status: null, differences: [{ kind: answer, at: '', message: REASONS[answer] }] };
  }
  const { status, headers, text } = answer;
  const differences: Finding[] = [
    ...findDifferences('gaming', operation, answer),
    ...differencesOfWay(probe, status, text),
    ...differenceOfId(request, headers['x-request-id']),
  ];
  const isStream = isEventStream(String(headers['content-type']));
  if (status === 200 && differences.length === 0 && !isStream) known.learn(JSON.parse(text));
  return { operation, way, status, ...(answer.hasByteOrderMark && { hasByteOrderMark: true }), differences };
}

function differencesOfWay({ expected, way }: Probe, status: number, text: string): Finding[] {
  if (expected !== null && status !== expected) {
    return [{ kind: 'status', at: '', message: `${status} came where ${expected} has to (${way})` }];
  }
  const isRefused = expected === null && status === 400 && /"errorCode"\s*:\s*"request_param_err"/.test(text);
  return isRefused ? [{ kind: 'refused', at: '', message: 'a request that the contract allows is refused' }] : [];
}

function differenceOfId({ headers }: ProbeRequest, echoed: string | string[] | undefined): Finding[] {
  if (echoed === undefined || echoed === headers['X-Request-Id']) return [];
  return [{ kind: 'header', at: 'x-request-id', message: "is not the request's" }];
}

function countAnswered(rows: Row[], options: DriftOptions): Answered {
  const asked = new Map(listProbes(document, withTokens(options)).map(({ operation, token }) => [operation, token]));
  const answered = new Set(
    rows
      .filter(({ status, way }) => status !== null && status < 400 && /inputs/.test(way))
      .map(({ operation }) => operation),
  );
  const closed = [...asked].filter(([operation]) => !answered.has(operation));
  const lacks = (kind: 'member' | 'agent') => closed.some(([, token]) => token === kind);
  const missing = [
    ...(lacks('member') && !options.token && !options.agentToken ? ['CONTRACT_TOKEN'] : []),
    ...(lacks('agent') && !options.agentToken ? ['CONTRACT_AGENT_TOKEN'] : []),
  ];
  return {
    answered: [...asked.keys()].filter((operation) => answered.has(operation)).length,
    all: asked.size,
    missing,
  };
}

const withTokens = (options: DriftOptions): DriftOptions => ({ ...options, token: 'any', agentToken: 'any' });

function listSkipped(rows: Row[], options: DriftOptions): Drift['skipped'] {
  const asked = new Set(rows.filter(({ way }) => way === 'required inputs').map(({ operation }) => operation));
  const safe = new Set(
    listProbes(document, { ...withTokens(options), isReadOnly: true }).map((probe) => probe.operation),
  );
  const all = new Set(
    listProbes(document, { ...withTokens(options), isReadOnly: false }).map((probe) => probe.operation),
  );
  return [...all]
    .filter((operation) => !asked.has(operation))
    .map((operation) => ({
      operation,
      why: safe.has(operation) ? 'it needs a token, or the server was down' : 'it changes something',
    }));
}
