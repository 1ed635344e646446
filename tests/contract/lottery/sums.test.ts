import { describe, expect, it } from 'vitest';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { lotteryNamed, slipOn } from '../../support/lottery.ts';
import { mockForFile } from '../../support/mock.ts';
import { MINUTE } from '../../support/world.ts';

const mock = mockForFile();

type Sums = Value<'searchLotteryOrders'>['sums'];

const [OPEN, WON, LOST, CANCELLED, VOID] = [2, 4, 5, 8, 12] as const;

/** Calculates the profit from the other sums. */
const profitBy = ({ win, rebate, corrected, fee, amount, returned, open }: Sums) =>
  Number(win) + Number(rebate) + Number(corrected) - Number(fee) - (Number(amount) - Number(returned) - Number(open));

/** Returns a member with an order of 200 in each state; the series leaves a rebate of 12.8 percent. */
async function withOrders() {
  const world = await mock.newWorld();
  const member = await world.client.signedIn('lucky');
  const lottery = await lotteryNamed({ client: member }, 'One Minute Lotto');
  const draws = await member.value('listChaseNumeros', { path: { gameId: lottery.gameId }, query: { count: 4 } });
  const line = { play: 'FIRST3_DIRECT', content: '1|2|3', multiple: 100 };
  const chase = draws.map(({ numero }) => ({ numero, multiple: 1 }));
  await member.value('placeLotteryBet', { body: { ...slipOn(lottery, line, 'one-of-each'), series: 1700, chase } });
  const { orderNumber } = await member.value('placeLotteryBet', {
    body: { ...slipOn(lottery, line, 'to-be-cancelled'), series: 1700 },
  });
  const { content } = await member.value('searchLotteryOrders', { body: { orderNumber } });
  await member.value('cancelLotteryOrders', { body: { orderNos: content.map(({ orderNo }) => orderNo) } });
  const outcomes = [{ balls: [1, 2, 3, 4, 5] }, { balls: [9, 9, 9, 9, 9] }, { isVoid: true as const }];
  for (const [index, body] of outcomes.entries()) {
    const numero = chase[index]?.numero ?? '';
    await world.decideDraw({ ...lottery, numero }, body);
  }
  await world.clock.advance(lottery.drawAt + MINUTE - (await world.clock.advance(0)).now);
  return member;
}

describe('the sums of lottery orders', () => {
  it('add up over orders in every state', async () => {
    const member = await withOrders();
    const { content, sums } = await member.value('searchLotteryOrders', { body: {} });
    expect(content.map(({ state }) => state).sort((a, b) => a - b)).toEqual([OPEN, WON, LOST, CANCELLED, VOID]);
    const [amount, returned, open, profit] = ['1000.00', '400.00', '200.00', '169649.20'];
    expect(sums).toEqual({
      amount,
      returned,
      open,
      win: '170000.00',
      rebate: '51.20',
      corrected: '0.00',
      fee: '2.00',
      profit,
    });
    expect(profitBy(sums)).toBeCloseTo(Number(sums.profit), 4);
    expect((await member.value('listTodayOrders')).sums).toEqual(sums);
  });

  it.each([
    [OPEN, { amount: '200.00', open: '200.00', profit: '0.00' }],
    [WON, { amount: '200.00', open: '0.00', win: '170000.00', rebate: '25.60', profit: '169825.60' }],
    [LOST, { amount: '200.00', open: '0.00', win: '0.00', rebate: '25.60', profit: '-174.40' }],
    [CANCELLED, { amount: '200.00', returned: '200.00', open: '0.00', fee: '2.00', profit: '-2.00' }],
    [VOID, { amount: '200.00', returned: '200.00', open: '0.00', profit: '0.00' }],
  ])('add up over those in state %i', async (state, expected) => {
    const member = await withOrders();
    const { total, sums } = await member.value('searchLotteryOrders', { body: { state } });
    expect(total).toBe(1);
    expect(sums).toMatchObject(expected);
    expect(profitBy(sums)).toBeCloseTo(Number(sums.profit), 4);
  });
});

it("the orders of today are those of a day in the brands' zone", async () => {
  const world = await mock.newWorld();
  await world.clock.freeze(Date.parse('2026-03-18T23:58:00+08:00'));
  const member = await world.client.signedIn('lucky');
  const total = async () => (await member.value('listTodayOrders')).total;
  const before = await total();
  const lottery = await lotteryNamed({ client: member }, 'One Minute Lotto');
  await member.value('placeLotteryBet', { body: slipOn(lottery, { play: 'EACH', content: '1||||' }) });
  await world.clock.freeze(Date.parse('2026-03-18T23:59:59.999+08:00'));
  expect(await total()).toBe(before + 1);
  await world.clock.advance(1);
  expect(await total()).toBe(0);
});
