import { describe, expect, it } from 'vitest';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { playerAt, refusalBy, slipOn } from '../../support/lottery.ts';
import { mockForFile } from '../../support/mock.ts';
import { DAY } from '../../support/world.ts';

const mock = mockForFile();

describe('PUT /lgw/orders/suborders/cancel', () => {
  it('gives the stake back less the fee, once, and only before the lock', async () => {
    const { world, member, lottery, money, orders, detail, later } = await playerAt(mock);
    const before = await money();
    const line = { play: 'EACH', content: '1||||', multiple: 100 };
    await member.value('placeLotteryBet', { body: slipOn(lottery, line, 'to-be-cancelled') });
    await member.value('placeLotteryBet', { body: slipOn(lottery, line, 'to-be-kept') });
    const [kept, cancelled] = await orders();
    const body = { orderNos: [cancelled?.orderNo ?? ''] };
    expect(await detail(cancelled)).toMatchObject({ order: { returned: '0.00', fee: '0.00' }, fee: '2.00' });
    expect(await member.value('cancelLotteryOrders', { body })).toMatchObject({ refund: '200.00', fee: '2.00' });
    expect(await member.value('cancelLotteryOrders', { body })).toMatchObject({ refund: '0.00', fee: '0.00' });
    expect(await detail(cancelled)).toMatchObject({ order: { state: 8, returned: '200.00', fee: '2.00' } });
    expect(await money()).toBeCloseTo(before - 202, 4);
    await world.clock.freeze(lottery.drawAt - lottery.lockTime);
    const late = { orderNos: [kept?.orderNo ?? ''] };
    expect(await refusalBy(member, 'cancelLotteryOrders', { body: late })).toMatchObject({ errorCode: 'draw.closed' });
    const player = await later(DAY);
    expect(await refusalBy(player, 'cancelLotteryOrders', { body: late })).toMatchObject({ errorCode: 'order.state' });
    const both = { orderNos: [...body.orderNos, 'L000000000000'] };
    expect(await refusalBy(player, 'cancelLotteryOrders', { body: both })).toMatchObject({ status: 404 });
    await expectBalancedBooks(world);
  });

  it('cancels what is still open of a slip, however many orders that are', async () => {
    const { world, member, lottery, money, orders, detail, later } = await playerAt(mock);
    const before = await money();
    const { gameId } = lottery;
    const draws = await member.value('listChaseNumeros', { path: { gameId }, query: { count: 50 } });
    const chase = draws.map(({ numero }) => ({ numero, multiple: 1 }));
    const lines = ['1||||', '|2|||', '||3||'].map((content) => ({ play: 'EACH', content, unit: '2', multiple: 10 }));
    const slip = { gameId, numero: lottery.numero, reference: 'fifty-draws', lines, chase };
    await member.value('placeLotteryBet', { body: slip });
    const [order] = await orders();
    const open = { orders: 150, open: 150, amount: '3000.00', fee: '30.00' };
    const { slip: whole, others } = await detail(order);
    expect(whole).toEqual(open);
    expect(others).toHaveLength(100);
    expect(others[0]).toMatchObject({ numero: lottery.numero, content: '|2|||' });
    await world.clock.freeze(lottery.drawAt - lottery.lockTime);
    expect((await detail(order)).slip).toEqual({ orders: 150, open: 147, amount: '2940.00', fee: '29.40' });
    const body = { orderNos: [others[0]?.orderNo ?? ''] };
    expect(await refusalBy(member, 'cancelLotteryOrders', { body })).toMatchObject({ errorCode: 'draw.closed' });
    const all = { ...body, wholeSlip: true };
    const cancelled = { orders: 147, refund: '2940.00', fee: '29.40' };
    expect(await member.value('cancelLotteryOrders', { body: all })).toMatchObject(cancelled);
    expect(await refusalBy(member, 'cancelLotteryOrders', { body: all })).toMatchObject({ errorCode: 'draw.closed' });
    expect(await money()).toBeCloseTo(before - 60 - 29.4, 4);
    expect((await detail(order)).slip).toEqual({ orders: 150, open: 0, amount: '0.00', fee: '0.00' });
    const player = await later(DAY);
    expect(await refusalBy(player, 'cancelLotteryOrders', { body: all })).toMatchObject({ errorCode: 'order.state' });
    await expectBalancedBooks(world);
  });

  it('when the fee is no whole ten-thousandth › it is cut', async () => {
    const { member, lottery, orders } = await playerAt(mock);
    const line = { play: 'EACH', content: '1||||', unit: '0.002', multiple: 33 };
    await member.value('placeLotteryBet', { body: slipOn(lottery, line) });
    const body = { orderNos: [(await orders())[0]?.orderNo ?? ''] };
    // One percent of 0.066 is 0.00066.
    expect(await member.value('cancelLotteryOrders', { body })).toMatchObject({ refund: '0.066', fee: '0.0006' });
  });

  it('when a bet was cancelled › the limit of its draw is free again', async () => {
    const { world, member, lottery, orders } = await playerAt(mock);
    await world.change('UPDATE "Wallet" SET "balance" = ?', 10_000_000_000);
    const bet = (reference: string) => ({
      body: slipOn(lottery, { play: 'FIRST3_DIRECT', content: '1|2|0,1,2,3,4', multiple: 5000 }, reference),
    });
    for (const reference of ['first-half', 'second-half']) await member.value('placeLotteryBet', bet(reference));
    expect(await refusalBy(member, 'placeLotteryBet', bet('one-more'))).toMatchObject({ errorCode: 'stake.too.large' });
    const body = { orderNos: [(await orders())[0]?.orderNo ?? ''] };
    await member.value('cancelLotteryOrders', { body });
    await member.value('placeLotteryBet', bet('one-more'));
  });

  it('leaves a slip alone that is cancelled whole already', async () => {
    const { member, lottery, orders } = await playerAt(mock);
    await member.value('placeLotteryBet', { body: slipOn(lottery, { play: 'EACH', content: '1||||' }) });
    const body = { orderNos: [(await orders())[0]?.orderNo ?? ''], wholeSlip: true };
    expect(await member.value('cancelLotteryOrders', { body })).toMatchObject({ orders: 1, refund: '2.00' });
    expect(await member.value('cancelLotteryOrders', { body })).toMatchObject({ orders: 0, refund: '0.00' });
  });
});
