import { describe, expect, it } from 'vitest';
import { action as deposit } from '../../app/routes/_shell.member.$/route.tsx';
import { loader as picture } from '../../app/routes/member.proof.$orderNo.ts';
import { changeBrand } from '../../mock-server/control/brands.ts';
import { reportPayment } from '../../mock-server/control/orders.ts';
import { PNG } from '../support/multipart.ts';
import { insertBonus } from './insert-bonus.ts';
import { advance } from './lottery-player.ts';
import { newPlainBrowser } from './plain-browser.ts';
import { newReader, type Reader } from './plain-reader.ts';
import { prepareSite } from './prepare-site.ts';
import { startServer } from './start-server.ts';
import { newVisitor } from './visitor.ts';

const site = prepareSite();
const { ask } = startServer();

const TRANSFER = '/member/depositv2?channel=bank-transfer';

async function orderTransfer(reader: Reader) {
  const page = await reader.open(TRANSFER);
  return reader.send(page, 'Deposit', { amount: '500', bankCode: 'LUZON' });
}
const orderNoIn = (path: string) => new URL(path, 'http://site.test').searchParams.get('order') ?? '';

describe('a deposit', () => {
  it('by transfer is refused with what was typed, ordered, proved, reported, and credited', async () => {
    const reader = await newReader(site, ask);
    const page = await reader.open(TRANSFER);
    const refused = await reader.send(page, 'Deposit', { amount: '500' });
    expect([refused.status, refused.says('Choose one of the banks.')]).toEqual([422, true]);
    expect(refused.form('Deposit')?.values).toMatchObject({ amount: '500' });
    const small = await reader.send(refused, 'Deposit', { amount: '1', bankCode: 'LUZON' });
    expect(small.form('Deposit')?.findError('amount')).toContain('The minimum amount is ₱');
    expect(small.form('Deposit')?.values).toMatchObject({ amount: '1', bankCode: 'LUZON' });

    const order = await reader.send(small, 'Deposit', { amount: '500' });
    expect(order.says('Waiting for your payment')).toBe(true);
    expect(order.form('Payment proof')?.attributes).toMatchObject({ encType: 'multipart/form-data', method: 'post' });
    const form = new FormData();
    form.set('file', new File([new Uint8Array(PNG)], 'slip.png', { type: 'image/png' }));
    const { action = '' } = order.form('Payment proof')?.attributes ?? {};
    expect((await reader.ask(deposit, action, { form })).location).toBe(order.path);
    const proved = await reader.open(order.path);
    expect(proved.links('View the picture you uploaded')).toHaveLength(1);
    const orderNo = orderNoIn(order.path);
    const { headers } = await reader.ask(picture, `/member/proof/${orderNo}`, { params: { orderNo } });
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual(['image/png', 'no-store']);

    const paid = await reader.send(proved, 'I have paid');
    expect(paid.says('Being checked')).toBe(true);
    await advance(reader, 20_000);
    expect((await reader.open(paid.links('Refresh')[0]?.href ?? '')).says('Credited')).toBe(true);
  });

  it('tells the terms of a chosen bonus for the amount typed, and before for an example', async () => {
    const reader = await newReader(site, ask);
    const page = await reader.open(TRANSFER);
    expect(page.says('Deposit ₱200.00, get ₱20.00: bet ₱120.00 (6 × the bonus) within 30 days.')).toBe(true);
    expect(page.says('Not counted for the bonus: ')).toBe(true);
    const typed = await reader.send(page, 'Deposit', { amount: '2000', bonusId: '1003' });
    expect(typed.says('Deposit ₱2,000.00, get ₱200.00: bet ₱1,200.00 (6 × the bonus) within 30 days.')).toBe(true);
    expect(typed.says('Besides that, bet ₱2,000.00 for the deposit itself.')).toBe(true);
  });

  it('with a promo code states no bonus before the order, which names it with its amount and wagering', async () => {
    const reader = await newReader(site, ask);
    const page = await reader.open('/member/depositv2?channel=qr');
    const typed = { amount: '400', bonusId: '1003', promoCode: 'mabuhay' };
    const refused = await reader.send(page, 'Deposit', typed);
    expect(refused.form('Deposit')?.findError('promoCode')).toContain(
      'This bonus is for deposits of ₱500.00 and more.',
    );
    expect(refused.says('From your code, shown on the order')).toBe(true);
    expect(['Wagering requirement', 'get ₱40.00'].map((text) => refused.says(text))).toEqual([false, false]);
    const order = await reader.send(refused, 'Deposit', { amount: '600' });
    expect(order.says('₱360.00 (wager it 10×)')).toBe(true);
    await reportPayment(reader.world, orderNoIn(order.path), { status: 'paid' });
    const credited = await reader.open(order.path);
    expect(['Bonus credited', '₱360.00 (wager it 10×)'].map((text) => credited.says(text))).toEqual([true, true]);
  });

  it('by code waits at its channel, and tells that another amount arrived', async () => {
    const reader = await newReader(site, ask);
    const page = await reader.open('/member/depositv2?channel=qr');
    const order = await reader.send(page, 'Deposit', { amount: '300' });
    expect(order.html).toContain('"QR code"');
    const waiting = await reader.open('/member/depositv2');
    expect([waiting.says('PisoQR · ₱300.00'), waiting.html.includes(`href="${order.path}"`)]).toEqual([true, true]);
    await reportPayment(reader.world, orderNoIn(order.path), { status: 'paid', amount: '280.00' });
    const credited = await reader.open(order.path);
    for (const words of ['Credited', 'The amount we received differs from your order'])
      expect(credited.says(words), words).toBe(true);
  });

  it('of another member, and its picture › 404', async () => {
    const reader = await newReader(site, ask);
    const { path } = await orderTransfer(reader);
    const victor = await reader.signIn('victor');
    expect((await victor.open(path)).status).toBe(404);
    expect((await victor.open(`/member/proof/${orderNoIn(path)}`)).status).toBe(404);
  });

  it('at a channel that closes under its form › the form tells so and keeps what was typed; then its page does', async () => {
    const reader = await newReader(site, ask);
    const page = await reader.open(TRANSFER);
    await changeBrand(reader.world, 'baize', { channelsInMaintenance: ['bank-transfer'] });
    const refused = await reader.send(page, 'Deposit', { amount: '500', bankCode: 'LUZON' });
    expect(refused.says('This deposit method has just closed. Please choose another one.')).toBe(true);
    expect(refused.form('Deposit')?.values).toMatchObject({ amount: '500', bankCode: 'LUZON' });
    expect((await reader.open(TRANSFER)).says('This method is closed right now')).toBe(true);
  });

  it('over a page leads back over the same page, also after a refusal', async () => {
    const reader = await newReader(site, ask);
    const page = await reader.open('/promotions?member=depositv2%3Fchannel%3Dbank-transfer');
    const refused = await reader.send(page, 'Deposit', { amount: '600' });
    expect(refused.status).toBe(422);
    const order = await reader.send(refused, 'Deposit', { amount: '600', bankCode: 'LUZON' });
    expect(order.path).toMatch(/^\/promotions\?member=depositv2%3Forder%3D/);
    expect(order.html).toMatch(
      /<a [^>]*href="\/promotions"[^>]*aria-label="Close"|aria-label="Close"[^>]*href="\/promotions"/,
    );
  });
});

describe('a withdrawal', () => {
  const PAGE = '/member/withdraw';

  it('is asked for, and cancelled', async () => {
    const reader = await newReader(site, ask);
    const order = await reader.send(await reader.open(PAGE), 'Withdraw', {
      amount: '500',
      paymentPassword: '246810',
    });
    expect([order.path.includes('order='), order.says('Requested')]).toEqual([true, true]);
    expect((await reader.send(order, 'Cancel this withdrawal')).says('Cancelled')).toBe(true);
  });

  it('waits for what must be wagered; its bonus is given up after a question', async () => {
    const reader = await newReader(site, ask);
    const { id: memberId } = await reader.memberNamed('lucky');
    const sums = { credited: 5_000_000n, required: 5_000_000n, done: 0n };
    await insertBonus(reader.world, memberId, { ...sums, required: 10_000_000n });
    const row = { memberId, orderNo: 'D00000002', cause: 'DEPOSIT', state: 'open' };
    await reader.world.insert('Rollover', { ...row, ...sums, createdAt: new Date(reader.world.now()) });
    const page = await reader.open(PAGE);
    expect(page.text).toMatch(/The rest of your balance can be withdrawn once you have wagered another ₱1,500\.00\./);
    const bars = (html: string) => html.match(/<progress\b|role="progressbar"/g)?.length;
    expect(bars(page.html)).toBe(2);
    const [, giveUp = ''] = /href="([^"]*giveUp=[^"]*)"/.exec(page.html) ?? [];
    const asked = await reader.open(giveUp.replaceAll('&amp;', '&'));
    expect(asked.says('We take back ₱')).toBe(true);
    const given = await reader.send(asked, 'Yes, give up the bonus');
    expect([given.says('You gave up the bonus.'), bars(given.html)]).toEqual([true, 1]);
    const refused = await reader.send(given, 'Withdraw', { amount: '11500', paymentPassword: '246810' });
    expect(refused.text).toContain('To withdraw more, wager another ₱500.00');
    expect(refused.form('Withdraw')?.values).toMatchObject({ amount: '11500', paymentPassword: '' });
  });

  it('without a payment password, or without an account › a link to where it is made', async () => {
    const novice = await newReader(site, ask, 'novice');
    const page = await novice.open(PAGE);
    expect(page.says('Set a payment password first')).toBe(true);
    expect(page.links('Set payment password')[0]?.href).toContain('part=paymentPassword');
    const reader = await newReader(site, ask);
    await reader.world.delete('PayoutAccount', {});
    const empty = await reader.open(PAGE);
    expect(empty.says('No payout account yet')).toBe(true);
    expect(empty.links('Add a payout account')[0]?.href).toContain('part=cards&kind=bank');
  });
});

describe('a trial account', () => {
  it('when it opens a page of money › the warning with a link to sign up', async () => {
    const visitor = await newVisitor(site);
    const browser = newPlainBrowser(ask, visitor.worldName);
    await browser.send(await browser.open('/login'), 'Play for free');
    const page = await browser.open('/member/depositv2');
    expect([page.says('A real account is needed'), page.links('Sign up').length > 0]).toEqual([true, true]);
  });
});
