import { describe, expect, it } from 'vitest';
import type { Query, Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Client } from '../../support/client.ts';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { register } from '../../support/newcomer.ts';
import { operationTitle } from '../../support/operations.ts';
import { openGame } from '../../support/vendor.ts';
import { DAY, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();
const ZONE = 8 * 3_600_000;
const SUMS = [
  'deposit',
  'withdraw',
  'bet',
  'open',
  'validBet',
  'winning',
  'rebate',
  'promotion',
  'profitLoss',
] as const;

const read = (client: Client, query: Query<'getPersonalProfit'> = {}) => client.value('getPersonalProfit', { query });
const formatDay = (time: number) => new Date(time + ZONE).toISOString().slice(0, 10);
const sumField = (rows: readonly Value<'getPersonalProfit'>['totals'][], name: (typeof SUMS)[number]) =>
  rows.reduce((sum, row) => sum + Number(row[name]), 0);

describe(operationTitle('getPersonalProfit'), () => {
  it('when a member has a history › days, newest first, that sum to the totals and to the other records', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const { list, totals } = await read(lucky);
    expect(list.length).toBeGreaterThan(10);
    expect(list.map(({ day }) => day)).toEqual([...new Set(list.map(({ day }) => day))].sort().reverse());
    for (const name of SUMS) expect(sumField(list, name), name).toBeCloseTo(Number(totals[name]), 4);
    const { sums } = await lucky.value('listBets');
    expect(totals).toMatchObject({
      bet: sums.bet,
      validBet: sums.validBet,
      winning: sums.win,
      profitLoss: sums.profit,
    });
    const { sumIn } = await lucky.value('listTransactions', { query: { typeCode: 6101 } });
    expect(totals.deposit).toBe(sumIn);
    expect(Number(totals.deposit)).toBeGreaterThan(0);
  });

  it('when a category is chosen › its stakes and wins, and nothing that belongs to none', async () => {
    const { client } = await mock.newWorld();
    const victor = await client.signedIn('victor');
    const all = (await read(victor)).totals;
    let bet = 0;
    for (const gameType of ['RNG', 'LIVE', 'FISH', 'PVP', 'COCKFIGHT'] as const) {
      const { totals } = await read(victor, { gameType });
      expect(totals.deposit).toBe('0.00');
      const { sums } = await victor.value('listBets', { query: { gameType } });
      expect(totals.bet).toBe(sums.bet);
      bet += Number(totals.bet);
    }
    // Lottery orders have their own record (tests/contract/lottery/history.test.ts).
    for (const gameType of ['ELOTT', 'LOTT'] as const) bet += Number((await read(victor, { gameType })).totals.bet);
    expect(bet).toBeCloseTo(Number(all.bet), 4);
  });

  it('when a round is played around midnight of the brand › it counts on the day of the brand', async () => {
    const world = await mock.newWorld();
    const untilMidnight = DAY - ((WORLD_TIME + ZONE) % DAY);
    await world.clock.advance(untilMidnight - 1);
    const lucky = await world.client.signedIn();
    const game = await openGame(world, lucky, 'AURUM_0001');
    await game.bet({ level: 1 });
    await world.clock.advance(1);
    await game.bet({ level: 1 });
    const midnight = WORLD_TIME + untilMidnight;
    const { list } = await read(lucky, { from: midnight - DAY, to: midnight + DAY });
    expect(list.map(({ day }) => day)).toEqual([formatDay(midnight), formatDay(midnight - 1)]);
    const [after, before] = await Promise.all(
      [midnight, midnight - DAY].map((from) => lucky.value('listBets', { query: { from, to: from + DAY } })),
    );
    expect(list.map(({ bet }) => bet)).toEqual([after?.sums.bet, before?.sums.bet]);
    await expectBalancedBooks(world);
  });

  it('when the period is short › whole days that it touches; when it is empty › none', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const [{ time = 0 } = {}] = (await lucky.value('listBets')).list;
    expect((await read(lucky, { from: time, to: time + 1 })).list.map(({ day }) => day)).toEqual([formatDay(time)]);
    expect((await read(lucky, { from: time, to: time })).list).toEqual([]);
    expect((await read(lucky, { from: WORLD_TIME + DAY, to: WORLD_TIME + 2 * DAY })).list).toEqual([]);
    expect(await lucky.call('getPersonalProfit', { query: { from: 2, to: 1 } })).toMatchObject({ status: 400 });
  });

  it('when the member is new › nothing, and sums of nothing', async () => {
    const world = await mock.newWorld();
    const { token } = ((await register(world, 'baize')).body as { value: { token: string } }).value;
    const { list, totals } = await world.client.value('getPersonalProfit', { token });
    expect(list).toEqual([]);
    expect(new Set(Object.values(totals))).toEqual(new Set(['0.00']));
  });
});
