import { describe, expect, it } from 'vitest';
import type { Client } from '../../support/client.ts';
import { depositBody, depositState, readMainBalance, requestCashier } from '../../support/deposits.ts';
import { expectBalancedBooks, readRows } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { reportPayment } from '../../support/orders.ts';
import { MINUTE, type TestWorld } from '../../support/world.ts';

const mock = mockForFile();

const ENTRIES = 'SELECT id FROM LedgerEntry';
const AT_BANK = { channelCode: 'online-bank', bankCode: 'LUZON', amount: '300.00' };

const limitTo = (client: Client, amount: number) =>
  client.value('setLimits', { body: { limits: [{ kind: 'DEPOSIT', period: 'DAY', amount: String(amount) }] } });
const readOrder = (client: Client, orderNo: string) => client.value('getDepositOrder', { query: { orderNo } });
const cancel = (client: Client, orderNo: string) => client.value('cancelDepositOrder', { query: { orderNo } });

/** The member may deposit 300.00 more today. */
async function begin() {
  const world = await mock.newWorld();
  const lucky = await world.client.signedIn('lucky', { language: 'EN' });
  const { limits } = await lucky.value('getLimits');
  const { used } = limits.find(({ kind, period }) => kind === 'DEPOSIT' && period === 'DAY') ?? { used: '0' };
  await limitTo(lucky, Number(used) + 300);
  return { world, lucky, before: Number(await readMainBalance(lucky)) };
}

async function open(client: Client) {
  const { orderNo, payment } = await client.value('depositByUrl', { body: depositBody(AT_BANK) });
  return { orderNo, url: payment.url };
}

async function openAndCancel(client: Client): Promise<string> {
  const { orderNo } = await open(client);
  await cancel(client, orderNo);
  return orderNo;
}

const listMessages = async (client: Client, language = 'EN') => (await client.value('listMessages', { language })).list;
const entries = async (world: TestWorld) => (await readRows(world, ENTRIES)).length;

describe('a payment above the limits of deposits', () => {
  it('when five orders are opened, cancelled and paid › one is credited, four are returned whole', async () => {
    const { world, lucky, before } = await begin();
    const orders: string[] = [];
    for (let count = 0; count < 5; count += 1) orders.push(await openAndCancel(lucky));
    await reportPayment(world, orders[0] ?? '');
    const moved = await entries(world);
    for (const orderNo of orders.slice(1)) await reportPayment(world, orderNo);
    const states = await Promise.all(orders.map((orderNo) => depositState(lucky, orderNo)));
    expect(states).toEqual(['success', 'returned', 'returned', 'returned', 'returned']);
    expect(Number(await readMainBalance(lucky)) - before).toBe(300);
    expect(await entries(world)).toBe(moved);
    expect(await readOrder(lucky, orders[1] ?? '')).toMatchObject({
      amount: '300.00',
      arrived: '300.00',
      fee: '0.00',
      credited: null,
      bonus: null,
      isLate: true,
    });
    await expectBalancedBooks(world);
  });

  it('when one is reported ten times › it is returned once, with one message in the language of the reader', async () => {
    const { world, lucky } = await begin();
    const { orderNo } = await open(lucky);
    const before = (await listMessages(lucky)).length;
    await reportPayment(world, orderNo, { amount: '300.01', paymentId: 'PAY-1', times: 10 });
    await reportPayment(world, orderNo, { amount: '1.00', paymentId: 'PAY-1' });
    for (const status of ['pending', 'declined'] as const) await reportPayment(world, orderNo, { status });
    expect(await readOrder(lucky, orderNo)).toMatchObject({ state: 'returned', amount: '300.00', arrived: '300.01' });
    const list = await listMessages(lucky);
    expect(list).toHaveLength(before + 1);
    expect(list[0]).toMatchObject({ title: 'Payment returned', isRead: false });
    expect(list[0]?.content).toContain('<b>₱300.01</b>');
    const titles = await Promise.all(
      ['CN', 'ID', 'TH', 'TY', 'VI'].map(async (language) => (await listMessages(lucky, language))[0]?.title),
    );
    expect(new Set(titles).size).toBe(5);
    expect(await lucky.value('listDeposits', { query: { state: 'returned' } })).toMatchObject({
      total: 1,
      sumCredited: '0.00',
    });
  });

  it('when two that each fit arrive at once › one is credited, one is returned', async () => {
    const { world, lucky, before } = await begin();
    const orders = [await openAndCancel(lucky), await openAndCancel(lucky)];
    await Promise.all(orders.map((orderNo) => reportPayment(world, orderNo, { amount: '200.00' })));
    const states = await Promise.all(orders.map((orderNo) => depositState(lucky, orderNo)));
    expect(states.sort()).toEqual(['returned', 'success']);
    expect(Number(await readMainBalance(lucky)) - before).toBe(200);
  });

  it('when an order is under way › it has room for its amount: a late payment of another one is returned', async () => {
    const { world, lucky } = await begin();
    const cancelled = await openAndCancel(lucky);
    const { orderNo } = await open(lucky);
    await reportPayment(world, cancelled);
    expect(await depositState(lucky, cancelled)).toBe('returned');
    await limitTo(lucky, 1);
    await reportPayment(world, orderNo);
    expect(await depositState(lucky, orderNo)).toBe('success');
  });

  it('when it fits, late or of another amount › it is credited', async () => {
    const { world, lucky, before } = await begin();
    const { orderNo } = await open(lucky);
    await world.clock.advance(15 * MINUTE);
    await reportPayment(world, orderNo, { amount: '299.50' });
    expect(await readOrder(lucky, orderNo)).toMatchObject({ state: 'success', isLate: true, credited: '299.50' });
    expect(Number(await readMainBalance(lucky)) - before).toBe(299.5);
  });
});

describe('the cashier', () => {
  it('when the order is over › takes no payment, and says so', async () => {
    const { world, lucky, before } = await begin();
    const { orderNo, url } = await open(lucky);
    await cancel(lucky, orderNo);
    expect(await (await requestCashier(world, url)).text()).toContain('This order is cancelled: it takes no payment');
    for (const form of [{ do: 'pay' }, { do: 'other', amount: '1' }, { do: 'slow' }]) {
      const page = await requestCashier(world, url, form as unknown as Record<string, string>);
      expect([page.status, await page.text()]).toEqual([409, expect.stringContaining('this order is closed')]);
    }
    await world.clock.advance(60 * MINUTE);
    expect(Number(await readMainBalance(await world.client.signedIn())) - before).toBe(0);
  });

  it('when another amount is above the limit › refuses it with what is left, and still takes the order’s', async () => {
    const { world, lucky } = await begin();
    const { orderNo, url } = await open(lucky);
    const page = await requestCashier(world, url, { do: 'other', amount: '1492.50' });
    expect([page.status, await page.text()]).toEqual([
      422,
      expect.stringMatching(/per day leaves 300\.00\..+Approve/s),
    ]);
    await requestCashier(world, url, { do: 'pay' });
    expect(await depositState(lucky, orderNo)).toBe('success');
  });
});
