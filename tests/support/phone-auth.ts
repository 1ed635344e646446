import type { TestWorld } from './world.ts';

const KEY = 'lotus-phone-auth';

interface PhoneAnswer {
  status: number;
  body: { sessionInfo?: string; idToken?: string; error?: { message: string } };
}

/** Lotus's key by default. */
export async function askPhoneAuth(world: TestWorld, method: string, body: unknown, key = KEY): Promise<PhoneAnswer> {
  const address = `${world.client.origin}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=${key}`;
  const headers = { 'Content-Type': 'application/json', 'X-Mock-World': world.name };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as PhoneAnswer['body'] };
}

/** @throws unless the status is 200 */
async function ask(world: TestWorld, method: string, request: object): Promise<PhoneAnswer['body']> {
  const { status, body } = await askPhoneAuth(world, method, request);
  if (status !== 200) throw new Error(`${method} answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Proves an E.164 number at lotus. */
export async function phoneToken(world: TestWorld, phoneNumber: string): Promise<string> {
  const { sessionInfo } = await ask(world, 'sendVerificationCode', { phoneNumber });
  const code = await world.inbox.code(phoneNumber);
  const { idToken = '' } = await ask(world, 'signInWithPhoneNumber', { sessionInfo, code });
  return idToken;
}
