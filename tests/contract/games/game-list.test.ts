import { describe, expect, it } from 'vitest';
import type { Query, Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Client } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import type { TestWorld } from '../../support/world.ts';

const mock = mockForFile();

type Game = Value<'listGames'>['games'][number];

const SLOTS = { clientType: 3, platform: 'flash,html5-desktop', gameType: 'RNG' } as const;

const list = (client: Client, query: Partial<Query<'listGames'>> = {}) =>
  client.value('listGames', { query: { ...SLOTS, ...query } });

const ids = (games: readonly Game[]) => games.map(({ nodeId }) => nodeId);

/** By rank. */
async function slotsWhere(world: TestWorld, condition = '1'): Promise<number[]> {
  const rows = await world.read<{ nodeId: number }>(
    `SELECT nodeId FROM Game WHERE gameType = 'RNG' AND ${condition} ORDER BY rank`,
  );
  return rows.map(({ nodeId }) => nodeId);
}

describe(operationTitle('listGames'), () => {
  it('when nothing is filtered › the first fifteen by rank, and how many there are', async () => {
    const world = await mock.newWorld();
    const all = await slotsWhere(world);
    const { games, ...counts } = await list(world.client);
    expect(ids(games)).toEqual(all.slice(0, 15));
    expect(counts).toEqual({ pageNo: 1, totalPages: Math.ceil(all.length / 15), total: all.length });
  });

  it('when a game is listed › it is whole', async () => {
    const { client } = await mock.newWorld();
    const { games } = await list(client, { language: 'EN' });
    expect(games[0]).toEqual({
      nodeId: 1,
      gameCode: 'AURUM_0001',
      gameName: 'Fortune Koi 88',
      gameType: 'RNG',
      gameClassify: 'JP',
      vassalage: 'AURUM',
      vendorName: 'Aurum Forge',
      accountTypeId: expect.any(Number),
      accountTypeName: 'AURUM',
      isGame: 'GAME',
      icon: '/covers/RNG/JP/AURUM/fortune-koi-88.svg',
      minBet: '0.05',
      lines: 20,
      rtp: '96.18',
      volatility: 'medium',
      isHot: 1,
      isNew: 0,
      hasJackpot: false,
    });
  });

  it.each([
    ['popular', 'rank'],
    ['new', 'isNew DESC, rank'],
    ['rtp', 'CAST(rtp AS REAL) DESC, rank'],
  ] as const)('when it is sorted by %s › that order on every page', async (sort, order) => {
    const world = await mock.newWorld();
    const rows = await world.read<{ nodeId: number }>(
      `SELECT nodeId FROM Game WHERE gameType = 'RNG' ORDER BY ${order}`,
    );
    const all = rows.map(({ nodeId }) => nodeId);
    for (const pageNo of [1, 3]) {
      const { games } = await list(world.client, { sort, pageNo, pageSize: 100 });
      expect(ids(games)).toEqual(all.slice((pageNo - 1) * 100, pageNo * 100));
    }
  });

  it('when it is sorted by name › by the names of the asked language', async () => {
    const { client } = await mock.newWorld();
    for (const [language, locale] of [
      ['EN', 'en'],
      ['CN', 'zh-CN'],
    ] as const) {
      const names = (await list(client, { sort: 'name', language, pageSize: 100 })).games.map(
        ({ gameName }) => gameName,
      );
      expect(names).toEqual([...names].sort(new Intl.Collator(locale, { numeric: true }).compare));
    }
  });

  it.each([
    ['jackpot', 'hasJackpot'],
    ['new', 'isNew'],
    ['lowStake', 'minBet <= 1000'],
    ['jackpot,lowStake', 'hasJackpot AND minBet <= 1000'],
  ])('when the flags are %s › only games with each of them', async (flags, condition) => {
    const world = await mock.newWorld();
    const wanted = await slotsWhere(world, condition);
    expect(wanted.length).toBeGreaterThan(0);
    const { games, total } = await list(world.client, { flags, pageSize: 100 });
    expect(total).toBe(wanted.length);
    expect(ids(games)).toEqual(wanted.slice(0, 100));
  });

  it('when the stakes are in another unit › low ones are low in that unit', async () => {
    const { client } = await mock.newWorld();
    const lotus = client.as({ merchant: 'lotus' });
    const { games } = await list(lotus, { flags: 'lowStake', pageSize: 100 });
    expect(games.length).toBeGreaterThan(0);
    expect(games.every(({ minBet }) => Number(minBet) <= 100)).toBe(true);
    expect(games.some(({ minBet }) => Number(minBet) >= 10)).toBe(true);
  });

  it('when a lottery is listed › the prize mode that it opens with, where there is one', async () => {
    const { client } = await mock.newWorld();
    const { games } = await list(client, { gameType: 'LOTT', pageSize: 100 });
    const modes = new Set(games.map(({ vassalage, defaultPlayType }) => `${vassalage} ${defaultPlayType ?? 'none'}`));
    expect(modes).toEqual(new Set(['LOTT Lott', 'TCG_LOTTO_VN none']));
  });

  it('when every page is read › each game once, in order', async () => {
    const world = await mock.newWorld();
    const all = await slotsWhere(world);
    const read: number[] = [];
    const { totalPages } = await list(world.client, { pageSize: 100 });
    for (let pageNo = 1; pageNo <= totalPages; pageNo += 1) {
      const page = await list(world.client, { pageNo, pageSize: 100 });
      expect(page.pageNo).toBe(pageNo);
      read.push(...ids(page.games));
    }
    expect(read).toEqual(all);
  });

  it('when the page is the last, or beyond it › the rest, or nothing, with the same counts', async () => {
    const world = await mock.newWorld();
    const all = await slotsWhere(world);
    const totalPages = Math.ceil(all.length / 100);
    const last = await list(world.client, { pageNo: totalPages, pageSize: 100 });
    expect(ids(last.games)).toEqual(all.slice((totalPages - 1) * 100));
    const beyond = await list(world.client, { pageNo: totalPages + 1, pageSize: 100 });
    expect(beyond).toEqual({ games: [], pageNo: totalPages + 1, totalPages, total: all.length });
    expect((await list(world.client, { pageNo: 100_000 })).games).toEqual([]);
  });

  it('when a page holds one game › as many pages as games', async () => {
    const world = await mock.newWorld();
    const { games, totalPages, total } = await list(world.client, { pageSize: 1, pageNo: 2 });
    expect(ids(games)).toEqual((await slotsWhere(world)).slice(1, 2));
    expect(totalPages).toBe(total);
  });

  it.each<[string, Partial<Query<'listGames'>>, string]>([
    ['vendor', { vassalage: 'AURUM' }, `vendorCode = 'AURUM'`],
    ['class', { gameClassify: 'TG' }, `classify = 'TG'`],
    ['every class', { gameClassify: 'ALL' }, '1'],
    ['minimum bet', { minBet: 0.05 }, 'minBet = 500'],
    ['lowest minimum bet', { minBet: 0.01 }, 'minBet = 100'],
    ['lines', { minLineNum: 100 }, 'lines >= 100'],
    ['name in whatever case', { gameName: 'KOI', language: 'EN' }, `name ->> 'EN' LIKE '%koi%'`],
    ['name with spaces around it', { gameName: '  koi ', language: 'EN' }, `name ->> 'EN' LIKE '%koi%'`],
    [
      'vendor, class, minimum bet and lines together',
      { vassalage: 'AURUM', gameClassify: 'JP', minBet: 0.05, minLineNum: 20 },
      `vendorCode = 'AURUM' AND classify = 'JP' AND minBet = 500 AND lines >= 20`,
    ],
  ])('when it is filtered by %s › exactly those', async (_, query, condition) => {
    const world = await mock.newWorld();
    const expected = await slotsWhere(world, condition);
    const { games, total } = await list(world.client, { ...query, pageSize: 100 });
    expect(expected.length).toBeGreaterThan(0);
    expect(ids(games)).toEqual(expected.slice(0, 100));
    expect(total).toBe(expected.length);
  });

  it('when no game passes the filter › an empty page of none', async () => {
    const { client } = await mock.newWorld();
    const none = { games: [], pageNo: 1, totalPages: 0, total: 0 };
    expect(await list(client, { gameName: 'no game has this name' })).toEqual(none);
    expect(await list(client, { vassalage: 'NOBODY' })).toEqual(none);
    expect(await list(client, { minBet: 0.07 })).toEqual(none);
    expect(await list(client.as({ merchant: 'harbor' }), { gameType: 'PVP' })).toEqual(none);
  });

  it('when the language is another › names and the search by name are in it', async () => {
    const { client } = await mock.newWorld();
    expect((await list(client, { gameName: '福鲤', language: 'CN' })).games[0]?.gameName).toBe('福鲤88');
    expect((await list(client, { gameName: '福鲤', language: 'EN' })).total).toBe(0);
    expect((await list(client.as({ language: 'CN' }))).games[0]?.gameName).toBe('福鲤88');
  });

  it.each(['LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'] as const)(
    'when the category is %s › its games alone',
    async (gameType) => {
      const { client } = await mock.newWorld();
      const { games } = await list(client, { gameType });
      expect(new Set(games.map((game) => game.gameType))).toEqual(new Set([gameType]));
    },
  );

  it('when the brand carries fewer vendors › only their games', async () => {
    const { client } = await mock.newWorld();
    const atHarbor = await list(client.as({ merchant: 'harbor' }), { merchant: 'harbor', vassalage: 'BANYAN' });
    expect(atHarbor.total).toBe(0);
    expect((await list(client, { vassalage: 'BANYAN', merchant: 'baize', channel: 'web' })).total).toBeGreaterThan(0);
  });

  it('when a member asks › the same page as for a visitor', async () => {
    const { client } = await mock.newWorld();
    expect(await list(await client.signedIn())).toEqual(await list(client));
    expect(await list(client.as({ token: 'no-such-token' }))).toEqual(await list(client));
  });

  it.each([
    ['no clientType', { clientType: [] }, 'query.clientType is missing'],
    ['another clientType', { clientType: 2 }, 'query.clientType must be one of 3'],
    ['another platform', { platform: 'html5' }, 'query.platform must be one of'],
    ['no category', { gameType: [] }, 'query.gameType is missing'],
    ['an unknown category', { gameType: 'SLOTS' }, 'query.gameType must be one of'],
    ["another brand's code", { merchant: 'lotus' }, 'not the one in the Merchant header'],
    ['a merchant that is no code', { merchant: 'No Code' }, 'query.merchant must match pattern'],
    ['a vendor that is no code', { vassalage: 'a' }, 'query.vassalage must match pattern'],
    ['an unknown class', { gameClassify: 'XX' }, 'query.gameClassify must be one of'],
    ['a name of 61 characters', { gameName: 'x'.repeat(61) }, 'query.gameName must NOT have more than 60'],
    ['a channel of 41 characters', { channel: 'x'.repeat(41) }, 'query.channel must NOT have more than 40'],
    ['a minimum bet that is no number', { minBet: 'cheap' }, 'query.minBet must be number'],
    ['a minimum bet below zero', { minBet: -0.01 }, 'query.minBet must be >= 0'],
    ['half a line', { minLineNum: 1.5 }, 'query.minLineNum must be integer'],
    ['an unknown language', { language: 'en' }, 'query.language must be one of'],
    ['page 0', { pageNo: 0 }, 'query.pageNo must be >= 1'],
    ['page -1', { pageNo: -1 }, 'query.pageNo must be >= 1'],
    ['page 100001', { pageNo: 100_001 }, 'query.pageNo must be <= 100000'],
    ['an empty page number', { pageNo: '' }, 'query.pageNo must be integer'],
    ['a page of none', { pageSize: 0 }, 'query.pageSize must be >= 1'],
    ['a page of 101', { pageSize: 101 }, 'query.pageSize must be <= 100'],
    ['two page numbers', { pageNo: [1, 2] }, 'query.pageNo must be integer'],
  ])('when it is asked with %s › 400 names it', async (_, bad, message) => {
    const { client } = await mock.newWorld();
    const refused = await client.call('listGames', { query: { ...SLOTS, ...bad } });
    expect(refused).toMatchObject({ status: 400, body: { success: false, errorCode: 'request_param_err' } });
    expect(refused.text).toContain(message);
  });
});
