import { describe, expect, it } from 'vitest';
import type { Body } from '../../../openapi/generated/gaming-operations.ts';
import type { Client } from '../../support/client.ts';
import { expectBalancedBooks, readRows } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import {
  decide,
  newReceipt,
  newTransfer,
  newWithdrawal,
  readPayoutId,
  reportPayment,
  withdrawal,
} from '../../support/orders.ts';
import { DAY, MINUTE, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

async function begin() {
  const world = await mock.newWorld();
  return { world, lucky: await world.client.signedIn() };
}

const refusal = (body: unknown) => (body as { errorCode: string }).errorCode;
const readSum = async (client: Client) => (await client.value('getBalance')).sumBalance;
const readState = async (client: Client, orderNo: string) =>
  (await client.value('getWithdrawOrder', { query: { orderNo } })).state;

async function withdraw(client: Client, change: Partial<Body<'withdraw'>> = {}) {
  return client.call('withdraw', { body: await withdrawal(client, change) });
}

describe(operationTitle('withdraw'), () => {
  it('holds amount and fee at once and collects the other wallets; the office pays it in time', async () => {
    const { world, lucky } = await begin();
    const payoutId = await readPayoutId(lucky, 'EWALLET');
    const orderNo = await newWithdrawal(lucky, { methodCode: 'ewallet', payoutId, amount: '9000.00' });
    expect(await readSum(lucky)).toBe('3368.75');
    const { balance } = await lucky.value('getBalance');
    expect(balance.filter(({ availBalance }) => availBalance !== '0.00')).toMatchObject([{ accountName: 'MAIN' }]);
    const { list } = await lucky.value('listTransactions', { query: { pageSize: 2 } });
    expect(list).toMatchObject([
      { typeCode: 6203, amount: '90.00' },
      { typeCode: 6201, amount: '9000.00' },
    ]);
    await expectBalancedBooks(world);
    for (const state of ['reviewing', 'paying', 'success']) {
      await world.clock.advance(MINUTE);
      expect(await readState(lucky, orderNo)).toBe(state);
    }
    expect(await readSum(lucky)).toBe('3368.75');
    await expectBalancedBooks(world);
  });

  it('again under its reference › the same order; with other content 409', async () => {
    const { lucky } = await begin();
    const body = await withdrawal(lucky);
    const first = await lucky.value('withdraw', { body });
    expect((await lucky.value('withdraw', { body })).orderNo).toBe(first.orderNo);
    expect(await readSum(lucky)).toBe('11958.75');
    const reused = await lucky.call('withdraw', { body: { ...body, amount: '600.00' } });
    expect([reused.status, refusal(reused.body)]).toEqual([409, 'reference.reused']);
  });

  it.each([
    ['below the minimum', { amount: '199.00' }, 'amount.too.small'],
    ['above the maximum', { amount: '50001.00' }, 'amount.too.large'],
    ['more than the wallets hold', { amount: '12458.76' }, 'balance.insufficient'],
    ['an account of another kind', { methodCode: 'ewallet' }, 'method.unknown'],
    ['a way that the brand does not have', { methodCode: 'pigeon' }, 'method.unknown'],
    ['an account that the member does not have', { payoutId: 999_999 }, 'payout.account.not.found'],
    ['a wrong payment password', { paymentPassword: '135790' }, 'payment.password.wrong'],
  ])('%s › 422, and nothing moves', async (_, change, code) => {
    const { lucky } = await begin();
    const reply = await withdraw(lucky, change);
    expect([reply.status, refusal(reply.body)]).toEqual([422, code]);
    expect(await readSum(lucky)).toBe('12458.75');
    expect((await lucky.value('listWithdrawals')).total).toBe(0);
  });

  it('a member without a payment password › 422', async () => {
    const { world } = await begin();
    const novice = await world.client.signedIn('novice');
    const reply = await withdraw(novice, { payoutId: 1 });
    expect([reply.status, refusal(reply.body)]).toEqual([422, 'payment.password.missing']);
  });

  it('after five wrong payment passwords it is locked, for the right one too', async () => {
    const { lucky } = await begin();
    for (let time = 0; time < 5; time += 1) await withdraw(lucky, { paymentPassword: '135790' });
    const reply = await withdraw(lucky);
    expect(refusal(reply.body)).toBe('payment.password.locked');
  });

  it('beside a deposit that must be wagered › what was free before it, with the fee', async () => {
    const { world, lucky } = await begin();
    await reportPayment(world, await newTransfer(lucky));
    expect(await lucky.value('getWithdrawSettings')).toMatchObject({
      balance: '12958.75',
      available: '12458.75',
      limitedBy: 'rollover',
      rolloverLeft: '500.00',
    });
    const byWallet = { methodCode: 'ewallet', payoutId: await readPayoutId(lucky, 'EWALLET') };
    const reply = await withdraw(lucky, { ...byWallet, amount: '12400.00' });
    expect([reply.status, refusal(reply.body)]).toEqual([422, 'rollover.open']);
    expect(refusal((await withdraw(lucky, { amount: '12458.76' })).body)).toBe('rollover.open');
    await newWithdrawal(lucky, { amount: '12458.75' });
    expect(await readSum(lucky)).toBe('500.00');
  });

  it('an account that was added too recently › 422, until the hours are over', async () => {
    const { world, lucky } = await begin();
    await world.change('UPDATE PayoutAccount SET usableFrom = ?', WORLD_TIME + 60 * MINUTE);
    expect(refusal((await withdraw(lucky)).body)).toBe('payout.account.not.usable');
    await world.clock.advance(60 * MINUTE);
    expect((await withdraw(await world.client.signedIn())).status).toBe(200);
  });

  it("an account whose holder is not the member's payee name › 422", async () => {
    const { world, lucky } = await begin();
    await world.change("UPDATE PayoutAccount SET holder = 'SOMEBODY ELSE'");
    expect(refusal((await withdraw(lucky)).body)).toBe('payee.name.differs');
  });

  it("today's number and amount end it; tomorrow it goes on", async () => {
    const { world, lucky } = await begin();
    await world.changeBrand('baize', { cashRules: { dayCount: 2, dayAmount: 1000 } });
    expect(refusal((await withdraw(lucky, { amount: '1200.01' })).body)).toBe('withdraw.day.amount');
    await newWithdrawal(lucky);
    // VIP 2 has 120 % of the brand's limit.
    expect(await lucky.value('getWithdrawSettings')).toMatchObject({
      available: '700.00',
      limitedBy: 'dayAmount',
      dayCountLeft: 1,
    });
    await newWithdrawal(lucky, { amount: '300.00' });
    expect(refusal((await withdraw(lucky)).body)).toBe('withdraw.day.count');
    await world.clock.advance(DAY);
    const tomorrow = await world.client.signedIn();
    expect((await withdraw(tomorrow)).status).toBe(200);
  });

  it("what was given back does not count for today, which is a day of the brand's zone", async () => {
    const { world } = await begin();
    await world.changeBrand('baize', { cashRules: { dayCount: 1 } });
    await world.clock.freeze(Date.parse('2026-03-19T07:00:00+08:00'));
    const early = await world.client.signedIn();
    await early.value('cancelWithdraw', { query: { orderNo: await newWithdrawal(early) } });
    await newWithdrawal(early);
    await world.clock.advance(2 * 60 * MINUTE);
    const later = await world.client.signedIn();
    expect(refusal((await withdraw(later)).body)).toBe('withdraw.day.count');
  });

  it('a small amount costs the least fee, which comes back with it', async () => {
    const { world, lucky } = await begin();
    const payoutId = await readPayoutId(lucky, 'EWALLET');
    const orderNo = await newWithdrawal(lucky, { methodCode: 'ewallet', payoutId, amount: '100.00' });
    expect(await readSum(lucky)).toBe('12353.75');
    await lucky.value('cancelWithdraw', { query: { orderNo } });
    expect(await readSum(lucky)).toBe('12458.75');
    await expectBalancedBooks(world);
  });

  it('200 at once of one wallet › exactly what it holds goes out', async () => {
    const { world, lucky } = await begin();
    await world.changeBrand('baize', { cashRules: { dayCount: 1000, dayAmount: 10_000_000 } });
    const payoutId = await readPayoutId(lucky);
    const bodies = await Promise.all(Array.from({ length: 200 }, () => withdrawal(lucky, { payoutId })));
    const replies = await Promise.all(bodies.map((body) => lucky.call('withdraw', { body })));
    const accepted = replies.filter(({ status }) => status === 200).length;
    expect(accepted).toBe(24);
    expect(await readSum(lucky)).toBe('458.75');
    await expectBalancedBooks(world);
  });

  it('by hand › the office reviews, approves, pays, rejects or fails; what was held comes back in one movement', async () => {
    const { world, lucky } = await begin();
    await world.changeBrand('baize', { cashRules: { backOffice: { mode: 'manual' } } });
    const endings = [
      [['review', 'approve', 'pay'], 'success', '11958.75'],
      [['reject'], 'rejected', '11958.75'],
      [['review', 'approve', 'fail'], 'failed', '11958.75'],
    ] as const;
    for (const [steps, state, sum] of endings) {
      const orderNo = await newWithdrawal(lucky);
      await world.clock.advance(10 * MINUTE);
      expect(await readState(lucky, orderNo)).toBe('pending');
      for (const step of steps) await decide(world, orderNo, step);
      expect(await readState(lucky, orderNo)).toBe(state);
      expect(await readSum(lucky)).toBe(sum);
    }
    const { list } = await lucky.value('listTransactions', { query: { pageSize: 1 } });
    expect(list).toMatchObject([{ typeCode: 6204, direction: 'IN', amount: '500.00' }]);
    await expectBalancedBooks(world);
  });

  it('above the amount that the office rejects › rejected, with the reason', async () => {
    const { world, lucky } = await begin();
    await world.changeBrand('baize', { cashRules: { backOffice: { rejectAbove: 400 } } });
    const orderNo = await newWithdrawal(lucky);
    await world.clock.advance(2 * MINUTE);
    expect(await lucky.value('getWithdrawOrder', { query: { orderNo } })).toMatchObject({
      state: 'rejected',
      reason: 'amount',
    });
    expect(await readSum(lucky)).toBe('12458.75');
    const allowed = await newWithdrawal(lucky, { amount: '400.00' });
    await world.clock.advance(3 * MINUTE);
    expect(await readState(lucky, allowed)).toBe('success');
  });
});

describe(operationTitle('cancelWithdraw'), () => {
  it('gives everything back while it is pending, once; not after that', async () => {
    const { world, lucky } = await begin();
    const orderNo = await newWithdrawal(lucky);
    for (const _ of [1, 2])
      expect((await lucky.value('cancelWithdraw', { query: { orderNo } })).state).toBe('cancelled');
    expect(await readSum(lucky)).toBe('12458.75');
    const second = await newWithdrawal(lucky);
    await world.clock.advance(MINUTE);
    const late = await lucky.call('cancelWithdraw', { query: { orderNo: second } });
    expect([late.status, refusal(late.body)]).toEqual([409, 'order.state']);
    await expectBalancedBooks(world);
  });
});

describe(operationTitle('confirmReceipt'), () => {
  it('with yes it is done; by itself after the minutes of the brand', async () => {
    const { world, lucky } = await begin();
    const first = await newReceipt(world, lucky);
    const { list } = await lucky.value('listReceiptConfirmations');
    expect(list).toMatchObject([{ orderNo: first, state: 'receipt' }]);
    for (const _ of [1, 2]) await lucky.value('confirmReceipt', { body: { orderNo: first, hasArrived: true } });
    expect(await readState(lucky, first)).toBe('success');
    const second = await newReceipt(world, lucky);
    await world.clock.advance(29 * MINUTE);
    expect(await readState(await world.client.signedIn(), second)).toBe('receipt');
    await world.clock.advance(MINUTE);
    expect(await readState(await world.client.signedIn(), second)).toBe('success');
    await expectBalancedBooks(world);
  });

  it('with no it is paid again, and the time of the first payment confirms nothing', async () => {
    const { world, lucky } = await begin();
    const orderNo = await newReceipt(world, lucky);
    await world.clock.advance(20 * MINUTE);
    const answer = await lucky.value('confirmReceipt', { body: { orderNo, hasArrived: false } });
    expect(answer.state).toBe('reviewing');
    await world.clock.advance(2 * MINUTE);
    expect(await readState(lucky, orderNo)).toBe('receipt');
    await world.clock.advance(10 * MINUTE);
    expect(await readState(await world.client.signedIn(), orderNo)).toBe('receipt');
    const again = await world.client.signedIn();
    const pending = await newWithdrawal(again);
    const reply = await again.call('confirmReceipt', { body: { orderNo: pending, hasArrived: true } });
    expect([reply.status, refusal(reply.body)]).toEqual([409, 'order.state']);
  });
});

describe(operationTitle('listWithdrawals'), () => {
  it('sums what was paid of all that match', async () => {
    const { world, lucky } = await begin();
    const orderNo = await newWithdrawal(lucky);
    await world.clock.advance(3 * MINUTE);
    await newWithdrawal(lucky, { amount: '700.00' });
    expect(await lucky.value('listWithdrawals')).toMatchObject({ total: 2, sumPaid: '500.00' });
    const { list } = await lucky.value('listWithdrawals', { query: { state: 'success' } });
    expect(list.map((order) => order.orderNo)).toEqual([orderNo]);
  });
});

describe('withdrawals of another member', () => {
  it('are not found by their number', async () => {
    const { world, lucky } = await begin();
    const orderNo = await newReceipt(world, lucky);
    const victor = await world.client.signedIn('victor');
    const replies = [
      await victor.call('getWithdrawOrder', { query: { orderNo } }),
      await victor.call('cancelWithdraw', { query: { orderNo } }),
      await victor.call('confirmReceipt', { body: { orderNo, hasArrived: true } }),
    ];
    expect(replies.map(({ status, body }) => [status, refusal(body)])).toEqual(
      replies.map(() => [404, 'order.not.found']),
    );
    expect(await readRows(world, `SELECT state FROM WithdrawOrder WHERE orderNo = '${orderNo}'`)).toEqual([
      { state: 'receipt' },
    ]);
  });
});

describe(operationTitle('answerWithdrawal'), () => {
  it('when the state of the order does not allow the step › 409, and the order stays', async () => {
    const { world, lucky } = await begin();
    const orderNo = await newWithdrawal(lucky);
    const path = { ...world.path, orderNo };
    const refused = await world.client.call('answerWithdrawal', { path, body: { decision: 'pay' } });
    expect(refused).toMatchObject({ status: 409, body: { errorCode: 'order.state' } });
    expect(await readState(lucky, orderNo)).toBe('pending');
  });
});
