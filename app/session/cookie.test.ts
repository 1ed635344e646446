import { expect, it, vi } from 'vitest';
import { days, minutes, seconds } from '~/config/durations.ts';
import {
  clearSession,
  phoneAuthCookie,
  rememberedCookie,
  socialCookie,
  storedPasswordCookie,
  writeSession,
} from './cookie.server.ts';

await vi.hoisted(async () => (await import('~/config/env.test-support.ts')).setEnvironment());

const plain = { isSecure: false };
const member = { token: 'token', username: 'lucky', type: 0, isRemembered: false };
const signIn = { provider: 'google', state: 's', nonce: 'n', verifier: 'v', redirectTo: '/' };

/** Returns milliseconds; null for a session cookie. */
function readLife(line: string): number | null {
  const [, age] = /Max-Age=(\d+)/.exec(line) ?? [];
  return age === undefined ? null : seconds(Number(age));
}

it.each([
  ['the session of a visit', () => writeSession(member, false), null],
  ['the session of who wants to be remembered', () => writeSession({ ...member, isRemembered: true }, false), days(1)],
  ['the name of who wants to be remembered', () => rememberedCookie.write({ username: 'lucky' }, plain), days(1)],
  ['a password that has to be changed', () => storedPasswordCookie.write(member as never, plain), minutes(10)],
  ['a number that is being proved', () => phoneAuthCookie.write(member as never, plain), minutes(10)],
  ['a sign-in at an identity provider', () => socialCookie.write(signIn, plain), minutes(10)],
  ['a session that is over', clearSession, 0],
])('%s › is kept for its time, and no longer', async (_, write, life) => {
  expect(readLife(await write())).toBe(life);
});
