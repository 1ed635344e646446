import { describe, expect, it } from 'vitest';
import type { LoginPageView } from '../../app/features/session/session.types.ts';
import { loader as shell } from '../../app/routes/_shell/route.tsx';
import { action as logIn, loader as logInPage } from '../../app/routes/_shell.login/route.tsx';
import { action as oneBalance } from '../../app/routes/_shell.member.$/route.tsx';
import { loader as balance } from '../../app/routes/balance.ts';
import { loader as captcha } from '../../app/routes/captcha.ts';
import { action as freePlay } from '../../app/routes/free-play.ts';
import { action as logOut, loader as logOutPage } from '../../app/routes/logout.ts';
import { findCookie, prepareSite } from './prepare-site.ts';
import { newMember, newVisitor, readErrors, readToastKey, readTyped, type Visitor } from './visitor.ts';

const site = prepareSite();
const lucky = { username: 'lucky' };
const wrong = { username: 'lucky', password: 'not this' };

describe('the log-in action', () => {
  it('opens a session and leads to where the visitor was going, with what there is to say over it', async () => {
    const { logIn } = await newVisitor(site);
    const answer = await logIn({ ...lucky, redirectTo: '/rng?vassalage=AURUM' });
    expect(answer).toMatchObject({ status: 302, location: '/rng?vassalage=AURUM&modal=afterLogin' });
    const line = answer.cookies.find((each) => each.startsWith('session=')) ?? '';
    expect(line).toContain('HttpOnly');
    expect(line).toContain('SameSite=Lax');
    expect(line).not.toContain('Max-Age');
  });

  it('remembers for a day when asked to, and forgets when not', async () => {
    const visitor = await newVisitor(site);
    const answer = await visitor.logIn({ ...lucky, remember: 'on' });
    for (const name of ['session', 'remembered']) {
      expect(answer.cookies.find((each) => each.startsWith(`${name}=`))).toContain('Max-Age=86400');
    }
    await visitor.ask(logOut, '/logout', { form: {} });
    const page = await visitor.ask(logInPage, '/login');
    expect(page.data).toMatchObject({ login: { signIn: { rememberedName: 'lucky' } } });
    expect(findCookie((await visitor.logIn(lucky)).cookies, 'remembered')).toBeNull();
    expect(visitor.cookies.remembered).toBeUndefined();
  });

  it.each(['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)'])(
    'does not lead to %s',
    async (redirectTo) => {
      const { logIn } = await newVisitor(site);
      expect(await logIn({ ...lucky, redirectTo })).toMatchObject({ status: 302, location: '/?modal=afterLogin' });
    },
  );

  it('keeps what was typed but for the secret, and says what is wrong', async () => {
    const { logIn } = await newVisitor(site);
    const answer = await logIn({ ...wrong, username: ' lucky ', remember: 'on' });
    expect(answer.status).toBe(422);
    expect(answer.data).toMatchObject({ method: 'username', needsCaptcha: false });
    expect(readErrors(answer)).toEqual({ '': ['Wrong username or password.'] });
    expect(readTyped(answer)).toMatchObject({ username: ' lucky ', remember: 'on' });
    expect(JSON.stringify(answer.data)).not.toContain('not this');
    expect(answer.cookies).toEqual([]);
  });

  it('answers alike to an unknown name and a wrong password', async () => {
    const { logIn } = await newVisitor(site);
    const unknown = await logIn({ username: 'nobodyatall', password: 'not this' });
    expect(readErrors(unknown)).toEqual(readErrors(await logIn(wrong)));
  });

  it('names each empty field without asking the API', async () => {
    const { logIn, countCalls } = await newVisitor(site);
    const answer = await logIn({ username: ' ', password: '' });
    expect(answer.status).toBe(422);
    expect(readErrors(answer)).toEqual({ username: ['Enter your username.'], password: ['Enter your password.'] });
    expect(countCalls('login')).toBe(0);
  });

  it('wants a solved puzzle before it asks the API', async () => {
    const { ask, countCalls } = await newVisitor(site);
    const form = { ...lucky, password: 'play1234' };
    expect(readErrors(await ask(logIn, '/login', { form }))).toEqual({ '': ['Please do the quick check once more.'] });
    const forged = { lotNumber: 'x'.repeat(32), captchaOutput: 'y'.repeat(64), passToken: 'z'.repeat(64) };
    const answer = await ask(logIn, '/login', { form: { ...form, ...forged, genTime: '1767225600' } });
    expect(readErrors(answer)).toEqual({ '': ['Please do the quick check once more.'] });
    expect(countCalls('login')).toBe(1);
  });

  it('asks for a captcha after three failures, and takes a solved one', async () => {
    const { logIn, ask, cookies, world } = await newVisitor(site);
    for (let tries = 0; tries < 2; tries += 1) await logIn(wrong);
    const third = await logIn(wrong);
    expect(third.data).toMatchObject({ needsCaptcha: true });
    expect(readErrors(third)).toEqual({ '': ['Wrong username or password.'] });
    const without = await logIn(lucky);
    expect(without.data).toMatchObject({ needsCaptcha: true });
    expect(readErrors(without)).toEqual({ captcha: ['Please type the code from the picture as well.'] });

    await ask(captcha, '/captcha?v=1');
    const { digits } = world.read.one('Captcha', { id: cookies.captchaId });
    expect((await logIn({ ...lucky, captcha: digits })).status).toBe(302);
  });

  it('tells a wrong captcha from none', async () => {
    const { logIn, ask } = await newVisitor(site);
    for (let tries = 0; tries < 3; tries += 1) await logIn(wrong);
    await ask(captcha, '/captcha?v=1');
    expect(readErrors(await logIn({ ...lucky, captcha: 'none' }))).toEqual({
      captcha: ['The code did not match. Here is a new picture.'],
    });
    expect(readErrors(await logIn({ ...lucky, captcha: ' ' }))).toEqual({
      captcha: ['Type the code from the picture.'],
    });
  });

  it('says that the service cannot be reached, with the request id, and loses nothing', async () => {
    const { logIn, world } = await newVisitor(site);
    world.faults.set([{ operation: 'login', kind: 'html', status: 502 }]);
    const answer = await logIn(lucky);
    expect(answer.data).toMatchObject({ requestId: 'request-of-a-test' });
    expect(readErrors(answer)).toEqual({
      '': ['Network link is abnormal, please try again. Nothing you typed is lost.'],
    });
    expect(readTyped(answer)).toMatchObject(lucky);
  });

  it('leaves a form as it is whose session had ended, for the same member alone', async () => {
    const visitor = await newVisitor(site);
    const back = await visitor.logIn({ ...lucky, stayAs: 'lucky' });
    expect(back).toMatchObject({ status: 200, data: { isBack: true, needsCaptcha: false } });
    expect(visitor.cookies.session).toBeDefined();
    expect(await visitor.logIn({ username: 'victor', stayAs: 'lucky' })).toMatchObject({ status: 302 });
  });
});

describe('a session', () => {
  it('shows the member and the balance', async () => {
    const { ask } = await newMember(site);
    const answer = await ask(shell, '/');
    expect(answer.data).toMatchObject({
      member: { username: 'lucky', balance: '₱12,458.75', unread: 3, rankName: 'VIP 2', hasAgentHome: false },
    });
    expect((await ask(balance, '/balance')).json).toEqual({ balance: '₱12,458.75', wallet: null });
    expect((await ask(balance, '/balance?orders=1')).json).toMatchObject({ isOrderOpen: false });
  });

  it('is not known when its cookie was changed', async () => {
    const { ask, cookies } = await newMember(site);
    cookies.session = `${cookies.session?.slice(0, -6)}AAAAAA`;
    expect((await ask(shell, '/')).data).toMatchObject({ member: null });
  });

  it('that has ended is cleared, and the visitor stays on the page', async () => {
    const { ask, world } = await newMember(site);
    await world.changeClock((clock) => clock.advance(25 * 60_000 + 1));
    const answer = await ask(shell, '/live?x=1');
    expect(answer).toMatchObject({ status: 302, location: '/live?x=1' });
    expect(findCookie(answer.cookies, 'session')).toBeNull();
    expect(findCookie(answer.cookies, 'toast')).not.toBeNull();
  });

  it.each([
    ['a page', (visitor: Visitor) => visitor.ask(shell, '/live?x=1'), '/live?x=1'],
    ['the balance of a game', (visitor: Visitor) => visitor.ask(balance, '/balance'), '/balance'],
    [
      'a form',
      (visitor: Visitor) =>
        visitor.ask(oneBalance, '/member/transferFund?form=balance', { form: { autoTransfer: 'off' } }),
      '/login',
    ],
  ])('that a sign-in on another device ended is told so by %s', async (_, ask, location) => {
    const visitor = await newMember(site);
    const first = visitor.cookies.session ?? '';
    visitor.cookies.session = '';
    await visitor.logIn(lucky);
    visitor.cookies.session = first;
    const answer = await ask(visitor);
    expect(answer).toMatchObject({ status: 302, location });
    expect(await readToastKey(answer)).toBe('session.signedInElsewhere');
    expect(findCookie(answer.cookies, 'session')).toBeNull();
  });

  it('goes on beside one on another device where the brand allows several', async () => {
    const visitor = await newMember(site, {}, 'lotus');
    const first = visitor.cookies.session ?? '';
    visitor.cookies.session = '';
    await visitor.logIn(lucky);
    expect(visitor.cookies.session).not.toBe(first);
    visitor.cookies.session = first;
    expect((await visitor.ask(shell, '/live')).data).toMatchObject({ member: { username: 'lucky' } });
  });

  it('lives for 25 minutes after each use', async () => {
    const { ask, world } = await newMember(site);
    for (const wait of [24, 24]) {
      await world.changeClock((clock) => clock.advance(wait * 60_000));
      expect((await ask(shell, '/live')).data).toMatchObject({ member: { username: 'lucky' } });
    }
    await world.changeClock((clock) => clock.advance(25 * 60_000 + 1));
    const answer = await ask(shell, '/live');
    expect([answer.status, await readToastKey(answer)]).toEqual([302, 'session.sessionEnded']);
  });

  it('shows the money and the rank of its brand', async () => {
    const { ask } = await newMember(site, { username: 'victor' }, 'lotus');
    const { member } = (await ask(shell, '/')).data as { member: { balance: string } };
    expect(member).toMatchObject({ rankName: 'VIP 6', balance: expect.stringContaining('₫') });
  });

  it('is told nothing that is announced to visitors', async () => {
    const listIds = async ({ ask }: Visitor) => ((await ask(shell, '/live')).data as { popUpIds: string[] }).popUpIds;
    expect(await listIds(await newMember(site))).toEqual([]);
    expect(await listIds(await newVisitor(site))).not.toEqual([]);
  });

  it('of an agent has the agents’ home', async () => {
    const { ask } = await newMember(site, { username: 'boss' });
    expect((await ask(shell, '/live')).data).toMatchObject({ member: { hasAgentHome: true } });
  });

  it('is not opened for an agent where the brand has none', async () => {
    const visitor = await newVisitor(site, 'harbor');
    expect(readErrors(await visitor.logIn({ username: 'boss' }))).toEqual({
      '': ['Non-member account unable to login'],
    });
  });

  it('ends at the API too when signing out', async () => {
    const { ask, world, cookies } = await newMember(site);
    const stolen = { ...cookies };
    expect(await ask(logOut, '/logout', { form: {} })).toMatchObject({ status: 302, location: '/' });
    expect(world.read.list('Session', { endedAt: null }).length).toBe(0);
    const { status, cookies: cleared } = await site.call(shell, '/', { cookies: stolen });
    expect(status).toBe(302);
    expect(findCookie(cleared, 'session')).toBeNull();
  });

  it('takes all with it that belonged to it', async () => {
    const { ask, cookies } = await newMember(site);
    Object.assign(cookies, { stored: 'x', 'phone-auth': 'x', social: 'x' });
    const { cookies: lines } = await ask(logOut, '/logout', { form: {} });
    for (const name of ['session', 'stored', 'phone-auth', 'social']) {
      expect(lines.find((line) => line.startsWith(`${name}=;`))).toContain('Max-Age=0');
    }
  });

  it('ends in the browser though the API cannot be reached', async () => {
    const { ask, cookies, world } = await newMember(site);
    world.faults.set([{ operation: 'logout', kind: 'cut' }]);
    expect(await ask(logOut, '/logout', { form: {} })).toMatchObject({ status: 302, location: '/' });
    expect(cookies.session).toBeUndefined();
  });

  it('is not ended by an address that is opened', async () => {
    const { world } = await newMember(site);
    expect(logOutPage()).toMatchObject({ status: 302 });
    expect(world.read.list('Session', { endedAt: null }).length).toBe(1);
  });

  it('is offered for free only where the brand allows it', async () => {
    const guest = await newVisitor(site);
    const form = { redirectTo: '/fish' };
    expect(await guest.ask(freePlay, '/free-play', { form })).toMatchObject({
      status: 302,
      location: '/fish?modal=afterLogin',
    });
    // The gateway has decrypted the token and stored its nonce.
    expect(guest.world.read.list('FreePlayToken').length).toBe(1);
    for (const brand of ['lotus', 'harbor'] as const) {
      const elsewhere = await newVisitor(site, brand);
      const refused = await elsewhere.ask(freePlay, '/free-play', { form });
      expect(refused).toMatchObject({ status: 302, location: '/' });
      expect(await readToastKey(refused)).toBe('member.network');
      expect(elsewhere.cookies.session).toBeUndefined();
    }
  });
});

const ELSEWHERE = [
  '//elsewhere.example/x',
  'https://elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  'javascript:alert(1)',
];

describe('the log-in page', () => {
  it.each(ELSEWHERE)('leads neither its form nor a member to %j', async (to) => {
    const address = `/login?redirectTo=${encodeURIComponent(to)}`;
    const origin = 'http://baize.test';
    const { login } = (await (await newVisitor(site)).ask(logInPage, address)).data as { login: LoginPageView };
    expect(new URL(login.redirectTo, origin).origin).toBe(origin);
    const { location } = await (await newMember(site)).ask(logInPage, address);
    expect(new URL(location ?? to, origin).origin).toBe(origin);
  });

  it.each([
    ['baize', ['username', 'sms'], ['google', 'facebook']],
    ['lotus', ['username', 'sms'], ['facebook']],
    ['harbor', ['username'], []],
  ] as const)('has the ways and the providers of %s', async (brand, methods, social) => {
    const { ask } = await newVisitor(site, brand);
    const { login } = (await ask(logInPage, '/login?method=sms')).data as { login: LoginPageView };
    expect(login).toMatchObject({ method: methods.at(-1), signIn: { methods, social } });
  });

  it('has a tab for each category after the hot vendors', async () => {
    const { ask } = await newVisitor(site);
    const tabsAt = async (address: string) =>
      ((await ask(logInPage, address)).data as { login: LoginPageView }).login.menu.tabs;
    const isSelected = (tab: { isSelected: boolean }) => tab.isSelected;
    const hot = await tabsAt('/login?redirectTo=/live');
    expect([hot.length, hot.find(isSelected)?.label]).toEqual([10, 'Hot']);
    expect((await tabsAt('/login?tab=RNG')).filter(isSelected)).toMatchObject([{ label: 'Slots' }]);
  });

  it('shows hot vendors, and those of a category', async () => {
    const { ask } = await newVisitor(site);
    const hot = await ask(logInPage, '/login');
    const slots = await ask(logInPage, '/login?tab=RNG');
    const listVendors = (data: unknown) =>
      (data as { login: { menu: { vendors: { path: string; isNewWindow: boolean }[] } } }).login.menu.vendors;
    expect(listVendors(slots.data)).toHaveLength(38);
    expect(
      listVendors(slots.data).every(({ path, isNewWindow }) => path.startsWith('/rng?vassalage=') && !isNewWindow),
    ).toBe(true);
    expect(listVendors(hot.data).some(({ path, isNewWindow }) => path === '/login' && isNewWindow)).toBe(true);
  });

  it('sends a member on', async () => {
    const { ask } = await newMember(site);
    expect(await ask(logInPage, '/login?redirectTo=/live')).toMatchObject({ status: 302, location: '/live' });
  });
});
