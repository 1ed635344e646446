import { operations } from '../../openapi/generated/gaming-operations.ts';
import { ApiError } from '../http/api-error.ts';
import { formatMoney } from '../shared/money.ts';
import { isoInZone } from '../shared/zone.ts';
import type { RequestRecord } from '../worlds/request-log.ts';
import type { World } from '../worlds/world.ts';
import type { ControlHandlers } from './call.ts';
import { explain, listSteps } from './explain.ts';
import { describeHar } from './har.ts';
import { replay } from './replay.ts';
import { findAccount, listLedgerEntries } from './repository.ts';

export function describeRequest(record: RequestRecord) {
  const { id, requestId, time, method, path, operationId, merchant, account, status, errorCode, stack } = record;
  return {
    id,
    requestId,
    time,
    timeIso: isoInZone(time),
    method,
    path,
    operationId,
    merchant,
    account,
    status,
    errorCode,
    stack,
    durationMs: record.durationMs,
    isSignedIn: account !== null,
    fault: record.faults.find(({ reason }) => reason === 'struck')?.kind ?? null,
  };
}

interface Filter {
  operation?: string;
  brand?: string;
  account?: string;
  status?: number;
  requestId?: string;
}

function matches(record: RequestRecord, { operation, brand, account, status, requestId }: Filter): boolean {
  return (
    (operation === undefined || record.operationId === operation) &&
    (brand === undefined || record.merchant === brand) &&
    (status === undefined || record.status === status) &&
    (requestId === undefined || record.requestId === requestId) &&
    (account === undefined || record.account === account)
  );
}

/** Newest first. All without `after`, or where the log no longer has it. */
function listAfter({ requests }: World, after: string | undefined): RequestRecord[] {
  const all = requests.list();
  const at = after === undefined ? -1 : all.findIndex(({ id }) => id === after);
  return at < 0 ? all : all.slice(0, at);
}

/** Throws 404. */
export function requireRecord(world: World, id: string): RequestRecord {
  const record = world.requests.find(id);
  if (record) return record;
  throw new ApiError(
    404,
    'request.not.found',
    `The log of "${world.name}" has no request ${id}: it keeps the last 1,000.`,
  );
}

/** Throws 404. */
function requireOperation(id: string | undefined): void {
  if (id === undefined || id in operations) return;
  throw new ApiError(404, 'operation.not.found', `body.operation: the contract has no operation "${id}".`);
}

interface Awaited extends Filter {
  after?: string;
  times?: number;
  timeoutMs?: number;
}

/** Throws 404 for an unknown operation. */
async function awaitRequests(world: World, { after, times = 1, timeoutMs = 10_000, ...filter }: Awaited) {
  requireOperation(filter.operation);
  const found = after === undefined ? [] : listAfter(world, after).reverse();
  const matching = found.filter((record) => matches(record, filter));
  const isOver = () => (times === 0 ? matching.length > 0 : matching.length >= times);
  if (!isOver()) {
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        stop();
        resolve();
      };
      const stop = world.place.hub.follow(({ world: name, happening }) => {
        if (name !== world.name || happening.kind !== 'request') return;
        if (!matches(happening.request, filter)) return;
        matching.push(happening.request);
        if (isOver()) end();
      });
      const timer = setTimeout(end, timeoutMs);
    });
  }
  const isMet = times === 0 ? matching.length === 0 : matching.length >= times;
  return { isMet, requests: matching.map(describeRequest) };
}

function describeRecorded(world: World, { recording }: RequestRecord) {
  if (!recording) return null;
  const { query, language, body, answer, rows, ledgerEntries } = recording;
  const money = listLedgerEntries(world, ledgerEntries).map(({ memberId, house, typeCode, amount, balanceAfter }) => ({
    account: memberId === null ? null : findAccount(world, memberId),
    house,
    type: typeCode,
    amount: formatMoney(amount),
    balanceAfter: balanceAfter === null ? null : formatMoney(balanceAfter),
  }));
  return { query, language, body, answer, rows: Object.fromEntries(rows), money };
}

export const requestOperations: ControlHandlers<
  | 'listRefused'
  | 'listRequests'
  | 'exportRequests'
  | 'awaitRequest'
  | 'setRecording'
  | 'getRequest'
  | 'explainRequest'
  | 'replayRequest'
> = {
  listRefused: ({ refused }) => refused.list().map((row) => ({ ...row, timeIso: isoInZone(row.time) })),
  listRequests: ({ world, query: { after, ...filter } }) =>
    listAfter(world, after)
      .filter((record) => matches(record, filter))
      .map(describeRequest),
  exportRequests: ({ world }) => describeHar(world),
  awaitRequest: ({ world, body }) => awaitRequests(world, body),
  setRecording({ world, body: { record } }) {
    world.isRecorded = record;
    return { record };
  },
  getRequest({ world, path }) {
    const record = requireRecord(world, path.recordId);
    return {
      request: describeRequest(record),
      steps: listSteps(world, record),
      violations: record.violations,
      recorded: describeRecorded(world, record),
    };
  },
  explainRequest: ({ world, path }) => explain(world, requireRecord(world, path.recordId)),
  replayRequest: ({ worlds, world, path, body: { world: into, ...change }, origin }) =>
    replay({ worlds, world, record: requireRecord(world, path.recordId), origin, into, ...change }),
};
