import { setTimeout as wait } from 'node:timers/promises';
import { RecordingWriter } from '../../mock-server/recorder/entry.ts';
import { Redactor } from '../../mock-server/recorder/redactor.ts';
import { type Difference, type DifferenceKind, findDifferences } from '../../openapi/checks/answer.ts';
import { isEventStream } from '../../openapi/checks/body.ts';
import { isSafe, type Json, listOperations, type Operation } from '../../openapi/checks/document.ts';
import document from '../../openapi/generated/gaming-document.js';
import { exchange, type NoAnswer } from './exchange.ts';
import { Known } from './known.ts';
import { describeMade, listIds } from './made.ts';
import { type DriftOptions, listProbes, type Probe, type ProbeRequest, type SessionName } from './probes.ts';

export interface Finding extends Omit<Difference, 'kind'> {
  kind: DifferenceKind | NoAnswer | 'refused';
}

export interface Row {
  operation: string;
  way: string;
  /** The session that decided the answer. */
  session: SessionName | null;
  status: number | null;
  /** Until the whole answer was there. */
  ms: number;
  hasByteOrderMark?: boolean;
  differences: Finding[];
  /** Of a write: what it has made, or may have. */
  made?: string;
}

export interface Drift {
  /** Why it stopped early: the server is down, or refuses this session. */
  stopped: 'down' | SessionName | null;
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

/** So many failures in a row mean that the server is down, so many 401 that it refuses the session. */
const MOST_FAILURES = 3;

/** Sends one request at a time, with a pause after each. */
export async function findDrift(options: DriftOptions, onRow: (row: Row) => void = () => undefined): Promise<Drift> {
  const known = new Known();
  const redactor = new Redactor(document);
  const writer = new RecordingWriter(document, redactor);
  const rows: Row[] = [];
  const probes = listProbes(document, options);
  let stopped: Drift['stopped'] = null;
  const lacking = new Map<string, string>();
  for (const probe of probes) {
    const lack = probe.lack(known);
    if (lack) {
      lacking.set(probe.operation, lack);
      continue;
    }
    if (rows.length > 0) await wait(options.pauseMs);
    const row = await ask(probe, options, { known, writer });
    rows.push(row);
    onRow(row);
    stopped = findStop(rows);
    if (stopped) break;
  }
  // Last, since the oldest secrets are forgotten.
  for (const secret of [options.token, options.agentToken, ...(options.secrets ?? [])]) redactor.learn(secret);
  return {
    stopped,
    rows: rows.map((row) => withoutSecrets(row, redactor)),
    skipped: listSkipped(rows, { stopped, lacking, options }),
    answered: countAnswered(rows, options),
  };
}

function findStop(rows: Row[]): Drift['stopped'] {
  const last = rows.slice(-MOST_FAILURES);
  const isLost = ({ differences: [first] }: Row) => first?.kind === 'unreachable';
  if (last.length === MOST_FAILURES && last.every(isLost)) return 'down';
  const isRefused = (name: SessionName) => {
    const own = rows.filter(({ session }) => session === name);
    return own.length === MOST_FAILURES && own.every(({ status }) => status === 401);
  };
  return (['token', 'agentToken'] as const).find(isRefused) ?? null;
}

/** Names and messages repeat a little of the answers: a code, a content type, an unknown property. */
function withoutSecrets(row: Row, redactor: Redactor): Row {
  const differences = row.differences.map(({ kind, at, message }) => ({
    kind,
    at: redactor.withoutSecrets(at),
    message: redactor.withoutSecrets(message),
  }));
  return { ...row, differences, ...(row.made && { made: redactor.withoutSecrets(row.made) }) };
}

interface Learners {
  known: Known;
  /** Teaches its redactor the secrets of an answer. */
  writer: RecordingWriter;
}

async function ask(probe: Probe, options: DriftOptions, { known, writer }: Learners): Promise<Row> {
  const { operation, way, session } = probe;
  const isWrite = options.writes.includes(operation);
  const request = probe.request(known);
  const startedAt = performance.now();
  const answer = await exchange(options.url, request, options.timeoutMs);
  const ms = Math.round(performance.now() - startedAt);
  if (typeof answer === 'string') {
    const message = REASONS[answer];
    const made = isWrite && { made: `perhaps something: ${message}` };
    return { operation, way, session, status: null, ms, differences: [{ kind: answer, at: '', message }], ...made };
  }
  const { status, headers, text } = answer;
  const recorded = writer.answer(operation, answer);
  const differences: Finding[] = [
    ...findDifferences('gaming', operation, answer),
    ...differencesOfWay(probe, status, text),
    ...differenceOfId(request, headers['x-request-id']),
  ];
  const isRight = status === 200 && differences.length === 0 && !isEventStream(String(headers['content-type']));
  const body: Json = isRight ? JSON.parse(text) : null;
  if (isRight) known.remember(operation, body);
  const made = isWrite ? describeMade(status, listIds(body, recorded.body)) : null;
  const marked = answer.hasByteOrderMark && { hasByteOrderMark: true };
  return { operation, way, session, status, ms, ...marked, differences, ...(made && { made }) };
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

interface Reasons {
  stopped: Drift['stopped'];
  /** By operation. */
  lacking: ReadonlyMap<string, string>;
  options: DriftOptions;
}

function listSkipped(rows: Row[], reasons: Reasons): Drift['skipped'] {
  const asked = new Set(rows.filter(({ way }) => way === 'required inputs').map(({ operation }) => operation));
  return [...listOperations(document)]
    .filter(({ operation }) => !asked.has(operation.operationId))
    .map(({ method, operation }) => ({
      operation: operation.operationId,
      why: whySkipped(isSafe(method, operation), operation, reasons),
    }));
}

function whySkipped(isSafe: boolean, operation: Operation, { stopped, lacking, options }: Reasons): string {
  const { operationId: id } = operation;
  if (!isSafe && !options.writes.includes(id)) return 'it changes something, and --write does not name it';
  const lack = lacking.get(id);
  if (lack) return lack;
  if (stopped) return stopped === 'down' ? 'the server is down' : 'a session was refused before';
  return operation['x-access'] === 'agent' ? "it needs an agent's session" : 'it needs a session';
}
