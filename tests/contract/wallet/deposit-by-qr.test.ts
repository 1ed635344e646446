import { describe, expect, it } from 'vitest';
import { depositBody, depositState, readMainBalance } from '../../support/deposits.ts';
import { expectBalancedBooks, readRows } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { reportPayment } from '../../support/orders.ts';
import { MINUTE } from '../../support/world.ts';

const mock = mockForFile();

async function begin() {
  const world = await mock.newWorld();
  return { world, lucky: await world.client.signedIn() };
}

const refusal = (body: unknown) => (body as { errorCode: string }).errorCode;

describe(operationTitle('depositByQr'), () => {
  it('opens an order that waits, and credits it once however often it is reported', async () => {
    const { world, lucky } = await begin();
    const order = await lucky.value('depositByQr', { body: depositBody() });
    expect(order).toMatchObject({ state: 'waiting', amount: '500.00', credited: null });
    expect(order.payment.qrText).toContain('/cashier/');
    expect(order.expiresAt - order.createdAt).toBe(15 * MINUTE);
    await reportPayment(world, order.orderNo, { paymentId: 'PAY-1', times: 10 });
    expect(await readMainBalance(lucky)).toBe('8714.50');
    expect(await depositState(lucky, order.orderNo)).toBe('success');
    const { list } = await lucky.value('listTransactions', { query: { pageSize: 1 } });
    expect(list).toMatchObject([{ typeCode: 6101, direction: 'IN', amount: '500.00' }]);
    await expectBalancedBooks(world);
  });

  it('answers the waiting order of the channel again, and the same reference the same order', async () => {
    const { lucky } = await begin();
    const body = depositBody();
    const first = await lucky.value('depositByQr', { body });
    expect((await lucky.value('depositByQr', { body })).orderNo).toBe(first.orderNo);
    const other = await lucky.value('depositByQr', { body: depositBody({ amount: '700.00' }) });
    expect(other).toMatchObject({ orderNo: first.orderNo, amount: '500.00' });
    const reused = await lucky.call('depositByQr', { body: { ...body, amount: '600.00' } });
    expect([reused.status, refusal(reused.body)]).toEqual([409, 'reference.reused']);
  });

  it('answers a reference that resumed an order with that order for ever, whatever became of it', async () => {
    const { world, lucky } = await begin();
    const [opening, resuming] = [depositBody(), depositBody({ amount: '700.00' })];
    const { orderNo } = await lucky.value('depositByQr', { body: opening });
    expect((await lucky.value('depositByQr', { body: resuming })).orderNo).toBe(orderNo);
    await lucky.value('cancelDepositOrder', { query: { orderNo } });
    for (const body of [resuming, opening, resuming])
      expect(await lucky.value('depositByQr', { body })).toMatchObject({ orderNo, state: 'cancelled' });
    const reused = await lucky.call('depositByQr', { body: { ...resuming, amount: '500.00' } });
    expect([reused.status, refusal(reused.body)]).toEqual([409, 'reference.reused']);
    // References are per member.
    const victor = await world.client.signedIn('victor');
    expect((await victor.value('depositByQr', { body: resuming })).orderNo).not.toBe(orderNo);
    const next = await lucky.value('depositByQr', { body: depositBody() });
    expect([next.state, next.orderNo === orderNo]).toEqual(['waiting', false]);
    expect(await readRows(world, `SELECT orderNo FROM DepositOrder WHERE state = 'cancelled'`)).toHaveLength(1);
  });

  it.each([
    ['below the minimum', { amount: '49.00' }, 'amount.too.small'],
    ['above the maximum', { amount: '20001.00' }, 'amount.too.large'],
    ['between two steps', { amount: '100.50' }, 'amount.step'],
    ['at a channel of another kind', { channelCode: 'pesopal' }, 'channel.unknown'],
    ['at a bank where there is none to choose', { bankCode: 'LUZON' }, 'bank.unknown'],
    ['with a bonus that the brand does not have', { bonusId: 999_999 }, 'bonus.unknown'],
    ['with a bonus below its minimum', { amount: '50.00', bonusId: 1001 }, 'bonus.unknown'],
  ])('%s › 422, and no order is opened', async (_, change, code) => {
    const { lucky } = await begin();
    const reply = await lucky.call('depositByQr', { body: depositBody(change) });
    expect([reply.status, refusal(reply.body)]).toEqual([422, code]);
    expect((await lucky.value('listOpenDeposits')).list).toEqual([]);
  });

  it('when the channel or all deposits are closed › 422', async () => {
    const { world, lucky } = await begin();
    await world.changeBrand('baize', { channelsInMaintenance: ['qr'] });
    const closed = await lucky.call('depositByQr', { body: depositBody() });
    expect([closed.status, refusal(closed.body)]).toEqual([422, 'channel.closed']);
    await world.changeBrand('baize', { channelsInMaintenance: [], cashRules: { allowDeposit: false } });
    expect((await lucky.call('depositByQr', { body: depositBody() })).status).toBe(422);
    expect((await lucky.value('getDepositSettings')).allowDeposit).toBe(false);
  });

  it('when nobody pays › it expires; a payment after that is credited as a late one, of another amount too', async () => {
    const { world, lucky } = await begin();
    const { orderNo } = await lucky.value('depositByQr', { body: depositBody() });
    await world.clock.advance(15 * MINUTE);
    expect(await depositState(lucky, orderNo)).toBe('expired');
    await reportPayment(world, orderNo, { amount: '480.25' });
    const order = await lucky.value('getDepositOrder', { query: { orderNo } });
    expect(order).toMatchObject({ state: 'success', isLate: true, amount: '500.00', arrived: '480.25' });
    expect(await readMainBalance(lucky)).toBe('8694.75');
    await expectBalancedBooks(world);
  });

  it('call-backs out of order do not take a payment back', async () => {
    const { world, lucky } = await begin();
    const { orderNo } = await lucky.value('depositByQr', { body: depositBody() });
    await reportPayment(world, orderNo);
    for (const status of ['pending', 'declined'] as const) await reportPayment(world, orderNo, { status });
    expect(await depositState(lucky, orderNo)).toBe('success');
    const { orderNo: second } = await lucky.value('depositByQr', { body: depositBody() });
    await reportPayment(world, second, { status: 'declined' });
    expect(await depositState(lucky, second)).toBe('failed');
    await reportPayment(world, second);
    expect(await lucky.value('getDepositOrder', { query: { orderNo: second } })).toMatchObject({ isLate: true });
  });
});
