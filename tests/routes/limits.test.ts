import type { LoaderFunction } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { AGENT_KEYS } from '../../app/features/agent/agent-keys.ts';
import { type LimitsView, monthsLater } from '../../app/features/member/limits/limits.server.ts';
import type { ShellView } from '../../app/layout/shell.types.ts';
import { loader as shell } from '../../app/routes/_shell/route.tsx';
import { loader as home } from '../../app/routes/_shell._index/route.tsx';
import { action as agentAction, loader as agentPage } from '../../app/routes/_shell.agent.$/route.tsx';
import { loader as agentHome } from '../../app/routes/_shell.agentHome/route.tsx';
import { loader as help } from '../../app/routes/_shell.help/route.tsx';
import { action as memberAction, loader as memberPage } from '../../app/routes/_shell.member.$/route.tsx';
import { action, loader } from '../../app/routes/_shell.member_.limits/route.tsx';
import { loader as promotions } from '../../app/routes/_shell.promotions/route.tsx';
import { action as register } from '../../app/routes/_shell.register/route.tsx';
import { action as codes } from '../../app/routes/codes.ts';
import { insertBonus } from './insert-bonus.ts';
import { prepareSite } from './prepare-site.ts';
import { newMember, newVisitor, readErrors, readToastKey, type Visitor } from './visitor.ts';

const site = prepareSite();
const LIMITS = '/member/limits';

const readView = async (member: Visitor, search = '') =>
  ((await member.ask(loader, `${LIMITS}${search}`)).data as { view: LimitsView }).view;
const send = (member: Visitor, name: string, form: Record<string, string>) =>
  member.ask(action, `${LIMITS}?form=${name}`, { form });
const listValues = (view: LimitsView, kind: string) =>
  view.groups.find((group) => group.kind === kind)?.fields.map(({ value }) => value);

const WAYS = [
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => text.slice(0, -1) + text.slice(-1).toUpperCase(),
  (text: string) => text.replace('k', '\u212a'),
  (text: string) => text.replace('u', '\u00fc'),
  (text: string) => `${text.slice(0, 2)}\u200b${text.slice(2)}`,
  (text: string) => `${text.slice(0, 3)}\u00ad${text.slice(3)}`,
  (text: string) => `\u202e${text}\u202c`,
  (text: string) => `\u2066\t${text}\u2069`,
  (text: string) => `\u3000${text}\u00a0`,
  (text: string) => `${text}\ufeff\u0000`,
  (text: string) => text.replace(/[!-~]/g, (each) => String.fromCharCode(each.charCodeAt(0) + 0xfee0)),
];
const spell = (text: string) => [...new Set(WAYS.map((way) => way(text)))];
/** Each way alone, and after the one that changes each character. */
const NAMES = [...new Set(['lucky', WAYS.at(-1)?.('lucky') ?? ''].flatMap(spell))];

describe('the limits', () => {
  it('are set, lowered at once, and raised after a second yes', async () => {
    const member = await newMember(site);
    expect(listValues(await readView(member), 'DEPOSIT')).toEqual(['', '', '']);
    const first = await send(member, 'limits', { kind: 'DEPOSIT', DAY: '2,000', WEEK: '5000.50', MONTH: '' });
    expect(first.location).toBe(LIMITS);
    expect(listValues(await readView(member), 'DEPOSIT')).toEqual(['2000', '5000.50', '']);
    await send(member, 'limits', { kind: 'DEPOSIT', DAY: '3000', WEEK: '4000', MONTH: '' });
    const raised = await readView(member);
    expect(listValues(raised, 'DEPOSIT')).toEqual(['2000', '4000', '']);
    expect(raised.waiting).toMatchObject([{ kind: 'DEPOSIT', period: 'DAY', to: '₱3,000.00' }]);
    // An unchanged field keeps a pending change.
    await send(member, 'limits', { kind: 'DEPOSIT', DAY: '2000', WEEK: '3500', MONTH: '' });
    expect((await readView(member)).waiting).toHaveLength(1);
    const soon = await send(member, 'raise', { kind: 'DEPOSIT', period: 'DAY', answer: 'confirm' });
    expect([soon.status, readErrors(soon)['']]).toEqual([422, ['The 24 hours are not over yet.']]);
    await send(member, 'raise', { kind: 'DEPOSIT', period: 'DAY', answer: 'keep' });
    expect((await readView(member)).waiting).toEqual([]);
    const gone = await send(member, 'raise', { kind: 'DEPOSIT', period: 'DAY', answer: 'confirm' });
    expect(readErrors(gone)['']).toEqual([
      'This increase is no longer waiting. Open this page again and request it again.',
    ]);
  });

  it('of time are minutes, and what is no limit is refused', async () => {
    const member = await newMember(site);
    const answer = await send(member, 'limits', { kind: 'TIME', DAY: '1.5', WEEK: '0', MONTH: '600' });
    expect([answer.status, Object.keys(readErrors(answer))]).toEqual([422, ['DAY', 'WEEK']]);
    await send(member, 'limits', { kind: 'TIME', DAY: '60', WEEK: '', MONTH: '600' });
    expect(listValues(await readView(member), 'TIME')).toEqual(['60', '', '600']);
    expect((await send(member, 'limits', { kind: 'LOSS', DAY: '-5' })).status).toBe(422);
    expect((await send(member, 'nothing', {})).status).toBe(400);
  });

  it('and reality checks are chosen and switched off; minutes that another client has set stay', async () => {
    const member = await newMember(site);
    const choices = ['', '5', '10', '15', '20', '30', '45', '60', '90', '120', '180', '240'];
    const first = await readView(member);
    expect([first.reality, first.realityChecks.map(({ value }) => value)]).toEqual(['', choices]);
    expect((await send(member, 'reality', { minutes: '30' })).location).toBe(LIMITS);
    expect((await readView(member)).reality).toBe('30');
    for (const minutes of ['4', '241', 'often', '5.5']) {
      const refused = await send(member, 'reality', { minutes });
      expect([refused.status, readErrors(refused)], minutes).toEqual([422, { minutes: ['Choose one of the list.'] }]);
    }
    await send(member, 'reality', { minutes: '37' });
    const own = await readView(member);
    expect([own.reality, own.realityChecks[6]]).toEqual(['37', { value: '37', label: 'Every 37 minutes of play' }]);
    await send(member, 'reality', { minutes: '' });
    expect((await readView(member)).reality).toBe('');
  });

  it('are for members, where the brand has them', async () => {
    const visitor = await newVisitor(site);
    expect((await visitor.ask(loader, LIMITS)).location).toBe(`/login?redirectTo=${encodeURIComponent(LIMITS)}`);
    // Harbor has the module switched off.
    const harbor = await newMember(site, {}, 'harbor');
    expect((await harbor.ask(loader, LIMITS)).status).toBe(404);
  });
});

describe('a break', () => {
  it('of months ends on the same day, or on the last one of a shorter month, in the zone of the brand', () => {
    const breakEnd = (day: string, months: number) => new Date(monthsLater(Date.parse(day), months)).toISOString();
    // Late on 31 August in UTC is 1 September in GMT+8.
    expect(breakEnd('2026-08-31T18:00:00Z', 6)).toBe('2027-02-28T18:00:00.000Z');
    expect(breakEnd('2026-08-31T10:00:00Z', 6)).toBe('2027-02-28T10:00:00.000Z');
    expect(breakEnd('2026-11-23T10:00:00Z', 24)).toBe('2028-11-23T10:00:00.000Z');
  });

  it('by a time-out says what it does first, then leads closed pages to its own, which says so', async () => {
    const member = await newMember(site);
    const { timeOut } = await readView(member, '?days=7');
    expect(timeOut).toEqual({ days: 7, waiting: null, ends: expect.stringMatching(/, \d{1,2}:\d\d/) });
    expect((await readView(member, '?days=2')).timeOut).toBeNull();
    expect((await send(member, 'timeOut', { days: '2' })).status).toBe(422);
    const before = { ...member.cookies };
    expect((await send(member, 'timeOut', { days: '7' })).location).toBe(LIMITS);
    const view = await readView(member);
    expect(view.break).toMatchObject({ kind: 'timeOut', isTurnedAway: false, left: null, bonuses: [] });
    expect(view.break?.available).toBe(view.break?.balance);
    expect((await member.ask(home, '/')).location).toBe(LIMITS);
    const closed: [LoaderFunction, string][] = [
      // The gateway serves this page to everybody; only the site checks the break.
      [promotions, '/promotions'],
      [memberPage, '/member/depositv2'],
      [memberPage, '/member/transferFund'],
      [memberPage, '/member/missionLeaderboard'],
      [memberPage, '/member/referral'],
      [shell, '/?modal=search'],
      [shell, '/help?member=depositv2'],
    ];
    for (const [page, at] of closed) expect((await member.ask(page, at)).location, at).toBe(`${LIMITS}?closed=1`);
    expect((await readView(member, '?closed=1')).break).toMatchObject({ isTurnedAway: true });
    const open: [LoaderFunction, string][] = [
      [memberPage, '/member/securityCenter?part=cards'],
      [memberPage, '/member/withdraw'],
      [memberPage, '/member/messageV2'],
      [memberPage, '/member/personalHistoryCopy'],
      [memberPage, '/member/personalHistoryCopy/lottery'],
      [memberPage, '/member/transactionHistory'],
      [memberPage, '/member/transactionHistory/deposits'],
      [memberPage, '/member/transactionHistory/withdrawals'],
      [memberPage, '/member/personalProfit'],
      [help, '/help'],
      [shell, '/member/messageV2?modal=menu'],
      [shell, '/member/messageV2?modal=logout'],
    ];
    for (const [page, at] of open) expect((await member.ask(page, at)).status, at).toBe(200);
    expect((await send(member, 'limits', { kind: 'LOSS', DAY: '100' })).location).toBe(LIMITS);
    // A session that does not know of the break yet loads an open page again.
    Object.assign(member.cookies, before);
    expect((await member.ask(shell, '/member/messageV2?page=1')).location).toBe('/member/messageV2?page=1');
  });

  it('leaves the agent centre open to read; its writes lead to the page of the break', async () => {
    const agent = await newMember(site, { username: 'boss' });
    await send(agent, 'timeOut', { days: '1' });
    for (const page of [...AGENT_KEYS, 'downlines?act=message&account=lucky', 'dividend?tab=propose']) {
      const params = { page: page.split('?')[0] ?? '' };
      expect([page, (await agent.ask(agentPage, `/agent/${page}`, { params })).status]).toEqual([page, 200]);
    }
    expect((await agent.ask(agentHome, '/agentHome')).status).toBe(200);
    for (const [page, form] of [
      ['downlines?act=message&account=lucky', { title: 'Hello', text: 'Hello' }],
      ['dividend?form=change', { contractId: '1', change: 'end' }],
      ['dividend', { contractId: '5', answer: 'accept' }],
    ] as const) {
      const params = { page: page.split('?')[0] ?? '' };
      const answer = await agent.ask(agentAction, `/agent/${page}`, { params, form });
      expect([page, answer.location]).toEqual([page, `${LIMITS}?closed=1`]);
    }
  });

  it('shows nothing in the layout that is closed', async () => {
    const member = await newMember(site);
    await send(member, 'timeOut', { days: '1' });
    const around = (await member.ask(shell, LIMITS)).data as ShellView;
    const { notices, banners, navigation, sideLinks, footer } = around;
    expect({ notices, banners, navigation, ...footer }).toMatchObject({
      notices: [],
      banners: [],
      navigation: [],
      products: [],
      vendors: [],
    });
    expect(sideLinks.map(({ path }) => path)).toEqual(['/help']);
    expect(around.links).toMatchObject({ home: { path: LIMITS }, promotions: null, download: null, notices: null });
    expect(around.member).toMatchObject({ isLimited: true });
    expect(around.centre).not.toContain('depositv2');
    expect(around.centre).toEqual(expect.arrayContaining(['withdraw', 'transactionHistory', 'messageV2']));
  });

  it('tells what a withdrawal may take, and a bonus is given up from its page', async () => {
    const member = await newMember(site);
    const { id: memberId } = await member.memberNamed('lucky');
    const row = {
      memberId,
      orderNo: 'D00000001',
      credited: 5_000_000n,
      required: 25_000_000n,
      done: 0n,
      state: 'open',
    };
    const createdAt = new Date(member.world.now());
    await member.world.insert('Rollover', { ...row, cause: 'DEPOSIT', createdAt });
    await insertBonus(member.world, memberId, { credited: 5_000_000n, required: 25_000_000n, done: 0n });
    await send(member, 'timeOut', { days: '1' });
    const { break: now } = await readView(member);
    expect(now).toMatchObject({ balance: '₱12,458.75', available: '₱11,458.75', left: '₱2,500.00' });
    expect(now?.bonuses).toMatchObject([{ name: 'Daily reload', takes: '₱500.00' }]);
    const rolloverId = now?.bonuses[0]?.id ?? '';
    const given = await member.ask(memberAction, '/member/withdraw?form=giveUp', { form: { rolloverId } });
    expect(given.location).toBe('/member/withdraw');
    expect((await readView(member)).break).toMatchObject({ available: '₱11,458.75', bonuses: [] });
  });

  it('says before it starts what waits for bets, and gives own deposits back on request', async () => {
    const member = await newMember(site);
    expect((await readView(member, '?days=7')).timeOut?.waiting).toBeNull();
    const { id: memberId } = await member.memberNamed('lucky');
    await member.world.insert('Rollover', {
      memberId,
      cause: 'DEPOSIT',
      orderNo: 'D0000000000000000001',
      credited: 5_230_000n,
      required: 5_230_000n,
      done: 0n,
      state: 'open',
      createdAt: new Date(member.world.now()),
    });
    expect((await readView(member, '?days=7')).timeOut?.waiting).toEqual({ amount: '₱523.00', deposits: '₱523.00' });
    await send(member, 'timeOut', { days: '7' });
    expect((await readView(member)).break?.deposits).toBe('₱523.00');
    const idempotencyKey = '7ad7a1f2-4f58-4fd5-9b8a-6a9a2d3c1e09';
    const wrong = await send(member, 'refund', { paymentPassword: '999999', idempotencyKey });
    expect(readErrors(wrong).paymentPassword?.[0]).toMatch(/wrong/i);
    const asked = await send(member, 'refund', { paymentPassword: '246810', idempotencyKey });
    expect([asked.location, await readToastKey(asked)]).toEqual([
      expect.stringMatching(/\/member\/withdraw\?order=W/),
      'wallet.refundAsked',
    ]);
    expect((await readView(member)).break?.deposits).toBeNull();
    const again = await send(member, 'refund', {
      paymentPassword: '246810',
      idempotencyKey: '7ad7a1f2-4f58-4fd5-9b8a-6a9a2d3c1e10',
    });
    expect(readErrors(again)['']).toEqual([
      'No deposit has a wagering requirement any more. Reload the page to see your balance.',
    ]);
  });

  it('by the office › the page names no reason and no end, and offers no time-out', async () => {
    const member = await newMember(site);
    const { id: memberId } = await member.memberNamed('lucky');
    const [startedAt, endsAt] = [new Date(member.world.now()), new Date(member.world.now() + 86_400_000)];
    await member.world.insert('PlayBreak', { memberId, kind: 'HELD', startedAt, endsAt });
    expect((await member.ask(home, '/')).location).toBe(LIMITS);
    const page = await member.ask(loader, `${LIMITS}?closed=1`);
    const { view, title } = page.data as { view: LimitsView; title: string };
    expect(view.break).toMatchObject({ kind: 'held', until: '', isTurnedAway: true });
    expect(title).toMatch(/^We are checking your account/);
  });

  it('that is over › the page of the limits says so, and everything opens', async () => {
    const member = await newMember(site);
    await send(member, 'timeOut', { days: '1' });
    await member.world.delete('PlayBreak', {});
    const over = await member.ask(loader, LIMITS);
    expect([over.location, await readToastKey(over)]).toEqual([LIMITS, 'member.breakOver']);
    expect((await member.ask(home, '/')).status).toBe(200);
  });

  it('by a self-exclusion needs the password, and signs out', async () => {
    const member = await newMember(site);
    const nextYear = new Date(Date.now() + 8 * 3_600_000).getUTCFullYear() + 1;
    const { exclusion } = await readView(member, '?months=12');
    expect(exclusion).toEqual({ months: 12, ends: expect.stringMatching(new RegExp(` ${nextYear}, `)) });
    expect((await readView(member, '?months=7')).exclusion).toBeNull();
    const form = { months: '12', password: 'wrong1234', understood: 'on' };
    const wrong = await send(member, 'exclude', form);
    expect([wrong.status, readErrors(wrong).password]).toEqual([422, ['Wrong password.']]);
    const unsure = await send(member, 'exclude', { months: '12', password: 'play1234' });
    expect(readErrors(unsure).understood).toEqual(['Please confirm that you understand.']);
    expect((await send(member, 'exclude', { ...form, password: 'play1234' })).location).toBe('/');
    expect((await member.ask(memberPage, '/member/messageV2')).location).toContain('/login');
  });

  it('by a self-exclusion opens nothing, whatever is pasted for the name or the number', async () => {
    const member = await newMember(site);
    const { mobileNum } = await member.memberNamed('lucky');
    await send(member, 'exclude', { months: '12', password: 'play1234', understood: 'on' });
    const outcomes: Record<string, number> = {};
    for (const [at, username] of [...NAMES, ...spell(mobileNum ?? '')].entries()) {
      member.moveTo(`203.0.113.${at}`);
      delete member.cookies.session;
      await member.logIn({ username });
      // A letter with a mark is another name.
      const outcome = member.cookies.session ? (await member.ask(home, '/')).location : 'refused';
      outcomes[`${outcome}`] = (outcomes[`${outcome}`] ?? 0) + 1;
    }
    expect(outcomes).toEqual({ [LIMITS]: 27, refused: 1 });
  });

  it('by a self-exclusion leaves no spelling of the name to register with', async () => {
    const visitor = await newVisitor(site);
    const newcomer = {
      registerBy: 'username',
      password: 'play1234',
      confirmPassword: 'play1234',
      email: 'juan@mail.example',
      mobileNum: '09995550123',
      countryDialingCode: '63',
      terms: 'on',
    };
    await visitor.ask(codes, '/codes', { form: { scene: 'register', ...newcomer, ...(await visitor.proof('sms')) } });
    const verificationCode = await visitor.codeSentTo('+639995550123');
    const told = new Set<string | undefined>();
    for (const [at, username] of [...NAMES, 'juanito'].entries()) {
      visitor.moveTo(`198.51.100.${at}`);
      const answer = await visitor.ask(register, '/register', { form: { ...newcomer, username, verificationCode } });
      told.add(visitor.cookies.session ? username : readErrors(answer).username?.join());
    }
    expect([...told]).toEqual([
      'This username is taken. Try another.',
      'Enter 2 - 15 characters: start with a letter, then letters and numbers; no spaces or special characters.',
      'juanito',
    ]);
  });
});
