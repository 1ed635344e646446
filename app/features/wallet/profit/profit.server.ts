import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { listLanes } from '~/features/games/games.server.ts';
import { amountTone, signed } from '~/parts/records/amounts.server.ts';
import type { CsvColumn } from '~/parts/records/csv.server.ts';
import { dayTime } from '~/parts/records/range.server.ts';
import type { RecordsView } from '~/parts/records/records.server.ts';
import { downloadRecords, readRecords, recordFilter, recordSource } from '~/parts/records/records.server.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { addUp, buildChart, type ProfitChartView } from './profit-chart.server.ts';

export interface ProfitRow {
  /** "2026-01-31". */
  id: string;
  day: string;
  bet: string;
  win: string;
  /** Signed. */
  profit: string;
  tone: 'profit' | 'loss' | undefined;
  /** Running sum, signed. */
  running: string;
  runningTone: 'profit' | 'loss' | undefined;
  more: { label: string; text: string }[];
}

export interface ProfitView {
  record: RecordsView<ProfitRow>;
  chart: ProfitChartView;
}

type Day = Value<'getPersonalProfit'>['list'][number];
type Sums = Value<'getPersonalProfit'>['totals'];
type SumName = 'deposit' | 'withdraw' | 'bet' | 'open' | 'validBet' | 'rebate' | 'promotion';

/** Specification: personalProfit. Throws as `requireRealAccount`. */
export async function readProfit(site: Site): Promise<ProfitView> {
  const { record, extra } = await readRecords(site, await profitRecord(site));
  return { record, chart: extra ?? { days: [], profits: [], running: [] } };
}

/** Throws as `requireRealAccount`. */
export const downloadProfit = async (site: Site): Promise<Response> => downloadRecords(site, await profitRecord(site));

async function profitRecord(site: Site) {
  requireRealAccount(site);
  const { api, t, format } = site;
  const lanes = await listLanes(site);
  const categories = lanes.map(({ gameClassify, title }) => ({ value: gameClassify, label: title }));
  return recordSource({
    key: 'personalProfit',
    path: paths.profit,
    schema: z.object({
      category: z
        .enum(categories.map(({ value }) => value))
        .optional()
        .catch(undefined),
    }),
    filters: ({ category }) => [recordFilter(site, 'category', category, categories)],
    async list({ category }, window) {
      const { list, totals } = await api.call('getPersonalProfit', { query: { ...window, gameType: category } });
      const running = addUp(list);
      return {
        extra: buildChart(list, window, site.now),
        rows: list.map((day) => profitRow(site, day, running.get(day.day) ?? '0', category !== undefined)),
        total: list.length,
        totalPages: 1,
        count: t('wallet', 'server.records.days', { count: list.length }),
        sums: [
          ...(category ? [] : listSums(site, totals, ['deposit', 'withdraw'])),
          ...listSums(site, totals, ['bet', ...openOf(totals), 'validBet']),
          { label: t('wallet', 'server.records.totals.win'), amount: format.money(totals.winning) },
          ...listSums(site, totals, ['rebate', 'promotion']),
          {
            label: t('wallet', 'server.records.totals.profit'),
            amount: signed(site, totals.profitLoss),
            tone: amountTone(totals.profitLoss),
          },
        ],
      };
    },
    csv: {
      columns: csvColumns(site),
      list:
        ({ category }, window) =>
        async () => {
          const { list } = await api.call('getPersonalProfit', { query: { ...window, gameType: category } });
          return { list, next: null };
        },
    },
  });
}

/** Running bets are listed where there are some. */
const openOf = ({ open }: Sums): 'open'[] => (amountTone(open) ? ['open'] : []);

const listSums = ({ t, format }: Site, sums: Sums, names: readonly SumName[]) =>
  names.map((name) => ({ label: t('wallet', `server.records.totals.${name}`), amount: format.money(sums[name]) }));

function profitRow(site: Site, day: Day, running: string, isOfCategory: boolean): ProfitRow {
  const { format, t } = site;
  const more: SumName[] = [...openOf(day), 'validBet', 'rebate', 'promotion'];
  if (!isOfCategory) more.unshift('deposit', 'withdraw');
  return {
    id: day.day,
    day: format.date(dayTime(day.day)),
    bet: format.money(day.bet),
    win: format.money(day.winning),
    profit: signed(site, day.profitLoss),
    tone: amountTone(day.profitLoss),
    running: signed(site, running),
    runningTone: amountTone(running),
    more: more.map((name) => ({ label: t('wallet', `records.profit.${name}`), text: format.money(day[name]) })),
  };
}

function csvColumns({ t, brand }: Site): CsvColumn<Day>[] {
  const names = {
    deposit: 'deposit',
    withdraw: 'withdraw',
    bet: 'bet',
    open: 'open',
    validBet: 'validBet',
    winning: 'win',
  } as const;
  const rest = { rebate: 'rebate', promotion: 'promotion', profitLoss: 'profit' } as const;
  const amounts = Object.entries({ ...names, ...rest }) as [keyof Sums, (typeof names & typeof rest)[never]][];
  return [
    { label: t('wallet', 'records.profit.day'), cell: ({ day }) => day },
    ...amounts.map(([name, text]) => ({
      label: `${t('wallet', `records.profit.${text}`)} (${brand.currency})`,
      isAmount: true,
      cell: (day: Day) => day[name],
    })),
  ];
}
