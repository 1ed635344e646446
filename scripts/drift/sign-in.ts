import { z } from 'zod';
import { operations } from '../../openapi/generated/gaming-operations.ts';
import { exchange } from './exchange.ts';
import { type DriftOptions, ownHeaders } from './probes.ts';
import { refuse } from './refusal.ts';

export interface Credentials {
  member: string;
  password: string;
}

const NEEDS_PERSON =
  'A sign-in needs a solved puzzle or captcha here, which a run cannot do. Sign in by hand, and set CONTRACT_TOKEN to the token of that session instead of CONTRACT_MEMBER and CONTRACT_PASSWORD.';
const TOKEN = /^[A-Za-z0-9_-]{32,128}$/;

/** Tries once: failed tries lock an account. Returns the token. @throws Refusal */
export async function signIn(options: DriftOptions, { member, password }: Credentials): Promise<string> {
  const settings = await send(options, 'getWhitelabel');
  if (settings.value?.thirdParty?.slider.scenes.includes('login')) refuse(NEEDS_PERSON);
  const { status, value, errorCode } = await send(options, 'login', { type: 'username', username: member, password });
  if (status === 200 && value && TOKEN.test(value.token)) return value.token;
  if (/^(captcha|slider)\./.test(errorCode)) refuse(NEEDS_PERSON);
  const isWrong = errorCode === 'login.failed';
  return refuse(
    `The sign-in with CONTRACT_MEMBER and CONTRACT_PASSWORD was refused with ${status}${isWrong ? ': one of them is wrong' : ''}.`,
  );
}

/** Returns whether the session has ended. */
export async function signOut(options: DriftOptions): Promise<boolean> {
  const { method, path } = operations.logout;
  const answer = await exchange(options.url, { method, path, headers: ownHeaders(options) }, options.timeoutMs);
  return typeof answer !== 'string' && (answer.status === 200 || answer.status === 401);
}

/** Parts that a sign-in reads. The server may send anything: what is of another type counts as absent. */
const Answer = z.object({
  errorCode: z.string().catch(''),
  value: z
    .object({
      token: z.string().catch(''),
      thirdParty: z
        .object({ slider: z.object({ scenes: z.array(z.unknown()) }) })
        .nullable()
        .catch(null),
    })
    .nullable()
    .catch(null),
});

type Answered = z.output<typeof Answer> & { status: number };

async function send(options: DriftOptions, id: 'getWhitelabel' | 'login', body?: object): Promise<Answered> {
  const { method, path } = operations[id];
  const headers = { ...ownHeaders(options), 'Content-Type': 'application/json' };
  const request = { method, path, headers, ...(body && { body: JSON.stringify(body) }) };
  const answer = await exchange(options.url, request, options.timeoutMs);
  if (typeof answer === 'string') return refuse('The server does not answer.');
  try {
    return { ...Answer.parse(JSON.parse(answer.text)), status: answer.status };
  } catch {
    return { status: answer.status, value: null, errorCode: '' };
  }
}
