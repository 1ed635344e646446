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
    expect(await detail(cancelled)).toMatchObject({ returned: '0.00', fee: '2.00' });
    expect(await member.value('cancelLotteryOrders', { body })).toMatchObject({ refund: '200.00', fee: '2.00' });
    expect(await member.value('cancelLotteryOrders', { body })).toMatchObject({ refund: '0.00', fee: '0.00' });
    expect(await detail(cancelled)).toMatchObject({ order: { state: 8 }, returned: '200.00', fee: '2.00' });
    expect(await money()).toBeCloseTo(before - 202, 4);
    await world.freeze(lottery.drawAt - lottery.lockTime);
    const late = { orderNos: [kept?.orderNo ?? ''] };
    expect(await refusalBy(member, 'cancelLotteryOrders', { body: late })).toMatchObject({ errorCode: 'draw.closed' });
    const player = await later(DAY);
    expect(await refusalBy(player, 'cancelLotteryOrders', { body: late })).toMatchObject({ errorCode: 'order.state' });
    const both = { orderNos: [...body.orderNos, 'L000000000000'] };
    expect(await refusalBy(player, 'cancelLotteryOrders', { body: both })).toMatchObject({ status: 404 });
    await expectBalancedBooks(world);
  });
});
