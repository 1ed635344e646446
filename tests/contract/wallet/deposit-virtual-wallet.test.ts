import { describe, expect, it } from 'vitest';
import type { Client } from '../../support/client.ts';
import { depositBody, readMainBalance, requestCashier } from '../../support/deposits.ts';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { reportPayment } from '../../support/orders.ts';
import { SECOND, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

async function begin() {
  const world = await mock.newWorld();
  return { world, lucky: await world.client.signedIn() };
}

const readOrder = (client: Client, orderNo: string) => client.value('getDepositOrder', { query: { orderNo } });

describe(operationTitle('depositVirtualWallet'), () => {
  it('keeps the fee of what arrives', async () => {
    const { world, lucky } = await begin();
    const { orderNo } = await lucky.value('depositVirtualWallet', { body: depositBody({ channelCode: 'pesopal' }) });
    await reportPayment(world, orderNo);
    expect(await lucky.value('getDepositOrder', { query: { orderNo } })).toMatchObject({
      fee: '2.50',
      credited: '497.50',
    });
    expect(await readMainBalance(lucky)).toBe('8712.00');
    await expectBalancedBooks(world);
  });

  it('another amount › the fee is of what arrived, in whole hundredths', async () => {
    const { world, lucky } = await begin();
    const { orderNo } = await lucky.value('depositVirtualWallet', { body: depositBody({ channelCode: 'pesopal' }) });
    await reportPayment(world, orderNo, { amount: '401.00' });
    const order = await lucky.value('getDepositOrder', { query: { orderNo } });
    expect(order).toMatchObject({ arrived: '401.00', fee: '2.00', credited: '399.00' });
    await expectBalancedBooks(world);
  });

  it('confirmations out of order › the highest number stays', async () => {
    const { world, lucky } = await begin();
    const body = depositBody({ channelCode: 'usdt-erc20', amount: '1000.00' });
    const { orderNo } = await lucky.value('depositVirtualWallet', { body });
    for (const confirmations of [5, 3]) await reportPayment(world, orderNo, { status: 'confirming', confirmations });
    const order = await lucky.value('getDepositOrder', { query: { orderNo } });
    expect(order).toMatchObject({ state: 'processing', payment: { confirmations: 5 } });
  });

  it('counts the confirmations of a chain, and credits the last one', async () => {
    const { world, lucky } = await begin();
    const body = depositBody({ channelCode: 'usdt-erc20', amount: '1000.00' });
    const { orderNo, payment } = await lucky.value('depositVirtualWallet', { body });
    expect(payment).toMatchObject({ chain: 'ERC20', payCurrency: 'USDT', rate: '58.20', confirmationsNeeded: 12 });
    expect(Number(payment.payAmount) * 58.2).toBeCloseTo(1000, 2);
    await requestCashier(world, payment.url, { do: 'pay' });
    for (const confirmations of [0, 1, 11]) {
      await world.clock.freeze(WORLD_TIME + confirmations * 12 * SECOND);
      expect(await readOrder(lucky, orderNo)).toMatchObject({
        state: 'processing',
        payment: { ...payment, confirmations },
      });
    }
    await world.clock.advance(12 * SECOND);
    expect(await readOrder(lucky, orderNo)).toMatchObject({ state: 'success', payment: { confirmations: 12 } });
    await expectBalancedBooks(world);
  });

  it('the last confirmation is reported › it credits once, of the amount that arrived', async () => {
    const { world, lucky } = await begin();
    const body = depositBody({ channelCode: 'usdt-trc20', amount: '1000.00' });
    const { orderNo } = await lucky.value('depositVirtualWallet', { body });
    const report = { status: 'confirming', confirmations: 19, amount: '990.00', times: 2 } as const;
    await reportPayment(world, orderNo, report);
    expect(await readOrder(lucky, orderNo)).toMatchObject({
      state: 'success',
      credited: '990.00',
      payment: { confirmations: 19 },
    });
    await expectBalancedBooks(world);
  });
});
