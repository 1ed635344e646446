import { describe, expect, it } from 'vitest';
import { type BreakView, monthsLater, type OpenLimitsView } from '../../app/features/member/limits/limits.server.ts';
import { loader as shell } from '../../app/routes/_shell/route.tsx';
import { loader as home } from '../../app/routes/_shell._index/route.tsx';
import { loader as inbox } from '../../app/routes/_shell.member.messageV2/route.tsx';
import { loader as centre } from '../../app/routes/_shell.member.securityCenter/route.tsx';
import { loader as withdraw } from '../../app/routes/_shell.member.withdraw/route.tsx';
import { action, loader } from '../../app/routes/_shell.member_.limits/route.tsx';
import { loader as promotions } from '../../app/routes/_shell.promotions/route.tsx';
import { prepareSite } from './prepare-site.ts';
import { newMember, newVisitor, readErrors, type Visitor } from './visitor.ts';

const site = prepareSite();
const LIMITS = '/member/limits';

const readView = async <View = OpenLimitsView>(member: Visitor, search = '') =>
  ((await member.ask(loader, `${LIMITS}${search}`)).data as { view: View }).view;
const send = (member: Visitor, name: string, form: Record<string, string>) =>
  member.ask(action, `${LIMITS}?form=${name}`, { form });
const listValues = (view: OpenLimitsView, kind: string) =>
  view.groups.find((group) => group.kind === kind)?.fields.map(({ value }) => value);

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
      'This higher limit no longer waits. Open this page again, and ask for it anew.',
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
    for (const minutes of ['4', '241', 'often', '5.5'])
      expect((await send(member, 'reality', { minutes })).status, minutes).toBe(422);
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

  it('by a time-out leads every page to its own, but those that withdrawals need', async () => {
    const member = await newMember(site);
    expect((await send(member, 'timeOut', { days: '2' })).status).toBe(422);
    expect((await send(member, 'timeOut', { days: '7' })).location).toBe(LIMITS);
    // The session does not know of the break yet.
    expect((await member.ask(inbox, '/member/messageV2')).location).toBe(LIMITS);
    const view = await readView<BreakView>(member);
    expect(view).toMatchObject({ kind: 'break', isExclusion: false, withdrawPath: '/member/withdraw' });
    expect(view.balance).toMatch(/^₱\d/);
    expect((await member.ask(home, '/')).location).toBe(LIMITS);
    // The gateway serves this page to everybody; only the site checks the break.
    expect((await member.ask(promotions, '/promotions')).location).toBe(LIMITS);
    expect((await member.ask(centre, '/member/securityCenter?part=cards')).status).toBe(200);
    expect((await member.ask(withdraw, '/member/withdraw')).status).toBe(200);
    const around = (await member.ask(shell, LIMITS)).data as { notices: unknown[]; banners: unknown[] };
    expect([around.notices, around.banners]).toEqual([[], []]);
  });

  it('by a self-exclusion needs the password, and signs out', async () => {
    const member = await newMember(site);
    const nextYear = new Date(Date.now() + 8 * 3_600_000).getUTCFullYear() + 1;
    const { considered } = await readView(member, '?months=12');
    expect(considered).toEqual({ months: 12, ends: expect.stringMatching(new RegExp(` ${nextYear}$`)) });
    expect((await readView(member, '?months=7')).considered).toBeNull();
    const form = { months: '12', password: 'wrong1234', understood: 'on' };
    const wrong = await send(member, 'exclude', form);
    expect([wrong.status, readErrors(wrong).password]).toEqual([422, ['The password is not right.']]);
    const unsure = await send(member, 'exclude', { months: '12', password: 'play1234' });
    expect(readErrors(unsure).understood).toEqual(['Please confirm that you understand.']);
    expect((await send(member, 'exclude', { ...form, password: 'play1234' })).location).toBe('/');
    expect((await member.ask(inbox, '/member/messageV2')).location).toContain('/login');
  });
});
