import { describe, expect, it } from 'vitest';
import type { WithdrawalRow } from '../../app/features/wallet/money-records/money-records.server.ts';
import type { AskView, WithdrawView } from '../../app/features/wallet/withdraw/withdraw.server.ts';
import type { RecordsView } from '../../app/parts/records/records.server.ts';
import { action as memberAction, loader as memberPage } from '../../app/routes/_shell.member.$/route.tsx';
import { action as freePlay } from '../../app/routes/free-play.ts';
import { loader as download } from '../../app/routes/member.download.$record.ts';
import { insertBonus } from './insert-bonus.ts';
import { prepareSite } from './prepare-site.ts';
import { newMember, newVisitor, readErrors, readToastKey, readTyped, type Visitor } from './visitor.ts';

const site = prepareSite();
const PAGE = '/member/withdraw';

const viewAt = async (member: Visitor, search = '') =>
  ((await member.ask(memberPage, `${PAGE}${search}`)).data as { view: WithdrawView }).view;
async function askAt(member: Visitor, search = ''): Promise<AskView> {
  const view = await viewAt(member, search);
  if (view.kind !== 'ask') throw new Error('The page shows an order.');
  return view;
}
async function orderAt(member: Visitor, search: string) {
  const view = await viewAt(member, search);
  if (view.kind !== 'order') throw new Error('The page shows no order.');
  return view.order;
}
const send = (member: Visitor, search: string, form: Record<string, string>) =>
  member.ask(memberAction, `${PAGE}${search}`, { form });

async function readFields(member: Visitor, method = 'bank') {
  const { form } = await askAt(member, `?method=${method}`);
  return {
    idempotencyKey: form?.key ?? '',
    payoutId: form?.accounts[0]?.id ?? '',
    amount: '500',
    paymentPassword: '246810',
  };
}

/** Returns the search of the page. */
async function withdraw(member: Visitor, method = 'bank'): Promise<string> {
  const { location } = await send(member, `?method=${method}`, await readFields(member, method));
  return new URL(location ?? '', 'http://site.test').search;
}

const orderNoIn = (search: string) => new URLSearchParams(search).get('order') ?? '';

async function openBonus(member: Visitor): Promise<string> {
  const { id: memberId } = await member.memberNamed('lucky');
  const sums = { credited: 1_000_000n, required: 5_000_000n, done: 1_250_000n };
  return String(await insertBonus(member.world, memberId, sums));
}

describe('what may be withdrawn', () => {
  it('is told with what is left for today, the ways, their fees, and the accounts of each', async () => {
    const member = await newMember(site);
    const view = await askAt(member);
    expect(view.sums.map(({ text }) => text)).toEqual(['₱12,458.75', '₱12,458.75', '₱120,000.00 in 5 withdrawals']);
    expect(view.perks).toEqual({ text: expect.stringMatching(/VIP 2.*120%.*10%/), path: '/vip' });
    expect(view.limit).toBeNull();
    expect(view.methods.map(({ code, note }) => [code, note])).toEqual([
      ['bank', 'About 30 min · No fee.'],
      ['ewallet', 'About 15 min · Fee: 1%, at least ₱5.00.'],
      ['crypto', 'About 15 min · Fee: 1%, at least ₱20.00.'],
      ['c2c', 'About 15 min · No fee.'],
    ]);
    expect(view.form).toMatchObject({ code: 'bank', missing: null, most: '12458.75' });
    const { form } = await askAt(member, '?method=ewallet');
    expect(form).toMatchObject({ limits: 'From ₱100.00 to ₱20,000.00.', most: '12335.4' });
    expect(form?.accounts[0]?.number).toMatch(/^•+\d+$/);
  });

  it('"Max" is what the gateway takes', async () => {
    const member = await newMember(site);
    const { form } = await askAt(member, '?method=ewallet');
    const most = form?.most ?? '';
    const sent = await send(member, '?method=ewallet', { ...(await readFields(member, 'ewallet')), amount: most });
    expect(sent.status).toBe(302);
    expect((await askAt(member)).sums[1]?.text).toBe('₱0.00');
  });

  it('"Max" is not above the maximum of the method', async () => {
    const member = await newMember(site);
    const { id: memberId } = await member.memberNamed('lucky');
    await member.world.patch('Wallet', { memberId, accountTypeId: 2 }, { balance: 500_000_000n });
    expect((await askAt(member, '?method=ewallet')).form?.most).toBe('20000');
    expect((await askAt(member, '?method=bank')).form?.most).toBe('50000');
  });

  it('leads a member without a payment password, and one without an account, to where it is made', async () => {
    const novice = await newMember(site, { username: 'novice' });
    expect((await askAt(novice)).form).toMatchObject({
      missing: 'password',
      passwordPath: '/member/securityCenter?part=paymentPassword',
    });
    const lucky = await newMember(site);
    await lucky.world.delete('PayoutAccount', {});
    expect((await askAt(lucky, '?method=crypto')).form).toMatchObject({
      missing: 'account',
      accountsPath: '/member/securityCenter?part=cards&kind=crypto',
    });
  });

  it('is for members, not for trial accounts; another member’s order is not found', async () => {
    const visitor = await newVisitor(site);
    expect((await visitor.ask(memberPage, PAGE)).location).toContain('/login?redirectTo=');
    await visitor.ask(freePlay, '/free-play', { form: {} });
    expect((await visitor.ask(memberPage, PAGE)).location).toBe('/?modal=realAccount');
    const member = await newMember(site);
    const search = await withdraw(member);
    const { id } = await member.memberNamed('victor');
    await member.world.patch('WithdrawOrder', {}, { memberId: id });
    expect((await member.ask(memberPage, `${PAGE}${search}`)).status).toBe(404);
    expect(readErrors(await send(member, `${search}&form=cancel`, {}))['']).toEqual([
      expect.stringContaining('Withdrawal not found.'),
    ]);
  });
});

describe('a withdrawal', () => {
  it('is asked for once, however often the form is sent, and is cancelled while it is pending', async () => {
    const member = await newMember(site);
    const fields = await readFields(member);
    const first = await send(member, '?method=bank', fields);
    expect(await readToastKey(first)).toBe('wallet.withdrawAsked');
    expect((await send(member, '?method=bank', fields)).location).toBe(first.location);
    const { latest, sums } = await askAt(member);
    expect(latest).toMatchObject([{ amount: '₱500.00', state: 'pending', canCancel: true }]);
    expect(sums[1]?.text).toBe('₱11,958.75');
    const search = new URL(first.location ?? '', 'http://site.test').search;
    expect((await orderAt(member, search)).steps.map(({ key, place }) => `${key} ${place}`)).toEqual([
      'pending now',
      'reviewing next',
      'paying next',
      'success next',
    ]);
    const cancelled = await send(member, `${search}&form=cancel`, {});
    expect([cancelled.location, await readToastKey(cancelled)]).toEqual([
      `${PAGE}${search}`,
      'wallet.withdrawCancelled',
    ]);
    expect(await orderAt(member, search)).toMatchObject({ state: 'cancelled', isMoving: false, canCancel: false });
    expect((await askAt(member)).sums[1]?.text).toBe('₱12,458.75');
  });

  it.each([
    ['payoutId', { payoutId: '' }, 'Choose a payout account.'],
    ['payoutId', { payoutId: '999999' }, 'This account no longer exists. Choose another one.'],
    ['amount', { amount: '' }, 'Enter an amount above zero, such as 100 or 99.50.'],
    ['amount', { amount: '199' }, 'The minimum amount is ₱200.00.'],
    ['amount', { amount: '50001' }, 'The maximum amount is ₱50,000.00.'],
    ['amount', { amount: '12459' }, 'With the fee, this is more than your balance of ₱12,458.75.'],
    ['paymentPassword', { paymentPassword: '' }, 'Enter the 6 digits of your payment password.'],
    ['paymentPassword', { paymentPassword: '135791' }, 'Wrong payment password. You have 4 tries left.'],
  ])('tells at %s of %o what is wrong; what was typed stays, less the password', async (field, change, message) => {
    const member = await newMember(site);
    const fields = { ...(await readFields(member)), ...change };
    const refused = await send(member, '?method=bank', fields);
    expect([refused.status, readErrors(refused)]).toEqual([422, { [field]: [message] }]);
    expect(readTyped(refused)).not.toHaveProperty('paymentPassword');
    expect(JSON.stringify(refused.data)).not.toMatch(/246810|135791/);
    if (fields.amount) expect(readTyped(refused).amount).toBe(fields.amount);
  });

  it.each([
    ['?method=ewallet', '', 'This method is not available right now. Please choose another one.'],
    ['?method=pigeon', '', 'This method is not available right now. Please choose another one.'],
    ['', '', 'This method is not available right now. Please choose another one.'],
  ])('by %s to a bank card is refused', async (search, field, message) => {
    const member = await newMember(site);
    expect(readErrors(await send(member, search, await readFields(member)))).toEqual({ [field]: [message] });
  });

  it('to an account that is new, or in another name, is refused at the account', async () => {
    const member = await newMember(site);
    const fields = await readFields(member);
    const { id: memberId } = await member.memberNamed('lucky');
    const soon = new Date(member.world.now() + 3_600_000);
    await member.world.patch('PayoutAccount', { memberId }, { usableFrom: soon });
    const { form } = await askAt(member, '?method=bank');
    expect(form?.accounts[0]).toMatchObject({ isUsable: false, usableFrom: expect.stringContaining('Ready from') });
    expect(readErrors(await send(member, '?method=bank', fields)).payoutId).toEqual([
      'This account was added too recently. Choose another one, or wait.',
    ]);
    const then = new Date(member.world.now() - 1);
    await member.world.patch('PayoutAccount', { memberId }, { usableFrom: then, holder: 'A B' });
    expect(readErrors(await send(member, '?method=bank', fields)).payoutId).toEqual([
      'The holder of this account does not match your payee name. Please contact customer service.',
    ]);
  });

  it('is refused when what is left for today is used: by amount, then by number', async () => {
    const member = await newMember(site);
    const search = await withdraw(member);
    const orderNo = orderNoIn(search);
    await member.world.patch('WithdrawOrder', { orderNo }, { amount: 1_199_000_000n });
    expect((await askAt(member)).limit).toBe(
      'You can withdraw ₱100.00 more today. The rest can be withdrawn from tomorrow.',
    );
    const refused = await send(member, '?method=bank', await readFields(member));
    expect(readErrors(refused)).toEqual({ amount: ['Today you can withdraw ₱100.00 more.'] });
    const row = member.world.read.one('WithdrawOrder', { orderNo });
    for (const n of [1, 2, 3, 4]) {
      const other = { ...row, orderNo: `W00000000${n}`, reference: `more-${n}`, amount: 1n };
      await member.world.insert('WithdrawOrder', other);
    }
    expect((await askAt(member)).limit).toBe(
      'You have used all of today’s withdrawals. You can withdraw again tomorrow.',
    );
    expect(readErrors(await send(member, '?method=bank', await readFields(member)))).toEqual({
      '': ['You have used all of today’s withdrawals. Please come back tomorrow.'],
    });
  });

  it('whose payment password was wrong five times is locked, and the form says until when', async () => {
    const member = await newMember(site);
    const wrong = { ...(await readFields(member)), paymentPassword: '135791' };
    for (const words of ['4 tries', '3 tries', '2 tries', 'one try', 'locked until'])
      expect(readErrors(await send(member, '?method=bank', wrong)).paymentPassword?.[0]).toContain(words);
    const right = await send(member, '?method=bank', await readFields(member));
    expect(readErrors(right).paymentPassword?.[0]).toContain('locked until');
  });

  it('with the key of another one is told, and goes on under a new key', async () => {
    const member = await newMember(site);
    const fields = await readFields(member);
    await send(member, '?method=bank', fields);
    const reused = await send(member, '?method=bank', { ...fields, amount: '600' });
    expect(readErrors(reused)[''] ?? []).toEqual([expect.stringContaining('This withdrawal was already requested')]);
    expect((reused.data as { idempotencyKey: string }).idempotencyKey).not.toBe(fields.idempotencyKey);
  });

  it('that is refused, where the reason cannot be read, keeps what was typed', async () => {
    const member = await newMember(site);
    const fields = await readFields(member);
    const key = fields.idempotencyKey;
    await member.world.faults.set([
      { operation: 'withdraw', kind: 'refuse', status: 422, errorCode: 'amount.too.large' },
      { operation: 'getWithdrawSettings', kind: 'down' },
    ]);
    const answer = await send(member, '?method=bank', fields);
    expect([answer.status, readErrors(answer)]).toEqual([
      422,
      { '': [expect.stringContaining('nothing has changed')] },
    ]);
    expect(readTyped(answer)).toMatchObject({ payoutId: fields.payoutId, amount: '500' });
    expect(answer.data).toMatchObject({ idempotencyKey: key });
    await member.world.faults.set([]);
    expect((await send(member, '?method=bank', fields)).status).toBe(302);
  });

  it('whose result is unknown can be sent again', async () => {
    const member = await newMember(site);
    member.world.faults.set([{ operation: 'withdraw', kind: 'status', status: 500, times: 1 }]);
    const fields = await readFields(member);
    expect(readErrors(await send(member, '?method=bank', fields))[''] ?? []).toEqual([
      expect.stringContaining('Send it again'),
    ]);
    expect((await send(member, '?method=bank', fields)).status).toBe(302);
  });
});

describe('a C2C payment', () => {
  const inReceipt = async (member: Visitor) => {
    const search = await withdraw(member, 'c2c');
    const data = { state: 'receipt', stateAt: new Date(member.world.now()), payments: 1 };
    await member.world.patch('WithdrawOrder', { orderNo: orderNoIn(search) }, data);
    return search;
  };

  it('waits for the member’s yes, on its page and beside the form', async () => {
    const member = await newMember(site);
    const search = await inReceipt(member);
    const { receipts } = await askAt(member);
    expect(receipts).toMatchObject([
      { needsReceipt: true, receiptAsk: expect.stringMatching(/^Has ₱500.00 arrived at /) },
    ]);
    expect(receipts[0]?.steps.map(({ key }) => key)).toContain('receipt');
    const yes = await send(member, `${search}&form=receipt`, { hasArrived: 'yes' });
    expect(await readToastKey(yes)).toBe('wallet.receiptConfirmed');
    expect(await orderAt(member, search)).toMatchObject({ state: 'success', needsReceipt: false });
    const no = await send(member, `${search}&form=receipt`, { hasArrived: 'no' });
    expect(readErrors(no)['']).toEqual([expect.stringContaining('has changed')]);
  });

  it('that did not arrive goes back to the review', async () => {
    const member = await newMember(site);
    const search = await inReceipt(member);
    expect(await readToastKey(await send(member, `${search}&form=receipt`, { hasArrived: 'no' }))).toBe(
      'wallet.receiptDenied',
    );
    expect(await orderAt(member, search)).toMatchObject({ state: 'reviewing' });
  });
});

describe('rollovers', () => {
  it('say why not all can be withdrawn, each with what is done and left', async () => {
    const member = await newMember(site);
    await openBonus(member);
    const { limit, rollovers, form } = await askAt(member);
    expect(form?.most).toBe('12358.75');
    expect(limit).toBe('The rest of your balance can be withdrawn once you have wagered another ₱375.00.');
    expect(rollovers.open).toMatchObject([
      { name: 'Daily reload', share: 250, progress: '₱125.00 of ₱500.00', left: '₱375.00 left' },
    ]);
    const refused = await send(member, '?method=bank', { ...(await readFields(member)), amount: '12400' });
    expect(readErrors(refused)).toEqual({
      amount: [
        'You can withdraw up to ₱12,358.75 now, fee included. To withdraw more, wager another ₱375.00: see below.',
      ],
    });
  });

  it('are closed while a debt is open; the page tells it and pays it', async () => {
    const member = await newMember(site);
    const { id: memberId } = await member.memberNamed('lucky');
    const debt = { brandCode: 'baize', memberId, orderNo: 'L1', gameType: 'LOTT', remark: '{}', createdAt: new Date() };
    await member.world.insert('Debt', { ...debt, amount: 13_000_0000n, left: 13_000_0000n });
    const { limit, debt: shown } = await askAt(member);
    expect([limit, shown?.title, shown?.submit]).toEqual([
      null,
      'You owe ₱13,000.00',
      'Pay ₱12,458.75 from your balance',
    ]);
    const refused = await send(member, '?method=bank', await readFields(member));
    expect(readErrors(refused)['']).toEqual([expect.stringContaining('You owe money')]);
    const part = await send(member, '?form=debt', {});
    expect([part.location, await readToastKey(part)]).toEqual([PAGE, 'wallet.debtPart']);
    expect((await askAt(member)).debt).toMatchObject({ title: 'You owe ₱541.25', submit: null });
    await member.world.patch('Debt', {}, { left: 0n });
    expect(await readToastKey(await send(member, '?form=debt', {}))).toBe('wallet.debtPaid');
    expect((await askAt(member)).debt).toBeNull();
  });

  it('of a bonus end when it is given up, after a question that says what is taken', async () => {
    const member = await newMember(site);
    const id = await openBonus(member);
    const { asked } = (await askAt(member, `?giveUp=${id}`)).rollovers;
    expect(asked?.text).toContain('We take back ₱100.00');
    const given = await send(member, `?giveUp=${id}&form=giveUp`, { rolloverId: id });
    expect([given.location, await readToastKey(given)]).toEqual([PAGE, 'wallet.bonusGivenUp']);
    const { limit, rollovers, sums } = await askAt(member);
    expect([limit, rollovers.open, rollovers.closed]).toMatchObject([null, [], [{ state: 'Given up' }]]);
    expect(sums[1]?.text).toBe('₱12,358.75');
    await member.world.patch('Rollover', {}, { state: 'done' });
    expect(readErrors(await send(member, '?form=giveUp', { rolloverId: id }))['']).toEqual([
      expect.stringContaining('already finished'),
    ]);
    expect(readErrors(await send(member, '?form=giveUp', { rolloverId: '999999' }))['']).toEqual([
      'Bonus not found. Open this page again to see your bonuses.',
    ]);
  });

  it('of a bonus whose money is in an open bet say what it takes now, and what later', async () => {
    const member = await newMember(site);
    const id = await openBonus(member);
    const { id: memberId } = await member.memberNamed('lucky');
    await member.world.patch('Wallet', { memberId }, { balance: 0n });
    const { orderNo = '' } = member.world.read.list('Bet', { memberId })[0] ?? {};
    await member.world.patch('Bet', { orderNo }, { state: 'open' });
    const { asked } = (await askAt(member, `?giveUp=${id}`)).rollovers;
    expect(asked?.text).toContain('We take back ₱0.00 now, and up to ₱100.00 from your open bets (1): the bonus');
    await send(member, `?giveUp=${id}&form=giveUp`, { rolloverId: id });
    const due = async () => (await askAt(member)).rollovers.closed[0]?.due;
    expect(await due()).toBe('Up to ₱100.00 still comes from your open bets (1)');
    await member.world.patch('Bet', { orderNo }, { state: 'lost' });
    expect(await due()).toBeNull();
  });
});

describe('the record of withdrawals', () => {
  const RECORD = '/member/transactionHistory/withdrawals';
  const recordAt = async (member: Visitor, search = '') =>
    ((await member.ask(memberPage, `${RECORD}${search}`)).data as { view: RecordsView<WithdrawalRow> }).view;

  it('has every withdrawal with its page, is narrowed by state, and sums what was paid', async () => {
    const member = await newMember(site);
    const paid = orderNoIn(await withdraw(member));
    await withdraw(member, 'ewallet');
    await member.world.patch('WithdrawOrder', { orderNo: paid }, { state: 'success' });
    const all = await recordAt(member);
    expect(all).toMatchObject({ count: '2 rows', sums: [{ amount: '₱500.00' }] });
    const { rows, filters } = await recordAt(member, '?state=success');
    expect(rows).toMatchObject([{ id: paid, state: 'Paid', path: `${PAGE}?order=${paid}` }]);
    expect(filters).toMatchObject([{ name: 'state', value: 'success' }]);
    expect((await recordAt(member, '?state=nope')).rows).toHaveLength(2);
  });

  it('is downloaded as a whole, however many pages it has', async () => {
    const member = await newMember(site);
    const row = member.world.read.one('WithdrawOrder', { orderNo: orderNoIn(await withdraw(member)) });
    for (let n = 0; n < 250; n += 1)
      await member.world.insert('WithdrawOrder', { ...row, orderNo: `W${n + 1_000_000}`, reference: `copy-${n}` });
    const { text } = await member.ask(download, '/member/download/withdrawals', { params: { record: 'withdrawals' } });
    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(252);
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(252);
    expect(lines[1]?.split(',')[5]).toBe('500.00');
  });
});
