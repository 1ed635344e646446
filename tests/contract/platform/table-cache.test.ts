import { describe, expect, it } from 'vitest';
import { update } from '../../../mock-server/worlds/statements.ts';
import type { World } from '../../../mock-server/worlds/world.ts';
import { mockForFile } from '../../support/mock.ts';
import { type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

const SLOTS = { clientType: 3, platform: 'flash,html5-desktop', gameType: 'RNG' } as const;
const RENAME = update('Game', '"name" = ? WHERE "nodeId" = ?');
const NEW_NAME = JSON.stringify({ EN: 'Renamed' });

/** The second response uses cached tables. */
async function readPage({ client }: TestWorld) {
  await client.value('listGames', { query: SLOTS });
  return client.value('listGames', { query: SLOTS });
}

async function newWorld() {
  const test = await mock.newWorld();
  const { games, total } = await readPage(test);
  const world = await mock.running.worlds.use(test.name);
  const row = world.read.one('Game', { nodeId: games[0]?.nodeId ?? 0 });
  return { test, world, row, total };
}

type Row = Awaited<ReturnType<typeof newWorld>>['row'];

const renamed = { name: NEW_NAME };

describe('A page of games whose tables are cached', () => {
  it.each<[string, (world: World, row: Row) => Promise<unknown>]>([
    ['patch', (world, { nodeId }) => world.patch('Game', { nodeId }, renamed)],
    ['upsert', (world, { nodeId, ...row }) => world.upsert('Game', { nodeId }, { ...row, ...renamed })],
    ['a transaction', (world, { nodeId }) => world.transact((store) => store.patch('Game', { nodeId }, renamed))],
    ['a prepared statement', (world, { nodeId }) => world.run(RENAME, NEW_NAME, nodeId)],
  ])('when its game is changed by %s › the new name', async (_kind, write) => {
    const { test, world, row } = await newWorld();
    await write(world, row);
    expect((await readPage(test)).games[0]).toMatchObject({ nodeId: row.nodeId, gameName: 'Renamed' });
  });

  it('when games are added and removed › they are there and gone', async () => {
    const { test, world, row, total } = await newWorld();
    const nodeId = 9_000_001;
    await world.insert('Game', { ...row, nodeId, code: 'ADDED', rank: -1 });
    const after = await readPage(test);
    expect([after.total, after.games[0]?.nodeId]).toEqual([total + 1, nodeId]);
    await world.delete('Game', { nodeId });
    expect((await readPage(test)).total).toBe(total);
  });

  it('when a transaction fails › the old name', async () => {
    const { test, world, row } = await newWorld();
    const before = await readPage(test);
    const failing = world.transact(async (store) => {
      await store.patch('Game', { nodeId: row.nodeId }, renamed);
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await readPage(test)).toEqual(before);
  });

  it('when its vendor is renamed, or no longer of the brand › as the tables say', async () => {
    const { test, world, row, total } = await newWorld();
    const { vendorCode, gameType } = row;
    await world.patch('Vendor', { code: vendorCode, gameType }, { displayName: 'Another' });
    expect((await readPage(test)).games.find(({ vassalage }) => vassalage === vendorCode)?.vendorName).toBe('Another');
    await world.delete('BrandVendor', { brandCode: 'baize', vendorCode, gameType });
    expect((await readPage(test)).total).toBeLessThan(total);
  });

  it('when the category is switched off and on again › none, and all', async () => {
    const { test, total } = await newWorld();
    await test.changeBrand('baize', { modules: { RNG3: false } });
    expect((await readPage(test)).total).toBe(0);
    await test.changeBrand('baize', { modules: { RNG3: true } });
    expect((await readPage(test)).total).toBe(total);
  });

  it('when the world begins anew › as seeded; in other worlds it always was', async () => {
    const [{ test, world, row }, other] = [await newWorld(), await mock.newWorld()];
    const before = await readPage(other);
    await world.patch('Game', { nodeId: row.nodeId }, renamed);
    expect((await readPage(test)).games[0]?.gameName).toBe('Renamed');
    expect(await readPage(other)).toEqual(before);
    await test.client.value('resetWorld', { path: test.path });
    expect(await readPage(test)).toEqual(before);
  });

  it('when it is asked for again › checked, delayed, refused and logged as the first time', async () => {
    const { test } = await newWorld();
    expect(await test.client.call('listGames', { query: { ...SLOTS, pageNo: 0 } })).toMatchObject({ status: 400 });
    await test.faults.set({ operation: 'listGames', kind: 'refuse', status: 422, errorCode: 'on.purpose', times: 1 });
    const refused = await test.client.call('listGames', { query: SLOTS, isFault: true });
    expect(refused).toMatchObject({ status: 422, body: { errorCode: 'on.purpose' } });
    const { headers } = await test.client.call('listGames', { query: SLOTS });
    expect(Date.parse(String(headers.date))).toBe(WORLD_TIME);
    await test.clock.advance(60_000);
    const later = await test.client.call('listGames', { query: SLOTS });
    expect(Date.parse(String(later.headers.date))).toBe(WORLD_TIME + 60_000);
    expect(later.headers['x-request-id']).not.toBe(headers['x-request-id']);
    const log = await test.client.value('listRequests', { path: test.path });
    const statuses = log.filter(({ operationId }) => operationId === 'listGames').map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 422, 400, 200, 200]);
  });
});

describe("A brand's description whose tables are cached", () => {
  it('when a module is switched off › the new one', async () => {
    const test = await mock.newWorld();
    const modulesNow = async () => JSON.stringify((await test.client.value('getWhitelabel')).modules);
    const before = await modulesNow();
    expect(await modulesNow()).toBe(before);
    await test.changeBrand('baize', { modules: { RNG3: false } });
    expect(await modulesNow()).not.toBe(before);
  });
});
