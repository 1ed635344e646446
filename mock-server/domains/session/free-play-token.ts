import { ApiError } from '../../http/api-error.ts';
import { openText } from '../../http/cipher.ts';
import type { HandlerContext } from '../../http/handlers.ts';
import type { Store } from '../../worlds/store.ts';
import { countFreePlayTokens, insertFreePlayToken } from './repository.ts';

/** Unguessable length. */
const ONE_TIME_VALUE = /^[\w-]{16,64}$/;

const refused = (why: string) => new ApiError(422, 'token.invalid', `The token opens no trial account: ${why}`);

/** Returns null without a token. Throws 422 for an invalid token. */
export async function openFreePlayToken({ headers, config }: HandlerContext): Promise<string | null> {
  const { token } = headers;
  if (token === undefined) return null;
  const value = await openText(token, config.cipher.privateKeys);
  if (value === null) throw refused('it is not sealed for the gateway’s public key.');
  if (!ONE_TIME_VALUE.test(value)) throw refused('what it seals is no one-time value.');
  return value;
}

/** Throws 422 for a reused value. */
export async function spendFreePlayToken(store: Store, value: string, now: Date): Promise<void> {
  if (countFreePlayTokens(store, value) > 0) throw refused('it was sent before.');
  await insertFreePlayToken(store, value, now);
}
