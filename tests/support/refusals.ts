import { expect, it } from 'vitest';
import type { OperationId } from '../../openapi/generated/gaming-operations.ts';
import { type GoodCall, goodCall } from '../contract/inputs.ts';
import { type Asker, type Client, PASSWORD } from './client.ts';
import type { TestMock } from './mock.ts';
import { operationOf } from './operations.ts';
import { MINUTE, SECOND, type TestWorld } from './world.ts';

const ADDRESS = '203.0.113.7';
const OTHER_ADDRESS = '203.0.114.7';

/** Creates a world, and prepares a call that succeeds in it. */
async function prepare(mock: TestMock, id: OperationId) {
  const world = await mock.newWorld();
  return { world, client: world.client, good: await goodCall(world, id) };
}

/** Tests of good input, and of the gateway's checks of every operation: brand, language and headers. */
export function itTakesGoodInput(mock: TestMock, id: OperationId): void {
  it('when its input is good › 200', async () => {
    const { client, good } = await prepare(mock, id);
    expect((await client.call(id, good)).status).toBe(200);
  });

  it('when a query parameter is unknown › 200 as without it', async () => {
    const { client, good } = await prepare(mock, id);
    expect((await client.call(id, { ...good, query: { ...good.query, unknown: '1' } })).status).toBe(200);
  });

  it('when no Merchant header is sent › 400 asks for it', async () => {
    const { client, good } = await prepare(mock, id);
    const refused = await client.call(id, { ...good, merchant: null });
    expect(refused).toMatchObject(refusal(id, 400, 'request_param_err'));
    expect(refused.text).toContain('Merchant header is missing');
  });

  it('when the brand is unknown › 400 function.not.available', async () => {
    const { client, good } = await prepare(mock, id);
    const refused = await client.call(id, { ...good, merchant: 'nobody' });
    expect(refused).toMatchObject(refusal(id, 400, 'function.not.available'));
  });

  it.each([
    ['Language', 'FR', 'header.language must be one of CN, EN, ID, TH, TY, VI'],
    ['Device', 'PHONE', 'header.device must be one of WEB'],
    ['X-Timestamp', 'now', 'header.x-timestamp must be integer'],
  ])('when the header %s is wrong › 400 names it', async (name, value, message) => {
    const { client, good } = await prepare(mock, id);
    const refused = await client.call(id, { ...good, headers: { ...good.headers, [name]: value } });
    expect(refused).toMatchObject(refusal(id, 400, 'request_param_err'));
    expect(refused.text).toContain(message);
  });
}

/** Tests of an operation that is closed in maintenance and in restricted regions. */
export function itCloses(mock: TestMock, id: OperationId): void {
  /** The data of an error is in `value` of an envelope, or next to the code of a bare response. */
  const carrying = (errorCode: string, value: object) =>
    operationOf(id).dialect === 'envelope' ? { success: false, errorCode, value } : { errorCode, ...value };

  it('when the address is restricted › 403 names the address', async () => {
    const { world, client, good } = await prepare(mock, id);
    await world.changeBrand(good.merchant, { restrictedAddresses: ['203.0.113.'] });
    const refused = await client.call(id, { ...good, ip: ADDRESS });
    expect(refused).toMatchObject({ status: 403, body: carrying('region.restricted', { ip: ADDRESS }) });
    expect((await client.call(id, { ...good, ip: OTHER_ADDRESS })).status).toBe(200);
  });

  it('when the brand is in maintenance › 503 names the end time, in a restricted region too', async () => {
    const { world, client, good } = await prepare(mock, id);
    const endTime = Date.parse('2026-03-18T15:00:00+08:00');
    const restrictedAddresses = [ADDRESS];
    await world.changeBrand(good.merchant, { maintenance: true, maintenanceEndTime: endTime, restrictedAddresses });
    const refused = await client.call(id, { ...good, ip: ADDRESS });
    expect(refused).toMatchObject({ status: 503, body: carrying('system.maintenance', { endTime }) });
    await world.changeBrand(good.merchant, { maintenance: false, restrictedAddresses: [] });
    expect((await client.call(id, { ...good, ip: ADDRESS })).status).toBe(200);
  });
}

/** Test of an operation that stays open in maintenance and in restricted regions. */
export function itStaysOpen(mock: TestMock, id: OperationId): void {
  it('when the brand is in maintenance and the address restricted › 200', async () => {
    const { world, client, good } = await prepare(mock, id);
    await world.changeBrand(good.merchant, { maintenance: true, restrictedAddresses: [ADDRESS] });
    expect((await client.call(id, { ...good, ip: ADDRESS })).status).toBe(200);
  });
}

/** An error response with nothing but its code. */
export function refusal(id: OperationId, status: number, errorCode: string) {
  const isEnvelope = operationOf(id).dialect === 'envelope';
  return { status, body: { ...(isEnvelope && { success: false, value: null }), errorCode } };
}

/** Tests of an operation that needs a session. */
export function itNeedsSession(mock: TestMock, id: OperationId): void {
  const ended = refusal(id, 401, 'login.not.session');
  const unknown = refusal(id, 401, 'user.or.token.invalid');
  /** Whether a token is valid, checked with an operation that does not end its session. */
  const isGood = async ({ client }: TestWorld, asker: Asker) =>
    (await client.call('countUnread', asker)).status === 200;

  it('when no token is sent › 401 login.not.session', async () => {
    const { client, good } = await prepare(mock, id);
    expect(await client.call(id, { ...good, token: undefined })).toMatchObject(ended);
  });

  it('when the token is unknown › 401 user.or.token.invalid', async () => {
    const { client, good } = await prepare(mock, id);
    expect(await client.call(id, { ...good, token: 'x'.repeat(40) })).toMatchObject(unknown);
  });

  it("when the token is another brand's › 401 user.or.token.invalid, and it stays good there", async () => {
    const { world, client, good } = await prepare(mock, id);
    const merchant = good.merchant === 'lotus' ? 'baize' : 'lotus';
    const token = await client.signIn('lucky', { merchant });
    expect(await client.call(id, { ...good, token })).toMatchObject(unknown);
    expect(await isGood(world, { token, merchant })).toBe(true);
  });

  it('when the session was ended › 401 login.not.session', async () => {
    const { client, good } = await prepare(mock, id);
    await client.value('logout', { merchant: good.merchant, token: good.token });
    expect(await client.call(id, good)).toMatchObject(ended);
  });

  it('when the member signed in elsewhere and the brand allows one session › 401 login.not.session says so', async () => {
    const { client, good } = await prepare(mock, id);
    const { merchant, token } = good;
    const { account } = await client.value('getMemberInfo', { merchant, token });
    await client.signIn(account, { merchant });
    expect(await client.call(id, good)).toMatchObject({ ...ended, headers: { 'x-session-end': 'replaced' } });
  });

  it('when the token was not used for more than 25 minutes › 401 login.not.session', async () => {
    const { world, client, good } = await prepare(mock, id);
    await world.advance(25 * MINUTE + SECOND);
    expect(await client.call(id, good)).toMatchObject(ended);
  });

  it('when the token was last used 24:59 ago › it is still good', async () => {
    const { world, client, good } = await prepare(mock, id);
    await world.advance(25 * MINUTE - SECOND);
    expect((await client.call(id, good)).status).not.toBe(401);
  });
}

/** Test of an operation that trial accounts may not use. */
export function itRefusesTrialAccounts(mock: TestMock, id: OperationId): void {
  it('when the account is a trial one › 403 need.true.account', async () => {
    const { client, good } = await prepare(mock, id);
    const { token } = await client.value('loginFreePlay', { headers: { os: 'OTHER', platform: 'W' } });
    const refused = await client.call(id, { ...good, token });
    expect(refused).toMatchObject(refusal(id, 403, 'need.true.account'));
  });
}

/** Test of an operation that requires a module of the brand. */
export function itNeedsModule(mock: TestMock, id: OperationId, module: string): void {
  it(`when ${module} is switched off › 400 function.not.available; on again › 200`, async () => {
    const { world, client, good } = await prepare(mock, id);
    await world.changeBrand(good.merchant, { modules: { [module]: false } });
    const refused = await client.call(id, good);
    expect(refused).toMatchObject(refusal(id, 400, 'function.not.available'));
    expect(refused.text).toContain(module);
    await world.changeBrand(good.merchant, { modules: { [module]: true } });
    expect((await client.call(id, good)).status).toBe(200);
  });
}

/** The ways in which a member takes a break; both leave them with a session. */
const BREAKS = {
  async 'a time-out'(client: Client, good: GoodCall) {
    await client.value('startTimeOut', { merchant: good.merchant, token: good.token, body: { days: 7 } });
    return good;
  },
  async 'a self-exclusion'(client: Client, good: GoodCall) {
    const { merchant, token } = good;
    const { account } = await client.value('getMemberInfo', { merchant, token });
    await client.value('excludeSelf', { merchant, token, body: { months: 6, password: PASSWORD } });
    return { ...good, token: await client.signIn(account, { merchant }) };
  },
};

/** Tests of an operation that is closed to a member in a break. */
export function itClosesInBreaks(mock: TestMock, id: OperationId): void {
  it.each(Object.entries(BREAKS))('when the member is in %s › 403 play.break', async (_, take) => {
    const { client, good } = await prepare(mock, id);
    expect(await client.call(id, await take(client, good))).toMatchObject(refusal(id, 403, 'play.break'));
  });
}

/** Tests of an operation that serves a member in a break as at any other time. */
export function itServesInBreaks(mock: TestMock, id: OperationId): void {
  it.each(Object.entries(BREAKS))('when the member is in %s › 200', async (_, take) => {
    const { client, good } = await prepare(mock, id);
    expect((await client.call(id, await take(client, good))).status).toBe(200);
  });
}
