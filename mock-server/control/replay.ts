import { operations } from '../../openapi/generated/gaming-operations.ts';
import { ApiError } from '../http/api-error.ts';
import { MASKED } from '../http/mask.ts';
import type { RequestRecord } from '../worlds/request-log.ts';
import type { World } from '../worlds/world.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { createSession } from './members.ts';

const TIME_OUT_MS = 30_000;

interface Replay {
  worlds: Worlds;
  world: World;
  record: RequestRecord;
  /** The mock's own. */
  origin: string;
  /** Name of another world. */
  into?: string;
  newReference?: boolean;
  fields?: Record<string, unknown>;
}

type Node = Record<string, unknown>;

/** Sets a value at a place as `body.items.0.amount`. Throws 400 for a place that is not there. */
function put(root: Node, place: string, value: unknown): void {
  const names = place.split('.');
  const last = names.pop() ?? '';
  let node: unknown = root;
  for (const name of names) node = (node as Node | undefined)?.[name];
  if (typeof node !== 'object' || node === null)
    throw new ApiError(400, 'request_param_err', `body.fields: the request has nothing at ${place}.`);
  (node as Node)[last] = value;
}

function listMasked(value: unknown, place: string): string[] {
  if (value === MASKED) return [place];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => listMasked(each, `${place}.${name}`));
}

/** Throws 404, 409. */
export async function replay({ worlds, world, record, origin, into, newReference, fields }: Replay) {
  const { recording, operationId, merchant, account } = record;
  if (!recording || operationId === null || (recording.body ?? '').endsWith('…'))
    throw new ApiError(
      409,
      'replay.not.recorded',
      `The request ${record.id} was not recorded whole: PUT …/recording first, or follow the world's events.`,
    );
  const request = {
    query: { ...recording.query } as Node,
    body: recording.body === null ? undefined : (JSON.parse(recording.body) as Node),
  };
  const target = into === undefined ? world : await worlds.use(into);
  if (newReference && typeof request.body?.reference === 'string')
    request.body.reference = `replay-${target.random.text(16)}`;
  for (const [place, value] of Object.entries(fields ?? {})) put(request, place, value);
  const masked = [...listMasked(request.query, 'query'), ...listMasked(request.body, 'body')];
  if (masked.length > 0)
    throw new ApiError(409, 'replay.masked', `Supply in fields what is masked: ${masked.join(', ')}.`.slice(0, 480));
  const session = account !== null && merchant !== null ? await createSession(target, merchant, { account }) : null;
  const { method } = operations[operationId as keyof typeof operations];
  const search = new URLSearchParams(Object.entries(request.query).map(([name, value]) => [name, String(value)]));
  const answer = await fetch(`${origin}${record.path}?${search}`, {
    method,
    headers: {
      'X-Mock-World': target.name,
      ...(merchant !== null && { Merchant: merchant }),
      ...(recording.language !== null && { Language: recording.language }),
      ...(session && { Authorization: session.token }),
      ...(request.body && { 'Content-Type': 'application/json' }),
    },
    body: request.body ? JSON.stringify(request.body) : null,
    signal: AbortSignal.timeout(TIME_OUT_MS),
  });
  return {
    world: target.name,
    id: answer.headers.get('x-mock-request'),
    status: answer.status,
    answer: (await answer.text()).slice(0, 1_000_000),
  };
}
