import { describe, expect, it } from 'vitest';
import type { BetRow } from '../../app/features/games/betting-record/betting-record.server.ts';
import type { TransactionRow } from '../../app/features/wallet/account-record/account-record.server.ts';
import type { ShellView } from '../../app/layout/shell.types.ts';
import { formatDate } from '../../app/parts/records/range.server.ts';
import type { RecordsView } from '../../app/parts/records/records.server.ts';
import { loader as shell } from '../../app/routes/_shell/route.tsx';
import { loader as memberPage } from '../../app/routes/_shell.member.$/route.tsx';
import { action as freePlay } from '../../app/routes/free-play.ts';
import { TYPE } from '../../mock-server/domains/money/ledger/ledger.ts';
import document from '../../openapi/generated/gaming-document.js';
import { prepareSite } from './prepare-site.ts';
import { newMember, newVisitor, type Visitor } from './visitor.ts';

const site = prepareSite();

interface Codes {
  [name: string]: number | Codes;
}
const listCodes = (types: Codes): number[] =>
  Object.values(types).flatMap((type) => (typeof type === 'number' ? [type] : listCodes(type)));
const BETS = '/member/personalHistoryCopy';
const ACCOUNT = '/member/transactionHistory';

const betsAt = async (member: Visitor, search = '') =>
  ((await member.ask(memberPage, `${BETS}${search}`)).data as { view: RecordsView<BetRow> }).view;
const accountAt = async (member: Visitor, search = '') =>
  ((await member.ask(memberPage, `${ACCOUNT}${search}`)).data as { view: RecordsView<TransactionRow> }).view;

/** All pages. */
const sumAmounts = (amounts: string[]) =>
  amounts.reduce((sum, amount) => sum + Number(amount.replace('−', '-').replace(/[^\d.-]/g, '')), 0);

describe('the betting record', () => {
  it('shows the sums of all that match, whichever page is shown', async () => {
    const member = await newMember(site);
    const record = await betsAt(member, '?range=last90');
    expect(record.rows).toHaveLength(15);
    expect(record.totalPages).toBeGreaterThan(1);
    const pages = await Promise.all(
      Array.from({ length: record.totalPages }, (_, index) => betsAt(member, `?range=last90&page=${index + 1}`)),
    );
    const rows = pages.flatMap((page) => page.rows);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(record.count).toBe(`${rows.length} rows`);
    for (const page of pages) expect(page.sums).toEqual(record.sums);
    const [bet, , win, profit] = record.sums.map(({ amount }) => sumAmounts([amount]));
    expect(sumAmounts(rows.map((row) => row.bet))).toBeCloseTo(bet ?? 0, 4);
    expect(sumAmounts(rows.map((row) => row.win))).toBeCloseTo(win ?? 0, 4);
    expect(sumAmounts(rows.map((row) => row.profit))).toBeCloseTo(profit ?? 0, 4);
    expect(record.pageLinks).toMatchObject({ first: null, next: `${BETS}?range=last90&page=2` });
  });

  it('is narrowed by category and result; the filters are the address', async () => {
    const member = await newMember(site);
    const won = await betsAt(member, '?range=last90&state=won&category=RNG');
    expect(won.rows.length).toBeGreaterThan(0);
    expect(new Set(won.rows.map(({ state, tone }) => `${state} ${tone}`))).toEqual(new Set(['Won profit']));
    expect(won.filters.map(({ name, value }) => [name, value])).toEqual([
      ['category', 'RNG'],
      ['state', 'won'],
    ]);
    expect((await betsAt(member, '?category=NOPE&state=NOPE')).filters.map(({ value }) => value)).toEqual(['', '']);
  });

  it.each([
    ['range=own', 'Enter the first and the last day.'],
    ['range=own&from=2026-02-01&to=2026-01-01', 'The last day is before the first: swap them.'],
    ['range=own&from=2026-01-01&to=2026-04-01', 'Choose 90 days at most.'],
  ])('says what is wrong with %s, and keeps what was typed', async (search, fault) => {
    const member = await newMember(site);
    const record = await betsAt(member, `?${search}`);
    expect(record).toMatchObject({ fault, rows: [], from: new URLSearchParams(search).get('from') ?? '' });
  });

  it('begins today by the gateway’s clock', async () => {
    const member = await newVisitor(site);
    await member.world.changeClock((clock) => clock.advance(24 * 3_600_000));
    await member.logIn({ username: 'lucky' });
    const today = formatDate(member.world.now());
    expect(await betsAt(member, '?range=today')).toMatchObject({ from: today, to: today });
  });

  it('of a member without bets is empty', async () => {
    const member = await newMember(site);
    await member.world.delete('Bet', {});
    expect(await betsAt(member)).toMatchObject({ rows: [], count: null, totalPages: 1 });
  });
});

describe('the account record', () => {
  it('tells each movement with its sign, its wallet and what is left, and sums what matches', async () => {
    const member = await newMember(site);
    const record = await accountAt(member, '?range=last90&type=6101');
    expect(record.rows).toHaveLength(1);
    expect(record.rows[0]).toMatchObject({ type: 'Deposit', wallet: 'Main wallet', isIn: true });
    expect(record.rows[0]?.amount).toMatch(/^\+₱[\d,]+\.(\d{2}|\d{4})$/);
    expect(record.sums[0]?.amount).toBe(record.rows[0]?.amount.slice(1));
    const all = await accountAt(member, '?range=last90');
    const [inflow, outflow] = all.sums.map(({ amount }) => sumAmounts([amount]));
    // Credits less debits equal the balance.
    expect((inflow ?? 0) - (outflow ?? 0)).toBeCloseTo(12_458.75, 2);
  });

  it('links a row to the order that caused it', async () => {
    const { rows } = await accountAt(await newMember(site), '?range=last90&type=3200');
    for (const { orderNo, subject } of rows)
      expect(subject).toEqual({ label: 'Bet', orderNo, path: `${BETS}/${orderNo}` });
    expect(rows).not.toEqual([]);
  });

  it('is narrowed by every kind that a row can have', async () => {
    const { filters } = await accountAt(await newMember(site));
    const codes = filters.find(({ name }) => name === 'type')?.options?.flatMap(({ value }) => (value ? [+value] : []));
    expect(document.components?.schemas?.TransactionType).toMatchObject({ enum: codes?.toSorted() });
    expect(codes).toEqual(expect.arrayContaining(listCodes(TYPE)));
  });

  it('is narrowed by wallet, and has no such filter where there is one wallet', async () => {
    const member = await newMember(site);
    const record = await accountAt(member, '?range=last90&wallet=3');
    expect(new Set(record.rows.map(({ wallet }) => wallet)).size).toBe(1);
    const lotus = await newMember(site, {}, 'lotus');
    expect((await accountAt(lotus)).filters.map(({ name }) => name)).toEqual(['type']);
  });
});

describe('the member centre', () => {
  it('lists the pages that there are in the specification’s order, and opens with the account', async () => {
    const keysAt = async (member: Visitor) => ((await member.ask(shell, BETS)).data as ShellView).centre;
    expect(await keysAt(await newMember(site))).toEqual([
      'securityCenter',
      'transferFund',
      'depositv2',
      'withdraw',
      'transferUpline',
      'personalHistoryCopy',
      'transactionHistory',
      'personalProfit',
      'bonusDetails',
      'rewardCenter',
      'referral',
      'missionLeaderboard',
      'messageV2',
    ]);
    const lotus = await newMember(site, {}, 'lotus');
    expect((await lotus.ask(memberPage, '/member')).data).toMatchObject({ view: { nickname: 'Lucky Seven' } });
  });

  it('asks a visitor to sign in, and warns a trial account', async () => {
    const visitor = await newVisitor(site);
    for (const path of [BETS, ACCOUNT, '/member'])
      expect((await visitor.ask(memberPage, path)).location).toBe(`/login?redirectTo=${encodeURIComponent(path)}`);
    await visitor.ask(freePlay, '/free-play', { form: {} });
    for (const path of [BETS, ACCOUNT, '/member'])
      expect((await visitor.ask(memberPage, path)).location).toBe('/?modal=realAccount');
  });

  it('never shows what is another member’s', async () => {
    const lucky = await newMember(site);
    const orders = (await betsAt(lucky, '?range=last90')).rows.map(({ id }) => id);
    const owners = lucky.world.read.list('Bet', { orderNo: orders });
    expect(new Set(owners.map(({ memberId }) => memberId))).toEqual(new Set([(await lucky.memberNamed('lucky')).id]));
  });
});
