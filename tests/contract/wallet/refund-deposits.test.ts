import { describe, expect, it } from 'vitest';
import type { Client } from '../../support/client.ts';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import {
  decide,
  newBonus,
  newReference,
  newTransfer,
  newWithdrawal,
  PAYMENT_PASSWORD,
  reportPayment,
} from '../../support/orders.ts';
import { findGame, play } from '../../support/rewards.ts';
import { DAY, type TestWorld } from '../../support/world.ts';

/** docs/rules/wallet.md: Withdrawal. */
const mock = mockForFile();

/** Lucky after a deposit of 500.00 that waits for bets. */
async function begin() {
  const world = await mock.newWorld();
  const lucky = await world.client.signedIn('lucky', { language: 'EN' });
  await reportPayment(world, await newTransfer(lucky));
  return { world, lucky };
}

const timeOut = (client: Client) => client.value('startTimeOut', { body: { days: 7 } });
const ask = (client: Client, reference = newReference()) =>
  client.call('refundDeposits', { body: { paymentPassword: PAYMENT_PASSWORD, reference } });
const orderIn = ({ body }: Awaited<ReturnType<typeof ask>>) =>
  (body as unknown as { value: { orderNo: string; amount: string } }).value;
const settings = (client: Client) => client.value('getWithdrawSettings');
const later = async (world: TestWorld, ms: number) => {
  await world.clock.advance(ms);
  return world.client.signedIn('lucky', { language: 'EN' });
};

describe(operationTitle('refundDeposits'), () => {
  it('holds the deposits, waits for the office for days, and pays them without a fee to where they came from', async () => {
    const { world, lucky } = await begin();
    const { balance, available, depositsWaiting } = await settings(lucky);
    expect([Number(balance) - Number(available), depositsWaiting]).toEqual([500, '500.00']);
    await timeOut(lucky);
    const { orderNo } = orderIn(await ask(lucky));
    expect(await lucky.value('getWithdrawOrder', { query: { orderNo } })).toMatchObject({
      state: 'pending',
      methodName: 'Refund of deposits',
      account: 'the account your deposit came from',
      amount: '500.00',
      fee: '0.00',
      canCancel: true,
    });
    expect((await settings(lucky)).depositsWaiting).toBe('0.00');
    const after = await later(world, 2 * DAY);
    expect(await after.value('getWithdrawOrder', { query: { orderNo } })).toMatchObject({ state: 'pending' });
    for (const step of ['review', 'approve', 'pay'] as const) await decide(world, orderNo, step);
    expect(await after.value('getWithdrawOrder', { query: { orderNo } })).toMatchObject({ state: 'success' });
    expect((await after.value('listRollovers')).list).toMatchObject([{ cause: 'DEPOSIT', state: 'cleared' }]);
    const { list } = await after.value('listMessages');
    expect(list[0]?.content).toContain('<b>₱500.00</b> has been paid to the account your deposit came from');
    await expectBalancedBooks(world);
  });

  it.each(['reject', 'cancel'] as const)(
    'after the answer %s › the money is back and waits for bets as before',
    async (answer) => {
      const { world, lucky } = await begin();
      const before = await settings(lucky);
      await timeOut(lucky);
      const { orderNo } = orderIn(await ask(lucky));
      if (answer === 'reject') await decide(world, orderNo, 'reject');
      else await lucky.value('cancelWithdraw', { query: { orderNo } });
      expect(await settings(lucky)).toEqual(before);
      expect((await lucky.value('listRollovers')).list).toMatchObject([{ state: 'open', done: '0.00' }]);
      await expectBalancedBooks(world);
    },
  );

  it('gives back neither a bonus nor what was won, and of lost deposits the rest', async () => {
    const { world, lucky } = await begin();
    await newBonus(world, lucky);
    const slot = await findGame(lucky, 'RNG');
    await play(world, lucky, slot, 100_00, 900_00);
    expect((await settings(lucky)).depositsWaiting).toBe('1000.00');
    await world.change("UPDATE Brand SET cashRules = json_set(cashRules, '$.turnoverShares.categories.PVP', 0)");
    const { balance } = await settings(lucky);
    await play(world, lucky, await findGame(lucky, 'PVP'), Number(balance) * 100 - 700_00);
    await timeOut(lucky);
    const { depositsWaiting, available } = await settings(lucky);
    expect([depositsWaiting, available]).toEqual(['650.00', '0.00']);
    expect(orderIn(await ask(lucky)).amount).toBe('650.00');
    expect((await settings(lucky)).depositsWaiting).toBe('0.00');
    await expectBalancedBooks(world);
  });

  it('without a time-out, in a self-exclusion, or without such a deposit › 422 refund.none', async () => {
    const { world, lucky } = await begin();
    const refused = { status: 422, body: { errorCode: 'refund.none' } };
    expect(await ask(lucky)).toMatchObject(refused);
    await timeOut(lucky);
    expect((await ask(lucky)).status).toBe(200);
    expect(await ask(lucky)).toMatchObject(refused);
    await lucky.value('excludeSelf', { body: { months: 6, password: 'play1234' } });
    expect(await ask(await world.client.signedIn())).toMatchObject(refused);
  });

  it('without the right payment password › 422 says so, and five wrong ones lock it', async () => {
    const { world, lucky } = await begin();
    await timeOut(lucky);
    const send = (client: Client, paymentPassword: string) =>
      client.call('refundDeposits', { body: { paymentPassword, reference: newReference() } });
    const code = async (client: Client, paymentPassword: string) => {
      const { status, body } = await send(client, paymentPassword);
      return [status, (body as { errorCode?: string }).errorCode];
    };
    expect(await code(await world.client.signedIn('novice'), '135790')).toEqual([422, 'payment.password.missing']);
    expect(await code(lucky, '135790')).toEqual([422, 'payment.password.wrong']);
    for (let time = 0; time < 4; time += 1) await send(lucky, '135790');
    expect(await code(lucky, PAYMENT_PASSWORD)).toEqual([422, 'payment.password.locked']);
  });

  it('a reference of a withdrawal › 409', async () => {
    const { lucky } = await begin();
    const reference = newReference();
    await newWithdrawal(lucky, { reference });
    await timeOut(lucky);
    expect(await ask(lucky, reference)).toMatchObject({ status: 409, body: { errorCode: 'reference.reused' } });
  });

  it('the same reference is the same order; the day’s limits do not count it', async () => {
    const { lucky } = await begin();
    const { dayAmountLeft, dayCountLeft } = await settings(lucky);
    await timeOut(lucky);
    const reference = newReference();
    expect(orderIn(await ask(lucky, reference)).orderNo).toBe(orderIn(await ask(lucky, reference)).orderNo);
    expect(await settings(lucky)).toMatchObject({ dayAmountLeft, dayCountLeft });
  });
});
