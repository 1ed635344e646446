import { describe, expect, it } from 'vitest';
import type { Query } from '../../../openapi/generated/gaming-operations.ts';
import type { Client } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { DAY, HOUR, MINUTE, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

describe(operationTitle('getWinnerBoard'), () => {
  const board = async (client: Client, query: Partial<Query<'getWinnerBoard'>> = {}) =>
    (await client.value('getWinnerBoard', { query: { gameCategory: 'ALL', ...query } })).list.map(({ vo }) => vo);

  it('when everything is asked for › fifty wins of the last four hours, newest first', async () => {
    const { client } = await mock.newWorld();
    const times = (await board(client)).map(({ winTime }) => winTime);
    expect(times).toHaveLength(50);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(Math.max(...times)).toBeLessThanOrEqual(WORLD_TIME);
    expect(Math.min(...times)).toBeGreaterThan(WORLD_TIME - 4 * HOUR);
  });

  it.each([
    ['a while', 37 * MINUTE],
    ['days', 9 * DAY + 3 * HOUR],
  ])('when %s has passed › the wins are again of the last four hours', async (_, ms) => {
    const world = await mock.newWorld();
    const before = await board(world.client, { limitNum: 60 });
    const { now } = await world.clock.advance(ms);
    const after = await board(world.client, { limitNum: 60 });
    const times = after.map(({ winTime }) => winTime);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(Math.max(...times)).toBeLessThanOrEqual(now);
    expect(Math.min(...times)).toBeGreaterThan(now - 4 * HOUR);
    expect(new Set(after.map(({ id }) => id))).toEqual(new Set(before.map(({ id }) => id)));
    expect(after.map(({ id }) => id)).not.toEqual(before.map(({ id }) => id));
  });

  it.each([1, 10, 60])('when at most %i are asked for › so many, the newest', async (limitNum) => {
    const { client } = await mock.newWorld();
    const all = await board(client, { limitNum: 100 });
    expect(all).toHaveLength(60);
    expect(await board(client, { limitNum })).toEqual(all.slice(0, limitNum));
  });

  it('when one category is asked for › its wins alone, from among all', async () => {
    const { client } = await mock.newWorld();
    const all = await board(client, { limitNum: 100 });
    for (const gameCategory of ['RNG', 'LIVE', 'COCKFIGHT'] as const) {
      const some = await board(client, { gameCategory, limitNum: 100 });
      expect(some.length).toBeGreaterThan(0);
      expect(some).toEqual(all.filter(({ game }) => game.gameType === gameCategory));
    }
  });

  it.each([
    ['baize', 'PHP'],
    ['lotus', 'VND'],
    ['harbor', 'THB'],
  ])('when the brand is %s › masked players and wins in %s', async (merchant, currency) => {
    const { client } = await mock.newWorld();
    const wins = await board(client.as({ merchant }));
    for (const win of wins) {
      expect(win.currency).toBe(currency);
      expect(win.playerName).toContain('***');
      expect(Number(win.winAmount)).toBeGreaterThan(0);
    }
  });

  it("when the brand does not offer a category › no win in another's games", async () => {
    const world = await mock.newWorld();
    expect(await board(world.client.as({ merchant: 'harbor' }), { gameCategory: 'PVP' })).toEqual([]);
    await world.changeBrand('baize', { modules: { LIVE3: false } });
    expect((await board(world.client, { limitNum: 100 })).some(({ game }) => game.gameType === 'LIVE')).toBe(false);
  });

  it('when the query names a language › the games are named in it', async () => {
    const world = await mock.newWorld();
    const [win] = await board(world.client, { limitNum: 1, language: 'CN' });
    const [row] = await world.read<{ name: string }>('SELECT name FROM Game WHERE nodeId = ?', win?.game.nodeId);
    const names = JSON.parse(row?.name ?? '{}') as Record<string, string>;
    expect(win?.game.gameName).toBe(names.CN ?? names.EN);
  });

  it.each([
    ['no category', { gameCategory: [] }, 'query.gameCategory is missing'],
    ['an unknown category', { gameCategory: 'all' }, 'query.gameCategory must be one of'],
    ['an unknown language', { language: 'XX' }, 'query.language must be one of'],
    ['a limit of none', { limitNum: 0 }, 'query.limitNum must be >= 1'],
    ['a limit of 101', { limitNum: 101 }, 'query.limitNum must be <= 100'],
    ['a limit in words', { limitNum: 'many' }, 'query.limitNum must be integer'],
  ])('when it is asked with %s › 400 names it', async (_, bad, message) => {
    const { client } = await mock.newWorld();
    const refused = await client.call('getWinnerBoard', { query: { gameCategory: 'ALL', ...bad } });
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    expect(refused.text).toContain(message);
  });
});

describe(operationTitle('getJackpot'), () => {
  const MONDAY = Date.parse('2026-03-16T00:00:00+08:00');

  it('when time passes › it grows by 165.11 every three seconds', async () => {
    const world = await mock.newWorld();
    await world.clock.freeze(MONDAY);
    const amounts: string[] = [];
    for (const ms of [0, 2999, 1, 3000, 3 * 60_000]) {
      await world.clock.advance(ms);
      amounts.push((await world.client.value('getJackpot')).amount);
    }
    expect(amounts).toEqual(['1250000.00', '1250000.00', '1250165.11', '1250330.22', '1260236.82']);
  });

  it('when the week ends › it starts again on Monday at midnight in the brands’ zone', async () => {
    const world = await mock.newWorld();
    await world.clock.freeze(MONDAY - 1);
    const steps = Math.floor((7 * DAY - 1) / 3000);
    const full = ((125_000_000 + steps * 16_511) / 100).toFixed(2);
    expect(await world.client.value('getJackpot')).toEqual({ amount: full, currency: 'PHP', updatedAt: MONDAY - 1 });
    await world.clock.advance(1);
    expect((await world.client.value('getJackpot')).amount).toBe('1250000.00');
  });

  it.each([
    ['lotus', 'VND'],
    ['harbor', 'THB'],
  ])('when the brand is %s › it is in %s', async (merchant, currency) => {
    const { client } = await mock.newWorld();
    expect(await client.value('getJackpot', { merchant })).toMatchObject({ currency, updatedAt: WORLD_TIME });
  });
});
