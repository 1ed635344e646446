import { describe, expect, it } from 'vitest';
import { paths } from '../../app/config/paths.ts';
import type { HomeView } from '../../app/features/home/home.types.ts';
import { readToday, type TodayView } from '../../app/features/home/today.server.ts';
import type { Promotion } from '../../app/features/promotions/promotions.server.ts';
import type { ShellView } from '../../app/layout/shell.types.ts';
import { isOffered } from '../../app/request/guards.server.ts';
import { withSite } from '../../app/request/with-site.server.ts';
import { loader as shell } from '../../app/routes/_shell/route.tsx';
import { loader as home } from '../../app/routes/_shell._index/route.tsx';
import { action as promotionForm } from '../../app/routes/_shell.promoDetail/route.tsx';
import { action as freePlay } from '../../app/routes/free-play.ts';
import { changeBrand } from '../../mock-server/control/brands.ts';
import { giveReward } from '../../mock-server/control/rewards.ts';
import { prepareSite } from './prepare-site.ts';
import { newMember, newVisitor, type Visitor } from './visitor.ts';

const site = prepareSite();

const readOpen = async (member: Visitor) => ((await member.ask(shell, '/')).data as ShellView).openToday;
const readCheckIn = async (member: Visitor) => (await readOpen(member)).checkIn;
const readRow = async (member: Visitor) => ((await member.ask(home, '/')).data as HomeView).today;

describe('the row of today', () => {
  it('has the check-in, open and done', async () => {
    const member = await newMember(site);
    const open = await readCheckIn(member);
    expect(open).toMatchObject({ title: 'Daily check-in', day: 'Day 1 of 7', button: 'Check in' });
    await member.ask(promotionForm, paths.promotion(open?.promotionId ?? 0), { form: {} });
    expect(await readCheckIn(member)).toMatchObject({ title: 'Checked in', day: 'Day 1 of 7', button: null });
  });

  it('counts the rewards to claim, also when there are none', async () => {
    const member = await newMember(site);
    expect((await readOpen(member)).rewards).toBeGreaterThan(0);
    await member.world.patch('Reward', { memberId: 1001 }, { state: 'revoked' });
    expect((await readOpen(member)).rewards).toBe(0);
    await giveReward(member.world, 'baize', { account: 'lucky', kind: 'CREDIT', amount: '100.00' });
    expect((await readOpen(member)).rewards).toBe(1);
  });

  it('has the way to the next rank', async () => {
    const { rank, rewardsPath } = (await readRow(await newMember(site))) ?? {};
    expect(rank).toMatchObject({ amount: expect.stringMatching(/^₱/), text: expect.stringMatching(/ VIP \d/) });
    expect([rank?.path, rewardsPath]).toEqual(['/vip', '/member/rewardCenter']);
  });

  it.each([
    ['nothing lost', 'OPEN', '0.00', null],
    ['too little lost', 'IN_PROGRESS', '0.00', null],
    ['a loss', 'IN_PROGRESS', '31.9876', '₱31.98'],
  ] as const)('has the cashback after %s', async (_, state, amount, shown) => {
    const cashback = { promotionId: 1002, kind: 'CASHBACK', status: { state, amount } } as unknown as Promotion;
    const loader = withSite((each) => readToday(each, Promise.resolve([cashback])));
    const { data } = await (await newMember(site)).ask(loader, '/');
    expect((data as TodayView).cashback).toEqual(
      shown && { amount: shown, text: 'cashback so far this week', path: '/promoDetail?id=1002', isUrgent: false },
    );
  });

  it('leaves out what the brand does not have', async () => {
    const member = await newVisitor(site);
    await changeBrand(member.world, 'baize', { modules: { VIP3: false }, routes: { promotions: false } });
    await member.logIn({ username: 'lucky' });
    expect(await readRow(member)).toMatchObject({ cashback: null, rank: null });
    expect(await readCheckIn(member)).toBeNull();
  });

  it('leaves out what fails', async () => {
    const member = await newMember(site);
    member.world.faults.set([
      { operation: 'getVipProgress', kind: 'status', status: 500 },
      { operation: 'countPromotions', kind: 'status', status: 500 },
    ]);
    expect(await readRow(member)).toMatchObject({ rank: null });
    expect(await readCheckIn(member)).toBeNull();
  });

  it.each([
    ['a member', true, {}],
    ['an agent', true, { type: 1 }],
    ['a trial account', false, { type: 4 }],
    ['a member on a break', false, { isOnBreak: true }],
    ['a sub-account', false, { subAccount: 'anita' }],
    ['a member with a password to change', false, { mustChange: 'given' as const }],
  ])('is for %s › %s', (_, isShown, more) => {
    expect(isOffered({ token: 't', username: 'lucky', type: 0, isRemembered: false, ...more })).toBe(isShown);
  });

  it('is not for visitors and trial accounts', async () => {
    const visitor = await newVisitor(site);
    expect([await readRow(visitor), await readCheckIn(visitor)]).toEqual([null, null]);
    await visitor.ask(freePlay, '/free-play', { form: {} });
    const trial = await visitor.ask(shell, '/');
    expect((trial.data as ShellView).member?.isTrial).toBe(true);
    expect([await readRow(visitor), (trial.data as ShellView).openToday]).toEqual([
      null,
      { checkIn: null, rewards: 0 },
    ]);
  });
});

describe('the banners of home', () => {
  const readBanners = async (member: Visitor) =>
    ((await member.ask(shell, '/')).data as ShellView).banners.map(({ title }) => title);

  it.each([
    [
      'baize',
      'Take a seat. We match your first deposit',
      'Ten percent more on a deposit today',
      'The best seat is yours',
    ],
    ['lotus', 'A red envelope at the door', '15% more on a deposit today', 'A fifth on top, for VIPs'],
    ['harbor', 'Welcome ashore', 'Sign the ship’s log', 'A berth for our VIPs'],
  ] as const)('%s welcomes who is new, and has others for members and for VIPs', async (brand, forNew, ...others) => {
    const names = ['novice', 'lucky', 'victor'];
    const members = await Promise.all(names.map((username) => newMember(site, { username }, brand)));
    const banners = await Promise.all(members.map(readBanners));
    expect(banners.map(([first]) => first)).toEqual([forNew, ...others]);
    for (const titles of banners) expect(titles).toHaveLength(4);
  });

  it('have no offers for a trial account, nor has the page, and welcome visitors', async () => {
    const visitor = await newVisitor(site);
    expect((await readBanners(visitor))[0]).toBe('Take a seat. We match your first deposit');
    await visitor.ask(freePlay, '/free-play', { form: {} });
    expect(((await visitor.ask(home, '/')).data as HomeView).promotions).toEqual([]);
    expect(await readBanners(visitor)).toEqual([
      'A thousand slots under one roof',
      'Sabong live, from morning derby to last call',
      'Carry the table in your pocket',
    ]);
  });

  it('come with promotions that are for the member', async () => {
    const member = await newMember(site);
    const { promotions } = (await member.ask(home, '/')).data as HomeView;
    expect(promotions).toHaveLength(3);
    expect(promotions.map(({ path }) => path)).not.toContain('/promoDetail?id=1001');
  });
});

describe('the sections of a brand', () => {
  const readHome = async (member: Visitor) => (await member.ask(home, '/')).data as HomeView;
  const closeStudios = (member: Visitor, ...vendorsInMaintenance: string[]) =>
    changeBrand(member.world, 'harbor', { vendorsInMaintenance });

  it('has results of its first lotteries at lotus, from one call', async () => {
    const visitor = await newVisitor(site, 'lotus');
    const { sections, lottery, tables } = await readHome(visitor);
    expect([sections.includes('results'), tables]).toEqual([true, null]);
    expect(lottery?.results.map(({ gameId }) => gameId)).toEqual(
      lottery?.lotteries.slice(0, 7).map(({ gameId }) => gameId),
    );
    expect(lottery?.results[0]?.trendsPath).toBe('/lottery/trends?gameCode=TCG_LOTTO_VN_0001&vendor=TCG_LOTTO_VN');
    expect(lottery?.lotteries[0]).toMatchObject({
      wonOn: expect.stringMatching(/^\d{4}\.\d\d\.\d\d$/),
      nextOn: expect.stringMatching(/^\d{4}\.\d\d\.\d\d 19:15$/),
    });
    expect([visitor.countCalls('listPopularLotteries'), visitor.countCalls('listGames')]).toEqual([1, 0]);
  });

  it('keeps its heading at lotus when the lotteries fail', async () => {
    const visitor = await newVisitor(site, 'lotus');
    visitor.world.faults.set([{ operation: 'listPopularLotteries', kind: 'status', status: 500 }]);
    expect(await readHome(visitor)).toMatchObject({ lottery: null, lotteryPath: '/lottery' });
  });

  it('has three open tables of each studio at harbor, read once for all members', async () => {
    const member = await newMember(site, {}, 'harbor');
    await closeStudios(member, 'OPALHOUSE');
    const { tables, categories } = await readHome(member);
    expect(tables?.studios.map(({ code }) => code)).toEqual(['CRESCENT', 'MERIDIAN', 'IVORYDECK']);
    expect(tables?.studios.map((studio) => studio.tables.length)).toEqual([3, 3, 3]);
    expect(tables?.studios[0]?.tables[0]).toMatchObject({
      name: 'Sic Bo Saigon',
      path: '/game?gameCode=CRESCENT_0001',
      minBet: '฿1.00',
    });
    expect(categories.slice(-2).map(({ gameType }) => gameType)).toEqual(['LOTT', 'LIVE']);
    await readHome(member);
    expect(member.countCalls('listGames')).toBe(1);
  });

  it('has no tables at harbor while all studios are closed', async () => {
    const member = await newMember(site, {}, 'harbor');
    await closeStudios(member, 'OPALHOUSE', 'CRESCENT', 'MERIDIAN', 'IVORYDECK');
    expect((await readHome(member)).tables).toEqual({ path: '/live', studios: [] });
  });

  it('leaves both out at baize', async () => {
    const visitor = await newVisitor(site);
    expect(await readHome(visitor)).toMatchObject({ tables: null, lottery: { results: [] } });
    expect(visitor.countCalls('listGames')).toBe(0);
  });
});
