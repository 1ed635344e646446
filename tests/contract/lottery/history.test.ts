import { describe, expect, it } from 'vitest';
import type { Query, Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Client } from '../../support/client.ts';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { DAY, HOUR, MINUTE, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

type Order = Value<'searchLotteryOrders'>['content'][number];

const MONTH = { from: WORLD_TIME - 30 * DAY, to: WORLD_TIME };
const [WON, LOST, STOPPED, CANCELLED, VOID] = [4, 5, 6, 8, 12];
const CODE = {
  win: 4100,
  rebate: 4105,
  cancelled: 4106,
  drawVoid: 4107,
  stopped: 4109,
  tie: 4111,
  bet: 4200,
  fee: 4208,
} as const;

/** The seed has a month of victor's lottery orders. */
async function withHistory(at = WORLD_TIME) {
  const world = await mock.newWorld({ clock: { mode: 'frozen', at } });
  const victor = await world.client.signedIn('victor');
  const pages = await Promise.all(
    [0, 1, 2].map((page) => victor.value('searchLotteryOrders', { body: { ...MONTH, page, size: 50 } })),
  );
  return {
    world,
    victor,
    orders: pages.flatMap(({ content }) => content),
    record: pages[0] ?? { total: 0, sums: null },
  };
}

const sumField = (orders: readonly Order[], name: 'amount' | 'win' | 'rebate', ...states: number[]) =>
  orders
    .filter(({ state }) => states.length === 0 || states.includes(state))
    .reduce((sum, row) => sum + Number(row[name]), 0);

async function booked(client: Client, typeCode: NonNullable<Query<'listTransactions'>>['typeCode']) {
  const { list, total, sumIn, sumOut } = await client.value('listTransactions', {
    query: { ...MONTH, typeCode, pageSize: 100 },
  });
  expect(list).toHaveLength(total);
  return { list, sum: Number(sumIn) + Number(sumOut) };
}

describe('a month of lottery orders', () => {
  it('is in the lottery record, and in the account record with the same sums', async () => {
    const { world, victor, orders, record } = await withHistory();
    expect(orders).toHaveLength(record.total);
    expect(new Set(orders.map(({ state }) => state))).toEqual(new Set([WON, LOST, STOPPED, CANCELLED, VOID]));
    expect(new Set(orders.map(({ gameGroupCode }) => gameGroupCode)).size).toBeGreaterThanOrEqual(5);
    expect(new Set(orders.map(({ code }) => code)).size).toBeGreaterThanOrEqual(8);
    expect(orders.filter(({ isChase }) => isChase).map(({ state }) => state)).toContain(WON);
    const slips = new Map<string, number>();
    for (const { orderNumber, amount } of orders)
      slips.set(orderNumber, (slips.get(orderNumber) ?? 0) + Number(amount));
    const stakes = (await booked(victor, CODE.bet)).list;
    expect(new Map(stakes.map(({ orderNo, amount }) => [orderNo, Number(amount)]))).toEqual(
      new Map([...slips].map(([orderNo, amount]) => [orderNo, Number(amount.toFixed(4))])),
    );
    const wins = (await booked(victor, CODE.win)).list.map(({ time, amount }) => `${time} ${amount}`).sort();
    const won = orders.filter(({ state }) => state === WON).map(({ settledAt, win }) => `${settledAt} ${win}`);
    expect(wins).toEqual(won.sort());
    for (const [code, expected] of [
      [CODE.win, sumField(orders, 'win')],
      [CODE.rebate, sumField(orders, 'rebate')],
      [CODE.drawVoid, sumField(orders, 'amount', VOID)],
      [CODE.cancelled, sumField(orders, 'amount', CANCELLED)],
      [CODE.stopped, sumField(orders, 'amount', STOPPED)],
      [CODE.fee, sumField(orders, 'amount', CANCELLED) / 100],
    ] as const) {
      expect((await booked(victor, code)).sum, String(code)).toBeCloseTo(expected, 4);
      expect(expected, String(code)).toBeGreaterThan(0);
    }
    await expectBalancedBooks(world);
  });

  it("is in the profit of its categories, a cancellation's fee included", async () => {
    const { victor, orders, record } = await withHistory();
    const sums = { bet: 0, validBet: 0, winning: 0, rebate: 0, profitLoss: 0 };
    for (const gameType of ['ELOTT', 'LOTT'] as const) {
      const { totals } = await victor.value('getPersonalProfit', { query: { ...MONTH, gameType } });
      for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += Number(totals[name]);
    }
    const fee = sumField(orders, 'amount', CANCELLED) / 100;
    const staked = Number(record.sums?.amount) - Number(record.sums?.returned);
    expect(sums.validBet).toBeCloseTo(staked, 4);
    expect(sums.bet).toBeCloseTo(staked + fee, 4);
    expect(sums.winning).toBeCloseTo(Number(record.sums?.win), 4);
    expect(sums.rebate).toBeCloseTo(Number(record.sums?.rebate), 4);
    expect(Number(record.sums?.fee)).toBeCloseTo(fee, 4);
    expect(record.sums?.open).toBe('0.00');
    expect(sums.profitLoss).toBeCloseTo(Number(record.sums?.profit), 4);
  });

  it.each([WORLD_TIME, WORLD_TIME + 5 * HOUR + 17 * MINUTE + 31])(
    'has its draws under their numbers, at %i',
    async (at) => {
      const { victor, orders } = await withHistory(at);
      for (const { gameIds, numero, drawAt, time, state } of orders) {
        const { list } = await victor.value('listDraws', { path: { gameId: gameIds[0] ?? 0 }, query: { numero } });
        expect(list).toMatchObject([{ numero, drawAt, source: state === VOID ? 'set' : 'seeded' }]);
        expect(list[0]?.state).toBe(state === VOID ? 'void' : 'settled');
        expect(list[0]?.winNo.length === 0).toBe(state === VOID);
        expect(time).toBeLessThan(list[0]?.lockAt ?? 0);
        expect(drawAt).toBeLessThanOrEqual(at);
      }
    },
  );

  it("has today's orders, in an evening", async () => {
    const evening = WORLD_TIME + 11 * HOUR;
    const { victor } = await withHistory(evening);
    const { list, total, sums } = await victor.value('listTodayOrders');
    expect(total).toBeGreaterThan(0);
    const today = { from: WORLD_TIME - 12 * HOUR, to: WORLD_TIME + 12 * HOUR };
    const { content, sums: searched } = await victor.value('searchLotteryOrders', { body: today });
    expect([list, sums]).toEqual([content, searched]);
  });

  it('leaves the wallets as they are without it', async () => {
    const { victor } = await withHistory();
    const { list } = await victor.value('listTransactions', { query: { accountTypeId: 4 } });
    expect(list[0]).toMatchObject({ balanceAfter: '12750.00', accountName: 'LOTT' });
  });
});
