import { describe, expect, it } from 'vitest';
import type { Body } from '../../../openapi/generated/gaming-operations.ts';
import type { Client } from '../../support/client.ts';
import { expectBalancedBooks, rowsOf } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { multipart, PNG } from '../../support/multipart.ts';
import { titleOf } from '../../support/operations.ts';
import { newReference, newTransfer, reportPayment } from '../../support/orders.ts';
import { MINUTE, SECOND, type TestWorld } from '../../support/world.ts';

const mock = mockForFile();

type Deposit = Body<'depositByQr'>;
const bodyOf = (change: Partial<Deposit> = {}): Deposit => ({
  channelCode: 'qr',
  amount: '500.00',
  reference: newReference(),
  ...change,
});

async function begin() {
  const world = await mock.newWorld();
  return { world, lucky: await world.client.signedIn() };
}

const mainOf = async (client: Client) => {
  const { balance } = await client.value('getBalance');
  return balance.find(({ accountName }) => accountName === 'MAIN')?.availBalance;
};
const stateOf = async (client: Client, orderNo: string) =>
  (await client.value('getDepositOrder', { query: { orderNo } })).state;
const refusal = (body: unknown) => (body as { errorCode: string }).errorCode;

async function cashierOf(world: TestWorld, url: string | null, form?: Record<string, string>) {
  const { pathname, search } = new URL(url ?? '');
  return fetch(`${world.client.origin}${pathname}${search}`, {
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
}

describe(titleOf('listDepositChannels'), () => {
  it('names every kind of channel at baize, with what it takes', async () => {
    const { lucky } = await begin();
    const { list } = await lucky.value('listDepositChannels');
    expect(new Set(list.map(({ mode }) => mode))).toEqual(
      new Set(['REDIRECT', 'QR', 'TRANSFER', 'VIRTUAL', 'CRYPTO', 'C2C']),
    );
    expect(list.find(({ code }) => code === 'usdt-trc20')).toMatchObject({ chain: 'TRC20', rateCurrency: 'USDT' });
  });

  it('says when a channel with hours opens again', async () => {
    const { world, lucky } = await begin();
    await world.freeze(Date.parse('2026-03-18T23:45:00+08:00'));
    const again = await world.client.signedIn();
    const { list } = await again.value('listDepositChannels');
    expect(list.find(({ code }) => code === 'bank-transfer')).toMatchObject({
      isOpen: false,
      opensAt: Date.parse('2026-03-19T06:00:00+08:00'),
    });
    expect(lucky).toBeDefined();
  });
});

describe(titleOf('depositByQr'), () => {
  it('opens an order that waits, and credits it once however often it is reported', async () => {
    const { world, lucky } = await begin();
    const order = await lucky.value('depositByQr', { body: bodyOf() });
    expect(order).toMatchObject({ state: 'waiting', amount: '500.00', credited: null });
    expect(order.payment.qrText).toContain('/cashier/');
    expect(order.expiresAt - order.createdAt).toBe(15 * MINUTE);
    await reportPayment(world, order.orderNo, { paymentId: 'PAY-1', times: 10 });
    await reportPayment(world, order.orderNo, { paymentId: 'PAY-2' });
    expect(await mainOf(lucky)).toBe('8714.50');
    expect(await stateOf(lucky, order.orderNo)).toBe('success');
    const { list } = await lucky.value('listTransactions', { query: { pageSize: 1 } });
    expect(list).toMatchObject([{ typeCode: 6101, direction: 'IN', amount: '500.00' }]);
    await expectBalancedBooks(world);
  });

  it('answers the waiting order of the channel again, and the same reference the same order', async () => {
    const { lucky } = await begin();
    const body = bodyOf();
    const first = await lucky.value('depositByQr', { body });
    expect((await lucky.value('depositByQr', { body })).orderNo).toBe(first.orderNo);
    const other = await lucky.value('depositByQr', { body: bodyOf({ amount: '700.00' }) });
    expect(other).toMatchObject({ orderNo: first.orderNo, amount: '500.00' });
    const reused = await lucky.call('depositByQr', { body: { ...body, amount: '600.00' } });
    expect([reused.status, refusal(reused.body)]).toEqual([409, 'reference.reused']);
  });

  it('answers a reference that resumed an order with that order for ever, whatever became of it', async () => {
    const { world, lucky } = await begin();
    const [opening, resuming] = [bodyOf(), bodyOf({ amount: '700.00' })];
    const { orderNo } = await lucky.value('depositByQr', { body: opening });
    expect((await lucky.value('depositByQr', { body: resuming })).orderNo).toBe(orderNo);
    await lucky.value('cancelDepositOrder', { query: { orderNo } });
    for (const body of [resuming, opening, resuming])
      expect(await lucky.value('depositByQr', { body })).toMatchObject({ orderNo, state: 'cancelled' });
    const reused = await lucky.call('depositByQr', { body: { ...resuming, amount: '500.00' } });
    expect([reused.status, refusal(reused.body)]).toEqual([409, 'reference.reused']);
    // A reference is one member's: another one may have the same.
    const victor = await world.client.signedIn('victor');
    expect((await victor.value('depositByQr', { body: resuming })).orderNo).not.toBe(orderNo);
    const next = await lucky.value('depositByQr', { body: bodyOf() });
    expect([next.state, next.orderNo === orderNo]).toEqual(['waiting', false]);
    expect(await rowsOf(world, `SELECT orderNo FROM DepositOrder WHERE state = 'cancelled'`)).toHaveLength(1);
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
    const reply = await lucky.call('depositByQr', { body: bodyOf(change) });
    expect([reply.status, refusal(reply.body)]).toEqual([422, code]);
    expect((await lucky.value('listOpenDeposits')).list).toEqual([]);
  });

  it('when the channel or all deposits are closed › 422', async () => {
    const { world, lucky } = await begin();
    await world.changeBrand('baize', { channelsInMaintenance: ['qr'] });
    const closed = await lucky.call('depositByQr', { body: bodyOf() });
    expect([closed.status, refusal(closed.body)]).toEqual([422, 'channel.closed']);
    await world.changeBrand('baize', { channelsInMaintenance: [], cashRules: { allowDeposit: false } });
    expect((await lucky.call('depositByQr', { body: bodyOf() })).status).toBe(422);
    expect((await lucky.value('getDepositSettings')).allowDeposit).toBe(false);
  });

  it('when nobody pays › it expires; a payment after that is credited as a late one, of another amount too', async () => {
    const { world, lucky } = await begin();
    const { orderNo } = await lucky.value('depositByQr', { body: bodyOf() });
    await world.advance(15 * MINUTE);
    expect(await stateOf(lucky, orderNo)).toBe('expired');
    await reportPayment(world, orderNo, { amount: '480.25' });
    const order = await lucky.value('getDepositOrder', { query: { orderNo } });
    expect(order).toMatchObject({ state: 'success', isLate: true, amount: '500.00', arrived: '480.25' });
    expect(await mainOf(lucky)).toBe('8694.75');
    await expectBalancedBooks(world);
  });

  it('call-backs out of order do not take a payment back', async () => {
    const { world, lucky } = await begin();
    const { orderNo } = await lucky.value('depositByQr', { body: bodyOf() });
    await reportPayment(world, orderNo);
    for (const status of ['pending', 'declined'] as const) await reportPayment(world, orderNo, { status });
    expect(await stateOf(lucky, orderNo)).toBe('success');
    const { orderNo: second } = await lucky.value('depositByQr', { body: bodyOf() });
    await reportPayment(world, second, { status: 'declined' });
    expect(await stateOf(lucky, second)).toBe('failed');
    await reportPayment(world, second);
    expect(await lucky.value('getDepositOrder', { query: { orderNo: second } })).toMatchObject({ isLate: true });
  });
});

describe(titleOf('depositByUrl'), () => {
  it('needs a bank of the channel', async () => {
    const { lucky } = await begin();
    const body = bodyOf({ channelCode: 'online-bank', bankCode: 'NOBANK' });
    expect(refusal((await lucky.call('depositByUrl', { body })).body)).toBe('bank.unknown');
  });

  it('is paid at the cashier: sign in, approve; the reports that follow change nothing', async () => {
    const { world, lucky } = await begin();
    const body = bodyOf({ channelCode: 'online-bank', bankCode: 'MABINI' });
    const { orderNo, payment } = await lucky.value('depositByUrl', { body });
    const page = await (await cashierOf(world, payment.url)).text();
    expect(page).toContain('Mabini Union Bank');
    expect(page).toContain('PIN');
    expect(await (await cashierOf(world, payment.url, { do: 'sign-in' })).text()).toContain('Approve the payment');
    await cashierOf(world, payment.url, { do: 'pay' });
    expect(await mainOf(lucky)).toBe('8714.50');
    await world.advance(10 * SECOND);
    expect(await mainOf(lucky)).toBe('8714.50');
    expect(await stateOf(lucky, orderNo)).toBe('success');
    await expectBalancedBooks(world);
  });

  it('another amount, a slow bank, a decline: each as the cashier says', async () => {
    const { world, lucky } = await begin();
    const open = async () =>
      lucky.value('depositByUrl', { body: bodyOf({ channelCode: 'online-bank', bankCode: 'LUZON' }) });
    const other = await open();
    await cashierOf(world, other.payment.url, { do: 'other', amount: '120.50' });
    expect(await lucky.value('getDepositOrder', { query: { orderNo: other.orderNo } })).toMatchObject({
      state: 'success',
      arrived: '120.50',
    });
    const slow = await open();
    await cashierOf(world, slow.payment.url, { do: 'slow' });
    await world.advance(16 * MINUTE);
    expect(await stateOf(lucky, slow.orderNo)).toBe('expired');
    await world.advance(10 * MINUTE);
    const again = await world.client.signedIn();
    expect(await again.value('getDepositOrder', { query: { orderNo: slow.orderNo } })).toMatchObject({
      state: 'success',
      isLate: true,
    });
    const declined = await again.value('depositByUrl', {
      body: bodyOf({ channelCode: 'online-bank', bankCode: 'LUZON' }),
    });
    await cashierOf(world, declined.payment.url, { do: 'decline' });
    expect(await stateOf(again, declined.orderNo)).toBe('failed');
    expect((await cashierOf(world, declined.payment.url, { do: 'other', amount: '0' })).status).toBe(400);
    await expectBalancedBooks(world);
  });

  it('believes no call-back whose signature is wrong, and no address that names no order', async () => {
    const { world, lucky } = await begin();
    const { orderNo } = await lucky.value('depositByUrl', {
      body: bodyOf({ channelCode: 'online-bank', bankCode: 'LUZON' }),
    });
    const text = JSON.stringify({ orderNo, paymentId: 'PAY1', status: 'paid', amount: '500.00' });
    const reply = await fetch(`${world.client.origin}/cashier/callbacks`, {
      method: 'POST',
      body: text,
      headers: { 'X-Mock-World': world.name, 'X-Signature': 'a'.repeat(64) },
    });
    expect(reply.status).toBe(401);
    expect(await stateOf(lucky, orderNo)).toBe('waiting');
    expect((await fetch(`${world.client.origin}/cashier/nobody?world=${world.name}`)).status).toBe(404);
  });
});

describe(titleOf('depositVirtualWallet'), () => {
  it('keeps the fee of what arrives', async () => {
    const { world, lucky } = await begin();
    const { orderNo } = await lucky.value('depositVirtualWallet', { body: bodyOf({ channelCode: 'pesopal' }) });
    await reportPayment(world, orderNo);
    expect(await lucky.value('getDepositOrder', { query: { orderNo } })).toMatchObject({
      fee: '2.50',
      credited: '497.50',
    });
    expect(await mainOf(lucky)).toBe('8712.00');
    await expectBalancedBooks(world);
  });

  it('another amount › the fee is of what arrived, in whole hundredths', async () => {
    const { world, lucky } = await begin();
    const { orderNo } = await lucky.value('depositVirtualWallet', { body: bodyOf({ channelCode: 'pesopal' }) });
    await reportPayment(world, orderNo, { amount: '401.00' });
    const order = await lucky.value('getDepositOrder', { query: { orderNo } });
    expect(order).toMatchObject({ arrived: '401.00', fee: '2.00', credited: '399.00' });
    await expectBalancedBooks(world);
  });

  it('confirmations out of order › the highest number stays', async () => {
    const { world, lucky } = await begin();
    const body = bodyOf({ channelCode: 'usdt-erc20', amount: '1000.00' });
    const { orderNo } = await lucky.value('depositVirtualWallet', { body });
    for (const confirmations of [5, 3]) await reportPayment(world, orderNo, { status: 'confirming', confirmations });
    const order = await lucky.value('getDepositOrder', { query: { orderNo } });
    expect(order).toMatchObject({ state: 'processing', payment: { confirmations: 5 } });
  });

  it('counts the confirmations of a chain, and credits the last one', async () => {
    const { world, lucky } = await begin();
    const body = bodyOf({ channelCode: 'usdt-erc20', amount: '1000.00' });
    const { orderNo, payment } = await lucky.value('depositVirtualWallet', { body });
    expect(payment).toMatchObject({ chain: 'ERC20', payCurrency: 'USDT', rate: '58.20', confirmationsNeeded: 12 });
    expect(Number(payment.payAmount) * 58.2).toBeCloseTo(1000, 2);
    await cashierOf(world, payment.url, { do: 'pay' });
    await world.advance(12 * SECOND);
    const half = await lucky.value('getDepositOrder', { query: { orderNo } });
    expect(half).toMatchObject({ state: 'processing', payment: { confirmations: 6 } });
    await world.advance(12 * SECOND);
    expect(await stateOf(lucky, orderNo)).toBe('success');
  });
});

describe(titleOf('depositByTransfer'), () => {
  it('by C2C looks for a counterpart first', async () => {
    const { world, lucky } = await begin();
    const body = bodyOf({ channelCode: 'c2c' });
    const { orderNo, state, payment } = await lucky.value('depositByTransfer', { body });
    expect([state, payment.payee]).toEqual(['created', null]);
    await world.advance(3 * SECOND);
    const matched = await lucky.value('getDepositOrder', { query: { orderNo } });
    expect(matched.state).toBe('waiting');
    expect(matched.payment.remark).toMatch(/^C\d{5}$/);
    expect(matched.payment.payee).not.toBeNull();
  });
});

describe(titleOf('reportPaid'), () => {
  it('has a transfer checked, which is credited when it was found', async () => {
    const { world, lucky } = await begin();
    const orderNo = await newTransfer(lucky);
    for (const _ of [1, 2]) expect((await lucky.value('reportPaid', { body: { orderNo } })).state).toBe('processing');
    expect(await mainOf(lucky)).toBe('8214.50');
    await world.advance(15 * MINUTE);
    expect(await stateOf(lucky, orderNo)).toBe('success');
    expect(await mainOf(lucky)).toBe('8714.50');
  });

  it('where nothing arrives for a day › the order fails', async () => {
    const { world, lucky } = await begin();
    await world.changeBrand('baize', { cashRules: { backOffice: { mode: 'manual' } } });
    const orderNo = await newTransfer(lucky);
    await lucky.value('reportPaid', { body: { orderNo } });
    await world.advance(24 * 60 * MINUTE);
    expect(await stateOf(await world.client.signedIn(), orderNo)).toBe('failed');
  });

  it('for an order that does not wait for it › 409', async () => {
    const { lucky } = await begin();
    const orderNo = await newTransfer(lucky);
    await lucky.value('cancelDepositOrder', { query: { orderNo } });
    const reply = await lucky.call('reportPaid', { body: { orderNo } });
    expect([reply.status, refusal(reply.body)]).toEqual([409, 'order.state']);
  });
});

describe(titleOf('cancelDepositOrder'), () => {
  it('cancels what waits, once; what is being checked stays', async () => {
    const { world, lucky } = await begin();
    const orderNo = await newTransfer(lucky);
    for (const _ of [1, 2])
      expect((await lucky.value('cancelDepositOrder', { query: { orderNo } })).state).toBe('cancelled');
    await reportPayment(world, orderNo);
    expect(await lucky.value('getDepositOrder', { query: { orderNo } })).toMatchObject({
      state: 'success',
      isLate: true,
    });
    const second = await newTransfer(lucky);
    await lucky.value('reportPaid', { body: { orderNo: second } });
    expect((await lucky.call('cancelDepositOrder', { query: { orderNo: second } })).status).toBe(409);
  });
});

describe(titleOf('uploadPaymentProof'), () => {
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');

  it.each([
    ['HTML named x.png', html, 422, 'file.type'],
    ['a PNG that ends in HTML', Buffer.concat([PNG, html]), 422, 'file.type'],
    ['5 MB and a byte', Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024 + 1 - PNG.length)]), 422, 'file.too.large'],
    ['more than the gateway reads', Buffer.alloc(6_100_000), 413, 'request_body_too_large'],
  ])('%s › refused, and nothing is stored', async (_, file, status, code) => {
    const { world, lucky } = await begin();
    const orderNo = await newTransfer(lucky);
    const reply = await lucky.call('uploadPaymentProof', multipart({ orderNo, file }, 'x.png'));
    expect([reply.status, refusal(reply.body)]).toEqual([status, code]);
    expect(await rowsOf(world, 'SELECT * FROM PaymentProof')).toEqual([]);
  });

  it('keeps a picture, and the next one in its place', async () => {
    const { lucky } = await begin();
    const orderNo = await newTransfer(lucky);
    const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
    for (const file of [PNG, jpeg]) await lucky.call('uploadPaymentProof', multipart({ orderNo, file }));
    const proof = await lucky.value('getPaymentProof', { query: { orderNo } });
    expect(proof).toMatchObject({ contentType: 'image/jpeg', content: jpeg.toString('base64') });
    expect((await lucky.value('getDepositOrder', { query: { orderNo } })).hasProof).toBe(true);
  });

  it('takes none of an order that is finished, and none of another kind', async () => {
    const { lucky } = await begin();
    const orderNo = await newTransfer(lucky);
    await lucky.value('cancelDepositOrder', { query: { orderNo } });
    const reply = await lucky.call('uploadPaymentProof', multipart({ orderNo, file: PNG }));
    expect([reply.status, refusal(reply.body)]).toEqual([409, 'order.state']);
    const none = await lucky.call('getPaymentProof', { query: { orderNo } });
    expect([none.status, refusal(none.body)]).toEqual([404, 'proof.not.found']);
  });
});

describe(titleOf('listDeposits'), () => {
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

describe.each([
  ['depositByUrl', { channelCode: 'online-bank', bankCode: 'LUZON' }],
  ['depositByTransfer', { channelCode: 'bank-transfer', bankCode: 'LUZON' }],
  ['depositVirtualWallet', { channelCode: 'pesopal' }],
] as const)('What %s refuses', (id, channel) => {
  it.each([
    ['below the minimum', { amount: '49.00' }, 'amount.too.small'],
    ['above the maximum', { amount: '200001.00' }, 'amount.too.large'],
    ['between two steps', { amount: '500.50' }, 'amount.step'],
    ['at a channel of another kind', { channelCode: 'qr' }, 'channel.unknown'],
    ['at a bank that the channel does not have', { bankCode: 'NOBANK' }, 'bank.unknown'],
    ['with a bonus that the brand does not have', { bonusId: 999_999 }, 'bonus.unknown'],
  ])('%s › 422, and no order is opened', async (_, change, code) => {
    const { lucky } = await begin();
    const reply = await lucky.call(id, { body: bodyOf({ ...channel, ...change }) });
    expect([reply.status, refusal(reply.body)]).toEqual([422, code]);
    expect((await lucky.value('listOpenDeposits')).list).toEqual([]);
  });

  it('a channel in maintenance › 422, and a reference of something else › 409', async () => {
    const { world, lucky } = await begin();
    const body = bodyOf(channel);
    await lucky.value(id, { body });
    const reused = await lucky.call(id, { body: { ...body, amount: '600.00' } });
    expect([reused.status, refusal(reused.body)]).toEqual([409, 'reference.reused']);
    await world.changeBrand('baize', { channelsInMaintenance: [channel.channelCode] });
    const victor = await world.client.signedIn('victor');
    const closed = await victor.call(id, { body: bodyOf(channel) });
    expect([closed.status, refusal(closed.body)]).toEqual([422, 'channel.closed']);
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
