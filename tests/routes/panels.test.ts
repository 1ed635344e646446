import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { redirect } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { isPanelName } from '../../app/config/pages.ts';
import { withSite } from '../../app/request/with-site.server.ts';
import { loader as shell } from '../../app/routes/_shell/route.tsx';
import { action as inbox } from '../../app/routes/_shell.member.$/route.tsx';
import { action as freePlay } from '../../app/routes/free-play.ts';
import { loader as panel } from '../../app/routes/panel.tsx';
import { prepareSite } from './prepare-site.ts';
import { newMember, newVisitor, type Visitor } from './visitor.ts';

const site = prepareSite();

interface Answer {
  at: string;
  panel: { name: string; view: object } | null;
  failure?: { kind: string };
}

const open = async ({ ask }: Visitor, at: string) => {
  const answer = await ask(panel, `/panel?at=${encodeURIComponent(at)}`);
  return { ...answer, data: answer.data as Answer };
};

/** A panel must not repeat calls of the frame. */
const OF_THE_SHELL = ['listVendors', 'getMenus', 'listAnnouncements', 'listNotices', 'getMemberInfo', 'getBalance'];

describe('a panel over a page', () => {
  it.each(['login', 'recover', 'menu', 'realAccount'])('"%s" reads no shell, and is small', async (name) => {
    const visitor = await newVisitor(site);
    const { data } = await open(visitor, `/help?modal=${name}`);
    expect(data.panel?.name).toBe(name);
    expect(gzipSync(JSON.stringify(data)).length).toBeLessThan(5_000);
    for (const operation of OF_THE_SHELL) expect(visitor.countCalls(operation), operation).toBe(0);
  });

  it('is the same in the shell’s own read, for a reload and without scripts', async () => {
    const visitor = await newVisitor(site);
    const { data } = await open(visitor, '/help?modal=login');
    expect((await visitor.ask(shell, '/help?modal=login')).data).toMatchObject({ panel: data.panel });
  });

  it.each(['/help', '/help?modal=nothing', '/help?modal=constructor', '//evil.example?modal=login'])(
    'does not open at %s',
    async (at) => {
      expect((await open(await newVisitor(site), at)).data.panel).toBeNull();
    },
  );

  it('opens for whom it is alone', async () => {
    const visitor = await newVisitor(site);
    for (const name of ['logout', 'afterLogin', 'lobby']) {
      expect((await open(visitor, `/help?modal=${name}`)).data.panel, name).toBeNull();
    }
    const member = await newMember(site);
    for (const name of ['login', 'recover', 'register']) {
      expect((await open(member, `/help?modal=${name}`)).data.panel, name).toBeNull();
    }
    expect((await open(visitor, '/help?modal=transfer')).location).toBe('/login?redirectTo=%2Fhelp%3Fmodal%3Dtransfer');
  });

  it('warns a trial account of what only a real one has', async () => {
    const visitor = await newVisitor(site);
    await visitor.ask(freePlay, '/free-play', { form: {} });
    const { location, data } = await open(visitor, '/fish?modal=password');
    expect(location ?? data.panel?.name).toMatch(/realAccount/);
  });

  it('is that of the password, whatever was asked for, where it must be changed', async () => {
    const member = await newMember(site, { username: 'stale' });
    expect((await open(member, '/help?modal=menu')).data.panel).toMatchObject({
      name: 'password',
      view: { mustChange: 'expired' },
    });
  });

  it('says what is the matter within the panel', async () => {
    const visitor = await newVisitor(site);
    visitor.world.faults.set([{ operation: 'listCountries', kind: 'html', status: 502 }]);
    const { status, data } = await open(visitor, '/help?modal=login&method=sms');
    expect([status, data.failure?.kind]).toEqual([200, 'contract']);
  });
});

describe('the member centre over a page', () => {
  const over = (path: string) => `/help?member=${encodeURIComponent(path)}`;

  it.each([
    ['', 'securityCenter'],
    ['depositv2?channel=bank-transfer', 'depositv2'],
    ['transactionHistory/deposits', 'transactionHistory/deposits'],
  ])('shows the page "%s" as it is alone, and reads no shell', async (page, name) => {
    const member = await newMember(site);
    const { data } = await open(member, over(page));
    expect(data.panel).toMatchObject({ name: 'member', view: { name, view: {} } });
    expect(member.countCalls('listAnnouncements')).toBe(0);
    expect((await member.ask(shell, over(page))).data).toMatchObject({ panel: { name: 'member', view: { name } } });
  });

  it.each(['nothing', 'limits', 'constructor', '../help', 'download/personalProfit'])(
    'shows no page "%s"',
    async (page) => {
      expect((await open(await newMember(site), over(page))).data.panel).toBeNull();
    },
  );

  it('is not shown within the centre itself', async () => {
    expect((await open(await newMember(site), '/member/withdraw?member=depositv2')).data.panel).toBeNull();
  });

  it('leads a visitor to the log-in and back, and warns a trial account over the same page', async () => {
    const visitor = await newVisitor(site);
    expect((await open(visitor, over('withdraw'))).location).toBe('/login?redirectTo=%2Fhelp%3Fmember%3Dwithdraw');
    await visitor.ask(freePlay, '/free-play', { form: {} });
    expect((await open(visitor, over('withdraw'))).location).toBe('/help?modal=realAccount');
  });

  it('tells what is not there', async () => {
    const { data } = await open(await newMember(site), over('personalHistoryCopy/NOSUCHBET1'));
    expect(data.panel).toMatchObject({ name: 'member', failure: { kind: 'notFound' } });
  });

  it('leads a form back over the page that it was sent over, and to no other site', async () => {
    const member = await newMember(site);
    const inboxOver = async (behind: string) =>
      (await member.ask(inbox, `/member/messageV2?over=${encodeURIComponent(behind)}`, { form: { intent: 'readAll' } }))
        .location;
    expect(await inboxOver('/rng?page=2')).toBe('/rng?page=2&member=messageV2');
    expect(await inboxOver('https://evil.example/')).toBe('/?member=messageV2');
    expect(await inboxOver('/member')).toBe('/member/messageV2');
  });
});

describe('a redirect of a form over a page', () => {
  const OWN = 'http://baize.test/member/messageV2';

  async function send(to: string, over: string, { referer = '', isForm = true } = {}) {
    const action = withSite(async () => redirect(to));
    const { ask } = await newVisitor(site);
    const { location, headers } = await ask(
      (args) => {
        args.request.headers.set('Referer', referer);
        return action(args);
      },
      `/help?over=${encodeURIComponent(over)}`,
      isForm ? { form: {} } : {},
    );
    return { location, replaces: headers.get('X-Remix-Replace') };
  }

  it.each([
    ['/member/messageV2', '/rng?page=2', '/rng?page=2&member=messageV2'],
    ['/member/messageV2?page=2', '/help#term', '/help?member=messageV2%3Fpage%3D2#term'],
    ['/member', '/', '/?member='],
    ['/agent/team', '/rng', '/rng?agent=team'],
  ])('when %s was asked for over %s › it is opened over it, and replaces the entry', async (to, over, location) => {
    expect(await send(to, over)).toEqual({ location, replaces: 'true' });
  });

  it.each([
    'https://evil.example/rng',
    '//evil.example/rng',
    '/.//evil.example/rng',
    '/\\evil.example/rng',
    '/rng\\live',
    'javascript:alert(1)',
    'rng',
  ])('when "%s" is no page of the site › it is opened over home', async (over) => {
    expect(await send('/member/messageV2', over)).toEqual({ location: '/?member=messageV2', replaces: 'true' });
  });

  it.each(['/member/withdraw', '/agent/team', ''])(
    'when no page opens over "%s" › it leads to the page alone',
    async (over) => {
      expect(await send('/member/messageV2', over)).toEqual({ location: '/member/messageV2', replaces: null });
    },
  );

  it.each([
    '/rng',
    '/membership',
    '/member/limits?closed=1',
    '/member/download/personalProfit',
    '/member/proof/1',
    'https://pay.example/member/messageV2',
  ])('when it leads to %s, which stands alone › it stays so', async (to) => {
    expect(await send(to, '/rng')).toEqual({ location: to, replaces: null });
  });

  it.each([
    ['the page itself', OWN, true, 'true'],
    ['the page with another query', `${OWN}?page=2`, true, null],
    ['the page of another site', OWN.replace('baize', 'evil'), true, null],
    ['the page itself, and is no form', OWN, false, null],
  ])('when it comes from %s (%s, form: %j) › it replaces the entry: %j', async (_from, referer, isForm, replaces) => {
    const answer = await send('/member/messageV2', '', { referer, isForm });
    expect(answer).toEqual({ location: '/member/messageV2', replaces });
  });
});

it('every link to a panel names one that there is', () => {
  const folder = path.resolve('app');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const link = /modal="(\w+)"|(?:pathTo|useModalLink)\('(\w+)'|paths\.modal\([^']*?, '(\w+)'/g;
  const names = files.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(link)].map(([, a, b, c]) => `${a ?? b ?? c}`),
  );
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !isPanelName(name))).toEqual([]);
});
