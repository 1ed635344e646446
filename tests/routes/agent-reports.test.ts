import { expect, it } from 'vitest';
import type { AccountView } from '../../app/features/agent/account/account.server.ts';
import type { BetsView } from '../../app/features/agent/bets/bets.server.ts';
import type { IncomeView } from '../../app/features/agent/income/income.server.ts';
import type { ProfitView } from '../../app/features/agent/profit/profit.server.ts';
import type { RecordsView } from '../../app/parts/records/records.server.ts';
import { loader } from '../../app/routes/_shell.agent.$/route.tsx';
import { loader as download } from '../../app/routes/member.download.$record.ts';
import { prepareSite } from './prepare-site.ts';
import { newMember, type Visitor } from './visitor.ts';

const site = prepareSite();
const LAST = 'range=last90';

const ask = (visitor: Visitor, path: string) => {
  const page = path.replace(/^\/agent\//, '');
  return visitor.ask(loader, `/agent/${page}`, { params: { page: page.split('?')[0] ?? '' } });
};
const viewAt = async <View>(visitor: Visitor, path: string) => ((await ask(visitor, path)).data as { view: View }).view;

/** Rows of a file, without its heading. */
async function readFile(visitor: Visitor, path: string | null) {
  const { pathname } = new URL(path ?? '', 'http://site.invalid');
  const { status, text } = await visitor.ask(download, path ?? '', {
    params: { record: pathname.split('/').at(-1) ?? '' },
  });
  expect(status).toBe(200);
  const [heading = [], ...rows] = text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  return { heading: heading.map((cell) => cell.replace('\uFEFF', '')), rows };
}

type Lines = Extract<BetsView, { kind: 'lines' }>;
type Bets = Extract<BetsView, { kind: 'bets' }>;

it('leads from the lines of a team to the bets of a member and to one bet, in the same days, and back', async () => {
  const boss = await newMember(site, { username: 'boss' });
  const top = await viewAt<Lines>(boss, `bets?${LAST}&search=lucky`);
  expect(top.record.sums.map(({ label }) => label)).toEqual([
    'Company result',
    'Bets',
    'Stakes',
    'Valid bets',
    'Wins',
    'Rebates',
    'Promotions',
  ]);
  expect(top.record.about).toMatch(/^Only the members in this list/);
  const lucky = top.record.rows.find(({ id }) => id === 'lucky');
  const ownPath = `/agent/bets?${LAST}&account=lucky&list=bets`;
  expect(lucky).toMatchObject({ team: null, own: { text: `Own bets (${lucky?.rounds})`, path: ownPath } });
  const bets = await viewAt<Bets>(boss, ownPath);
  expect(bets.crumbs.map(({ account, path }) => [account, path])).toEqual([
    ['boss', `/agent/bets?${LAST}`],
    ['lucky', `/agent/bets?${LAST}&account=lucky`],
  ]);
  const file = await readFile(boss, bets.record.download);
  expect(file.rows.map(([orderNo]) => orderNo)).toEqual(expect.arrayContaining(bets.record.rows.map(({ id }) => id)));
  const [bet] = bets.record.rows;
  const one = await viewAt<Extract<BetsView, { kind: 'bet' }>>(boss, bet?.path ?? '');
  expect(one).toMatchObject({ kind: 'bet', bet: { id: bet?.id, back: ownPath } });
  const won = await viewAt<Bets>(boss, `${ownPath}&state=won`);
  expect(won.record.rows.every(({ state }) => state === 'Won')).toBe(true);
  for (const path of [
    'bets?account=victor',
    `bets?account=boss&bet=${bet?.id}`,
    'bets?account=lucky&bet=no',
    'profit?account=victor',
    'account?account=victor',
  ])
    expect((await ask(boss, path)).status).toBe(404);
});

it('a lottery order of a member is shown as it is to the member, who alone can cancel it', async () => {
  const boss = await newMember(site, { username: 'boss' });
  const [order] = boss.world.read.list('LotteryOrder', { brandCode: 'baize' }, 'LIMIT 1');
  const below = await boss.memberNamed('boss');
  await boss.world.patch('Member', { id: order?.memberId ?? 0 }, { uplineId: below.id });
  await boss.world.patch('LotteryOrder', { slipNo: order?.slipNo ?? '' }, { state: 2, settledAt: null });
  const member = boss.world.read.one('Member', { id: order?.memberId ?? 0 });
  const view = await viewAt<Extract<BetsView, { kind: 'order' }>>(
    boss,
    `bets?account=${member.username}&bet=${order?.orderNo}`,
  );
  expect(view).toMatchObject({
    kind: 'order',
    order: { orderNo: order?.orderNo, refund: null, slipRefund: null, betAgain: null, all: null },
  });
  for (const { path } of view.order.others) expect(path).toMatch(`/agent/bets?account=${member.username}&bet=`);
});

it('lists who lost and who won, and its file has the rows of the filter', async () => {
  const boss = await newMember(site, { username: 'boss' });
  const { id: uplineId } = await boss.memberNamed('boss');
  const agent = boss.world.read.one('Member', { uplineId, type: 2 });
  const { id: lucky } = await boss.memberNamed('lucky');
  const day = Math.floor((boss.world.now() + 8 * 3_600_000) / 86_400_000);
  await boss.world.delete('DailySum', {});
  for (const row of [
    { memberId: lucky, day, gameType: 'RNG', stakes: 10_000_000n, validBet: 10_000_000n, win: 4_000_000n },
    { memberId: agent.id, day, gameType: 'LIVE', stakes: 1_000_000n, validBet: 1_000_000n, win: 2_500_000n },
  ])
    await boss.world.insert('DailySum', row);
  const at = async (search: string) => viewAt<ProfitView>(boss, `profit?range=today${search}`);
  const all = await at('');
  expect(all.record.rows).toMatchObject([
    { id: 'lucky', profit: '+₱600.00', tone: 'profit', upline: { path: '/agent/profit?range=today&account=boss' } },
    {
      id: agent.username,
      profit: '−₱150.00',
      tone: 'loss',
      branch: `/agent/profit?range=today&account=${agent.username}`,
    },
  ]);
  expect([all.record.count, all.record.sums[0]?.amount]).toEqual(['2 members below The Boss with figures', '+₱450.00']);
  const found: [string, string][] = [
    ['&result=LOST', 'lucky'],
    ['&result=WON', agent.username],
    ['&kind=AGENT', agent.username],
    ['&search=UCK', 'lucky'],
    ['&product=LIVE', agent.username],
    [`&account=${agent.username}`, agent.username],
  ];
  for (const [search, id] of found) {
    const { record, crumbs } = await at(search);
    expect(record.rows.map((row) => row.id)).toEqual([id]);
    expect((await readFile(boss, record.download)).rows.map(([account]) => account)).toEqual([id]);
    if (search.startsWith('&account')) expect(crumbs.at(-1)?.account).toBe(id);
  }
  const { heading } = await readFile(boss, all.record.download);
  expect(heading.slice(0, 3)).toEqual(['Username', 'Upline', 'Company result (PHP)']);
});

it('says how an income came about, on a statement of all its days', async () => {
  const boss = await newMember(site, { username: 'boss' });
  const [{ id: memberId }, { id: lineId }] = [await boss.memberNamed('boss'), await boss.memberNamed('lucky')];
  const today = Math.floor((boss.world.now() + 8 * 3_600_000) / 86_400_000);
  await boss.world.delete('Payout', {});
  await boss.world.delete('Commission', {});
  await boss.world.delete('DailySum', { memberId });
  await boss.world.insert('DailySum', { memberId, day: today, gameType: '', commission: 300_000n, rebate: 5000n });
  const commission = { agentId: memberId, day: today - 1, lineId, orderNo: 'C1' };
  for (const row of [
    {
      ...commission,
      gameType: 'RNG',
      validBet: 60_000_000n,
      counted: 50_000_000n,
      ownRate: 80,
      lineRate: 60,
      amount: 100_000n,
    },
    {
      ...commission,
      gameType: 'LOTT',
      validBet: 10_000_000n,
      counted: 10_000_000n,
      ownRate: 1956,
      lineRate: 1916,
      amount: 200_000n,
    },
  ])
    await boss.world.insert('Commission', row);
  const days = await viewAt<Extract<IncomeView, { kind: 'days' }>>(boss, 'income?range=today');
  expect(days.record.rows).toMatchObject([{ commission: '₱30.00', rebate: '₱0.50', total: '₱30.50' }]);
  expect((await readFile(boss, days.record.download)).rows).toEqual([
    [days.record.rows[0]?.id, '30.00', '0.00', '0.00', '0.50', '30.50'],
  ]);
  for (const path of [days.statement, days.record.rows[0]?.path ?? '']) {
    const statement = await viewAt<Extract<IncomeView, { kind: 'statement' }>>(boss, path);
    expect(statement).toMatchObject({ kind: 'statement', commission: '₱30.00', payouts: [], brand: 'Baize' });
    expect(statement.commissions.map(({ product, rates, amount }) => [product, rates, amount])).toEqual([
      ['Lottery', '(1956 − 1916) ÷ 20 = 2.00%', '₱20.00'],
      ['Slots', '0.80% − 0.60% = 0.20%', '₱10.00'],
    ]);
  }
});

it('has the ledger of the team, of a branch and of a member, with the way to the bet', async () => {
  const boss = await newMember(site, { username: 'boss' });
  const team = await viewAt<AccountView>(boss, `account?${LAST}&type=3200`);
  const [first] = team.record.rows;
  expect(first?.subject?.path).toBe(
    `/agent/bets?${LAST}&account=${first?.member.account}&bet=${first?.subject?.orderNo}`,
  );
  expect((await ask(boss, first?.subject?.path ?? '')).status).toBe(200);
  const one = await viewAt<AccountView>(boss, `account?${LAST}&account=lucky`);
  expect(one.crumbs.map(({ account }) => account)).toEqual(['boss', 'lucky']);
  expect(one.record.rows.every(({ member }) => member.account === 'lucky')).toBe(true);
  const file = await readFile(boss, one.record.download);
  expect(file.heading).toContain('Username');
  expect(one.record.count).toBe(`${file.rows.length} rows`);
  expect((await ask(await newMember(site), 'account')).status).toBe(403);
});

it.each([
  ['downlines', `downlines?${LAST}`, 'Username'],
  ['found downlines', `downlines?${LAST}&search=u&active=withBets`, 'Company result (PHP)'],
  ['the activity log', `audit?${LAST}`, 'Change'],
  ['pay of the dividend', `dividend?${LAST}&tab=pay`, 'Owed (PHP)'],
])('has every row of %s in a file', async (_, page, label) => {
  const boss = await newMember(site, { username: 'boss' });
  const view = await viewAt<{ record?: RecordsView<unknown>; part?: { record: RecordsView<unknown> } }>(boss, page);
  const record = view.record ?? view.part?.record;
  const { heading, rows } = await readFile(boss, record?.download ?? null);
  expect(heading).toContain(label);
  expect(rows.length).toBeGreaterThan(0);
  expect(record?.count).toContain(`${rows.length}`);
});
