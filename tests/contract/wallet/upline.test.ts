import { describe, expect, it } from 'vitest';
import type { Body } from '../../../openapi/generated/gaming-operations.ts';
import type { Client } from '../../support/client.ts';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { newReference, newTransfer, PAYMENT_PASSWORD, reportPayment } from '../../support/orders.ts';

const mock = mockForFile();

async function begin() {
  const world = await mock.newWorld();
  return { world, lucky: await world.client.signedIn() };
}

const refusal = (body: unknown) => (body as { errorCode: string }).errorCode;
const readSum = async (client: Client) => (await client.value('getBalance')).sumBalance;
const buildBody = (change: Partial<Body<'transferUpline'>> = {}): Body<'transferUpline'> => ({
  amount: '100.00',
  paymentPassword: PAYMENT_PASSWORD,
  reference: newReference(),
  ...change,
});
const send = (client: Client, change: Partial<Body<'transferUpline'>> = {}) =>
  client.call('transferUpline', { body: buildBody(change) });

describe(operationTitle('transferUpline'), () => {
  it('takes the money from the member, the other wallets first, and gives it to the upline', async () => {
    const { world, lucky } = await begin();
    const boss = await world.client.signedIn('boss');
    const before = Number(await readSum(boss));
    const { orderNo, amount, balances } = await lucky.value('transferUpline', {
      body: buildBody({ amount: '12458.75' }),
    });
    expect([amount, balances.sumBalance]).toEqual(['12458.75', '0.00']);
    expect(Number(await readSum(boss)) - before).toBeCloseTo(12_458.75, 4);
    const [sent] = (await lucky.value('listTransactions', { query: { typeCode: 6207 } })).list;
    expect(sent).toMatchObject({ orderNo, direction: 'OUT', amount: '12458.75', accountName: 'MAIN' });
    const [got] = (await boss.value('listTransactions', { query: { typeCode: 6104 } })).list;
    expect(got).toMatchObject({ direction: 'IN', amount: '12458.75', accountName: 'MAIN' });
    await expectBalancedBooks(world);
  });

  it('again under its reference › the same order, and nothing moves; with another amount 409', async () => {
    const { lucky } = await begin();
    const body = buildBody();
    const first = await lucky.value('transferUpline', { body });
    expect((await lucky.value('transferUpline', { body })).orderNo).toBe(first.orderNo);
    expect(await readSum(lucky)).toBe('12358.75');
    const reused = await lucky.call('transferUpline', { body: { ...body, amount: '101.00' } });
    expect([reused.status, refusal(reused.body)]).toEqual([409, 'reference.reused']);
  });

  it.each([
    ['more than the wallets hold', { amount: '12458.76' }, 'balance.insufficient'],
    ['a wrong payment password', { paymentPassword: '135790' }, 'payment.password.wrong'],
  ])('%s › 422, and nothing moves', async (_, change, code) => {
    const { world, lucky } = await begin();
    const reply = await send(lucky, change);
    expect([reply.status, refusal(reply.body)]).toEqual([422, code]);
    expect(await readSum(lucky)).toBe('12458.75');
    await expectBalancedBooks(world);
  });

  it('after five wrong payment passwords › locked, for the right one too', async () => {
    const { lucky } = await begin();
    for (let time = 0; time < 5; time += 1) await send(lucky, { paymentPassword: '135790' });
    expect(refusal((await send(lucky)).body)).toBe('payment.password.locked');
  });

  it('sends what open rollovers leave free, and no more: the upline could withdraw it', async () => {
    const { world, lucky } = await begin();
    await reportPayment(world, await newTransfer(lucky));
    expect(refusal((await send(lucky, { amount: '12458.76' })).body)).toBe('rollover.open');
    await lucky.value('transferUpline', { body: buildBody({ amount: '12458.75' }) });
    expect(await readSum(lucky)).toBe('500.00');
  });

  it.each([
    ['may not', 'UPDATE Member SET toUpline = 0'],
    ['has no upline', 'UPDATE Member SET uplineId = NULL'],
  ])('a member who %s › 422', async (_, change) => {
    const { world, lucky } = await begin();
    await world.change(change);
    const reply = await send(lucky);
    expect([reply.status, refusal(reply.body)]).toEqual([422, 'upline.closed']);
  });

  it('a member without a payment password › 422', async () => {
    const { world, lucky } = await begin();
    await world.change('UPDATE Member SET paymentHash = NULL');
    expect(refusal((await send(lucky)).body)).toBe('payment.password.missing');
  });
});
