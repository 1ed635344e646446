import { describe, expect, it } from 'vitest';
import { games } from '../../../mock-server/catalogue/games.ts';
import { brands } from '../../../prisma/seed/system/brands.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { OpenGame } from '../../support/vendor.ts';
import { SECOND, type TestWorld } from '../../support/world.ts';

const mock = mockForFile();
const each = brands.map(({ code, unit }) => [code, unit] as const);

const list = { clientType: 3, platform: 'flash,html5-desktop', gameType: 'RNG', pageNo: 1, pageSize: 15 } as const;
const jackpot = async ({ client }: TestWorld, merchant: string) =>
  Number((await client.value('getJackpot', { merchant })).amount);

describe(operationTitle('getWhitelabel'), () => {
  it.each(each)('when the brand is %s › one unit is %d of its currency', async (merchant, unit) => {
    const { client } = await mock.newWorld();
    expect((await client.value('getWhitelabel', { merchant })).unit).toBe(unit);
  });
});

describe(operationTitle('listGames'), () => {
  it.each(each)(
    'when %s is asked for a minimum bet › the query is in units of %d, stakes are in the currency',
    async (merchant, unit) => {
      const { client } = await mock.newWorld();
      for (const minBet of [0.01, 0.05, 0.1, 0.5, 0.75]) {
        const page = await client.value('listGames', { merchant, query: { ...list, minBet } });
        expect(page.total, `${minBet}`).toBeGreaterThan(0);
        for (const game of page.games) expect(Number(game.minBet)).toBeCloseTo(minBet * unit, 4);
      }
    },
  );
});

describe(operationTitle('getJackpot'), () => {
  it.each(each)('when three seconds pass at %s › it has grown by 165.11 units of %d', async (merchant, unit) => {
    const world = await mock.newWorld();
    const before = await jackpot(world, merchant);
    await world.clock.advance(3 * SECOND);
    expect((await jackpot(world, merchant)) - before).toBeCloseTo(165.11 * unit, 2);
  });

  it('when brands are compared › each has its own amount, in its own week', async () => {
    const world = await mock.newWorld();
    const amounts = () => Promise.all(brands.map(async ({ code, unit }) => (await jackpot(world, code)) / unit));
    const starts = brands.map(({ jackpot: { start } }) => start);
    expect(new Set(await amounts()).size).toBe(brands.length);
    const restarts = new Set<number>();
    let before = await amounts();
    for (let day = 0; day < 7; day += 1) {
      await world.clock.advance(24 * 3600 * SECOND);
      const after = await amounts();
      for (const [index, amount] of after.entries()) {
        expect(amount).toBeGreaterThanOrEqual(starts[index] ?? 0);
        if (amount < (before[index] ?? 0)) restarts.add(index * 10 + day);
      }
      before = after;
    }
    expect(restarts.size).toBe(brands.length);
    expect(new Set([...restarts].map((restart) => restart % 10)).size).toBe(brands.length);
  });
});

describe('A game at a brand', () => {
  const [slot] = games.filter(({ vendor }) => vendor === 'AURUM');

  it.each(each)('of %s has stakes in units of %d, and play money of 2,000 of them', async (merchant, unit) => {
    const world = await mock.newWorld();
    await world.changeBrand(merchant, { modules: { FREEPLAY3: true } });
    const { launchUrl } = await world.client.value('launchTrial', { merchant, query: { gameCode: slot?.code ?? '' } });
    const token = new URL(launchUrl ?? '', world.client.origin).searchParams.get('token') ?? '';
    const game = new OpenGame(world, token);
    const { body } = await game.ask<{ minBet: number; balance: string }>('play');
    expect(body.minBet).toBe(Number(slot?.minBet) * unit * 10_000);
    expect(Number(body.balance)).toBe(2000 * unit);
    const round = await game.bet({ level: 1 });
    expect(Number(round.body.balance) - Number(round.body.win)).toBeCloseTo((2000 - Number(slot?.minBet)) * unit, 4);
  });

  it('when rooms are listed › their stakes and buy-ins are in the unit too', async () => {
    const { client } = await mock.newWorld();
    const leastAt = async (merchant: string) => {
      const lowest = (await client.value('listRooms', { merchant, query: { vassalage: 'CARDHALL' } }))[0];
      return [Number(lowest?.minBet), Number(lowest?.minBuyIn)];
    };
    expect(await leastAt('lotus')).toEqual((await leastAt('baize')).map((amount) => amount * 1000));
  });
});
