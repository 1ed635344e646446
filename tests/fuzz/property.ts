import fc from 'fast-check';
import { Client, type Reply } from '../support/client.ts';
import type { Described } from './contract.ts';
import type { Source } from './from-schema.ts';
import { goodRequest } from './good-request.ts';
import { bodyMutation, parameterMutation } from './mutations.ts';
import { judge } from './oracle.ts';
import { CASE_WORLD, type PreparedMock } from './prepared.ts';
import { describeRequest, encodeRequest, type Request } from './request.ts';
import { wireMutation } from './wire-mutations.ts';

/** By verdict. */
export interface Tally {
  good: number;
  bad: number;
  outside: number;
  statuses: Map<number, number>;
  succeeded: number;
}

export const newTally = (): Tally => ({ good: 0, bad: 0, outside: 0, statuses: new Map(), succeeded: 0 });

/** Half valid, half with one or two mutations. */
export function requests(operation: Described, prepared: PreparedMock): fc.Arbitrary<Request> {
  const source: Source = { document: operation.document, known: prepared.known };
  const mutation = fc.oneof(
    { weight: 3, arbitrary: parameterMutation(operation, source) },
    { weight: operation.body ? 5 : 0, arbitrary: bodyMutation(operation, source) },
    { weight: 3, arbitrary: wireMutation(operation, prepared) },
  );
  const mutations = fc.oneof(
    { weight: 1, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(mutation, { minLength: 1, maxLength: 2 }) },
  );
  return fc
    .tuple(goodRequest(operation, prepared), mutations)
    .map(([request, changes]) => changes.reduce((changed, change) => change(changed), request));
}

/** In a new world. @throws when the response breaks the contract */
export async function runCase(prepared: PreparedMock, request: Request, tally: Tally): Promise<void> {
  await prepared.openWorld();
  const { kind, operation, reason } = judge(request);
  const client = new Client(prepared.mock.origin, CASE_WORLD);
  const reply = await inTime(client.send(await encodeRequest(request)));
  tally[kind] += 1;
  tally.statuses.set(reply.status, (tally.statuses.get(reply.status) ?? 0) + 1);
  if (kind === 'good' && reply.status < 300) tally.succeeded += 1;
  const fault = findFault(prepared, request, reply, kind, operation);
  if (!fault) return;
  const judged = `The contract calls this request ${kind}${reason && `: ${reason}`}.`;
  throw new Error(`${fault} ${judged}\n  answered ${reply.status} ${reply.text.slice(0, 600)}`);
}

/** Far longer than usual. */
const TIMEOUT_MS = 10_000;

/** @throws on a time-out */
async function inTime(answer: Promise<Reply>): Promise<Reply> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer came within ${TIMEOUT_MS / 1000} s.`)), TIMEOUT_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

const REFUSALS = new Set(['request_param_err', 'request_body_required', 'decrypt_failed']);

function findFault(
  prepared: PreparedMock,
  { headers }: Request,
  { status, body }: Reply,
  kind: 'good' | 'bad' | 'outside',
  operation: Described | null,
): string | null {
  if (status >= 500) return 'The mock made a mistake.';
  const { errorCode = '' } = (body ?? {}) as { errorCode?: string };
  const isRefusedAsInvalid = (status === 400 && REFUSALS.has(errorCode)) || status === 413 || status === 415;
  if (kind === 'outside')
    return status === 404 || status === 405 ? null : 'What the contract does not have was answered.';
  const asker = prepared.askers.find(({ token }) => token === headers.Authorization?.[0]);
  const isSignedIn = asker !== undefined && asker.merchant === headers.Merchant?.[0];
  if (status === 401) return operation?.needsToken && !isSignedIn ? null : 'A good token was refused.';
  if (operation?.needsToken && !isSignedIn && status < 300) return 'A bad token was taken.';
  if (kind === 'good') return isRefusedAsInvalid ? 'A good request was refused as invalid.' : null;
  // Checked before the request's validity: an unknown brand, a disabled module, the kind of account.
  const isRefused =
    isRefusedAsInvalid || ['function.not.available', 'need.true.account', 'need.agent.account'].includes(errorCode);
  return isRefused ? null : 'A bad request was not refused as invalid.';
}

export interface Settings {
  cases: number;
  seed: number;
  path?: string;
}

const operationSeed = (seed: number, { id }: Described): number =>
  [...id].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, seed);

/** @throws with the smallest failing case and the command that repeats it */
export async function checkOperation(
  prepared: PreparedMock,
  operation: Described,
  { cases, seed, path }: Settings,
): Promise<Tally> {
  const tally = newTally();
  const property = fc.asyncProperty(requests(operation, prepared), (request) => runCase(prepared, request, tally));
  const details = await fc.check(property, {
    numRuns: cases,
    seed: operationSeed(seed, operation),
    ...(path && { path }),
  });
  if (!details.failed) return tally;
  const [request] = details.counterexample ?? [];
  const again = `npm run fuzz -- --operation ${operation.id} --seed ${seed} --cases ${cases} --path ${details.counterexamplePath}`;
  const { message } = (details.errorInstance ?? new Error('Nothing was thrown')) as Error;
  throw new Error(`${message}\nThe smallest case:\n${request ? describeRequest(request) : ''}\nAgain: ${again}`);
}
