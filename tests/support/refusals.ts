import { expect } from 'vitest';
import { type OperationId, operations } from '../../openapi/generated/gaming-operations.ts';
import { type GoodCall, goodCall } from '../contract/inputs.ts';
import { type CallOptions, PASSWORD, type Reply } from './client.ts';
import type { TestMock } from './mock.ts';
import { requireOperation } from './operations.ts';
import { SCHEMES, seal } from './seal.ts';
import { DAY, MINUTE, SECOND, type TestWorld, WORLD_TIME } from './world.ts';

const ADDRESS = '203.0.113.7';
const OTHER_ADDRESS = '203.0.114.7';
const MB = 1_000_000;

/** Its call succeeds in its world. */
export interface Prepared {
  id: OperationId;
  world: TestWorld;
  good: GoodCall;
}

export async function prepare(mock: TestMock, id: OperationId): Promise<Prepared> {
  const world = await mock.newWorld();
  return { id, world, good: await goodCall(world, id) };
}

export const send = ({ id, world, good }: Prepared, change: CallOptions = {}): Promise<Reply> =>
  world.client.call(id, { ...good, ...change });

/** The test continues after a failure. */
export function check({ id }: Prepared, when: string, reply: Reply, expected: object): void {
  expect.soft(reply, `${id}: when ${when}`).toMatchObject(expected);
}

export function refusal(id: OperationId, status: number, errorCode: string) {
  const isEnvelope = requireOperation(id).dialect === 'envelope';
  return { status, body: { ...(isEnvelope && { success: false, value: null }), errorCode } };
}

const saying = (id: OperationId, status: number, errorCode: string, words: string) => ({
  ...refusal(id, status, errorCode),
  text: expect.stringContaining(words),
});

/** Brand, language and headers. */
export async function refuseHeaders(prepared: Prepared): Promise<void> {
  const { id, good } = prepared;
  const missing = await send(prepared, { merchant: null });
  check(
    prepared,
    'no Merchant header is sent',
    missing,
    saying(id, 400, 'request_param_err', 'Merchant header is missing'),
  );
  const unknown = await send(prepared, { merchant: 'nobody' });
  check(prepared, 'the brand is unknown', unknown, refusal(id, 400, 'function.not.available'));
  for (const [name, value, words] of [
    ['Language', 'FR', 'header.language must be one of CN, EN, ID, TH, TY, VI'],
    ['Device', 'PHONE', 'header.device must be one of WEB'],
    ['X-Timestamp', 'now', 'header.x-timestamp must be integer'],
  ] as const) {
    const reply = await send(prepared, { headers: { ...good.headers, [name]: value } });
    check(prepared, `the header ${name} is wrong`, reply, saying(id, 400, 'request_param_err', words));
  }
}

/** Invalid format or content. */
export async function refuseBodies(prepared: Prepared): Promise<void> {
  const { id, good } = prepared;
  const [type] = operations[id].bodyTypes;
  if (!type) return;
  const none = await send(prepared, { body: undefined });
  check(prepared, 'no body is sent', none, refusal(id, 400, 'request_body_required'));
  const limit = type === 'multipart/form-data' ? 16 * MB : MB;
  const large = await send(prepared, { body: 'x'.repeat(limit + 1) });
  check(prepared, `the body is over ${limit / MB} MB`, large, refusal(id, 413, 'request_body_too_large'));
  const headers = { ...good.headers, 'Content-Type': 'text/plain' };
  const text = await send(prepared, { headers, body: 'hello' });
  check(prepared, 'the body comes as another type', text, refusal(id, 415, 'request_body_type'));
  if (type !== 'application/json') return;
  for (const [when, body] of [
    ['half a body is sent', '{"a":'],
    ['a list is sent', []],
    ['a field is sent that nobody knows', { ...(good.body as object), isAgent: 1 }],
  ] as const)
    check(prepared, when, await send(prepared, { body }), refusal(id, 400, 'request_param_err'));
}

/** They do not decrypt, or decrypt to invalid content. */
export async function refuseSealedBodies(prepared: Prepared): Promise<void> {
  const { id, good } = prepared;
  if (!operations[id].isEncrypted) return;
  const bad = { ...(good.body as object), isAgent: 1 };
  const plain = await send(prepared, { body: bad });
  for (const scheme of SCHEMES) {
    const sealed = await send(prepared, await seal(bad, scheme));
    check(prepared, `a bad body is sealed by ${scheme}`, sealed, { status: 400, body: plain.body });
    const { headers } = await seal(good.body, scheme);
    const garbage = await send(prepared, { headers, body: { value: 'garbage' } });
    check(prepared, `a body by ${scheme} does not open`, garbage, refusal(id, 400, 'decrypt_failed'));
  }
}

/** Includes a trial account's token where trials are refused. */
export async function refuseTokens(prepared: Prepared): Promise<void> {
  const { id, world, good } = prepared;
  const { client } = world;
  if (operations[id].access === 'public') return;
  const unknown = refusal(id, 401, 'user.or.token.invalid');
  const none = await send(prepared, { token: undefined });
  check(prepared, 'no token is sent', none, refusal(id, 401, 'login.not.session'));
  check(prepared, 'the token is unknown', await send(prepared, { token: 'x'.repeat(40) }), unknown);
  const merchant = good.merchant === 'lotus' ? 'baize' : 'lotus';
  const token = await client.signIn('lucky', { merchant });
  check(prepared, "the token is another brand's", await send(prepared, { token }), unknown);
  const there = await client.call('countUnread', { token, merchant });
  check(prepared, 'the token was refused at another brand: at its own', there, { status: 200 });
  const isForAgents = operations[id].access === 'agent';
  if (!operations[id].isForRealAccounts && !isForAgents) return;
  const trial = await client.value('loginFreePlay', { headers: { os: 'OTHER', platform: 'W' } });
  const refused = await send(prepared, { token: trial.token });
  const code = isForAgents ? 'need.agent.account' : 'need.true.account';
  check(prepared, 'the account is a trial one', refused, refusal(id, 403, code));
  if (!isForAgents) return;
  const player = await send(prepared, { token: await client.signIn('lucky') });
  check(prepared, 'the account is a player’s', player, refusal(id, 403, 'need.agent.account'));
}

/** Switches the module on again. */
export async function refuseWithoutModule(prepared: Prepared): Promise<void> {
  const { id, world, good } = prepared;
  const { module } = operations[id];
  if (!module) return;
  await world.changeBrand(good.merchant, { modules: { [module]: false } });
  const off = await send(prepared);
  check(prepared, `${module} is switched off`, off, saying(id, 400, 'function.not.available', module));
  await world.changeBrand(good.merchant, { modules: { [module]: true } });
}

const END_OF_MAINTENANCE = Date.parse('2029-03-18T15:00:00+08:00');
const MAINTENANCE = { maintenance: true, maintenanceEndTime: END_OF_MAINTENANCE, restrictedAddresses: [ADDRESS] };

/** Restricts the caller's address, then closes and reopens the brand. */
export async function refuseWhileClosed(prepared: Prepared): Promise<void> {
  const { id, world, good } = prepared;
  if (operations[id].isAlwaysAvailable) return;
  /** `value` of an envelope, or beside the code of a bare response. */
  const carrying = (errorCode: string, value: object) =>
    requireOperation(id).dialect === 'envelope' ? { success: false, errorCode, value } : { errorCode, ...value };
  await world.changeBrand(good.merchant, { restrictedAddresses: ['203.0.113.'] });
  const restricted = await send(prepared, { ip: ADDRESS });
  const region = { status: 403, body: carrying('region.restricted', { ip: ADDRESS }) };
  check(prepared, 'the address is restricted', restricted, region);
  await world.changeBrand(good.merchant, MAINTENANCE);
  const closed = await send(prepared, { ip: ADDRESS });
  const maintenance = { status: 503, body: carrying('system.maintenance', { endTime: END_OF_MAINTENANCE }) };
  check(prepared, 'the brand is in maintenance, and the address restricted', closed, maintenance);
  await world.changeBrand(good.merchant, { maintenance: false, restrictedAddresses: [] });
}

/** Includes an unknown parameter. */
export async function serveAfterRefusals(prepared: Prepared): Promise<void> {
  const reply = await send(prepared, { ip: ADDRESS, query: { ...prepared.good.query, unknown: '1' } });
  check(prepared, 'everything is right again, and a query parameter is unknown', reply, { status: 200 });
}

/** Closed to others, or to everybody for an operation that is always available. */
export async function serveWhileClosed(prepared: Prepared): Promise<void> {
  const { id, world, good } = prepared;
  const isAlways = operations[id].isAlwaysAvailable;
  await world.changeBrand(good.merchant, isAlways ? MAINTENANCE : { restrictedAddresses: ['203.0.113.'] });
  const reply = await send(prepared, { ip: isAlways ? ADDRESS : OTHER_ADDRESS });
  const when = isAlways ? 'the brand is closed to everybody' : 'other addresses are restricted';
  check(prepared, when, reply, { status: 200 });
}

const asker = ({ good: { merchant, token } }: Prepared) => ({ merchant, ...(token !== undefined && { token }) });

const readAccount = async (prepared: Prepared): Promise<string> =>
  (await prepared.world.client.value('getMemberInfo', asker(prepared))).account;

async function signInAgain({ world, good }: Prepared, account: string): Promise<void> {
  good.token = await world.client.signIn(account, { merchant: good.merchant });
}

/** Both leave the good call with a session. */
export const BREAKS = {
  async 'a time-out'(prepared: Prepared) {
    await prepared.world.client.value('startTimeOut', { ...asker(prepared), body: { days: 7 } });
  },
  async 'a self-exclusion'(prepared: Prepared) {
    const account = await readAccount(prepared);
    await prepared.world.client.value('excludeSelf', { ...asker(prepared), body: { months: 6, password: PASSWORD } });
    await signInAgain(prepared, account);
  },
};

/** Held for a match with a self-exclusion, and then no more. */
export async function refuseWhenHeld(prepared: Prepared): Promise<void> {
  const { id, world, good } = prepared;
  if (operations[id].isOpenDuringBreak) return;
  await world.change(
    `INSERT INTO PlayBreak (memberId, kind, startedAt, endsAt) SELECT id, 'HELD', 0, ? FROM Member
      WHERE username = ? AND brandCode = ?`,
    WORLD_TIME + 365 * DAY,
    await readAccount(prepared),
    good.merchant ?? 'baize',
  );
  check(prepared, 'the account is held', await send(prepared), refusal(id, 403, 'account.held'));
  await world.change('DELETE FROM PlayBreak WHERE startedAt = 0');
}

/** A time-out, then a self-exclusion. A call that succeeds only once is sent elsewhere. */
export async function callInBreaks(prepared: Prepared): Promise<void> {
  const { id } = prepared;
  const { isOpenDuringBreak, isSafe } = operations[id];
  if (isOpenDuringBreak && !isSafe) return;
  for (const [name, take] of Object.entries(BREAKS)) {
    await take(prepared);
    const expected = isOpenDuringBreak ? { status: 200 } : refusal(id, 403, 'play.break');
    check(prepared, `the member is in ${name}`, await send(prepared), expected);
  }
}

/** The last session is idle for 24:59 and still valid. */
export async function refuseEndedSessions(prepared: Prepared): Promise<void> {
  const { id, world, good } = prepared;
  const ended = refusal(id, 401, 'login.not.session');
  const account = await readAccount(prepared);
  await world.client.value('logout', asker(prepared));
  check(prepared, 'the session was ended', await send(prepared), ended);
  await signInAgain(prepared, account);
  const later = await world.client.signIn(account, { merchant: good.merchant });
  const replaced = { ...ended, headers: { 'x-session-end': 'replaced' } };
  check(prepared, 'the member signed in elsewhere and the brand allows one session', await send(prepared), replaced);
  good.token = later;
  await world.clock.advance(25 * MINUTE + SECOND);
  check(prepared, 'the token was not used for more than 25 minutes', await send(prepared), ended);
  await signInAgain(prepared, account);
  await world.clock.advance(25 * MINUTE - SECOND);
  const { status } = await send(prepared);
  expect.soft(status, `${id}: when the token was last used 24:59 ago`).not.toBe(401);
}
