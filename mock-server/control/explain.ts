import { operations } from '../../openapi/generated/gaming-operations.ts';
import type { FaultDecision } from '../worlds/fault-plan.ts';
import type { RequestRecord } from '../worlds/request-log.ts';
import type { World } from '../worlds/world.ts';

interface Step {
  step: string;
  decision: string;
  ms: number;
}

const FAULT_REASONS: Record<FaultDecision['reason'], string> = {
  operation: 'is for another operation',
  earlier: 'came after one that struck',
  account: 'is for another member',
  query: 'is for other query parameters',
  after: 'still lets requests pass (after)',
  every: 'strikes each n-th alone, and this is another (every)',
  times: 'has struck as often as it may (times)',
  chance: 'was not drawn (chance)',
  struck: 'struck',
};

function describeFaults({ faults }: RequestRecord): string {
  if (faults.length === 0) return 'The world has no faults.';
  return faults
    .map(({ operation, kind, reason }, index) => `Fault ${index} (${kind} of ${operation}) ${FAULT_REASONS[reason]}.`)
    .join(' ');
}

function describeSession({ account, operationId }: RequestRecord): string {
  const access = operationId === null ? 'public' : operations[operationId as keyof typeof operations].access;
  if (account === null)
    return access === 'public'
      ? 'A visitor, whom the operation serves.'
      : 'A visitor, and the operation needs a session.';
  return `The member ${account}; the operation is for ${access === 'public' ? 'everybody' : access === 'agent' ? 'agents' : 'members'}.`;
}

/** Decisions of steps that let the request pass. */
const PASSED: Record<string, (record: RequestRecord, world: World) => string> = {
  requestId: ({ requestId }) => `The request id is ${requestId}.`,
  world: ({ isNewWorld }, { name }) =>
    isNewWorld ? `The world "${name}" was made by this request: its name was new.` : `The world "${name}".`,
  operation: ({ operationId, method, path }) => `${method} ${path} is ${operationId}.`,
  due: () => 'What was due has been done.',
  brand: ({ merchant, operationId }) => {
    const module = operationId === null ? null : operations[operationId as keyof typeof operations].module;
    return `The brand ${merchant} is open${module ? `, with its module ${module}` : ''}.`;
  },
  session: describeSession,
  faults: describeFaults,
  body: () => 'The body was read.',
  seal: ({ seal }) => (seal === null ? 'The body is not sealed.' : `The sealed body (${seal}) was opened.`),
  schema: () => 'Parameters and body are as the contract says.',
  right: () => 'No right of a sub-account is missing.',
  rules: ({ operationId }) => `The rules of ${operationId} accepted it.`,
};

/** Faults that may let a request go on. */
const PASSING_KINDS: ReadonlySet<string> = new Set(['delay', 'stale']);

/** True if the last step ended the request. */
const isEnded = ({ status, steps, faults }: RequestRecord): boolean => {
  const last = steps?.names.at(-1);
  return (
    last !== 'rules' ||
    status >= 400 ||
    faults.some(({ reason, kind }) => reason === 'struck' && !PASSING_KINDS.has(kind))
  );
};

function describeEnd(record: RequestRecord): string {
  const { steps, status, errorCode, message, stack, faults } = record;
  const last = steps?.names.at(-1) ?? '';
  const code = errorCode === null ? '' : ` with ${errorCode}`;
  const why = message === null ? '' : `: ${message}`;
  if (stack !== null) return `The mock made a mistake${why}`;
  if (last === 'faults') {
    const struck = faults.findIndex(({ reason }) => reason === 'struck');
    const kind = faults[struck]?.kind;
    const did = kind === 'cut' || kind === 'down' ? 'ended the connection' : `answered ${status}${code}`;
    if (kind) return `Fault ${struck} (${kind}) ${did}. ${describeFaults(record)}`;
  }
  const passed = last === 'session' ? ` ${describeSession(record)}` : '';
  return `Refused with ${status}${code}${why}${passed}`;
}

/** The steps that ran, in their order. */
export function listSteps(world: World, record: RequestRecord): Step[] {
  const { steps } = record;
  if (!steps) return [];
  const { names, ends } = steps;
  return names.map((step, index) => {
    const isLast = index === names.length - 1;
    const decision = isLast && isEnded(record) ? describeEnd(record) : PASSED[step]?.(record, world);
    const ms = (ends[index] ?? 0) - (index === 0 ? 0 : (ends[index - 1] ?? 0));
    return { step, decision: decision ?? 'Passed.', ms: Math.round(Math.max(0, ms) * 1000) / 1000 };
  });
}

export function explain(world: World, record: RequestRecord) {
  const { id, status, errorCode, violations } = record;
  const steps = listSteps(world, record);
  const last = steps.at(-1);
  const reason = isEnded(record)
    ? `${last?.step ?? 'outside of the steps'}: ${last?.decision ?? `answered ${status}.`}`
    : `It was answered ${status}: every step let it pass.`;
  return { id, status, errorCode, reason, steps, violations };
}
