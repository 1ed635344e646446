import { describe, expect, it } from 'vitest';
import type { Body } from '../../../openapi/generated/control-operations.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import type { TestWorld } from '../../support/world.ts';

const mock = mockForFile();

const jackpot = ({ client }: TestWorld) => client.call('getJackpot', { isFault: true });
const menus = ({ client }: TestWorld) => client.call('getGameMenus', { isFault: true });

const struck = async ({ client, path }: TestWorld) =>
  (await client.value('getFaults', { path })).map((fault) => fault.struck);

async function worldWith(...faults: Body<'setFaults'>): Promise<TestWorld> {
  const world = await mock.newWorld();
  await world.faults.set(...faults);
  return world;
}

describe(`${operationTitle('setFaults')} › what a fault does`, () => {
  it('when it is a delay › the answer comes after it and is the usual one', async () => {
    const world = await worldWith({ operation: 'getJackpot', kind: 'delay', delayMs: 20, times: 1 });
    expect(await world.client.value('getJackpot')).toMatchObject({ currency: 'PHP' });
    expect(await struck(world)).toEqual([1]);
  });

  it('when it is a status › that status, in the dialect’s shape of a failure', async () => {
    const world = await worldWith({ operation: '*', kind: 'status', status: 502 });
    const errorCode = 'fault.status';
    const headers = { 'cache-control': 'no-store', 'x-request-id': expect.stringMatching(/^test-/) };
    expect(await jackpot(world)).toMatchObject({ status: 502, headers, body: { success: false, errorCode } });
    const bare = await menus(world);
    expect(bare).toMatchObject({ status: 502, body: { errorCode } });
    expect(bare.body).not.toHaveProperty('success');
  });

  it('when it is a status with a code › that code in the dialect’s shape', async () => {
    const world = await worldWith({ operation: '*', kind: 'status', status: 401, errorCode: 'login.not.session' });
    expect(await menus(world)).toMatchObject({ status: 401, body: { errorCode: 'login.not.session' } });
  });

  it('when it refuses › success is false, even under 200', async () => {
    const world = await worldWith({ operation: '*', kind: 'refuse', status: 200 });
    const body = { success: false, value: null, errorCode: 'fault.refuse' };
    expect(await jackpot(world)).toMatchObject({ status: 200, body });
  });

  it('when it refuses with a code › that one is the reason', async () => {
    const world = await worldWith({ operation: '*', kind: 'refuse', status: 401, errorCode: 'login.not.session' });
    expect(await jackpot(world)).toMatchObject({ status: 401, body: { errorCode: 'login.not.session' } });
  });

  it('when it is stale › a read is answered as at first, and a write as usual', async () => {
    const world = await worldWith({ operation: '*', kind: 'stale' });
    const lucky = await world.client.signedIn('lucky');
    const read = async () => (await lucky.value('getPreferences')).realityMinutes;
    const write = async (realityMinutes: 30 | 60) =>
      (await lucky.value('setPreferences', { body: { realityMinutes } })).realityMinutes;
    const first = await read();
    expect([await write(30), await write(60)]).toEqual([30, 60]);
    expect(await read()).toBe(first);
    await world.faults.clear();
    expect(await read()).toBe(60);
  });

  it('when it is html › a page', async () => {
    const world = await worldWith({ operation: '*', kind: 'html', status: 502 });
    const { status, headers, text, body } = await jackpot(world);
    expect([status, headers['content-type'], body]).toEqual([502, 'text/html', undefined]);
    expect(text).toContain('<h1>Bad gateway</h1>');
  });

  it('when it is empty › nothing, under the status', async () => {
    const world = await worldWith({ operation: '*', kind: 'empty', status: 200 });
    expect(await jackpot(world)).toMatchObject({ status: 200, text: '' });
  });

  it('when it is another schema › JSON that the contract does not know, under the status of a success', async () => {
    const world = await worldWith({ operation: '*', kind: 'wrong-schema' });
    expect(await jackpot(world)).toMatchObject({ status: 200, body: { value: { unexpected: [1, 'two', null] } } });
    await expect(world.client.call('getJackpot')).rejects.toThrow(/getJackpot answered 200/);
  });

  it('when it cuts › the connection ends in the middle, and the next request is answered', async () => {
    const world = await worldWith({ operation: '*', kind: 'cut', times: 1 });
    await expect(jackpot(world)).rejects.toThrow();
    expect(await world.client.value('getJackpot')).toMatchObject({ currency: 'PHP' });
  });

  it('when it is down › the connection ends before the first byte, and the next request is answered', async () => {
    const world = await worldWith({ operation: '*', kind: 'down', times: 1 });
    await expect(jackpot(world)).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(await world.client.value('getJackpot')).toMatchObject({ currency: 'PHP' });
  });

  it.each(['status', 'refuse', 'html', 'empty'] as const)('when %s names no status › 500', async (kind) => {
    const world = await worldWith({ operation: '*', kind });
    expect((await jackpot(world)).status).toBe(500);
  });

  it('when it is delayed besides › it comes all the same', async () => {
    const world = await worldWith({ operation: '*', kind: 'status', status: 504, delayMs: 20 });
    expect((await jackpot(world)).status).toBe(504);
  });
});

describe(`${operationTitle('setFaults')} › whom a fault meets`, () => {
  it('when it has times › so many requests, then none', async () => {
    const world = await worldWith({ operation: '*', kind: 'status', status: 500, times: 2 });
    const statuses = [await jackpot(world), await menus(world), await jackpot(world)].map(({ status }) => status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  const statusesOf = async (world: TestWorld, count: number) =>
    (await Promise.all(Array.from({ length: count }, () => jackpot(world)))).map(({ status }) => status);

  it('when it has every and after › each n-th one after the first ones', async () => {
    const world = await worldWith({ operation: '*', kind: 'status', status: 503, after: 1, every: 2, times: 2 });
    expect(await statusesOf(world, 8)).toEqual([200, 200, 503, 200, 503, 200, 200, 200]);
  });

  it('when it has a chance › that part, and the same one at each start from a seed', async () => {
    const fault = { operation: '*', kind: 'status' as const, status: 503, chance: 0.25 };
    const world = await worldWith(fault);
    const first = await statusesOf(world, 200);
    const share = first.filter((status) => status === 503).length / 200;
    expect(share).toBeGreaterThan(0.15);
    expect(share).toBeLessThan(0.35);
    await world.faults.set(fault);
    expect(await statusesOf(world, 200)).toEqual(first);
  });

  it('when it names an account › the requests of that member alone', async () => {
    const world = await worldWith({ operation: 'getBalance', kind: 'status', status: 503, account: 'lucky' });
    const [lucky, victor] = [await world.client.signIn('lucky'), await world.client.signIn('victor')];
    const balance = (token: string) => world.client.call('getBalance', { token, isFault: true });
    expect([(await balance(victor)).status, (await balance(lucky)).status]).toEqual([200, 503]);
  });

  it('when it has a query › the requests with those parameters', async () => {
    const fault = { operation: 'listTransactions', kind: 'status' as const, status: 503, query: { pageNo: '2' } };
    const world = await worldWith(fault);
    const token = await world.client.signIn('lucky');
    const read = async (pageNo: number) =>
      (await world.client.call('listTransactions', { token, query: { pageNo, pageSize: 15 }, isFault: true })).status;
    expect([await read(1), await read(2)]).toEqual([200, 503]);
  });

  it('when it struck nothing › the list says why', async () => {
    const world = await worldWith(
      { operation: 'getJackpot', kind: 'delay', delayMs: 1 },
      { operation: 'getJackpot', kind: 'status' },
      { operation: 'getGameMenus', kind: 'status', after: 5 },
      { operation: 'login', kind: 'status' },
    );
    await jackpot(world);
    await menus(world);
    const faults = await world.client.value('getFaults', { path: world.path });
    expect(faults.map(({ miss }) => miss)).toEqual([
      null,
      'Requests to getJackpot: 1. An earlier fault struck them, or none is of this account and query.',
      'Requests that match: 1. It strikes by after: 5.',
      'There was no request to login.',
    ]);
  });

  it('when it names an operation › that one alone', async () => {
    const world = await worldWith({ operation: 'getGameMenus', kind: 'status', status: 503 });
    expect([(await jackpot(world)).status, (await menus(world)).status]).toEqual([200, 503]);
  });

  it('when several match › the first, until it is used up', async () => {
    const world = await worldWith(
      { operation: 'getJackpot', kind: 'status', status: 501, times: 1 },
      { operation: '*', kind: 'status', status: 502, times: 1 },
    );
    const statuses = [await jackpot(world), await jackpot(world), await jackpot(world)].map(({ status }) => status);
    expect(statuses).toEqual([501, 502, 200]);
  });

  it('when the list is emptied › nobody', async () => {
    const world = await worldWith({ operation: '*', kind: 'status' });
    await world.faults.set();
    expect((await world.client.call('getJackpot')).status).toBe(200);
  });

  it('when the world is another › nobody there', async () => {
    const world = await worldWith({ operation: '*', kind: 'status' });
    const other = await mock.newWorld();
    expect((await jackpot(world)).status).toBe(500);
    expect((await other.client.call('getJackpot')).status).toBe(200);
  });

  it('when the request is refused before, as for its brand or session › the fault is kept', async () => {
    const world = await worldWith({ operation: 'getMemberInfo', kind: 'status', times: 1 });
    expect((await world.client.call('getMemberInfo')).status).toBe(401);
    expect(await struck(world)).toEqual([0]);
  });

  it('when a fault has answered › the request log tells its status', async () => {
    const world = await worldWith({ operation: '*', kind: 'html', status: 502 });
    await jackpot(world);
    const [row] = await world.client.value('listRequests', { path: world.path });
    expect(row).toMatchObject({ operationId: 'getJackpot', status: 502, errorCode: null });
  });
});
