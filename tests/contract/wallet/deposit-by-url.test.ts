import { describe, expect, it } from 'vitest';
import { depositBody, depositState, readMainBalance, requestCashier } from '../../support/deposits.ts';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { MINUTE, SECOND } from '../../support/world.ts';

const mock = mockForFile();

async function begin() {
  const world = await mock.newWorld();
  return { world, lucky: await world.client.signedIn() };
}

const refusal = (body: unknown) => (body as { errorCode: string }).errorCode;

describe(operationTitle('depositByUrl'), () => {
  it('needs a bank of the channel', async () => {
    const { lucky } = await begin();
    const body = depositBody({ channelCode: 'online-bank', bankCode: 'NOBANK' });
    expect(refusal((await lucky.call('depositByUrl', { body })).body)).toBe('bank.unknown');
  });

  it('is paid at the cashier: sign in, approve; the reports that follow change nothing', async () => {
    const { world, lucky } = await begin();
    const body = depositBody({ channelCode: 'online-bank', bankCode: 'MABINI' });
    const { orderNo, payment } = await lucky.value('depositByUrl', { body });
    const page = await (await requestCashier(world, payment.url)).text();
    expect(page).toContain('Mabini Union Bank');
    expect(page).toContain('PIN');
    expect(await (await requestCashier(world, payment.url, { do: 'sign-in' })).text()).toContain('Approve the payment');
    await requestCashier(world, payment.url, { do: 'pay' });
    expect(await readMainBalance(lucky)).toBe('8714.50');
    await world.clock.advance(10 * SECOND);
    expect(await readMainBalance(lucky)).toBe('8714.50');
    expect(await depositState(lucky, orderNo)).toBe('success');
    await expectBalancedBooks(world);
  });

  it('another amount, a slow bank, a decline: each as the cashier says', async () => {
    const { world, lucky } = await begin();
    const open = async () =>
      lucky.value('depositByUrl', { body: depositBody({ channelCode: 'online-bank', bankCode: 'LUZON' }) });
    const other = await open();
    await requestCashier(world, other.payment.url, { do: 'other', amount: '120.50' });
    expect(await lucky.value('getDepositOrder', { query: { orderNo: other.orderNo } })).toMatchObject({
      state: 'success',
      arrived: '120.50',
    });
    const slow = await open();
    await requestCashier(world, slow.payment.url, { do: 'slow' });
    await world.clock.advance(16 * MINUTE);
    expect(await depositState(lucky, slow.orderNo)).toBe('expired');
    await world.clock.advance(10 * MINUTE);
    const again = await world.client.signedIn();
    expect(await again.value('getDepositOrder', { query: { orderNo: slow.orderNo } })).toMatchObject({
      state: 'success',
      isLate: true,
    });
    const declined = await again.value('depositByUrl', {
      body: depositBody({ channelCode: 'online-bank', bankCode: 'LUZON' }),
    });
    await requestCashier(world, declined.payment.url, { do: 'decline' });
    expect(await depositState(again, declined.orderNo)).toBe('failed');
    expect((await requestCashier(world, declined.payment.url, { do: 'other', amount: '0' })).status).toBe(400);
    await expectBalancedBooks(world);
  });

  it('believes no call-back whose signature is wrong, and no address that names no order', async () => {
    const { world, lucky } = await begin();
    const { orderNo } = await lucky.value('depositByUrl', {
      body: depositBody({ channelCode: 'online-bank', bankCode: 'LUZON' }),
    });
    const text = JSON.stringify({ orderNo, paymentId: 'PAY1', status: 'paid', amount: '500.00' });
    const reply = await fetch(`${world.client.origin}/cashier/callbacks`, {
      method: 'POST',
      body: text,
      headers: { 'X-Mock-World': world.name, 'X-Signature': 'a'.repeat(64) },
    });
    expect(reply.status).toBe(401);
    expect(await depositState(lucky, orderNo)).toBe('waiting');
    expect((await fetch(`${world.client.origin}/cashier/nobody?world=${world.name}`)).status).toBe(404);
  });
});
