import { expect, it } from 'vitest';
import type { Asker, CallOptions } from './client.ts';
import type { TestMock } from './mock.ts';
import { type OperationId, operationOf } from './operations.ts';
import { MINUTE, SECOND } from './world.ts';

const ADDRESS = '203.0.113.7';

/** The tests of the refusals that an operation shares with others: those whose status it documents. */
export function itRefusesAsUsual(mock: TestMock, id: OperationId, options: CallOptions = {}): void {
  const { statuses, dialect } = operationOf(id);
  itRefusesBadHeaders(mock, id, options);
  if (statuses.includes(401)) itNeedsSession(mock, id, options);
  if (!statuses.includes(403)) return;

  /** What comes besides the code stands in `value` of an envelope, and beside the code of a bare answer. */
  const carrying = (errorCode: string, value: object) =>
    dialect === 'envelope' ? { success: false, errorCode, value } : { errorCode, ...value };

  it('when the address is restricted › 403 names the address', async () => {
    const { client, changeBrand } = await open(mock);
    await changeBrand('baize', { restrictedAddresses: ['203.0.113.'] });
    const refused = await client.call(id, { ...options, ip: ADDRESS });
    expect(refused).toMatchObject({ status: 403, body: carrying('region.restricted', { ip: ADDRESS }) });
    expect((await client.call(id, { ...options, ip: '203.0.114.7' })).status).not.toBe(403);
  });

  it('when the brand is in maintenance › 503 names the end time', async () => {
    const { client, changeBrand } = await open(mock);
    const endTime = Date.parse('2026-03-18T15:00:00+08:00');
    await changeBrand('baize', { maintenance: true, maintenanceEndTime: endTime, restrictedAddresses: [ADDRESS] });
    const refused = await client.call(id, { ...options, ip: ADDRESS });
    expect(refused).toMatchObject({ status: 503, body: carrying('system.maintenance', { endTime }) });
    await changeBrand('baize', { maintenance: false, restrictedAddresses: [] });
    expect((await client.call(id, { ...options, ip: ADDRESS })).status).not.toBe(503);
  });
}

async function open(mock: TestMock) {
  const world = await mock.newWorld();
  return { client: world.client, changeBrand: world.changeBrand.bind(world) };
}

function itRefusesBadHeaders(mock: TestMock, id: OperationId, options: CallOptions): void {
  it('when no Merchant header is sent › 400 asks for it', async () => {
    const { client } = await mock.newWorld();
    const refused = await client.call(id, { ...options, merchant: null });
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    expect(refused.text).toContain('Merchant header is missing');
  });

  it('when the brand is unknown › 400 function.not.available', async () => {
    const { client } = await mock.newWorld();
    const refused = await client.call(id, { ...options, merchant: 'nobody' });
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'function.not.available' } });
  });

  it('when the language is none of the six › 400 names the header', async () => {
    const { client } = await mock.newWorld();
    const token = operationOf(id).statuses.includes(401) ? await client.signIn() : undefined;
    const refused = await client.call(id, { ...options, token, language: 'FR' });
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    expect(refused.text).toContain('header.language must be one of CN, EN, ID, TH, TY, VI');
  });
}

function itNeedsSession(mock: TestMock, id: OperationId, options: CallOptions): void {
  const refusal = (errorCode: string) => ({ status: 401, body: { success: false, value: null, errorCode } });
  const ended = refusal('login.not.session');
  const unknown = refusal('user.or.token.invalid');
  /** A use of a token that does not end its session, as a logout would. */
  const isGood = async (mocked: Awaited<ReturnType<TestMock['newWorld']>>, asker: Asker) =>
    (await mocked.client.call('countUnread', asker)).status === 200;

  it('when no token is sent › 401 login.not.session', async () => {
    const { client } = await mock.newWorld();
    expect(await client.call(id, options)).toMatchObject(ended);
  });

  it('when the token is unknown › 401 user.or.token.invalid', async () => {
    const { client } = await mock.newWorld();
    expect(await client.call(id, { ...options, token: 'x'.repeat(40) })).toMatchObject(unknown);
  });

  it("when the token is another brand's › 401 user.or.token.invalid, and it stays good there", async () => {
    const world = await mock.newWorld();
    const token = await world.client.signIn('lucky', { merchant: 'lotus' });
    expect(await world.client.call(id, { ...options, token })).toMatchObject(unknown);
    expect(await isGood(world, { token, merchant: 'lotus' })).toBe(true);
  });

  it('when the session was ended › 401 login.not.session', async () => {
    const { client } = await mock.newWorld();
    const token = await client.signIn();
    await client.value('logout', { token });
    expect(await client.call(id, { ...options, token })).toMatchObject(ended);
  });

  it('when the token was not used for more than 25 minutes › 401 login.not.session', async () => {
    const world = await mock.newWorld();
    const token = await world.client.signIn();
    await world.advance(25 * MINUTE + SECOND);
    expect(await world.client.call(id, { ...options, token })).toMatchObject(ended);
  });

  it('when the token was last used 24:59 ago › it is still good', async () => {
    const world = await mock.newWorld();
    const token = await world.client.signIn();
    await world.advance(25 * MINUTE - SECOND);
    expect((await world.client.call(id, { ...options, token })).status).not.toBe(401);
  });
}
