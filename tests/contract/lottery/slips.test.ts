import { describe, expect, it } from 'vitest';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { playerAt, slipOn } from '../../support/lottery.ts';
import { mockForFile } from '../../support/mock.ts';
import { MINUTE } from '../../support/world.ts';

const mock = mockForFile();

type Player = Awaited<ReturnType<typeof playerAt>>;
type Found = Value<'searchLotteryOrders'>;
type SumName = keyof Found['sums'];

const [OPEN, WON, CANCELLED] = [2, 4, 8] as const;

async function place({ member, lottery }: Player, reference: string, lines: number, draws = 1) {
  const bet = slipOn(lottery, { play: 'FIRST3_DIRECT', content: '1|2|3' }, `slip-of-${reference}`);
  const { gameId } = lottery;
  const numeros = await member.value('listChaseNumeros', { path: { gameId }, query: { count: draws } });
  const chase = numeros.map(({ numero }) => ({ numero, multiple: 1 }));
  const body = { ...bet, lines: Array(lines).fill(bet.lines[0]), ...(draws > 1 && { chase }) };
  return { ...(await member.value('placeLotteryBet', { body })), numeros };
}

const search = ({ member }: Player, body = {}) =>
  member.value('searchLotteryOrders', { body: { bySlip: true, ...body } });
const summary = ({ slips }: Found) => slips.map(({ orders, list }) => [orders, list.length]);

describe('lottery orders by slip', () => {
  it('a slip of one order, one of 25 and one of more are a row each, newest first, with 25 orders at most', async () => {
    const player = await playerAt(mock);
    for (const lines of [1, 25, 26]) {
      await place(player, `${lines}`, lines);
      await player.world.clock.advance(1);
    }
    const found = await search(player);
    expect(found).toMatchObject({ content: [], total: 3, totalPages: 1, sums: { amount: '104.00' } });
    expect(summary(found)).toEqual([
      [26, 25],
      [25, 25],
      [1, 1],
    ]);
  });

  it('pages count slips, whose orders stay together', async () => {
    const player = await playerAt(mock);
    for (const reference of ['one', 'two', 'three']) await place(player, reference, 3);
    const pages = await Promise.all([0, 1, 2].map((page) => search(player, { page, size: 2 })));
    expect(pages.map(({ total, totalPages, slips }) => [total, totalPages, slips.length])).toEqual([
      [3, 2, 2],
      [3, 2, 1],
      [3, 2, 0],
    ]);
    const orderNos = pages.flatMap(({ slips }) => slips.flatMap(({ list }) => list.map(({ orderNo }) => orderNo)));
    expect(orderNos).toEqual((await player.orders()).map(({ orderNo }) => orderNo));
    for (const { orderNumber, list } of pages.flatMap(({ slips }) => slips))
      expect(new Set(list.map((order) => order.orderNumber))).toEqual(new Set([orderNumber]));
  });

  it('a chase with an open, a won and a cancelled order is one slip, whose sums are those of the page', async () => {
    const player = await playerAt(mock);
    const { numeros } = await place(player, 'chase', 1, 3);
    const [first, , last] = (await search(player)).slips[0]?.list ?? [];
    await player.member.value('cancelLotteryOrders', { body: { orderNos: [last?.orderNo ?? ''] } });
    await player.world.decideDraw({ ...player.lottery, numero: numeros[0]?.numero ?? '' }, { balls: [1, 2, 3, 4, 5] });
    await player.world.clock.advance(MINUTE);
    const { slips, sums } = await search(player);
    expect(slips).toMatchObject([
      { orderNumber: first?.orderNumber, isChase: true, orders: 3, open: 1, sums: { amount: '6.00', open: '2.00' } },
    ]);
    expect(slips[0]?.list.map(({ state }) => state)).toEqual([WON, OPEN, CANCELLED]);
    expect(slips[0]?.sums).toEqual(sums);
  });

  it('only orders that match are in the row and its sums', async () => {
    const player = await playerAt(mock);
    await place(player, 'three', 3);
    const [order] = await player.orders();
    await player.member.value('cancelLotteryOrders', { body: { orderNos: [order?.orderNo ?? ''] } });
    const cancelled = await search(player, { state: CANCELLED });
    expect(cancelled.slips).toMatchObject([{ orders: 1, open: 0, sums: { amount: '2.00', returned: '2.00' } }]);
    expect(cancelled.slips[0]?.list.map(({ orderNo }) => orderNo)).toEqual([order?.orderNo]);
    expect((await search(player, { state: OPEN })).slips).toMatchObject([{ orders: 2, open: 2 }]);
  });

  it('the sums of all slips are the sums of all orders', async () => {
    const world = await mock.newWorld();
    const victor = await world.client.signedIn('victor');
    const body = { bySlip: true, size: 100 };
    const { slips, sums, total, totalPages } = await victor.value('searchLotteryOrders', { body });
    const orders = await victor.value('searchLotteryOrders', { body: { size: 1 } });
    expect([totalPages, slips.length]).toEqual([1, total]);
    expect(sums).toEqual(orders.sums);
    expect(slips.reduce((count, slip) => count + slip.orders, 0)).toBe(orders.total);
    for (const name of Object.keys(sums) as SumName[])
      expect(
        slips.reduce((sum, slip) => sum + Number(slip.sums[name]), 0),
        name,
      ).toBeCloseTo(Number(sums[name]), 4);
  });

  it('without it rows are orders, and there are no slips', async () => {
    const player = await playerAt(mock);
    await place(player, 'two', 2);
    expect(await player.member.value('searchLotteryOrders', { body: {} })).toMatchObject({ slips: [], total: 2 });
  });
});
