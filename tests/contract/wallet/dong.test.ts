import { describe, expect, it } from 'vitest';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { playerAt, slipOn } from '../../support/lottery.ts';
import { mockForFile } from '../../support/mock.ts';
import { PAYMENT_PASSWORD, readPayoutId, withdrawal } from '../../support/orders.ts';
import { openGame } from '../../support/vendor.ts';
import { DAY } from '../../support/world.ts';

const mock = mockForFile();
const atLotus = async () => {
  const world = await mock.newWorld();
  return { world, lucky: await world.client.signedIn('lucky', { merchant: 'lotus' }) };
};

describe('The dong has no decimals', () => {
  it('a part of a dong is refused in each operation that moves money, and nothing moves', async () => {
    const { world, lucky } = await atLotus();
    const boss = await world.client.signedIn('boss', { merchant: 'lotus' });
    const before = await lucky.value('getBalance');
    expect((await lucky.value('getWhitelabel')).amountStep).toBe('1.00');
    const amount = '200000.5';
    const payment = { amount, paymentPassword: PAYMENT_PASSWORD, reference: 'half-a-dong' };
    for (const reply of [
      await lucky.call('withdraw', { body: await withdrawal(lucky, { amount }) }),
      await lucky.call('transferUpline', { body: payment }),
      await lucky.call('walletTransfer', {
        body: { fromAccountTypeId: 2, toAccountTypeId: 3, amount, reference: 'half-a-dong-2' },
      }),
      await boss.call('transferToDownline', { body: { ...payment, account: 'lucky' } }),
    ])
      expect(reply).toMatchObject({
        status: 422,
        body: { errorCode: 'amount.step', message: 'The amount must be a multiple of 1.00 VND.' },
      });
    expect(await lucky.value('getBalance')).toEqual(before);
    await expectBalancedBooks(world);
  });

  it('fees of withdrawals are rounded down to whole dongs', async () => {
    const { world, lucky } = await atLotus();
    const payoutId = await readPayoutId(lucky, 'EWALLET');
    const body = await withdrawal(lucky, { methodCode: 'ewallet', payoutId, amount: '623456' });
    // One percent is 6,234.56.
    expect(await lucky.value('withdraw', { body })).toMatchObject({ amount: '623456.00', fee: '6234.00' });
    await expectBalancedBooks(world);
  });

  it('wins and rebates of the lottery are rounded down', async () => {
    const { world, member, lottery, orders, later } = await playerAt(mock, 'One Minute Lotto', 'lotus');
    const line = { play: 'FIRST3_GROUP3', content: '1,2', unit: '200' };
    await member.value('placeLotteryBet', { body: { ...slipOn(lottery, line), series: 1700 } });
    await world.decideDraw(lottery, { balls: [1, 1, 2, 4, 5] });
    await later(DAY);
    // 200 × 1000 / 3 × 1700 / 2000 = 56,666.67, and 12.8 % of 400 are 51.20.
    expect(await orders()).toMatchObject([{ state: 4, amount: '400.00', win: '56666.00', rebate: '51.00' }]);
    await expectBalancedBooks(world);
  });

  it('games pay whole dongs', async () => {
    const { world, lucky } = await atLotus();
    const game = await openGame(world, lucky, 'PAPERTIGER_0001');
    for (let round = 0; round < 60; round += 1) {
      const { body } = await game.bet({ level: 1 });
      expect(body.win).toMatch(/\.00$/);
    }
    await expectBalancedBooks(world);
  });
});
