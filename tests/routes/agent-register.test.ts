import { describe, expect, it } from 'vitest';
import type { AnnouncementsView } from '../../app/features/agent/announcement/announcement.server.ts';
import type { DownlinesView } from '../../app/features/agent/downlines/downlines.server.ts';
import type { AccountCard } from '../../app/features/agent/register/action.server.ts';
import type {
  AccountView,
  JoinedView,
  LinksView,
  PosterView,
} from '../../app/features/agent/register/register.server.ts';
import type { RegisterView } from '../../app/features/member/register/panel.server.ts';
import { loader as root } from '../../app/root.tsx';
import { action, loader } from '../../app/routes/_shell.agent.$/route.tsx';
import { action as enrol, loader as register } from '../../app/routes/_shell.register/route.tsx';
import type { TabLink } from '../../app/ui/tab-links.tsx';
import { PlainPage } from './plain-browser.ts';
import { newReader } from './plain-reader.ts';
import { prepareSite } from './prepare-site.ts';
import { startServer } from './start-server.ts';
import { newMember, newVisitor, readErrors, readToastKey, readTyped, type Visitor } from './visitor.ts';

const site = prepareSite();
const { ask } = startServer();

const pageOf = (address: string) => ({ params: { page: address.split('?')[0] ?? '' } });
const askPage = (visitor: Visitor, address: string) => visitor.ask(loader, `/agent/${address}`, pageOf(address));
const viewAt = async <View>(visitor: Visitor, address: string) =>
  ((await askPage(visitor, address)).data as { view: View }).view;
const send = (visitor: Visitor, address: string, form: Record<string, string>) =>
  visitor.ask(action, `/agent/${address}`, { ...pageOf(address), form });

const newBoss = () => newMember(site, { username: 'boss' });

const ratesOf = ({ fields }: AccountView['rates']) =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));
const newAccount = { username: 'marisol', password: 'play5678', paymentPassword: '246810' };
const buildAccount = ({ rates }: AccountView) => ({ ...newAccount, nickname: 'Mari', type: '2', ...ratesOf(rates) });

describe('adding an account', () => {
  it('with a refused rate keeps what was typed, less the passwords; then the account is a line and signs in', async () => {
    const boss = await newBoss();
    const view = await viewAt<AccountView>(boss, 'register');
    expect(view.rates.fields[0]).toMatchObject({ name: 'rate_RNG', value: '80', least: '0.00%', most: '1.20%' });
    expect(view.rates.quotas).toEqual(['Odds level 1958: 20 of 20 accounts left']);
    const form = buildAccount(view);
    const refused = await send(boss, 'register?form=account', { ...form, rate_RNG: '125' });
    expect([refused.status, readErrors(refused)]).toEqual([
      422,
      { rate_RNG: ['Choose a rate between 0.00% and 1.20%.'] },
    ]);
    const { password, paymentPassword, ...kept } = form;
    expect(readTyped(refused)).toEqual({ ...kept, rate_RNG: '125' });
    for (const [change, errors] of [
      [{ username: 'lucky' }, { username: ['This username is taken. Try another.'] }],
      [{ paymentPassword: '135790' }, { paymentPassword: ['Wrong payment password. You have 4 tries left.'] }],
    ] as const)
      expect(Object.keys(readErrors(await send(boss, 'register?form=account', { ...form, ...change })))).toEqual(
        Object.keys(errors),
      );
    const added = await send(boss, 'register?form=account', form);
    expect([added.status, added.location]).toEqual([200, null]);
    expect((added.data as { card: AccountCard }).card).toEqual({
      username: 'marisol',
      password,
      link: 'http://baize.test/login',
      message: 'Your account at Baize\nUsername: marisol\nPassword: play5678\nLog in: http://baize.test/login',
    });
    expect(JSON.stringify(boss.cookies)).not.toContain(password);
    const again = await send(boss, 'register?form=account', form);
    expect([readErrors(again), JSON.stringify(again.data).includes(password)]).toEqual([
      { username: ['This username is taken. Try another.'] },
      false,
    ]);
    const { record } = await viewAt<DownlinesView>(boss, 'downlines?search=marisol');
    expect(record.rows).toMatchObject([{ id: 'marisol', nickname: 'Mari', type: 'Agent' }]);
    expect((await boss.logIn({ username: 'marisol', password })).status).toBe(302);
    expect(paymentPassword).toBe('246810');
    expect((await viewAt<AccountView>(boss, 'register')).hasPaymentPassword).toBe(false);
  });

  it('shows the password in the response to the form alone, which nothing may store', async () => {
    const reader = await newReader(site, ask, 'boss');
    const page = await reader.open('/agent/register');
    const values = { ...page.form('Add an account')?.values, ...newAccount };
    const Cookie = Object.entries(reader.cookies).map(([name, value]) => `${name}=${value}`);
    const { status, headers, text } = await ask(page.form('Add an account')?.attributes.action ?? '', {
      method: 'POST',
      headers: {
        Host: 'baize.test',
        Accept: 'text/html',
        Cookie: Cookie.join('; '),
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: String(new URLSearchParams(values)),
    });
    expect([status, headers['cache-control'], headers.location]).toEqual([200, 'private, no-store', undefined]);
    expect(new PlainPage(status, '', text).text).toMatch(/The account marisol is ready .* Password play5678/);
    expect(JSON.stringify(headers)).not.toContain('play5678');
    const after = await reader.open('/agent/register');
    expect([after.form('Add an account') === null, after.html.includes('play5678')]).toEqual([false, false]);
  });

  it('when the agent’s own rate sank meanwhile › says so', async () => {
    const boss = await newBoss();
    const form = buildAccount(await viewAt<AccountView>(boss, 'register'));
    const { id: memberId } = await boss.memberNamed('boss');
    await boss.world.insert('MemberRate', { memberId, gameType: 'RNG', day: 1, rate: 50 });
    expect(readErrors(await send(boss, 'register?form=account', form))).toEqual({
      rate_RNG: ['Choose a rate between 0.00% and 0.50%.'],
    });
  });
});

describe('an invitation link', () => {
  it('counts who comes by it once, and its registration ends in the team', async () => {
    const boss = await newVisitor(site);
    await boss.world.patch('Brand', { code: 'baize' }, { hosts: '["baize.test"]' });
    await boss.logIn({ username: 'boss' });
    const { rates } = await viewAt<LinksView>(boss, 'register?tab=links');
    const form = { type: '2', days: '30', domain: 'baize.test', ...ratesOf(rates) };
    const made = await send(boss, 'register?tab=links&form=link', form);
    expect([made.location, await readToastKey(made)]).toEqual(['/agent/register?tab=links', 'register.linkMade']);
    const { links } = await viewAt<LinksView>(boss, 'register?tab=links');
    expect(links.map(({ state }) => state)).toEqual(['active', 'paused', 'active', 'active']);
    const [link] = links as [LinksView['links'][number]];
    expect(link.url).toContain('//baize.test');
    expect(link.url).toContain(`/register?affiliateCode=${link.code}`);
    expect(link.qrSvg).toContain('<svg');
    const countsOf = async () =>
      (await viewAt<LinksView>(boss, 'register?tab=links')).links[0]?.counts.map(({ text }) => text);
    const session = { ...boss.cookies };
    const leave = () => {
      for (const name of Object.keys(boss.cookies)) if (name !== 'mock-world') delete boss.cookies[name];
    };
    leave();
    await boss.ask(root, `/?affiliateCode=${link.code}`);
    boss.cookies.affiliateCode = link.code;
    boss.moveTo('203.0.113.77');
    await boss.ask(root, `/rng?affiliateCode=${link.code}`);
    await boss.switchModule('REGMOBVERF3', false);
    const joined = await boss.ask(enrol, '/register', {
      form: {
        registerBy: 'username',
        username: 'teodoro',
        password: 'play5678',
        confirmPassword: 'play5678',
        email: 'teo@mail.example',
        mobileNum: '09995550123',
        countryDialingCode: '63',
        affiliateCode: link.code,
        terms: 'on',
        ...(await boss.proof('register')),
      },
    });
    expect(joined.status).toBe(302);
    leave();
    Object.assign(boss.cookies, session);
    expect(await countsOf()).toEqual(['1', '1', '100.0%', '0', '₱0.00']);
    const list = await viewAt<JoinedView>(boss, `register?tab=joined&code=${link.code}`);
    expect(list).toMatchObject({
      rows: [{ id: 'teodoro', type: 'Agent', hasDeposited: 'Not yet' }],
      count: '1 member',
    });
    expect((await askPage(boss, 'register?tab=joined&code=LUCKY77')).status).toBe(404);
    const { record } = await viewAt<DownlinesView>(boss, 'downlines?search=teodoro');
    expect(record.rows).toMatchObject([{ id: 'teodoro', type: 'Agent' }]);
  });

  it('is paused, resumed and ended; one that is gone or over is told', async () => {
    const boss = await newBoss();
    const manage = (code: string, intent: string) => send(boss, 'register?tab=links&form=manage', { code, intent });
    const stateOf = async (code: string) =>
      (await viewAt<LinksView>(boss, 'register?tab=links')).links.find((link) => link.code === code)?.state;
    for (const [intent, state] of [
      ['pause', 'paused'],
      ['resume', 'active'],
      ['end', undefined],
    ] as const)
      expect([(await manage('BOSS88', intent)).location, await stateOf('BOSS88')]).toEqual([
        '/agent/register?tab=links',
        state,
      ]);
    expect(readErrors(await manage('BOSS88', 'pause'))['']).toEqual([
      'This link is no longer valid. Create a new one.',
    ]);
    expect(readErrors(await manage('LUCKY77', 'end'))['']).toEqual(['This link no longer exists.']);
    const { tabs } = await viewAt<JoinedView & { tabs: TabLink[] }>(boss, 'register?tab=joined');
    expect(tabs.map(({ isSelected }) => isSelected)).toEqual([false, false, true]);
  });

  it('is paused in a sorted list, which stays sorted', async () => {
    const boss = await newBoss();
    const sorted = '/agent/register?tab=links&sort=visits&direction=ASC';
    const { managePath } = await viewAt<LinksView>(boss, sorted.replace('/agent/', ''));
    expect(managePath).toBe(`${sorted}&form=manage`);
    const form = { code: 'BOSS88', intent: 'pause' };
    expect((await send(boss, managePath.replace('/agent/', ''), form)).location).toBe(sorted);
  });
});

describe('who invites', () => {
  const formAt = async (visitor: Visitor, address: string) =>
    ((await visitor.ask(register, address)).data as { view: RegisterView }).view;

  it('is hidden from who opens the link, until the agent shows it', async () => {
    const boss = await newVisitor(site);
    await boss.world.patch('Brand', { code: 'baize' }, { hosts: '["baize.test"]' });
    const seen = async () => (await formAt(boss, '/register?affiliateCode=BOSS88')).inviter;
    expect(await seen()).toBeNull();
    await boss.logIn({ username: 'boss' });
    const session = boss.cookies.session ?? '';
    const manage = async (intent: string) => {
      boss.cookies.session = session;
      await send(boss, 'register?tab=links&form=manage', { code: 'BOSS88', intent });
      const { links } = await viewAt<LinksView>(boss, 'register?tab=links');
      delete boss.cookies.session;
      return links.find(({ code }) => code === 'BOSS88')?.inviter;
    };
    expect([await manage('show'), await seen()]).toEqual(['Th***ss', 'Th***ss']);
    expect([await manage('hide'), await seen()]).toEqual([null, null]);
  });

  it('leaves the form as it is where the code is unknown, or cannot be checked', async () => {
    const visitor = await newVisitor(site);
    expect((await formAt(visitor, '/register?affiliateCode=NOBODY1')).inviter).toBeNull();
    visitor.world.faults.set([{ operation: 'checkAffiliate', kind: 'status', status: 500 }]);
    expect((await formAt(visitor, '/register?affiliateCode=BOSSTEAM')).inviter).toBeNull();
    expect((await formAt(visitor, '/register')).inviter).toBeNull();
    expect(visitor.countCalls('checkAffiliate')).toBe(2);
  });
});

describe('the poster of a link', () => {
  it('has brand, code and QR code, and who invites where the link says so', async () => {
    const boss = await newBoss();
    const { links } = await viewAt<LinksView>(boss, 'register?tab=links');
    const shareOf = (code: string) => links.find((link) => link.code === code)?.share;
    expect([shareOf('BOSSFEST'), shareOf('BOSSTEAM')]).toEqual([
      null,
      { text: 'Join me at Baize. Sign up here:', posterPath: '/agent/register?tab=links&poster=BOSSTEAM' },
    ]);
    const poster = (code: string) => viewAt<PosterView>(boss, `register?tab=links&poster=${code}`);
    expect(await poster('BOSSTEAM')).toMatchObject({
      brand: 'Baize',
      code: 'BOSSTEAM',
      inviter: 'Invited by Th***ss',
      validTo: null,
      qrSvg: expect.stringContaining('<svg'),
    });
    expect((await poster('BOSS88')).inviter).toBeNull();
    for (const code of ['BOSSFEST', 'BOSS2020', 'LUCKY77'])
      expect((await askPage(boss, `register?tab=links&poster=${code}`)).status).toBe(404);
  });
});

describe('announcements', () => {
  it('are unread in the menu until they are opened', async () => {
    const boss = await newBoss();
    const unread = async () => ((await askPage(boss, 'overview')).data as { menu: { unread: number } }).menu.unread;
    expect(await unread()).toBe(2);
    const { announcements } = await viewAt<AnnouncementsView>(boss, 'announcement');
    const [first] = announcements;
    const opened = await send(boss, 'announcement', { intent: 'read', id: first?.id ?? '', stay: '1' });
    expect([opened.status, await unread()]).toEqual([200, 1]);
    expect((await send(boss, 'announcement', { intent: 'read' })).status).toBe(400);
    expect((await send(boss, 'announcement', { intent: 'readAll' })).location).toBe('/agent/announcement');
    expect(await unread()).toBe(0);
    expect((await send(boss, 'overview', {})).status).toBe(405);
  });

  it('and their form are for agents', async () => {
    const visitor = await newVisitor(site);
    expect((await send(visitor, 'announcement', { intent: 'readAll' })).location).toContain('/login');
    expect((await send(await newMember(site), 'register?form=account', {})).status).toBe(403);
  });
});
