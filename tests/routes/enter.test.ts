import { describe, expect, it } from 'vitest';
import { paths } from '../../app/config/paths.ts';
import { loader as shell } from '../../app/routes/_shell/route.tsx';
import { loader as agentHome } from '../../app/routes/_shell.agentHome/route.tsx';
import { action as logIn } from '../../app/routes/_shell.login/route.tsx';
import { action as codes } from '../../app/routes/codes.ts';
import { action as freePlay } from '../../app/routes/free-play.ts';
import { loader as panel } from '../../app/routes/panel.tsx';
import { action as preferences } from '../../app/routes/preferences.ts';
import { readSession } from '../../app/session/cookie.server.ts';
import { prepareSite } from './prepare-site.ts';
import { newMember, newVisitor, readToastKey, type Visitor } from './visitor.ts';

const site = prepareSite();

const AFTER_LOGIN = `/panel?at=${encodeURIComponent('/live?modal=afterLogin')}`;

const openSession = ({ cookies }: Visitor) => readSession(`session=${cookies.session}`);

async function logInBySms(visitor: Visitor, username: string) {
  const { mobileNum } = await visitor.memberNamed(username);
  const form = { countryDialingCode: '63', mobileNum: mobileNum ?? '' };
  await visitor.ask(codes, '/codes', { form: { ...form, scene: 'login' } });
  const verificationCode = await visitor.codeSentTo(`+63${mobileNum?.slice(1)}`);
  return visitor.ask(logIn, '/login', { form: { ...form, method: 'sms', verificationCode } });
}

describe('a first sign-in', () => {
  it('is welcomed once, with one message', async () => {
    const visitor = await newVisitor(site);
    const { id: memberId } = await visitor.memberNamed('novice');
    const countMessages = () => visitor.world.read.list('Message', { memberId }).length;
    const before = await countMessages();
    expect(await readToastKey(await visitor.logIn({ username: 'novice' }))).toBe('session.firstLogin');
    expect([visitor.countCalls('finishFirstLogin'), await countMessages()]).toEqual([1, before + 1]);
    expect(await readToastKey(await visitor.logIn({ username: 'novice' }))).toBe('session.signedIn');
    expect([visitor.countCalls('finishFirstLogin'), await countMessages()]).toEqual([1, before + 1]);
  });

  it('succeeds though the welcome cannot be delivered, which the next one tries again', async () => {
    const visitor = await newVisitor(site);
    visitor.world.faults.set([{ operation: 'finishFirstLogin', kind: 'cut' }]);
    expect((await visitor.logIn({ username: 'novice' })).status).toBe(302);
    expect((await visitor.memberNamed('novice')).isFirstLogin).toBe(true);
    visitor.world.faults.set([]);
    expect(await readToastKey(await visitor.logIn({ username: 'novice' }))).toBe('session.firstLogin');
  });
});

describe('a session that the browser had before', () => {
  it('ends at the API, and its cookie is replaced', async () => {
    const visitor = await newMember(site);
    const before = await openSession(visitor);
    await visitor.logIn({ username: 'victor' });
    const after = await openSession(visitor);
    expect(after).toMatchObject({ username: 'victor' });
    expect(after?.token).not.toBe(before?.token);
    const old = visitor.world.read.one('Session', { token: before?.token });
    expect(old.endedAt).not.toBeNull();
  });

  it('that somebody else left there is of no use to them', async () => {
    const attacker = await newMember(site);
    const fixed = attacker.cookies.session ?? '';
    await attacker.logIn({ username: 'victor' });
    expect(attacker.cookies.session).not.toBe(fixed);
    attacker.cookies.session = fixed;
    expect(await attacker.ask(shell, '/')).toMatchObject({ status: 302 });
    expect(attacker.cookies.session).toBeUndefined();
  });

  it('that cannot be ended does not keep anybody out', async () => {
    const visitor = await newMember(site);
    visitor.world.faults.set([{ operation: 'logout', kind: 'html', status: 502 }]);
    expect((await visitor.logIn({ username: 'victor' })).status).toBe(302);
  });
});

describe('another password is asked for', () => {
  const ways = [
    ['with the one that accounts are given', 'fresh', '{secret}', 'given'],
    ['with one that is too old', 'stale', 'play1234', 'expired'],
  ] as const;

  it.each(ways)('%s', async (_name, username, password, why) => {
    const visitor = await newVisitor(site);
    expect(await visitor.logIn({ username, password })).toMatchObject({ status: 302, location: '/' });
    expect(await openSession(visitor)).toMatchObject({ username, mustChange: why });
    expect(visitor.cookies.stored).toBeDefined();
    const page = await visitor.ask(shell, '/live');
    expect(page.data).toMatchObject({ panel: { name: 'password', view: { mustChange: why, needsOld: false } } });
  });

  it('not for its age where the brand does not enforce it', async () => {
    const visitor = await newVisitor(site);
    await visitor.switchModule('PWDEXPFORCECHANGE3', false);
    await visitor.logIn({ username: 'stale' });
    expect(await openSession(visitor)).not.toHaveProperty('mustChange');
    expect(visitor.cookies.stored).toBeUndefined();
  });

  it.each(['stale', 'fresh'])('never of %s after a text message', async (username) => {
    const visitor = await newVisitor(site);
    expect(await logInBySms(visitor, username)).toMatchObject({ status: 302, location: '/?modal=afterLogin' });
    expect(await openSession(visitor)).not.toHaveProperty('mustChange');
  });
});

describe('where a sign-in leads', () => {
  it('agents go to their home instead of the site’s, and where they were going else', async () => {
    const boss = await newVisitor(site);
    expect(await boss.logIn({ username: 'boss' })).toMatchObject({ location: '/agentHome?modal=afterLogin' });
    expect((await boss.ask(agentHome, '/agentHome')).data).toMatchObject({ agent: { name: 'The Boss' } });
    const other = await newVisitor(site);
    expect(await other.logIn({ username: 'boss', redirectTo: '/live' })).toMatchObject({
      location: '/live?modal=afterLogin',
    });
  });

  it('over a place in a page, too', async () => {
    const visitor = await newVisitor(site);
    expect(await visitor.logIn({ username: 'lucky', redirectTo: '/help#term' })).toMatchObject({
      location: '/help?modal=afterLogin#term',
    });
  });

  it.each([
    ['without news', (visitor: Visitor) => visitor.world.delete('Announcement', {})],
    [
      'where the news cannot be read',
      (visitor: Visitor) => visitor.world.faults.set([{ operation: 'listAnnouncements', kind: 'empty', status: 200 }]),
    ],
  ])('%s the account in short opens', async (_, prepare) => {
    const visitor = await newVisitor(site);
    await prepare(visitor);
    expect(await visitor.logIn({ username: 'lucky' })).toMatchObject({ location: '/?modal=afterLogin' });
    const { data } = await visitor.ask(panel, AFTER_LOGIN);
    expect(data).toMatchObject({ panel: { view: { kind: 'summary', balance: '₱12,458.75', rank: 'VIP 2' } } });
  });

  it.each([
    ['lucky', '10% more on a deposit today', '/member/depositv2?bonus=1003'],
    ['victor', 'For VIP 5 and above', '/promoDetail?id=1007'],
  ])('%s sees the pop-ups of the own rank alone, with a button', async (username, title, link) => {
    const member = await newMember(site, { username });
    const { data } = await member.ask(panel, AFTER_LOGIN);
    expect(data).toMatchObject({ panel: { view: { kind: 'news', popUps: [{ title, link }] } } });
  });

  it('an agent sees no pop-up and no offer, and takes the first steps without them', async () => {
    const boss = await newMember(site, { username: 'boss' });
    expect((await boss.ask(panel, AFTER_LOGIN)).data).toMatchObject({ panel: null });
    const at = `/panel?at=${encodeURIComponent('/live?modal=afterLogin&method=first')}`;
    const { data } = await boss.ask(panel, at);
    expect(data).toMatchObject({
      panel: {
        view: {
          kind: 'steps',
          steps: [
            { name: 'contact' },
            { name: 'deposit', text: null },
            { name: 'limit' },
            { name: 'help' },
            { name: 'service' },
          ],
        },
      },
    });
  });

  it.each([
    ['an offer', '/promoDetail?id=1001', ['deposit', '/member/depositv2?bonus=1001', 'contact']],
    ['an offer that is not open to the member', '/promoDetail?id=1011', ['contact', '/member/depositv2', 'deposit']],
    ['another page', '/live?id=1001', ['contact', '/member/depositv2', 'deposit']],
  ])('from %s, a newcomer’s first step is its deposit, with the offer chosen', async (_, page, wanted) => {
    const member = await newMember(site, { username: 'novice' });
    const { data } = await member.ask(
      panel,
      `/panel?at=${encodeURIComponent(paths.modal(page, 'afterLogin', 'first'))}`,
    );
    const { steps } = (data as { panel: { view: { steps: { name: string; path: string }[] } } }).panel.view;
    const deposit = steps.find(({ name }) => name === 'deposit');
    expect([steps[0]?.name, deposit?.path, steps[1]?.name]).toEqual(wanted);
  });

  it('no pop-up of an offer that the brand does not list', async () => {
    const member = await newMember(site, { username: 'victor' });
    await member.switchModule('VIP3', false);
    const { data } = await member.ask(panel, AFTER_LOGIN);
    expect(JSON.stringify(data)).not.toContain('/promoDetail?id=1007');
  });

  it.each([
    ['/help', { popUps: [{ link: '/help' }] }],
    ['', null],
    ['//example.com', null],
  ])('a visitor’s pop-up with the link "%s" shows %o', async (link, view) => {
    const visitor = await newVisitor(site);
    await visitor.world.patch('Announcement', { type: 'PU' }, { link });
    const { data } = await visitor.ask(panel, `/panel?at=${encodeURIComponent('/live?modal=popUp')}`);
    expect(data).toMatchObject({ panel: view && { view } });
  });

  it('nothing opens that leaves the member nothing to do', async () => {
    const member = await newMember(site);
    await member.world.delete('Announcement', {});
    member.world.faults.set(
      ['countUnread', 'listRecentGames'].map((operation) => ({ operation, kind: 'empty', status: 500 })),
    );
    expect((await member.ask(panel, AFTER_LOGIN)).data).toMatchObject({ panel: null });
  });

  it('nothing opens for who has put it off, but always first steps', async () => {
    const visitor = await newMember(site);
    const { cookies } = await visitor.ask(preferences, '/preferences', { form: { afterLogin: 'tomorrow' } });
    expect(cookies.join()).toMatch(/put-off-/);
    expect(await visitor.logIn({ username: 'lucky' })).toMatchObject({ location: '/' });
    expect(await visitor.logIn({ username: 'victor' })).toMatchObject({ location: '/?modal=afterLogin' });
    expect(await visitor.logIn({ username: 'novice' })).toMatchObject({ location: '/?modal=afterLogin&method=first' });
  });
});

describe('the agents’ home', () => {
  it('asks a visitor to sign in, warns a trial account and refuses a member', async () => {
    const visitor = await newVisitor(site);
    expect(await visitor.ask(agentHome, '/agentHome')).toMatchObject({ location: '/login?redirectTo=%2FagentHome' });
    await visitor.ask(freePlay, '/free-play', { form: {} });
    expect(await visitor.ask(agentHome, '/agentHome')).toMatchObject({ location: '/?modal=realAccount' });
    await visitor.logIn({ username: 'lucky' });
    expect(await visitor.ask(agentHome, '/agentHome')).toMatchObject({ status: 403, data: { kind: 'forbidden' } });
  });

  it('is not there where the brand has no agents', async () => {
    const visitor = await newMember(site, {}, 'harbor');
    expect(await visitor.ask(agentHome, '/agentHome')).toMatchObject({ status: 404 });
  });
});
