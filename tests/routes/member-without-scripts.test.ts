import { describe, expect, it } from 'vitest';
import { action as deposit } from '../../app/routes/_shell.member.depositv2/route.tsx';
import { loader as picture } from '../../app/routes/member.proof.$orderNo.ts';
import { changeBrand } from '../../mock-server/control/brands.ts';
import { reportPayment } from '../../mock-server/control/orders.ts';
import { PNG } from '../support/multipart.ts';
import { advance } from './lottery-player.ts';
import { newPlainBrowser } from './plain-browser.ts';
import { prepareSite } from './prepare-site.ts';
import { startServer } from './start-server.ts';
import { type Brand, newVisitor } from './visitor.ts';

const site = prepareSite();
const { ask } = startServer();

const TRANSFER = '/member/depositv2?channel=bank-transfer';
const NAMES = { payeeName: 'NINA REYES', paymentPassword: '246813' };

/** A member whose browser runs no scripts, in a world of their own, by day: banks are closed at night. */
async function newReader(username = 'lucky', brand: Brand = 'baize') {
  const visitor = await newVisitor(site, brand);
  const { world, worldName } = visitor;
  const hour = (new Date(world.now()).getUTCHours() + 8) % 24;
  if (hour < 7 || hour > 21) await advance(visitor, ((34 - hour) % 24) * 3_600_000);
  /** Signs a member in with a browser of their own. */
  const signIn = async (member: string) => {
    delete visitor.cookies.session;
    await visitor.logIn({ username: member });
    const browser = newPlainBrowser(ask, worldName, brand);
    browser.cookies.session = visitor.cookies.session ?? '';
    return browser;
  };
  const browser = await signIn(username);
  return { ...visitor, ...browser, signIn };
}
type Reader = Awaited<ReturnType<typeof newReader>>;

async function orderTransfer(reader: Reader) {
  const page = await reader.open(TRANSFER);
  return reader.send(page, 'Deposit', { amount: '500', bankCode: 'LUZON' });
}
const orderNoIn = (path: string) => new URL(path, 'http://site.test').searchParams.get('order') ?? '';

describe('a deposit', () => {
  it('by transfer is refused with what was typed, ordered, proved, reported, and credited', async () => {
    const reader = await newReader();
    const page = await reader.open(TRANSFER);
    const refused = await reader.send(page, 'Deposit', { amount: '500' });
    expect([refused.status, refused.says('Choose one of the banks.')]).toEqual([422, true]);
    expect(refused.form('Deposit')?.values).toMatchObject({ amount: '500' });
    const small = await reader.send(refused, 'Deposit', { amount: '1', bankCode: 'LUZON' });
    expect(small.form('Deposit')?.errorOf('amount')).toContain('The least amount is ₱');
    expect(small.form('Deposit')?.values).toMatchObject({ amount: '1', bankCode: 'LUZON' });

    const order = await reader.send(small, 'Deposit', { amount: '500' });
    expect(order.says('Waiting for your payment')).toBe(true);
    expect(order.form('Payment proof')?.attributes).toMatchObject({ encType: 'multipart/form-data', method: 'post' });
    const form = new FormData();
    form.set('file', new File([new Uint8Array(PNG)], 'slip.png', { type: 'image/png' }));
    const { action = '' } = order.form('Payment proof')?.attributes ?? {};
    expect((await reader.ask(deposit, action, { form })).location).toBe(order.path);
    const proved = await reader.open(order.path);
    expect(proved.links('Show the picture that you uploaded')).toHaveLength(1);
    const orderNo = orderNoIn(order.path);
    const { headers } = await reader.ask(picture, `/member/proof/${orderNo}`, { params: { orderNo } });
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual(['image/png', 'no-store']);

    const paid = await reader.send(proved, 'I have paid');
    expect(paid.says('Being checked')).toBe(true);
    await advance(reader, 20_000);
    expect((await reader.open(paid.links('Refresh')[0]?.href ?? '')).says('Credited')).toBe(true);
  });

  it('by code waits at its channel, and tells that another amount arrived', async () => {
    const reader = await newReader();
    const page = await reader.open('/member/depositv2?channel=qr');
    const order = await reader.send(page, 'Deposit', { amount: '300' });
    expect(order.html).toContain('"Code to scan"');
    const waiting = await reader.open('/member/depositv2');
    expect([waiting.says('PisoQR · ₱300.00'), waiting.html.includes(`href="${order.path}"`)]).toEqual([true, true]);
    await reportPayment(reader.world, orderNoIn(order.path), { status: 'paid', amount: '280.00' });
    const credited = await reader.open(order.path);
    for (const words of ['Credited', 'Another amount arrived than was ordered'])
      expect(credited.says(words), words).toBe(true);
  });

  it('of another member, and its picture › 404', async () => {
    const reader = await newReader();
    const { path } = await orderTransfer(reader);
    const victor = await reader.signIn('victor');
    expect((await victor.open(path)).status).toBe(404);
    expect((await victor.open(`/member/proof/${orderNoIn(path)}`)).status).toBe(404);
  });

  it('at a channel that closes under its form › the form tells so and keeps what was typed; then its page does', async () => {
    const reader = await newReader();
    const page = await reader.open(TRANSFER);
    await changeBrand(reader.world, 'baize', { channelsInMaintenance: ['bank-transfer'] });
    const refused = await reader.send(page, 'Deposit', { amount: '500', bankCode: 'LUZON' });
    expect(refused.says('This way to deposit has just closed. Please choose another one.')).toBe(true);
    expect(refused.form('Deposit')?.values).toMatchObject({ amount: '500', bankCode: 'LUZON' });
    expect((await reader.open(TRANSFER)).says('This way is closed now')).toBe(true);
  });

  it('over a page leads back over the same page', async () => {
    const reader = await newReader();
    const page = await reader.open('/promotions?member=depositv2%3Fchannel%3Dbank-transfer');
    const order = await reader.send(page, 'Deposit', { amount: '600', bankCode: 'LUZON' });
    expect(order.path).toMatch(/^\/promotions\?member=depositv2%3Forder%3D/);
    expect(order.html).toMatch(
      /<a [^>]*href="\/promotions"[^>]*aria-label="Close"|aria-label="Close"[^>]*href="\/promotions"/,
    );
  });
});

describe('a withdrawal', () => {
  const PAGE = '/member/withdraw';

  it('is asked for, and cancelled', async () => {
    const reader = await newReader();
    const order = await reader.send(await reader.open(PAGE), 'Withdraw', { amount: '500', paymentPassword: '246810' });
    expect([order.path.includes('order='), order.says('Requested')]).toEqual([true, true]);
    expect((await reader.send(order, 'Cancel this withdrawal')).says('Cancelled')).toBe(true);
  });

  it('waits for what must be wagered; its bonus is given up after a question', async () => {
    const reader = await newReader();
    const { id: memberId } = await reader.memberNamed('lucky');
    const row = { memberId, orderNo: 'D00000001', credited: 5_000_000n, done: 0n, state: 'open' };
    const createdAt = new Date(reader.world.now());
    for (const [cause, required] of [
      ['BONUS', 10_000_000n],
      ['DEPOSIT', 5_000_000n],
    ] as const)
      await reader.world.db.rollover.create({ data: { ...row, cause, required, createdAt } });
    const page = await reader.open(PAGE);
    expect(page.text).toMatch(/You can withdraw when ₱[\d,.]+ more has been wagered\./);
    const bars = (html: string) => html.match(/<progress\b|role="progressbar"/g)?.length;
    expect(bars(page.html)).toBe(2);
    const [, giveUp = ''] = /href="([^"]*giveUp=[^"]*)"/.exec(page.html) ?? [];
    const asked = await reader.open(giveUp.replaceAll('&amp;', '&'));
    expect(asked.says('We take back ₱')).toBe(true);
    const given = await reader.send(asked, 'Yes, give up the bonus');
    expect([given.says('You gave up the bonus.'), bars(given.html)]).toEqual([true, 1]);
    const refused = await reader.send(given, 'Withdraw', { amount: '500', paymentPassword: '246810' });
    expect(refused.text).toContain('Before a withdrawal, ₱500.00 must still be wagered');
    expect(refused.form('Withdraw')?.values).toMatchObject({ amount: '500', paymentPassword: '' });
  });

  it('without a payment password, or without an account › a link to where it is made', async () => {
    const novice = await newReader('novice');
    const page = await novice.open(PAGE);
    expect(page.says('Set a payment password first')).toBe(true);
    expect(page.links('Set payment password')[0]?.href).toContain('part=paymentPassword');
    const reader = await newReader();
    await reader.world.db.payoutAccount.deleteMany({});
    const empty = await reader.open(PAGE);
    expect(empty.says('There is no account to pay to yet')).toBe(true);
    expect(empty.links('Add an account')[0]?.href).toContain('part=cards&kind=bank');
  });
});

describe('the account', () => {
  const ACCOUNT = '/member/securityCenter';

  it('of a novice: a payment password is set, an e-wallet is refused with what was typed, added and removed', async () => {
    const reader = await newReader('novice');
    const password = { password: 'play1234', paymentPassword: '246813', confirmPaymentPassword: '246813' };
    const form = await reader.open(`${ACCOUNT}?part=paymentPassword`);
    expect((await reader.send(form, 'Set payment password', password)).says('Your payment password is set.')).toBe(
      true,
    );

    const page = await reader.open(`${ACCOUNT}?part=cards&kind=ewallet`);
    const [, kwarta = ''] =
      /value="([^"]+)"[^>]*>(?:(?!<input).)*?Kwarta/s.exec(page.form('Add e-wallet')?.html ?? '') ?? [];
    const typed = { provider: kwarta, number: '0917 123 456' };
    const refused = await reader.send(page, 'Add e-wallet', { ...typed, ...NAMES });
    expect(refused.form('Add e-wallet')?.errorOf('number')).toContain('Enter 11 characters.');
    expect(refused.form('Add e-wallet')?.values).toMatchObject({
      ...typed,
      payeeName: 'NINA REYES',
      paymentPassword: '',
    });
    const added = await reader.send(refused, 'Add e-wallet', { number: '0917 123 4567', ...NAMES });
    expect([added.says('••••4567'), added.html.includes('09171234567')]).toEqual([true, false]);
    const [, remove = ''] = /href="([^"]*remove=[^"]*)"/.exec(added.html) ?? [];
    const gone = await reader.send(await reader.open(remove.replaceAll('&amp;', '&')), 'Yes, remove');
    expect(gone.says('No e-wallet yet')).toBe(true);
  });

  it('a number is bound by two codes, and what was typed stays', async () => {
    const reader = await newReader();
    const page = await reader.open(`${ACCOUNT}?part=mobile&proof=mail`);
    const NAME = 'Change mobile number';
    const intents = Object.values(page.form(NAME)?.buttons ?? {});
    expect(intents.length).toBeGreaterThan(0);
    const own = await reader.send(page, NAME, { intent: 'sendOwnerCode' });
    expect(own.form(NAME)?.text).toContain('The code is on its way');
    const ownerCode = await reader.codeSentTo('lucky@mail.example');
    const sent = await reader.send(own, NAME, { ownerCode, mobileNum: '09995550123', intent: 'sendCode' });
    expect(sent.form(NAME)?.values).toMatchObject({ ownerCode, mobileNum: '09995550123' });
    const verificationCode = await reader.codeSentTo('+639995550123');
    const bound = await reader.send(sent, NAME, { verificationCode });
    expect([bound.says('Your mobile number is saved.'), bound.says('0999****123')]).toEqual([true, true]);
  });

  it('the other devices are signed out', async () => {
    const other = await newReader('lucky', 'lotus');
    const here = await other.signIn('lucky');
    expect((await other.open(`${ACCOUNT}?part=sessions`)).text).toContain('This device');
    const page = await here.open(`${ACCOUNT}?part=sessions`);
    const alone = await here.send(page, 'Sign out all other devices');
    expect(alone.says('You are signed in on this device only.')).toBe(true);
    expect((await other.open(`${ACCOUNT}?part=sessions`)).path).toMatch(/^\/login/);
  });
});

describe('a record', () => {
  it('has every filter in a form, a detail for each row, and a link to its last page', async () => {
    const reader = await newReader();
    const path = '/member/personalHistoryCopy';
    expect((await reader.open(path)).form('Show')?.attributes.action ?? path).toContain(path);
    const page = await reader.open(`${path}?range=last90`);
    expect(page.html.match(/<tr\b/g)).toHaveLength(16);
    const last = await reader.open(
      page.links('Last page')[0]?.href ??
        /href="([^"]*)"[^>]*aria-label="Last page"|aria-label="Last page"[^>]*href="([^"]*)"/
          .exec(page.html)
          ?.slice(1)
          .find(Boolean)
          ?.replaceAll('&amp;', '&') ??
        '',
    );
    expect(last.says('Page 3 of 3')).toBe(true);
    const [detail] = page.links('Details and fairness');
    const bet = await reader.open(detail?.href ?? '');
    expect(bet.html).toMatch(/<h2[^>]*>(?:<[^>]*>)*Fairness/);
    expect(bet.text).toMatch(/\bB\d{20}\b/);
    const wrong = await reader.open(`${path}?range=own&from=2026-02-01&to=2026-01-01`);
    expect(wrong.says('The last day is before the first: swap them.')).toBe(true);
    expect(wrong.form('Show')?.values).toMatchObject({ from: '2026-02-01' });
  });

  it('of profit and loss has all of the chart in its table', async () => {
    const reader = await newReader();
    const { html } = await reader.open('/member/personalProfit?range=last30');
    expect(html.match(/<tr\b/g)?.length).toBeGreaterThan(10);
    expect(html).toMatch(/<summary\b.*Valid bets/s);
  });
});

describe('messages', () => {
  it('are marked, deleted and brought back by their buttons; one that is gone tells so', async () => {
    const reader = await newReader();
    const page = await reader.open('/member/messageV2');
    const count = (html: string) => html.match(/<details\b/g)?.length;
    const all = count(page.html) ?? 0;
    const read = await reader.send(page, 'Mark as read');
    expect(read.html.split('Mark as read').length).toBe(page.html.split('Mark as read').length - 1);
    const deleted = await reader.send(read, 'Delete');
    expect([deleted.says('The message was deleted.'), count(deleted.html)]).toEqual([true, all - 1]);
    const restored = await reader.send(deleted, 'Undo');
    expect(count(restored.html)).toBe(all);
    await reader.world.db.message.updateMany({ data: { memberId: (await reader.memberNamed('victor')).id } });
    expect((await reader.send(read, 'Delete')).says('This message is no longer there.')).toBe(true);
  });
});

describe('a self-exclusion', () => {
  it('takes two steps, signs out, and leads every page to its own', async () => {
    const reader = await newReader();
    const page = await reader.open('/member/limits?months=12');
    expect(page.says('You exclude yourself for 12 months.')).toBe(true);
    expect(page.text).toContain('If you start it now, it ends on ');
    const out = await reader.send(page, 'Exclude myself', { password: 'play1234', understood: 'on' });
    expect(out.says('You have excluded yourself, and are signed out everywhere.')).toBe(true);
    const back = await reader.signIn('lucky');
    const { path, html } = await back.open('/member/messageV2');
    expect([path, html.includes('You have excluded yourself')]).toEqual(['/member/limits', true]);
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

describe('the question of cookies', () => {
  it('keeps the answer for 180 days, and the settings change it', async () => {
    const visitor = await newVisitor(site);
    const browser = newPlainBrowser(ask, visitor.worldName);
    delete browser.cookies.consent;
    const page = await browser.open('/promotions');
    const told = await browser.send(page, 'Decline');
    expect([told.path, browser.cookies.consent, told.form('Decline')]).toEqual(['/promotions', 'denied', null]);
    const [settings] = told.links('Cookie settings');
    const dialog = await browser.open(settings?.href ?? '');
    const accepted = await browser.send(dialog, 'Accept');
    expect([accepted.path, browser.cookies.consent]).toEqual(['/promotions', 'granted']);
    const answer = await ask('/preferences', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: `mock-world=${visitor.worldName}` },
      body: 'consent=denied&returnTo=/promotions',
    });
    expect(String(answer.headers['set-cookie'])).toMatch(/consent=denied[^,]*Max-Age=15552000/);
  });

  it('is not asked at a brand that counts no visits', async () => {
    const visitor = await newVisitor(site, 'harbor');
    const page = await newPlainBrowser(ask, visitor.worldName, 'harbor').open('/register');
    expect([page.form('Decline'), page.links('Cookie settings')]).toEqual([null, []]);
  });
});

describe('the shell', () => {
  it.each([
    ['baize', 'fil-PH', 'Baize'],
    ['lotus', 'vi-VN', 'Lotus'],
  ] as const)('the home page of %s is whole, in its own language', async (brand, tag, name) => {
    const visitor = await newVisitor(site, brand);
    const browser = newPlainBrowser(ask, visitor.worldName, brand);
    delete browser.cookies.lang;
    const { html } = await browser.open('/');
    expect(html).toMatch(new RegExp(`<html lang="${tag}"`));
    expect(html).toMatch(new RegExp(`<title>[^<]*${name}`));
    expect(html).toMatch(new RegExp(`<header\\b.*<img [^>]*alt="${name}"`, 's'));
    expect(html.match(/<\w+\b[^>]* data-entry=/g)).toHaveLength(9);
    expect(html.match(/<article\b/g)?.length).toBeGreaterThan(20);
  });

  it('the home page has jackpot, hot games, winners and news', async () => {
    const visitor = await newVisitor(site);
    const { html } = await newPlainBrowser(ask, visitor.worldName).open('/');
    for (const heading of ['Jackpot', 'Slots', 'Live casino', 'Winners list', 'Latest news'])
      expect(html, heading).toMatch(new RegExp(`<h2[^>]*>(?:<[^>]*>)*${heading}`));
  });

  it('every picture is there', async () => {
    const visitor = await newVisitor(site, 'lotus');
    const browser = newPlainBrowser(ask, visitor.worldName, 'lotus');
    const pictures = new Set<string>();
    for (const path of ['/', '/rng?list=all', '/login', '/promotions']) {
      const { html } = await browser.open(path);
      const here = [...html.matchAll(/<img\b[^>]*\ssrc="([^"]*)"/g)].map(([, src = '']) =>
        src.replaceAll('&amp;', '&'),
      );
      expect(here.length, path).toBeGreaterThan(2);
      for (const src of here) pictures.add(src);
    }
    expect(pictures.size).toBeGreaterThan(30);
    const statusOf = async (src: string) =>
      src.startsWith('/') ? (await ask(src, { headers: { Host: 'lotus.test' } })).status : (await fetch(src)).status;
    const answers = await Promise.all([...pictures].map(async (src) => `${src} ${await statusOf(src)}`));
    expect(answers.filter((line) => !line.endsWith(' 200'))).toEqual([]);
  });

  it('every link leads to a page', async () => {
    const visitor = await newVisitor(site);
    const browser = newPlainBrowser(ask, visitor.worldName);
    const { html } = await browser.open('/');
    const links = [...html.matchAll(/<a\b[^>]*\shref="(\/[^"?#]*)/g)].map(([, href = '']) => href);
    // Customer service and social sign-ins redirect to other sites.
    const pages = [...new Set(links)].filter((path) => path !== '/service' && !path.startsWith('/auth/'));
    expect(pages.length).toBeGreaterThan(10);
    for (const path of pages) expect((await browser.open(path)).status, path).toBe(200);
  });

  it('a page with one banner has no pagination', async () => {
    const visitor = await newVisitor(site);
    const { html } = await newPlainBrowser(ask, visitor.worldName).open('/cockfight');
    expect([/aria-label="Featured"/.test(html), /<button\b[^>]*aria-label="Banner/.test(html)]).toEqual([true, false]);
  });

  it('the member centre tells within its dialog that something is not there', async () => {
    const reader = await newReader();
    const page = await reader.open('/promotions?member=personalHistoryCopy%2FNOSUCHBET1');
    expect(page.html).toMatch(/<dialog\b(?:(?!<\/dialog>).)*This page does not exist/s);
    expect(page.html).toMatch(/<h1[^>]*>Promotions<\/h1>/);
  });

  it('the member centre opens over a game', async () => {
    const reader = await newReader();
    const page = await reader.open('/game?gameCode=AURUM_0001&member=depositv2');
    expect(page.html).toMatch(/<dialog\b(?:(?!<\/dialog>).)*<h1[^>]*>Deposit<\/h1>/s);
  });

  it('the member centre keeps the filter of a record in its address', async () => {
    const reader = await newReader();
    const page = await reader.open('/promotions?member=transactionHistory%2Fdeposits%3Frange%3Dlast30');
    expect(page.form('Show')?.values).toMatchObject({ range: 'last30' });
  });

  it('its address leads a visitor to the log-in and back', async () => {
    const visitor = await newVisitor(site);
    const address = '/promotions?member=transactionHistory%2Fdeposits%3Frange%3Dlast30';
    const { path } = await newPlainBrowser(ask, visitor.worldName).open(address);
    expect(path).toBe(`/login?redirectTo=${encodeURIComponent(address)}`);
  });
});
