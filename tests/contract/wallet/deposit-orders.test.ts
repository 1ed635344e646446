import { describe, expect, it } from 'vitest';
import { depositBody } from '../../support/deposits.ts';
import { mockForFile } from '../../support/mock.ts';
import { multipart, PNG } from '../../support/multipart.ts';
import { operationTitle } from '../../support/operations.ts';
import { newTransfer, reportPayment } from '../../support/orders.ts';
import { MINUTE } from '../../support/world.ts';

const mock = mockForFile();

async function begin() {
  const world = await mock.newWorld();
  return { world, lucky: await world.client.signedIn() };
}

const refusal = (body: unknown) => (body as { errorCode: string }).errorCode;

describe(operationTitle('cancelDepositOrder'), () => {
  it('cancels what waits, once; what is paid after that is late', async () => {
    const { world, lucky } = await begin();
    const orderNo = await newTransfer(lucky);
    for (const _ of [1, 2])
      expect((await lucky.value('cancelDepositOrder', { query: { orderNo } })).state).toBe('cancelled');
    await reportPayment(world, orderNo);
    expect(await lucky.value('getDepositOrder', { query: { orderNo } })).toMatchObject({
      state: 'success',
      isLate: true,
    });
    expect((await lucky.call('cancelDepositOrder', { query: { orderNo } })).status).toBe(409);
  });

  it('cancels what the member says is paid: its check ends, and it still says how to pay until then', async () => {
    const { world, lucky } = await begin();
    const waiting = await lucky.value('depositByQr', { body: depositBody() });
    const { orderNo } = waiting;
    const checked = await lucky.value('reportPaid', { body: { orderNo } });
    expect(checked).toMatchObject({ state: 'processing', payment: waiting.payment });
    const transfer = await newTransfer(lucky);
    await lucky.value('reportPaid', { body: { orderNo: transfer } });
    for (const each of [orderNo, transfer])
      expect((await lucky.value('cancelDepositOrder', { query: { orderNo: each } })).state).toBe('cancelled');
    await world.clock.advance(MINUTE);
    expect((await lucky.value('getDepositOrder', { query: { orderNo: transfer } })).state).toBe('cancelled');
  });
});

describe(operationTitle('listDeposits'), () => {
  it('sums what all that match credited', async () => {
    const { world, lucky } = await begin();
    const seeded = await lucky.value('listDeposits');
    expect(seeded).toMatchObject({ total: 1, list: [{ state: 'success', credited: seeded.sumCredited }] });
    const paid = await newTransfer(lucky);
    await reportPayment(world, paid);
    const open = await newTransfer(lucky);
    const all = await lucky.value('listDeposits');
    expect(all.total).toBe(3);
    expect(Number(all.sumCredited)).toBe(Number(seeded.sumCredited) + 500);
    expect(all.list.map(({ orderNo }) => orderNo)).toContain(open);
    const waiting = await lucky.value('listDeposits', { query: { state: 'waiting' } });
    expect(waiting.list.map(({ orderNo }) => orderNo)).toEqual([open]);
  });
});

describe('orders of another member', () => {
  it('are not found by their number', async () => {
    const { world, lucky } = await begin();
    const orderNo = await newTransfer(lucky);
    const victor = await world.client.signedIn('victor');
    const replies = [
      await victor.call('getDepositOrder', { query: { orderNo } }),
      await victor.call('cancelDepositOrder', { query: { orderNo } }),
      await victor.call('reportPaid', { body: { orderNo } }),
      await victor.call('getPaymentProof', { query: { orderNo } }),
      await victor.call('uploadPaymentProof', multipart({ orderNo, file: PNG })),
    ];
    expect(replies.map(({ status, body }) => [status, refusal(body)])).toEqual(
      replies.map(() => [404, 'order.not.found']),
    );
  });
});
