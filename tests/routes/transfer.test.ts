import { describe, expect, it } from 'vitest';
import type { WalletsView } from '../../app/features/wallet/transfer/panel.server.ts';
import { loader as shell } from '../../app/routes/_shell/route.tsx';
import { action, loader } from '../../app/routes/_shell.member.$/route.tsx';
import { loader as balance } from '../../app/routes/balance.ts';
import { action as freePlay } from '../../app/routes/free-play.ts';
import { prepareSite } from './prepare-site.ts';
import {
  newMember as memberWithOneBalance,
  newVisitor,
  readErrors,
  readToastKey,
  readTyped,
  type Visitor,
} from './visitor.ts';

const site = prepareSite();
const RNG = 3;
const GAME = '/game?gameCode=AURUM_0001';

async function newMember(...options: Parameters<typeof memberWithOneBalance>): Promise<Visitor> {
  const member = await memberWithOneBalance(...options);
  await member.world.patch('Member', {}, { autoTransfer: false });
  return member;
}

const viewAt = async (visitor: Visitor, path: string) =>
  ((await visitor.ask(loader, path)).data as { view: { transfer: WalletsView } }).view.transfer;

async function readForm(visitor: Visitor, account = RNG) {
  const path = `/member/transferFund?account=${account}&returnTo=${GAME}`;
  const view = await viewAt(visitor, path);
  return { view, fields: { idempotencyKey: view.transferKey, direction: 'in', amount: '100' } };
}

const send = (visitor: Visitor, form: Record<string, string>, account = RNG) =>
  visitor.ask(action, `/member/transferFund?account=${account}&returnTo=${GAME}`, { form });

const readAmount = async (visitor: Visitor, accountTypeId: number) => {
  const { id: memberId } = await visitor.memberNamed('lucky');
  const row = visitor.world.read.find('Wallet', { memberId, accountTypeId });
  return Number(row?.balance ?? 0n) / 10_000;
};

describe('moving money', () => {
  it('moves it once, however often the form is sent, and leads back', async () => {
    const member = await newMember(site);
    const before = await readAmount(member, RNG);
    const { fields } = await readForm(member);
    const first = await send(member, fields);
    expect(first).toMatchObject({ status: 302, location: GAME });
    expect(await readToastKey(first)).toBe('wallet.transferred');
    expect((await send(member, fields)).status).toBe(302);
    expect(await readAmount(member, RNG)).toBe(before + 100);
  });

  it('is quick for amounts that the paying wallet has', async () => {
    const { view } = await readForm(await newMember(site));
    const { base, wallet, quickAmounts } = view;
    expect([base.amount, wallet.amount]).toEqual(['₱8,214.50', '₱3,120.25']);
    expect(quickAmounts.in.map(({ label }) => label)).toEqual(['₱100.00', '₱500.00', '₱1,000.00', '₱5,000.00']);
    expect(quickAmounts.out).toEqual(quickAmounts.in.slice(0, 3));
  });

  it('moves it back, and tells what is in the wallet', async () => {
    const member = await newMember(site);
    const { fields } = await readForm(member);
    const before = await readAmount(member, RNG);
    await send(member, { ...fields, direction: 'out', amount: ' 10.5 ' });
    expect(await readAmount(member, RNG)).toBe(before - 10.5);
    const { view } = await readForm(member);
    expect((await member.ask(balance, `/balance?account=${RNG}`)).json).toMatchObject({ wallet: view.wallet.amount });
  });

  it('shows a balance rounded down beside the exact most', async () => {
    const member = await newMember(site);
    const { id: memberId } = await member.memberNamed('lucky');
    await member.world.patch('Wallet', { memberId, accountTypeId: RNG }, { balance: 12_345_678n });
    const { view } = await readForm(member);
    expect(view.wallet).toMatchObject({ amount: '₱1,234.56', plainAmount: '1234.5678' });
    const { json } = await member.ask(balance, `/balance?account=${RNG}`);
    expect(json).toMatchObject({ balance: '₱10,573.06', wallet: '₱1,234.56' });
  });

  it('moves it between any two wallets, and knows when both are one', async () => {
    const member = await newMember(site);
    const path = `/member/transferFund?base=${RNG}&account=101`;
    const view = await viewAt(member, path);
    expect([view.base.accountTypeId, view.wallet.accountTypeId]).toEqual([RNG, 101]);
    expect(view.wallets.length).toBeGreaterThan(5);
    const before = await readAmount(member, RNG);
    await member.ask(action, path, { form: { idempotencyKey: view.transferKey, direction: 'in', amount: '20' } });
    expect([await readAmount(member, RNG), await readAmount(member, 101)]).toEqual([before - 20, 20]);
    const same = await viewAt(member, `/member/transferFund?base=${RNG}&account=${RNG}`);
    expect(same.wallet.accountTypeId).not.toBe(RNG);
    expect((await member.ask(loader, '/member/transferFund?base=99999&account=3')).status).toBe(404);
  });

  it('opens the wallet of a vendor by its first transfer', async () => {
    const member = await newMember(site);
    const { view, fields } = await readForm(member, 101);
    expect(view.wallet).toMatchObject({ isEmpty: true, name: 'Paper Tiger' });
    expect(view.proposal).toBe('500');
    await send(member, fields, 101);
    expect(await readAmount(member, 101)).toBe(100);
  });

  it.each([
    ['', 'Enter an amount above zero, such as 100 or 99.50.'],
    ['0', 'Enter an amount above zero, such as 100 or 99.50.'],
    ['-5', 'Enter an amount above zero, such as 100 or 99.50.'],
    ['1,5', 'Enter an amount above zero, such as 100 or 99.50.'],
    ['1e9', 'Enter an amount above zero, such as 100 or 99.50.'],
    ['9999999999', 'This wallet does not hold that much. Transfer less.'],
  ])('refuses the amount "%s", and keeps what was typed', async (amount, message) => {
    const member = await newMember(site);
    const { fields } = await readForm(member);
    const answer = await send(member, { ...fields, amount });
    expect(answer.status).toBe(422);
    expect(readErrors(answer)).toEqual({ amount: [message] });
    if (amount) expect(readTyped(answer)).toMatchObject({ amount, direction: 'in' });
  });

  it('refuses a form whose name moved something else, and gives it a new one', async () => {
    const member = await newMember(site);
    const { fields } = await readForm(member);
    await send(member, fields);
    const answer = await send(member, { ...fields, amount: '7' });
    expect(readErrors(answer)['']).toHaveLength(1);
    const { idempotencyKey } = answer.data as { idempotencyKey: string };
    expect(idempotencyKey).not.toBe(fields.idempotencyKey);
    expect((await send(member, { ...fields, amount: '7', idempotencyKey })).status).toBe(302);
  });

  it('does not know after a break-off; the same form then moves it once', async () => {
    const member = await newMember(site);
    const before = await readAmount(member, RNG);
    const { fields } = await readForm(member);
    member.world.faults.set([{ operation: 'walletTransfer', kind: 'cut' }]);
    expect(await send(member, fields)).toMatchObject({
      status: 422,
      data: { requestId: 'request-of-a-test', idempotencyKey: fields.idempotencyKey },
    });
    member.world.faults.set([]);
    await send(member, fields);
    expect(await readAmount(member, RNG)).toBe(before + 100);
  });

  it('collects everything in the main wallet', async () => {
    const member = await newMember(site);
    const { view } = await readForm(member);
    const collect = (idempotencyKey: string) =>
      member.ask(action, `/member/transferFund?form=collect&returnTo=${GAME}`, { form: { idempotencyKey } });
    const answer = await collect(view.collectKey);
    expect(answer.location).toBe(GAME);
    expect(await readToastKey(answer)).toBe('wallet.collected');
    expect(await readAmount(member, RNG)).toBe(0);
    expect((await collect(view.collectKey)).status).toBe(302);
  });

  it('says that a collection may not have been carried out, and sends it under the same name', async () => {
    const member = await newMember(site);
    const { view } = await readForm(member);
    member.world.faults.set([{ operation: 'collectWallets', kind: 'cut' }]);
    const form = { idempotencyKey: view.collectKey };
    expect(await member.ask(action, '/member/transferFund?form=collect', { form })).toMatchObject({
      status: 422,
      data: form,
    });
  });

  it('takes the decimal sign of the language, and refuses what could be two amounts', async () => {
    const member = await newMember(site);
    member.cookies.lang = 'ID';
    const harbor = await newMember(site, {}, 'harbor');
    harbor.cookies.lang = 'ID';
    const before = await readAmount(harbor, RNG);
    const { fields, view } = await readForm(harbor);
    expect(view.decimalSign).toBe(',');
    expect((await send(harbor, { ...fields, amount: '1.500' })).status).toBe(422);
    expect((await send(harbor, { ...fields, amount: '1,5' })).status).toBe(302);
    expect(await readAmount(harbor, RNG)).toBe(before + 1.5);
  });

  it('is for members with a real account: others sign in, or are warned', async () => {
    const visitor = await newVisitor(site);
    expect((await visitor.ask(loader, '/member/transferFund')).location).toBe(
      '/login?redirectTo=%2Fmember%2FtransferFund',
    );
    await visitor.ask(freePlay, '/free-play', { form: {} });
    for (const asked of [
      visitor.ask(loader, '/member/transferFund'),
      visitor.ask(shell, '/?modal=transfer&method=3'),
      send(visitor, {}),
    ]) {
      expect((await asked).location).toBe('/?modal=realAccount');
    }
  });

  it('has nothing to do at a brand with one wallet, nor with a wallet that is none', async () => {
    const member = await newMember(site, {}, 'lotus');
    expect(await viewAt(member, '/member/transferFund')).toBeNull();
    expect((await (await newMember(site)).ask(loader, '/member/transferFund?account=99999')).status).toBe(404);
  });

  it('as a dialog comes back to the page beneath it', async () => {
    const member = await newMember(site);
    const { data } = await member.ask(shell, '/game?gameCode=AURUM_0001&modal=transfer&method=3');
    expect(data).toMatchObject({
      panel: { name: 'transfer', view: { wallet: { accountTypeId: RNG }, returnTo: '/game?gameCode=AURUM_0001' } },
    });
  });
});

describe('one balance', () => {
  it('makes transfers needless until the member chooses separate wallets, and back', async () => {
    const member = await memberWithOneBalance(site);
    const view = () => viewAt(member, '/member/transferFund');
    const choose = (autoTransfer: string) =>
      member.ask(action, `/member/transferFund?form=balance&returnTo=${GAME}`, { form: { autoTransfer } });
    expect(await view()).toEqual({ kind: 'one', sum: '₱12,458.75', returnTo: '/member/transferFund' });
    const off = await choose('off');
    expect(off.location).toBe(GAME);
    expect(await readToastKey(off)).toBe('wallet.manyWallets');
    expect(await view()).toMatchObject({ kind: 'many', base: { amount: '₱8,214.50' } });
    expect(await readToastKey(await choose('on'))).toBe('wallet.oneBalance');
    expect(await view()).toMatchObject({ kind: 'one' });
    expect((await choose('maybe')).status).toBe(422);
  });

  it('lists every wallet of the brand where it is off, those without money too', async () => {
    const member = await newMember(site);
    const view = await viewAt(member, '/member/transferFund');
    const sports = member.world.read.list('Vendor', { gameType: ['SPORTS', 'ESPORTS'] });
    const offered = member.world.read.list('BrandVendor', { brandCode: 'baize' });
    const ids = sports.filter(({ code }) => offered.some(({ vendorCode }) => vendorCode === code));
    expect(ids.length).toBeGreaterThan(0);
    const listed = view.wallets.map(({ accountTypeId }) => accountTypeId);
    for (const { accountTypeId } of ids) expect(listed).toContain(accountTypeId);
  });

  it('proposes what the main wallet has where that is less, and nothing where it is empty', async () => {
    const member = await newMember(site);
    const proposalWith = async (balance: bigint) => {
      await member.world.patch('Wallet', { accountTypeId: 2 }, { balance });
      return (await readForm(member, 101)).view.proposal;
    };
    expect(await proposalWith(1_234_500n)).toBe('123.45');
    expect(await proposalWith(0n)).toBeUndefined();
  });
});
