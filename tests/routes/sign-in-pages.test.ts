import { describe, expect, it } from 'vitest';
import { newPlainBrowser } from './plain-browser.ts';
import { findCookie, prepareSite } from './prepare-site.ts';
import { startServer } from './start-server.ts';
import { type Brand, newMember, newVisitor } from './visitor.ts';

const site = prepareSite();
const { ask } = startServer();

async function newReader(brand: Brand = 'baize') {
  const visitor = await newVisitor(site, brand);
  return { ...visitor, ...newPlainBrowser(ask, visitor.worldName, brand) };
}

async function newMemberReader(username = 'lucky', brand: Brand = 'baize') {
  const member = await newMember(site, { username }, brand);
  const browser = newPlainBrowser(ask, member.worldName, brand);
  browser.cookies.session = member.cookies.session ?? '';
  return { ...member, ...browser };
}

describe('the registration', () => {
  const passwords = ['Password', 'Confirm password'];
  const number = ['Username', 'Mobile number', 'Verification code', ...passwords];
  const terms = (age: number) => `I am ${age} or older and accept the`;

  it.each([
    [
      'baize',
      [
        ...number,
        'E-mail',
        'Payee name (optional)',
        'Facebook (optional)',
        'Invitation or friend’s code (optional)',
        terms(18),
      ],
    ],
    [
      'lotus',
      [
        ...number,
        'Payee name',
        'Payment password',
        'QQ number (optional)',
        'WeChat (optional)',
        'Friend’s code (optional)',
        terms(21),
      ],
    ],
    [
      'harbor',
      [
        'Username',
        ...passwords,
        'E-mail',
        'Payee name',
        'Invitation code',
        'Code',
        'LINE (optional)',
        'WhatsApp (optional)',
        'Referred by (optional)',
        terms(18),
      ],
    ],
  ] as const)('of %s asks for the brand’s own fields and no others', async (brand, labels) => {
    const { open } = await newReader(brand);
    const form = (await open('/register?method=username')).form('Create your account');
    const hint = /^Read where the gap begins/;
    expect(form?.labels.map((label) => label.replace(/ \*$/, '')).filter((label) => !hint.test(label))).toEqual(labels);
    expect(form?.values.terms).toBe(brand === 'harbor' ? undefined : 'on');
    expect(form?.html).toMatch(/<a [^>]*href="\/helpmc\?article=term"[^>]*>registration agreement<\/a>/);
  });

  it('that is closed says so, on its page and in its dialog, and no page has a button for it', async () => {
    const { open } = await newReader();
    expect((await open('/noticePage')).links('Sign up')).not.toEqual([]);
    const closed = await newReader();
    await closed.switchModule('DIRECTREG3', false);
    const page = await closed.open('/noticePage');
    expect([page.links('Sign up'), page.links('Log in').length > 0]).toEqual([[], true]);
    for (const address of ['/register', '/noticePage?modal=register']) {
      const told = await closed.open(address);
      expect(told.says('Registration is closed at the moment. Customer service can help you.')).toBe(true);
      expect(told.form('Create your account')).toBeNull();
    }
  });
});

describe('the log-in', () => {
  it.each([
    ['baize', true],
    ['lotus', false],
    ['harbor', false],
  ] as const)('of %s offers free play where the brand has it', async (brand, hasTrial) => {
    const { open } = await newReader(brand);
    const page = await open('/login');
    expect(page.html.includes('action="/free-play"')).toBe(hasTrial);
    expect(page.says('Play for free')).toBe(hasTrial);
  });

  it('greets only who is remembered', async () => {
    const reader = await newReader();
    expect((await reader.open('/login')).says('Good to see you again.')).toBe(false);
    const { cookies } = await reader.logIn({ username: 'lucky', password: 'play1234', remember: 'on' });
    reader.cookies.remembered = findCookie(cookies, 'remembered') ?? '';
    for (const address of ['/login', '/noticePage?modal=login'])
      expect((await reader.open(address)).says('Good to see you again.'), address).toBe(true);
  });

  it('has the field of sub-accounts behind a link, and keeps what was typed there', async () => {
    const reader = await newReader();
    const page = await reader.open('/login?redirectTo=/rng');
    expect(page.form('Log in')?.labels).not.toContain('Sub-account');
    const [link] = page.links('Log in as a sub-account');
    expect(link?.href).toBe('/login?redirectTo=%2Frng&method=sub');
    const asked = await reader.open(link?.href ?? '');
    expect(asked.form('Log in')?.labels).toContain('Sub-account');
    const typed = { username: 'boss', subAccount: 'anita', password: 'wrong' };
    const refused = await reader.send(asked, 'Log in', typed);
    expect(refused.status).toBe(422);
    expect(refused.form('Log in')?.values).toMatchObject({ username: 'boss', subAccount: 'anita' });
    expect(refused.links('Log in as a sub-account')).toEqual([]);
  });

  it('has no link for sub-accounts where the brand has no agents', async () => {
    const reader = await newReader();
    await reader.switchModule('AGENT3', false);
    const page = await reader.open('/login?method=sub');
    expect([page.links('Log in as a sub-account'), page.form('Log in')?.labels.includes('Sub-account')]).toEqual([
      [],
      false,
    ]);
  });

  it('has a trial beside it in the header, which stays on the page', async () => {
    const reader = await newReader();
    const trial = await reader.send(await reader.open('/noticePage'), 'Free play');
    expect(trial.path).toMatch(/^\/noticePage\?/);
    expect(trial.says('Your trial account is ready. Have fun.')).toBe(true);
  });

  it.each([
    ['stale', 'play1234', 'Your password has expired. Choose a new one to continue.'],
    ['fresh', '{secret}', 'Before you continue, replace the password you were given.'],
  ])('of %s leads nowhere before the password is changed', async (username, password, words) => {
    const member = await newMember(site, { username, password });
    const browser = newPlainBrowser(ask, member.worldName);
    Object.assign(browser.cookies, member.cookies);
    const page = await browser.open('/noticePage');
    expect([page.says('Choose your own password'), page.says(words)]).toEqual([true, true]);
    expect(page.form('Change password')?.labels).toEqual(['New password', 'Confirm new password']);
  });

  it('is asked for by every page of harbor but those for signing in, and leads back', async () => {
    const { open } = await newReader('harbor');
    for (const [path, to] of [
      ['/', '/login'],
      ['/rng', '/login?redirectTo=%2Frng'],
      ['/help', '/login?redirectTo=%2Fhelp'],
      ['/password', '/login?redirectTo=%2Fpassword'],
      ['/login', '/login'],
      ['/register', '/register'],
      ['/register.html', '/register'],
      ['/forget', '/forget'],
    ] as const)
      expect((await open(path)).path, path).toBe(to);
    for (const [path, heading] of [
      ['/login', 'Log in'],
      ['/register', 'Create your account'],
      ['/forget', 'Forgot your password?'],
    ] as const)
      expect((await open(path)).html, path).toMatch(new RegExp(`<h1[^>]*>${heading.replace('?', '\\?')}</h1>`));
    const member = await newMemberReader('lucky', 'harbor');
    expect((await member.open('/')).path).toBe('/');
    expect((await member.open('/login?redirectTo=/live')).path).toBe('/live');
  });
});

describe('the page for a forgotten password', () => {
  it('has everybody who can help, and no header', async () => {
    const { open } = await newReader();
    const page = await open('/forget');
    expect(page.html).not.toContain('<header');
    expect(page.html).toMatch(/<img [^>]*alt="Baize"/);
    expect(page.says('* required')).toBe(true);
    for (const [name, href] of [
      ['baize-1.example', /^https:\/\/baize-1\.example\/$/],
      ['baize-2.example', /^https:\/\/baize-2\.example\/$/],
      ['E-mail: support@baize.example', /^mailto:support@baize\.example$/],
      ['Telegram', /^https:/],
      ['Facebook', /^https:/],
      ['Telegram 2', /^https:/],
    ] as const)
      expect(page.links(name)[0]?.href, name).toMatch(href);
    for (const way of ['Mobile number', 'E-mail']) expect(page.links(way), way).toHaveLength(1);
  });

  it('names customer service where the brand has no way to recover', async () => {
    const reader = await newReader();
    for (const modId of ['CHNGPASSMAIL3', 'CHNGPASSVERIF3']) await reader.switchModule(modId, false);
    const page = await reader.open('/forget');
    expect(page.says('Customer service will help you get back into your account.')).toBe(true);
    expect(page.links('Telegram')).toHaveLength(1);
    expect(page.form('Forgot your password?')).toBeNull();
  });
});

describe('after a sign-in', () => {
  const STEPS = '/noticePage?modal=afterLogin';

  it.each([
    ['a newcomer', 'Your first steps', false],
    ['a trial guest', 'Your trial account', true],
  ] as const)('every step of %s leads to a page', async (_name, title, isTrial) => {
    const reader = isTrial ? await newReader() : await newMemberReader('novice');
    if (isTrial) await reader.send(await reader.open('/login'), 'Play for free');
    const page = await reader.open(isTrial ? STEPS : `${STEPS}&method=first`);
    expect(page.says(title)).toBe(true);
    expect(page.form('Do not show again today')).toBeNull();
    const steps = [...(/<ul class="divide-y[^>]*>(.*?)<\/ul>/s.exec(page.html)?.[1] ?? '').matchAll(/href="([^"]*)"/g)]
      .map(([, href = '']) => href.replaceAll('&amp;', '&'))
      .filter((href) => href !== '/service');
    expect(steps.length).toBeGreaterThan(2);
    for (const step of steps) {
      const { status, path } = await reader.open(step);
      expect([step, status, path.includes('modal=')]).toEqual([step, 200, false]);
    }
    expect(steps.some((step) => step.includes('/register'))).toBe(isTrial);
  });

  it('a member sees which of the first steps are done', async () => {
    const reader = await newMemberReader('novice');
    const done = async () => /(\d) of 4 steps are done/.exec((await reader.open(`${STEPS}&method=first`)).text)?.[1];
    const before = Number(await done());
    const { id: memberId } = await reader.memberNamed('novice');
    await reader.world.insert('PlayLimit', { memberId, kind: 'DEPOSIT', period: 'DAY', amount: 1_000_000n });
    expect(Number(await done())).toBe(before + 1);
  });

  it('a brand without news shows the account in short, with the game to go on with', async () => {
    const { open } = await newMemberReader('lucky', 'harbor');
    const page = await open(STEPS);
    for (const words of ['Your account today', 'Balance', 'Rank', 'Unread messages', 'Last sign-in'])
      expect(page.says(words), words).toBe(true);
    expect(page.html).toMatch(/<a [^>]*href="[^"]*gameCode=[^"]*"[^>]*>.*?Keep playing/s);
  });
});

describe('the agents’ home', () => {
  it('lists the last sign-ins, with this session marked', async () => {
    const { open } = await newMemberReader('boss');
    const page = await open('/agentHome');
    expect(page.says('Hello, The Boss')).toBe(true);
    const rows = [...page.html.matchAll(/<tr\b.*?<\/tr>/gs)].filter(([row]) => row.includes('this session'));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.[0]).toContain('Username');
  });

  it('has a link in the menu of agents alone', async () => {
    const readLink = async (username: string) =>
      (await (await newMemberReader(username)).open('/noticePage?modal=menu')).links('Agent home');
    expect(await readLink('boss')).toMatchObject([{ href: '/agentHome' }]);
    expect(await readLink('lucky')).toEqual([]);
  });

  it('tells a member why it is closed', async () => {
    const { open } = await newMemberReader();
    const page = await open('/agentHome');
    expect([page.status, page.says('Non-agents cannot log in')]).toEqual([403, true]);
  });
});

describe('where the API fails', () => {
  it('a page says that nothing is lost, and has a link to try again', async () => {
    const { open, world } = await newReader();
    for (const [kind, title] of [
      ['cut', 'We cannot reach our servers'],
      ['html', 'Something went wrong on our side'],
      ['refuse', 'That did not work'],
    ] as const) {
      await world.faults.set([{ operation: '*', kind, status: 502 }]);
      const page = await open('/help');
      expect([page.status, page.says(title)], kind).toEqual([502, true]);
      expect(page.says('Your balance and your bets are not affected.')).toBe(true);
      expect(page.links('Try again')).toMatchObject([{ href: '/help' }]);
    }
    await world.faults.set([]);
    expect((await open('/help')).status).toBe(200);
  });

  it('the home page does without games, winners and jackpot', async () => {
    const { open, world } = await newReader();
    await world.faults.set([{ operation: 'listHotGames', kind: 'refuse', status: 500 }]);
    const page = await open('/');
    expect(page.status).toBe(200);
    const jackpot = 'One pot, shared by every jackpot slot';
    for (const words of ['Games are unavailable right now', 'Latest winners', 'Live casino', jackpot])
      expect(page.says(words), words).toBe(true);

    const other = await newReader();
    await other.world.faults.set([
      { operation: 'getWinnerBoard', kind: 'html' },
      { operation: 'getJackpot', kind: 'refuse' },
    ]);
    const without = await other.open('/');
    expect(without.status).toBe(200);
    expect(without.html).toMatch(/<h2[^>]*>(?:<[^>]*>)*Slots/);
    expect(without.says(jackpot)).toBe(false);
  });
});

describe('a closed site', () => {
  it('says until when it is in maintenance, and where customer service is', async () => {
    const { open, world } = await newReader();
    const maintenanceEndTime = new Date(Date.UTC(2037, 0, 1, 4));
    await world.patch('Brand', { code: 'baize' }, { isInMaintenance: true, maintenanceEndTime });
    const page = await open('/live');
    expect([page.status, page.says('We are under maintenance'), page.says('2037')]).toEqual([503, true, true]);
    expect(page.html).toMatch(/<a [^>]*href="\/service"[^>]*>.*?Contact customer service/s);
  });

  it('tells a visitor of a restricted region the address, but maintenance first', async () => {
    const { open, world } = await newReader();
    const restricted = { restrictedAddresses: JSON.stringify(['127.0.0.1', '::1']) };
    await world.patch('Brand', { code: 'baize' }, restricted);
    const page = await open('/');
    expect([page.status, page.says('Access restricted'), page.says('127.0.0.1')]).toEqual([403, true, true]);
    await world.patch('Brand', { code: 'baize' }, { isInMaintenance: true });
    expect((await open('/')).says('We are under maintenance')).toBe(true);
  });
});
