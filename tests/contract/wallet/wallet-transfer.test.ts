import { describe, expect, it } from 'vitest';
import type { Body } from '../../../openapi/generated/gaming-operations.ts';
import type { Client } from '../../support/client.ts';
import { expectBalancedBooks, readRows } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';

const mock = mockForFile();
const [PVP, MAIN, RNG, LOTT, PAPERTIGER] = [1, 2, 3, 4, 101];

let references = 0;
const newReference = () => {
  references += 1;
  return `reference-${references}`;
};

const buildBody = (change: Partial<Body<'walletTransfer'>> = {}): Body<'walletTransfer'> => ({
  fromAccountTypeId: MAIN,
  toAccountTypeId: RNG,
  amount: '100.00',
  reference: newReference(),
  ...change,
});

const transfer = (client: Client, change: Partial<Body<'walletTransfer'>> = {}) =>
  client.call('walletTransfer', { body: buildBody(change) });

async function readBalances(client: Client): Promise<Record<string, string>> {
  const { balance } = await client.value('getBalance');
  return Object.fromEntries(balance.map(({ accountName, availBalance }) => [accountName, availBalance]));
}

describe(operationTitle('walletTransfer'), () => {
  it('when there is enough › both balances change by the amount, and two rows say so', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    const { orderNo, amount, balances } = await lucky.value('walletTransfer', { body: buildBody({ amount: '214.5' }) });
    expect(amount).toBe('214.50');
    expect(balances).toMatchObject({ sumBalance: '12458.75' });
    expect(await readBalances(lucky)).toMatchObject({ MAIN: '8000.00', RNG: '3334.75' });
    const { list } = await lucky.value('listTransactions', { query: { pageSize: 2 } });
    expect(list).toMatchObject([
      { orderNo, typeCode: 3101, direction: 'IN', amount: '214.50', balanceAfter: '3334.75', accountName: 'RNG' },
      { orderNo, typeCode: 8202, direction: 'OUT', amount: '214.50', balanceAfter: '8000.00', accountName: 'MAIN' },
    ]);
    await expectBalancedBooks(world);
  });

  it.each([
    [RNG, MAIN, 3201, 8202],
    [LOTT, MAIN, 4201, 8202],
    [MAIN, LOTT, 8202, 4101],
    [PVP, MAIN, 8202, 8202],
  ])('when it goes from %i to %i › the sides have the codes %i and %i', async (from, to, out, into) => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    await lucky.value('walletTransfer', { body: buildBody({ fromAccountTypeId: from, toAccountTypeId: to }) });
    const { list } = await lucky.value('listTransactions', { query: { pageSize: 2 } });
    expect(list.map(({ typeCode, direction }) => [direction, typeCode])).toEqual([
      ['IN', into],
      ['OUT', out],
    ]);
  });

  it("when the wallet is a vendor's › it is opened, and its money can come back", async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    await lucky.value('walletTransfer', { body: buildBody({ toAccountTypeId: PAPERTIGER, amount: '50' }) });
    expect(await readBalances(lucky)).toMatchObject({ 'Paper Tiger': '50.00', MAIN: '8164.50' });
    const back = { fromAccountTypeId: PAPERTIGER, toAccountTypeId: MAIN, amount: '50' };
    await lucky.value('walletTransfer', { body: buildBody(back) });
    expect(await readBalances(lucky)).toMatchObject({ 'Paper Tiger': '0.00', MAIN: '8214.50' });
    await expectBalancedBooks(world);
  });

  it('when everything goes › the wallet is empty; a ten-thousandth more is refused and moves nothing', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const refused = await transfer(lucky, { amount: '8214.5001' });
    expect(refused).toMatchObject({ status: 422, body: { success: false, errorCode: 'balance.insufficient' } });
    expect(await readBalances(lucky)).toMatchObject({ MAIN: '8214.50', RNG: '3120.25' });
    expect((await transfer(lucky, { amount: '8214.50' })).status).toBe(200);
    expect(await readBalances(lucky)).toMatchObject({ MAIN: '0.00', RNG: '11334.75' });
  });

  it('when the same reference comes again › the same order, and the money has moved once', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const body = buildBody();
    const first = await lucky.value('walletTransfer', { body });
    const second = await lucky.value('walletTransfer', { body });
    expect(second).toEqual(first);
    expect(await readBalances(lucky)).toMatchObject({ MAIN: '8114.50' });
    const other = await transfer(lucky, { reference: body.reference, amount: '101.00' });
    expect(other).toMatchObject({ status: 409, body: { errorCode: 'reference.reused' } });
    expect(await readBalances(lucky)).toMatchObject({ MAIN: '8114.50' });
  });

  it('when the same reference is sent twenty times at once › the money moves once', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    const body = buildBody();
    const all = await Promise.all(Array.from({ length: 20 }, () => lucky.value('walletTransfer', { body })));
    expect(new Set(all.map(({ orderNo }) => orderNo)).size).toBe(1);
    expect(await readBalances(lucky)).toMatchObject({ MAIN: '8114.50' });
    await expectBalancedBooks(world);
  });

  it("another member's reference is another one", async () => {
    const { client } = await mock.newWorld();
    const [lucky, victor] = [await client.signedIn(), await client.signedIn('victor')];
    const body = buildBody();
    const [first, second] = [
      await lucky.value('walletTransfer', { body }),
      await victor.value('walletTransfer', { body }),
    ];
    expect(first.orderNo).not.toBe(second.orderNo);
  });

  it('when two hundred write at once › not a cent is made or lost', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    const before = (await lucky.value('getBalance')).sumBalance;
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        index % 2 === 0
          ? transfer(lucky, { amount: '100.00' })
          : transfer(lucky, { fromAccountTypeId: RNG, toAccountTypeId: MAIN, amount: '99.99' }),
      ),
    );
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 200 && status !== 422)).toEqual([]);
    expect((await lucky.value('getBalance')).sumBalance).toBe(before);
    const moved = answers.filter(({ status }) => status === 200).length;
    expect(await readRows(world, "SELECT id FROM Movement WHERE reference LIKE 'reference-%'")).toHaveLength(moved);
    await expectBalancedBooks(world);
  });

  it.each([
    ['the wallets are one', { toAccountTypeId: MAIN }, 'wallet.same'],
    ['there is no such wallet', { toAccountTypeId: 99_999 }, 'wallet.unknown'],
    ['no vendor of the brand has it', { fromAccountTypeId: 5 }, 'wallet.unknown'],
  ])('when %s › 422', async (_name, change, errorCode) => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    expect(await transfer(lucky, change)).toMatchObject({ status: 422, body: { errorCode } });
  });

  it('when the brand has one wallet › there is no other to move to', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn('lucky', { merchant: 'lotus' });
    expect(await transfer(lucky)).toMatchObject({ status: 422, body: { errorCode: 'wallet.unknown' } });
  });

  it.each(['0', '0.00', '-5', '1.00001', '1e3', '', '１００'])('when the amount is "%s" › 400', async (amount) => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    expect(await transfer(lucky, { amount })).toMatchObject({ status: 400 });
  });
});

describe(operationTitle('collectWallets'), () => {
  it('when wallets hold money › all of it is in MAIN; again with the same reference changes nothing', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    const body = { reference: newReference() };
    const first = await lucky.value('collectWallets', { body });
    expect(first.amount).toBe('4244.25');
    expect(await readBalances(lucky)).toEqual({ PVP: '0.00', MAIN: '12458.75', RNG: '0.00', LOTT: '0.00' });
    await lucky.value('walletTransfer', { body: buildBody() });
    expect((await lucky.value('collectWallets', { body })).orderNo).toBe(first.orderNo);
    expect(await readBalances(lucky)).toMatchObject({ RNG: '100.00' });
    await expectBalancedBooks(world);
  });

  it('when there is nothing to collect › nothing moves', async () => {
    const { client } = await mock.newWorld();
    const victor = await client.signedIn('victor', { merchant: 'lotus' });
    const { amount, balances } = await victor.value('collectWallets', { body: { reference: newReference() } });
    expect({ amount, sum: balances.sumBalance }).toEqual({ amount: '0.00', sum: '23418650000.00' });
  });

  it("when the reference is a transfer's › 409", async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const { reference } = buildBody();
    await lucky.value('walletTransfer', { body: buildBody({ reference }) });
    expect(await lucky.call('collectWallets', { body: { reference } })).toMatchObject({
      status: 409,
      body: { errorCode: 'reference.reused' },
    });
  });
});
