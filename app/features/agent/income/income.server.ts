import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { listLanes } from '~/features/games/games.server.ts';
import { isZero } from '~/i18n/money.ts';
import type { CsvColumn } from '~/parts/records/csv.server.ts';
import { dayTime, formatDate, RangeSearch, readWindow, type TimeWindow } from '~/parts/records/range.server.ts';
import {
  downloadRecords,
  type RecordSum,
  type RecordsView,
  readRecords,
  recordSource,
} from '~/parts/records/records.server.ts';
import { requireAgent } from '~/request/guards.server.ts';
import { optional } from '~/request/optional.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { payFormula } from '../contracts/calculation.server.ts';
import { memberView } from '../figures.server.ts';

type Revenue = Value<'listRevenue'>;
type Day = Revenue['list'][number];
type Detail = Value<'listRevenueDetail'>;

const INCOME = ['commission', 'salary', 'dividend', 'rebate', 'total'] as const;

export interface IncomeRow {
  /** "2026-01-31". */
  id: string;
  day: string;
  commission: string;
  salary: string;
  dividend: string;
  rebate: string;
  total: string;
  /** The statement of the day. */
  path: string;
}

export interface CommissionRow {
  id: string;
  line: string;
  /** Null for a player. */
  type: string | null;
  product: string;
  validBet: string;
  counted: string;
  /** "0.80% − 0.60% = 0.20%". */
  rates: string;
  days: string;
  amount: string;
}

export interface PayoutRow {
  id: string;
  kind: string;
  period: string;
  periods: string;
  /** Base × rate = amount. */
  how: string;
  amount: string;
  paid: string;
  owed: string;
  isOwed: boolean;
}

export type IncomeView =
  | { kind: 'days'; record: RecordsView<IncomeRow>; statement: string }
  | {
      kind: 'statement';
      back: string;
      brand: string;
      agent: string;
      period: string;
      made: string;
      sums: RecordSum[];
      days: IncomeRow[];
      commission: string;
      commissions: CommissionRow[];
      payouts: PayoutRow[];
      about: string;
      /** The own account record. */
      rebates: string;
    };

/** With `print=1` the pay statement of the range. Throws as `requireAgent`. */
export async function readIncome(site: Site): Promise<IncomeView> {
  const source = income(site);
  const search = Object.fromEntries(site.url.searchParams);
  const range = RangeSearch.parse(search);
  const window = readWindow(range, site.now);
  const isStatement = search.print === '1' && typeof window !== 'string';
  if (isStatement) return readStatement(site, window, range);
  const { record } = await readRecords(site, source);
  return { kind: 'days', record, statement: paths.agent('income', { ...range, print: 1 }) };
}

/** Throws as `readIncome`. */
export const downloadIncome = async (site: Site): Promise<Response> => downloadRecords(site, income(site));

function income(site: Site) {
  requireAgent(site);
  const { api, t } = site;
  return recordSource({
    key: 'agentRevenue',
    path: (search) => paths.agent('income', search),
    schema: z.object({}),
    filters: () => [],
    async list(_, window) {
      const { list, sums, toLines } = await api.call('listRevenue', { query: window });
      return {
        rows: list.map((day) => dayRow(site, day)),
        total: list.length,
        totalPages: 1,
        count: t('wallet', 'server.records.days', { count: list.length }),
        sums: incomeSums(site, sums, toLines),
        about: aboutIncome(site),
      };
    },
    csv: {
      columns: csvColumns(site),
      list: (_, window) => async () => {
        const { list } = await api.call('listRevenue', { query: window });
        return { list, next: null };
      },
    },
  });
}

const aboutIncome = ({ t }: Site): string => `${t('agent', 'server.about.income')} ${t('reports', 'server.nextDay')}`;

function csvColumns({ t, brand }: Site): CsvColumn<Day>[] {
  return [
    { label: t('reports', 'columns.day'), cell: ({ day }) => day },
    ...INCOME.map(
      (name): CsvColumn<Day> => ({
        label: `${t('reports', `columns.${name}`)} (${brand.currency})`,
        isAmount: true,
        cell: ({ income: sums }) => sums[name],
      }),
    ),
  ];
}

/** Salaries and dividends say what the agent paid of them to direct lines. */
const incomeSums = ({ t, format }: Site, sums: Day['income'], toLines: Revenue['toLines']): RecordSum[] =>
  INCOME.map((name) => {
    const paid = name === 'salary' || name === 'dividend' ? toLines[name] : '0';
    return {
      label: t('reports', `columns.${name}`),
      amount: format.money(sums[name]),
      ...(!isZero(paid) && { note: t('reports', 'server.toLines', { amount: format.money(paid) }) }),
    };
  });

function dayRow({ format }: Site, { day, income: sums }: Day): IncomeRow {
  return {
    id: day,
    day: format.date(dayTime(day)),
    commission: format.money(sums.commission),
    salary: format.money(sums.salary),
    dividend: format.money(sums.dividend),
    rebate: format.money(sums.rebate),
    total: format.money(sums.total),
    path: paths.agent('income', { range: 'own', from: day, to: day, print: 1 }),
  };
}

async function readStatement(site: Site, window: TimeWindow, range: RangeSearch): Promise<IncomeView> {
  const { api, format, brand, now } = site;
  const member = requireAgent(site);
  const [{ sums, toLines, list }, detail, lanes, info] = await Promise.all([
    api.call('listRevenue', { query: window }),
    readDetail(site, window),
    optional(site, 'listVendors', listLanes(site), []),
    optional(site, 'getMemberInfo', api.call('getMemberInfo'), null),
  ]);
  const titles = new Map<string, string>(lanes.map(({ gameClassify, title }) => [gameClassify, title]));
  const [from, to] = [window.from, window.to - 1].map((time) => format.date(time));
  return {
    kind: 'statement',
    back: paths.agent('income', range),
    brand: brand.merchantName,
    agent: info ? `${info.nickname} (${member.username})` : member.username,
    period: from === to ? String(from) : `${from} – ${to}`,
    made: format.dateTime(now),
    sums: incomeSums(site, sums, toLines),
    days: list.map((day) => dayRow(site, day)),
    commission: format.money(detail.commission),
    commissions: detail.commissions.map((row) => commissionRow(site, row, titles)),
    payouts: detail.payouts.map((row) => payoutRow(site, row)),
    about: aboutIncome(site),
    rebates: paths.accountRecord({ ...range }),
  };
}

/** With all commissions: a statement has no pages. */
async function readDetail({ api }: Site, window: TimeWindow): Promise<Detail> {
  const first = await api.call('listRevenueDetail', { query: window });
  const commissions = [...first.commissions];
  for (let pageNo = 2; pageNo <= first.totalPages; pageNo += 1)
    commissions.push(...(await api.call('listRevenueDetail', { query: { ...window, pageNo } })).commissions);
  return { ...first, commissions };
}

function commissionRow(
  site: Site,
  { line, gameType, ownRate, lineRate, days, validBet, counted, amount }: Detail['commissions'][number],
  titles: ReadonlyMap<string, string>,
): CommissionRow {
  const { format } = site;
  const { account, nickname, type } = memberView(site, line);
  return {
    id: `${account} ${gameType} ${ownRate} ${lineRate}`,
    line: `${nickname} (${account})`,
    type,
    product: titles.get(gameType) ?? gameType,
    validBet: format.money(validBet),
    counted: format.money(counted),
    rates: ratesText(site, gameType === 'LOTT', ownRate, lineRate),
    days: format.count(days),
    amount: format.money(amount),
  };
}

/** Two series are 0.1 % (agent.md: Rebates); other rates are hundredths of a percent. */
function ratesText({ format }: Site, isSeries: boolean, own: number, line: number): string {
  const percent = (hundredths: number) => `${format.amount((hundredths / 100).toFixed(2))}%`;
  return isSeries
    ? `(${own} − ${line}) ÷ 20 = ${percent((own - line) * 5)}`
    : `${percent(own)} − ${percent(line)} = ${percent(own - line)}`;
}

function payoutRow(site: Site, payout: Detail['payouts'][number]): PayoutRow {
  const { t, format } = site;
  const { kind, from, to, periods, rate, amount, paid, owed } = payout;
  const [first, last] = [from, to - 1].map((time) => format.date(time));
  return {
    id: `${kind} ${from} ${rate}`,
    kind: t('reports', `server.kinds.${kind}`),
    period: formatDate(from) === formatDate(to - 1) ? String(first) : `${first} – ${last}`,
    periods: format.count(periods),
    how: payFormula(site, payout),
    amount: format.money(amount),
    paid: format.money(paid),
    owed: format.money(owed),
    isOwed: !isZero(owed),
  };
}
