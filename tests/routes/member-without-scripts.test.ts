import { describe, expect, it } from 'vitest';
import { newReader } from './plain-reader.ts';
import { prepareSite } from './prepare-site.ts';
import { startServer } from './start-server.ts';

const site = prepareSite();
const { ask } = startServer();

const NAMES = { payeeName: 'NINA REYES', paymentPassword: '246813' };

describe('the account', () => {
  const ACCOUNT = '/member/securityCenter';

  it('of a novice: a payment password is set, an e-wallet is refused with what was typed, added and removed', async () => {
    const reader = await newReader(site, ask, 'novice');
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
    expect(refused.form('Add e-wallet')?.findError('number')).toContain('Enter 11 characters.');
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
    const reader = await newReader(site, ask);
    const page = await reader.open(`${ACCOUNT}?part=mobile&proof=mail`);
    const NAME = 'Change mobile number';
    const intents = Object.values(page.form(NAME)?.buttons ?? {});
    expect(intents.length).toBeGreaterThan(0);
    const own = await reader.send(page, NAME, { intent: 'sendOwnerCode' });
    expect(own.form(NAME)?.text).toContain('The code was sent');
    const ownerCode = await reader.codeSentTo('lucky@mail.example');
    const sent = await reader.send(own, NAME, { ownerCode, mobileNum: '09995550123', intent: 'sendCode' });
    expect(sent.form(NAME)?.values).toMatchObject({ ownerCode, mobileNum: '09995550123' });
    const verificationCode = await reader.codeSentTo('+639995550123');
    const bound = await reader.send(sent, NAME, { verificationCode });
    expect([bound.says('Your mobile number is saved.'), bound.says('0999****123')]).toEqual([true, true]);
  });

  it('the other devices are signed out', async () => {
    const other = await newReader(site, ask, 'lucky', 'lotus');
    const here = await other.signIn('lucky');
    expect((await other.open(`${ACCOUNT}?part=sessions`)).text).toContain('This device');
    const page = await here.open(`${ACCOUNT}?part=sessions`);
    const alone = await here.send(page, 'Sign out all other devices');
    expect(alone.says('You are only signed in on this device.')).toBe(true);
    expect((await other.open(`${ACCOUNT}?part=sessions`)).path).toMatch(/^\/login/);
  });
});

describe('a record', () => {
  it('has every filter in a form, a detail for each row, and a link to its last page', async () => {
    const reader = await newReader(site, ask);
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
    const reader = await newReader(site, ask);
    const { html } = await reader.open('/member/personalProfit?range=last30');
    expect(html.match(/<tr\b/g)?.length).toBeGreaterThan(10);
    expect(html).toMatch(/<summary\b.*Valid bets/s);
  });
});

describe('messages', () => {
  it('are marked, deleted and brought back by their buttons; one that is gone tells so', async () => {
    const reader = await newReader(site, ask);
    const page = await reader.open('/member/messageV2');
    expect(page.html).toMatch(/<a href="\/member\/depositv2\?order=D\d+"[^>]*>View deposit/);
    const count = (html: string) => html.match(/<details\b/g)?.length;
    const all = count(page.html) ?? 0;
    const read = await reader.send(page, 'Mark as read');
    expect(read.html.split('Mark as read').length).toBe(page.html.split('Mark as read').length - 1);
    const deleted = await reader.send(read, 'Delete');
    expect([deleted.says('The message was deleted.'), count(deleted.html)]).toEqual([true, all - 1]);
    const restored = await reader.send(deleted, 'Undo');
    expect(count(restored.html)).toBe(all);
    await reader.world.patch('Message', {}, { memberId: (await reader.memberNamed('victor')).id });
    expect((await reader.send(read, 'Delete')).says('This message is no longer available.')).toBe(true);
  });
});

describe('a self-exclusion', () => {
  it('takes two steps, signs out, and leads closed pages to its own', async () => {
    const reader = await newReader(site, ask);
    const page = await reader.open('/member/limits?months=12');
    expect(page.says('You are excluding yourself for 12 months.')).toBe(true);
    expect(page.text).toContain('If you start now, it ends on ');
    const out = await reader.send(page, 'Exclude myself', { password: 'play1234', understood: 'on' });
    expect(out.says('You have excluded yourself and are signed out everywhere.')).toBe(true);
    const back = await reader.signIn('lucky');
    await back.open('/member/messageV2');
    const closed = await back.open('/promotions');
    expect([closed.path, closed.says('You have excluded yourself')]).toEqual(['/member/limits?closed=1', true]);
  });
});

describe('a time-out', () => {
  it('takes two steps', async () => {
    const reader = await newReader(site, ask);
    const first = await reader.open('/member/limits');
    expect(first.html).not.toContain('Start time-out');
    const page = await reader.open('/member/limits?days=7');
    expect(page.says('You are taking a time-out of 7 days.')).toBe(true);
    const taken = await reader.send(page, 'Start time-out');
    expect(taken.says('You are taking a time-out')).toBe(true);
    expect(taken.html).not.toContain('/member/depositv2');
  });
});

it('a failed page of the centre keeps the menu beside it', async () => {
  const reader = await newReader(site, ask);
  const { status, html } = await reader.open('/member/personalHistoryCopy/NOSUCHBET');
  expect([
    status,
    html.includes('This page does not exist'),
    html.includes('href="/member/missionLeaderboard"'),
  ]).toEqual([404, true, true]);
});
