import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { amountTone, signed } from '~/parts/records/amounts.server.ts';
import { type CsvColumn, isoTime } from '~/parts/records/csv.server.ts';
import { findOtherBets } from '~/parts/records/other-bets.server.ts';
import type { RecordsView } from '~/parts/records/records.server.ts';
import { downloadRecords, readRecords, recordFilter, recordSource } from '~/parts/records/records.server.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { listLanes } from '../games.server.ts';

export interface BetRow {
  id: string;
  path: string;
  time: string;
  game: string;
  vendor: string;
  bet: string;
  validBet: string;
  win: string;
  /** Signed; a dash while the bet is running, and for a free round, whose win is paid with the others. */
  profit: string;
  tone: 'profit' | 'loss' | undefined;
  state: string;
  /** `bet` names it. */
  isFree?: boolean;
  /** Null while the bet is running. */
  settled: string | null;
}

type Bet = Value<'listBets'>['list'][number];
type ExportedBet = Value<'listBetExport'>['list'][number];

const STATES = ['open', 'won', 'lost', 'draw', 'void'] as const;

/** Specification: personalHistoryCopy. Throws as `requireRealAccount`. */
export const readBettingRecord = async (site: Site): Promise<RecordsView<BetRow>> =>
  (await readRecords(site, await bettingRecord(site))).record;

/** Returns all bets as a file. Throws as `requireRealAccount`. */
export const downloadBettingRecord = async (site: Site): Promise<Response> =>
  downloadRecords(site, await bettingRecord(site));

async function bettingRecord(site: Site) {
  requireRealAccount(site);
  const { api, t, format } = site;
  const lanes = await listLanes(site);
  const categories = lanes.map(({ gameClassify, title }) => ({ value: gameClassify, label: title }));
  return recordSource({
    key: 'personalHistoryCopy',
    path: paths.bettingRecord,
    schema: z.object({
      category: z
        .enum(categories.map(({ value }) => value))
        .optional()
        .catch(undefined),
      state: z.enum(STATES).optional().catch(undefined),
    }),
    filters: ({ category, state }) => [
      recordFilter(site, 'category', category, categories),
      recordFilter(
        site,
        'state',
        state,
        STATES.map((value) => ({ value, label: t('wallet', `server.records.states.${value}`) })),
      ),
    ],
    async list({ category, state }, window, page) {
      const query = { ...window, ...page, gameType: category, state };
      const { list, total, totalPages, sums } = await api.call('listBets', { query });
      return {
        rows: list.map((bet) => betRow(site, bet)),
        total,
        totalPages,
        sums: [
          { label: t('wallet', 'server.records.totals.bet'), amount: format.money(sums.bet) },
          { label: t('wallet', 'server.records.totals.validBet'), amount: format.money(sums.validBet) },
          { label: t('wallet', 'server.records.totals.win'), amount: format.money(sums.win) },
          {
            label: t('wallet', 'server.records.totals.profit'),
            amount: signed(site, sums.profit),
            tone: amountTone(sums.profit),
          },
        ],
      };
    },
    findOther: (chosen, window, range) => findOtherBets(site, 'games', chosen, window, range),
    csv: {
      columns: csvColumns(site),
      list:
        ({ category, state }, window) =>
        (cursor) =>
          api.call('listBetExport', { query: { ...window, gameType: category, state, cursor } }),
    },
  });
}

function csvColumns({ t, brand }: Site): CsvColumn<ExportedBet>[] {
  const free = t('wallet', 'server.records.freeRound');
  const amount = (
    name: 'bet' | 'validBet' | 'win' | 'profit',
    cell = (row: ExportedBet) => row[name],
  ): CsvColumn<ExportedBet> => ({
    label: `${t('wallet', `records.bets.${name}`)} (${brand.currency})`,
    isAmount: true,
    cell,
  });
  return [
    { label: t('wallet', 'records.orderNo'), cell: ({ orderNo }) => orderNo },
    { label: t('wallet', 'records.bets.time'), cell: ({ time }) => isoTime(time) },
    { label: t('wallet', 'records.bets.game'), cell: ({ gameName }) => gameName },
    { label: t('wallet', 'records.bet.vendor'), cell: ({ vendorName }) => vendorName },
    amount('bet', ({ bet, freeWin }) => (freeWin === null ? bet : free)),
    amount('validBet'),
    amount('win', ({ win, freeWin }) => freeWin ?? win),
    amount('profit', ({ profit, freeWin }) => (freeWin === null ? profit : '')),
    { label: t('wallet', 'records.bets.state'), cell: ({ state }) => t('wallet', `server.records.states.${state}`) },
    {
      label: t('wallet', 'records.bets.settled'),
      cell: ({ settledAt }) => (settledAt === null ? '' : isoTime(settledAt)),
    },
  ];
}

export function betRow(site: Site, bet: Bet): BetRow {
  const { format, t } = site;
  const isOpen = bet.state === 'open';
  const isFree = bet.freeWin !== null;
  return {
    id: bet.orderNo,
    time: format.exactTime(bet.time),
    game: bet.game.gameName,
    vendor: bet.game.vendorName,
    bet: isFree ? t('wallet', 'server.records.freeRound') : format.money(bet.bet),
    validBet: format.money(bet.validBet),
    win: isOpen ? '–' : format.money(bet.freeWin ?? bet.win),
    path: paths.bet(bet.orderNo),
    profit: isOpen || isFree ? '–' : signed(site, bet.profit),
    tone: isOpen || isFree ? undefined : amountTone(bet.profit),
    state: t('wallet', `server.records.states.${bet.state}`),
    isFree,
    settled: bet.settledAt === null ? null : format.exactTime(bet.settledAt),
  };
}
