import { describe, expect, it } from 'vitest';
import type { BetView } from '../../app/features/games/bet/bet.server.ts';
import type { BetRow } from '../../app/features/games/betting-record/betting-record.server.ts';
import type { ProfitView } from '../../app/features/wallet/profit/profit.server.ts';
import type { RecordsView } from '../../app/parts/records/records.server.ts';
import { loader as memberPage } from '../../app/routes/_shell.member.$/route.tsx';
import { action as freePlay } from '../../app/routes/free-play.ts';
import { loader as download } from '../../app/routes/member.download.$record.ts';
import { prepareSite } from './prepare-site.ts';
import { newMember, newVisitor, type Visitor } from './visitor.ts';

const site = prepareSite();
const RECORDS = ['personalHistoryCopy', 'transactionHistory', 'personalProfit'] as const;
const LAST = '?range=last90';

const profitAt = async (member: Visitor, search = LAST) =>
  ((await member.ask(memberPage, `/member/personalProfit${search}`)).data as { view: ProfitView }).view;

const requestFile = (member: Visitor, record: string, search = LAST) =>
  member.ask(download, `/member/download/${record}${search}`, { params: { record } });

const parseAmount = (amount: string) => Number(amount.replace('−', '-').replace(/[^\d.-]/g, ''));

const parseCells = (text: string) =>
  text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));

describe('profit and loss', () => {
  it('is a row a day; the running sum of the newest is the total, and the chart has the same numbers', async () => {
    const { record, chart } = await profitAt(await newMember(site));
    expect(record.rows.length).toBeGreaterThan(10);
    expect(record.count).toBe(`${record.rows.length} days`);
    const total = record.sums.at(-1)?.amount ?? '';
    expect(record.rows[0]?.running).toBe(total);
    const profits = record.rows.reduce((sum, row) => sum + parseAmount(row.profit), 0);
    expect(Math.abs(profits - parseAmount(total))).toBeLessThan(record.rows.length * 0.01);
    expect(chart.days.length).toBeGreaterThanOrEqual(90);
    expect(Math.abs((chart.running.at(-1) ?? 0) - parseAmount(total))).toBeLessThan(0.01);
    for (const row of record.rows) {
      const at = chart.days.indexOf(Date.parse(row.id) / 1000);
      expect(Math.abs((chart.profits[at] ?? Number.NaN) - parseAmount(row.profit))).toBeLessThan(0.01);
      expect(Math.abs((chart.running[at] ?? Number.NaN) - parseAmount(row.running))).toBeLessThan(0.01);
    }
  });

  it('of a category has no deposits and withdrawals', async () => {
    const member = await newMember(site);
    const labels = ({ record }: ProfitView) => record.sums.map(({ label }) => label);
    expect(labels(await profitAt(member))).toContain('Deposits');
    expect(labels(await profitAt(member, `${LAST}&category=RNG`))).not.toContain('Deposits');
  });

  it('of a wrong range says so, without a chart', async () => {
    const { record, chart } = await profitAt(await newMember(site), '?range=own');
    expect(record).toMatchObject({ fault: 'Enter the first and the last day.', download: null });
    expect(chart.days).toEqual([]);
  });
});

describe('a file of a record', () => {
  it.each(RECORDS)(
    '%s has every row that matches, with its amounts as numbers and its times with the zone',
    async (record) => {
      const member = await newMember(site);
      const answer = await requestFile(member, record);
      expect(answer.status).toBe(200);
      const headers = answer.headers;
      expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
      expect(headers.get('Cache-Control')).toBe('private, no-store');
      expect(headers.get('Content-Disposition')).toMatch(
        new RegExp(`^attachment; filename="${record}_\\d{4}-\\d\\d-\\d\\d_\\d{4}-\\d\\d-\\d\\d\\.csv"$`),
      );
      const [heading = [], ...rows] = parseCells(answer.text);
      const { id } = await member.memberNamed('lucky');
      const counts = {
        personalHistoryCopy: member.world.read.list('Bet', { memberId: id }).length,
        transactionHistory: member.world.read.list('LedgerEntry', { memberId: id }).length,
        personalProfit: new Set(member.world.read.list('DailySum', { memberId: id }).map(({ day }) => day)).size,
      };
      expect(rows).toHaveLength(counts[record]);
      const amounts = heading.flatMap((label, index) => (label.endsWith('(PHP)') ? [index] : []));
      expect(amounts.length).toBeGreaterThan(1);
      for (const row of rows) {
        expect(row).toHaveLength(heading.length);
        for (const index of amounts) expect(row[index]).toMatch(/^-?\d+\.\d{2,4}$/);
        if (record !== 'personalProfit') expect(row[1]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/);
      }
    },
  );

  it('names a free round in place of its stake, and what it won, as the page does', async () => {
    const member = await newMember(site);
    const { id } = await member.memberNamed('lucky');
    const [bet] = member.world.read.list('Bet', { memberId: id }, 'ORDER BY "time" DESC LIMIT 1');
    if (!bet) throw new Error('lucky has no bets');
    const orderNo = 'B202512310000000000';
    await member.world.insert('Bet', { ...bet, orderNo, reference: 'free', bet: 0n, validBet: 0n, win: 0n });
    await member.world.insert('FreeRound', { orderNo, grantId: 1, index: 1, win: 25_000n });
    const { text } = await requestFile(member, 'personalHistoryCopy');
    expect(
      parseCells(text)
        .find(([order]) => order === orderNo)
        ?.slice(4, 8),
    ).toEqual(['Free round', '0.00', '2.50', '']);
    const { data } = await member.ask(memberPage, `/member/personalHistoryCopy${LAST}`);
    const { rows } = (data as { view: RecordsView<BetRow> }).view;
    expect(rows.find((row) => row.id === orderNo)).toMatchObject({ bet: 'Free round', win: '₱2.50', isFree: true });
  });

  it('is in the member’s language', async () => {
    const member = await newMember(site);
    member.cookies.lang = 'TY';
    const { text } = await requestFile(member, 'transactionHistory');
    expect(parseCells(text)[0]?.slice(1, 4)).toEqual(['Oras', 'Uri', 'Wallet']);
  });

  it('is narrowed by the filters of the page', async () => {
    const { text } = await requestFile(await newMember(site), 'transactionHistory', `${LAST}&type=6101`);
    expect(parseCells(text)).toHaveLength(2);
  });

  it('of a wrong range leads to the page, which says what is wrong', async () => {
    const { location } = await requestFile(await newMember(site), 'personalProfit', '?range=own');
    expect(location).toBe('/member/personalProfit?range=own');
  });

  it('is for members, and there is none of another name', async () => {
    const visitor = await newVisitor(site);
    expect((await requestFile(visitor, 'personalProfit')).location).toContain('/login?redirectTo=');
    await visitor.ask(freePlay, '/free-play', { form: {} });
    expect((await requestFile(visitor, 'personalProfit')).location).toBe('/?modal=realAccount');
    expect((await requestFile(await newMember(site), 'toString')).status).toBe(404);
  });

  it('whose later page fails breaks off; whose first page fails is an error page', async () => {
    const member = await newMember(site);
    const { id } = await member.memberNamed('lucky');
    const [last] = member.world.read.list('LedgerEntry', { memberId: id }, 'LIMIT 1');
    if (!last) throw new Error('lucky has no entries');
    const { id: _, ...copy } = last;
    for (const row of Array.from({ length: 1200 }, () => copy)) await member.world.insert('LedgerEntry', row);
    const operation = 'listTransactionExport';
    member.world.faults.set([
      { operation, kind: 'delay', delayMs: 0, times: 1 },
      { operation, kind: 'status', status: 500 },
    ]);
    await expect(requestFile(member, 'transactionHistory')).rejects.toThrow();
    member.world.faults.set([{ operation, kind: 'cut' }]);
    expect((await requestFile(member, 'transactionHistory')).status).toBe(502);
  });
});

describe('a bet’s page', () => {
  const betAt = (member: Visitor, orderNo: string) =>
    member.ask(memberPage, `/member/personalHistoryCopy/${orderNo}`, { params: { orderNo } });

  it('shows the member’s own bet, and 404 for another’s', async () => {
    const lucky = await newMember(site);
    const own = lucky.world.read.one('Bet', { memberId: (await lucky.memberNamed('lucky')).id });
    const { view } = (await betAt(lucky, own.orderNo)).data as { view: BetView };
    expect(view).toMatchObject({ id: own.orderNo, proof: null, back: '/member/personalHistoryCopy' });
    const victor = lucky.world.read.one('Bet', { memberId: (await lucky.memberNamed('victor')).id });
    for (const orderNo of [victor.orderNo, 'B20260101000000000000', 'not-an-order'])
      expect((await betAt(lucky, orderNo)).status).toBe(404);
  });
});
