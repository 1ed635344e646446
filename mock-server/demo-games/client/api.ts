import { address } from './address.ts';
import { wait } from './dom.ts';
import type { Feed, PastRound, PlayInfo, Revealed, RoundAnswer } from './protocol.ts';

const TIMEOUT_MS = 15_000;
const PAUSES_MS = [400, 1200, 3000];

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function ask<Value>(path: string, body?: object): Promise<Value> {
  const answer = await fetch(`/vendor/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      Authorization: address.token,
      ...(address.world && { 'X-Mock-World': address.world }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const value = await answer.json();
  if (!answer.ok) throw new Refusal(answer.status, value.errorCode ?? '', value.message ?? '');
  return value;
}

/** Returns true for no response or a 5xx. */
const isPassing = (error: unknown) => !(error instanceof Refusal) || error.status >= 500;

async function fetchWithRetries<Value>(path: string, body?: object, onRetry?: () => void): Promise<Value> {
  for (const pause of PAUSES_MS) {
    try {
      return await ask<Value>(path, body);
    } catch (error) {
      if (!isPassing(error)) throw error;
      onRetry?.();
      await wait(pause);
    }
  }
  return ask<Value>(path, body);
}

/** Idempotency key of a round: a retry with the same key plays no second round. */
export function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const readPlay = () => fetchWithRetries<PlayInfo>('play');
export const readHistory = () => fetchWithRetries<{ rounds: PastRound[] }>('rounds');
/** Polled without retries: the next poll replaces a failed one. */
export const readEvents = <Events>() => ask<Feed<Events>>('events');
export const renewSeeds = (clientSeed: string) => ask<Revealed>('seeds', { clientSeed });

/** A free round by its number, so that it is not played twice. */
export interface FreeRoundKey {
  grantId: number;
  index: number;
}

/** Throws a `Refusal`, or, without a response, an error after which the same reference may be retried. */
export const sendRound = <Detail, State>(
  round: { reference: string; bet: unknown; freeRound: FreeRoundKey | undefined },
  onRetry: () => void,
) => fetchWithRetries<RoundAnswer<Detail, State>>('rounds', round, onRetry);
