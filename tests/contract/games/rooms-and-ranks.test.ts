import { describe, expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { DAY, HOUR, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

describe(operationTitle('getVendorGameTypes'), () => {
  it('gives the vendors of each category in the order of the lanes', async () => {
    const { client } = await mock.newWorld();
    const types = await client.value('getVendorGameTypes');
    const lanes = await client.value('listVendors', { query: { platform: 'html5-desktop' } });
    expect(types).toEqual(
      lanes.map(({ gameClassify, cards }) => ({
        gameType: gameClassify,
        vendors: cards.map(({ vassalage }) => vassalage),
      })),
    );
  });
});

describe(operationTitle('listRooms'), () => {
  it('has three rooms for each game between players, the cheapest first', async () => {
    const { client } = await mock.newWorld();
    const rooms = await client.value('listRooms');
    const games = new Map(rooms.map(({ game }) => [game.gameCode, game]));
    expect(rooms).toHaveLength(games.size * 3);
    for (const game of games.values()) {
      expect(game.gameType).toBe('PVP');
      const own = rooms.filter((room) => room.game.gameCode === game.gameCode);
      expect(own.map(({ level }) => level)).toEqual([1, 2, 3]);
      expect(own.map(({ minBet }) => Number(minBet) / Number(game.minBet))).toEqual([1, 10, 50]);
      expect(own.every(({ minBet, minBuyIn }) => Number(minBuyIn) === Number(minBet) * 40)).toBe(true);
    }
  });

  it('when it is filtered › by vendor and by game, named in the language that is asked for', async () => {
    const { client } = await mock.newWorld();
    const ofVendor = await client.value('listRooms', { query: { vassalage: 'PINOYDECK', language: 'TH' } });
    expect(new Set(ofVendor.map(({ game }) => game.vassalage))).toEqual(new Set(['PINOYDECK']));
    const gameCode = ofVendor[0]?.game.gameCode;
    expect(await client.value('listRooms', { query: { gameCode, language: 'TH' } })).toEqual(ofVendor.slice(0, 3));
    expect(await client.value('listRooms', { query: { gameCode: KOI } })).toEqual([]);
  });

  it('when time goes on › people come and go', async () => {
    const world = await mock.newWorld();
    const crowd = async () => (await world.client.value('listRooms')).map(({ players }) => players);
    const before = await crowd();
    expect(await crowd()).toEqual(before);
    await world.clock.advance(HOUR);
    expect(await crowd()).not.toEqual(before);
  });
});

const KOI = 'AURUM_0001';

describe(operationTitle('getRankList'), () => {
  it.each([
    ['DAY', Date.parse('2026-03-18T00:00:00+08:00')],
    ['WEEK', Date.parse('2026-03-16T00:00:00+08:00')],
    ['MONTH', Date.parse('2026-03-01T00:00:00+08:00')],
  ] as const)('%s begins where it does in the brand’s zone, and the first has won most', async (period, from) => {
    const { client } = await mock.newWorld();
    const { list, ...rest } = await client.value('getRankList', { query: { period } });
    expect(rest).toEqual({ from, to: WORLD_TIME, currency: 'PHP' });
    expect(list).toHaveLength(10);
    expect(list.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const amounts = list.map(({ winAmount }) => Number(winAmount));
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    expect(list.every(({ playerName }) => playerName.includes('***'))).toBe(true);
  });

  it('when the period is longer › nobody has won less', async () => {
    const { client } = await mock.newWorld();
    const sums = async (period: 'DAY' | 'MONTH') =>
      new Map(
        (await client.value('getRankList', { query: { period, limitNum: 100 } })).list.map((row) => [
          row.playerName,
          Number(row.winAmount),
        ]),
      );
    const [day, month] = [await sums('DAY'), await sums('MONTH')];
    for (const [name, amount] of day) expect(month.get(name) ?? 0).toBeGreaterThanOrEqual(amount);
  });

  it('when a new day has just begun › the board is empty or small', async () => {
    const world = await mock.newWorld();
    await world.clock.freeze(WORLD_TIME - 12 * HOUR + DAY);
    const { list } = await world.client.value('getRankList', { query: { period: 'DAY', limitNum: 100 } });
    expect(list.length).toBeLessThan(10);
  });
});
