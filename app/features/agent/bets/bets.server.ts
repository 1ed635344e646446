import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { type BetView, betView } from '~/features/games/bet/bet.server.ts';
import type { BetRow } from '~/features/games/betting-record/betting-record.server.ts';
import { listLanes } from '~/features/games/games.server.ts';
import { ORDER_NO } from '~/features/lottery/betting/betting.server.ts';
import { type LotteryOrderView, orderView } from '~/features/lottery/order/order.server.ts';
import { amountTone, signed } from '~/parts/records/amounts.server.ts';
import { type CsvColumn, isoTime } from '~/parts/records/csv.server.ts';
import {
  downloadRecords,
  type RecordSum,
  type RecordsView,
  readRecords,
  recordFilter,
  recordSource,
} from '~/parts/records/records.server.ts';
import { requireAgent } from '~/request/guards.server.ts';
import { notFound, orNotFound } from '~/request/page-failure.server.ts';
import { parseSearch, searchText } from '~/request/search.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import {
  aboutLines,
  type CompanyResult,
  type Crumb,
  companyResult,
  countLines,
  crumbViews,
  figureDetails,
  figureSum,
  figureText,
  memberView,
  productFilter,
  productSchema,
  reportPath,
} from '../figures.server.ts';

type Line = Value<'listTeamBets'>['list'][number];
type Bet = Value<'listMemberBets'>['list'][number];

export interface BettingLineRow extends CompanyResult {
  /** User name. */
  id: string;
  nickname: string;
  /** Null for a player. */
  type: string | null;
  rounds: string;
  stake: string;
  validBet: string;
  win: string;
  more: { label: string; text: string }[];
  /** The team's bets, by its lines; null for who has none. */
  team: { text: string; path: string } | null;
  own: { text: string; path: string };
  ledger: string;
  /** Null for who has no lines. */
  branch: string | null;
}

export type BetsView = { crumbs: Crumb[] } & (
  | { kind: 'lines'; record: RecordsView<BettingLineRow>; ownBets: string }
  | { kind: 'bets'; record: RecordsView<BetRow> }
  | { kind: 'bet'; bet: BetView }
  | { kind: 'order'; order: LotteryOrderView }
);

/** The lines of a member; with `list=bets` the own bets, with `bet` one of them. */
const Place = z.object({
  account: z.string().min(1).max(64).optional().catch(undefined),
  list: z.literal('bets').optional().catch(undefined),
  bet: z.string().optional(),
});

/** Throws as `requireAgent`, and 404 for who is not of the team and for a bet of somebody else. */
export async function readBets(site: Site): Promise<BetsView> {
  const { username } = requireAgent(site);
  const { account = username, list, bet } = parseSearch(site, Place);
  if (bet !== undefined) return readOneBet(site, account, bet);
  if (list) {
    const { record, extra } = await readRecords(site, await memberBets(site));
    return { kind: 'bets', record, crumbs: extra ?? [] };
  }
  const { record, extra } = await readRecords(site, await teamBets(site));
  return { kind: 'lines', record, crumbs: extra?.crumbs ?? [], ownBets: betsPath(site, account, extra?.product) };
}

/** Throws as `readBets`. */
export const downloadTeamBets = async (site: Site): Promise<Response> => downloadRecords(site, await teamBets(site));

/** Throws as `readBets`. */
export const downloadMemberBets = async (site: Site): Promise<Response> =>
  downloadRecords(site, await memberBets(site));

const betsPath = (site: Site, account: string, product: string | undefined): string =>
  reportPath(site, 'bets', { product, account, list: 'bets' });

async function teamBets(site: Site) {
  requireAgent(site);
  const { api, t, brand } = site;
  const lanes = await listLanes(site);
  return recordSource({
    key: 'teamBetting',
    path: (search) => paths.agent('bets', search),
    sorts: ['account', 'rounds', 'stake', 'validBet', 'win', 'profit'],
    schema: z.object({
      product: productSchema(lanes),
      search: searchText(40),
      /** Whose lines. */
      account: Place.shape.account,
    }),
    filters: (chosen) => [
      productFilter(site, lanes, chosen.product),
      { name: 'search', label: t('agent', 'server.filters.search'), value: chosen.search ?? '' },
      { name: 'account', value: chosen.account ?? '' },
    ],
    async list({ product, search, account }, window, page) {
      const query = { ...window, account, search, gameType: product, ...page };
      const found = await orNotFound(site, api.call('listTeamBets', { query }));
      return {
        extra: { product, crumbs: betCrumbs(site, found.path, product) },
        rows: found.list.map((line) => lineRow(site, line, product)),
        total: found.total,
        totalPages: found.totalPages,
        count: countLines(site, found),
        sums: lineSums(site, found),
        about: aboutLines(site, found),
      };
    },
    csv: {
      columns: [
        { label: t('agent', 'server.filters.search'), cell: ({ member }) => member.account },
        { label: t('reports', 'columns.rounds'), cell: ({ figures }) => String(figures.rounds) },
        ...FIGURES_OF_BETS.map(
          (name): CsvColumn<Line> => ({
            label: `${t('agent', `server.figures.${name}`)} (${brand.currency})`,
            isAmount: true,
            cell: ({ figures }) => figures[name],
          }),
        ),
      ],
      list:
        ({ product: gameType, search, account }, window) =>
        (cursor) =>
          orNotFound(site, api.call('listTeamBetExport', { query: { ...window, account, search, gameType, cursor } })),
    },
  });
}

const betCrumbs = (site: Site, path: Value<'listTeamBets'>['path'], product: string | undefined): Crumb[] =>
  crumbViews(site, path, (account) => reportPath(site, 'bets', { product, account }));

const FIGURES_OF_BETS = ['profit', 'stake', 'validBet', 'win', 'rebate', 'promotion'] as const;

function lineSums(site: Site, { own, sums }: Value<'listTeamBets'>): RecordSum[] {
  const { t, format } = site;
  const note = (value: string | null) => (value === null ? {} : { note: t('reports', 'server.own', { value }) });
  const [profit, ...others] = FIGURES_OF_BETS.map((name) => ({
    ...figureSum(site, name, sums),
    ...note(own && figureText(site, name, own)),
  }));
  const rounds = {
    label: t('reports', 'columns.rounds'),
    amount: format.count(sums.rounds),
    ...note(own && format.count(own.rounds)),
    meaning: t('agent', 'server.meanings.rounds'),
  };
  return [...(profit ? [profit] : []), rounds, ...others];
}

function lineRow(site: Site, { member, lines, ownRounds, figures }: Line, product: string | undefined): BettingLineRow {
  const { t, format } = site;
  const { account, nickname, type } = memberView(site, member);
  return {
    id: account,
    nickname,
    type,
    rounds: format.count(figures.rounds),
    stake: figureText(site, 'stake', figures),
    validBet: figureText(site, 'validBet', figures),
    win: figureText(site, 'win', figures),
    ...companyResult(site, figures),
    more: figureDetails(site, figures, ['rebate', 'promotion']),
    team:
      lines === 0
        ? null
        : {
            text: t('reports', 'server.teamBets', { number: format.count(figures.rounds) }),
            path: reportPath(site, 'bets', { product, account }),
          },
    own: {
      text: t('reports', 'server.ownBets', { number: format.count(ownRounds) }),
      path: betsPath(site, account, product),
    },
    ledger: reportPath(site, 'account', { account }),
    branch: lines === 0 ? null : reportPath(site, 'profit', { product, account }),
  };
}

const STATES = ['open', 'won', 'lost', 'draw', 'void', 'cancelled'] as const;

const stateText = ({ t }: Site, state: Bet['state']): string =>
  state === 'cancelled' ? t('reports', 'server.cancelled') : t('wallet', `server.records.states.${state}`);

async function memberBets(site: Site) {
  const { username } = requireAgent(site);
  const { api, t, format } = site;
  const lanes = await listLanes(site);
  return recordSource({
    key: 'memberBets',
    path: (search) => paths.agent('bets', { ...search, list: 'bets' }),
    sorts: ['time', 'bet', 'win', 'profit'],
    schema: z.object({
      product: productSchema(lanes),
      state: z.enum(STATES).optional().catch(undefined),
      account: z.string().min(1).max(64).catch(username),
    }),
    filters: (chosen) => [
      productFilter(site, lanes, chosen.product),
      recordFilter(
        site,
        'state',
        chosen.state,
        STATES.map((value) => ({ value, label: stateText(site, value) })),
      ),
      { name: 'account', value: chosen.account },
      { name: 'list', value: 'bets' },
    ],
    async list({ product, state, account }, window, page) {
      const query = { ...window, account, gameType: product, state, ...page };
      const { path, list, total, totalPages, sums } = await orNotFound(site, api.call('listMemberBets', { query }));
      const tone = amountTone(sums.profit);
      return {
        extra: betCrumbs(site, path, product),
        rows: list.map((bet) => betRow(site, bet, account)),
        total,
        totalPages,
        sums: [
          { label: t('reports', 'columns.result'), amount: signed(site, sums.profit), ...(tone && { tone }) },
          { label: t('wallet', 'server.records.totals.bet'), amount: format.money(sums.bet) },
          { label: t('wallet', 'server.records.totals.validBet'), amount: format.money(sums.validBet) },
          { label: t('wallet', 'server.records.totals.win'), amount: format.money(sums.win) },
        ],
        about: t('agent', 'server.about.member'),
      };
    },
    csv: {
      columns: betColumns(site),
      list:
        ({ product: gameType, state, account }, window) =>
        (cursor) =>
          orNotFound(site, api.call('listMemberBetExport', { query: { ...window, account, gameType, state, cursor } })),
    },
  });
}

function betColumns(site: Site): CsvColumn<Bet>[] {
  const { t, brand } = site;
  const amount = (label: string, name: 'bet' | 'validBet' | 'win' | 'profit'): CsvColumn<Bet> => ({
    label: `${label} (${brand.currency})`,
    isAmount: true,
    cell: (row) => row[name],
  });
  return [
    { label: t('wallet', 'records.orderNo'), cell: ({ orderNo }) => orderNo },
    { label: t('wallet', 'records.bets.time'), cell: ({ time }) => isoTime(time) },
    { label: t('wallet', 'records.bets.game'), cell: ({ gameName }) => gameName },
    { label: t('wallet', 'records.bet.vendor'), cell: ({ vendorName }) => vendorName },
    amount(t('wallet', 'records.bets.bet'), 'bet'),
    amount(t('wallet', 'records.bets.validBet'), 'validBet'),
    amount(t('wallet', 'records.bets.win'), 'win'),
    amount(t('reports', 'columns.result'), 'profit'),
    { label: t('wallet', 'records.bets.state'), cell: ({ state }) => stateText(site, state) },
    {
      label: t('wallet', 'records.bets.settled'),
      cell: ({ settledAt }) => (settledAt === null ? '' : isoTime(settledAt)),
    },
  ];
}

function betRow(site: Site, bet: Bet, account: string): BetRow {
  const { format } = site;
  const isOpen = bet.state === 'open';
  return {
    id: bet.orderNo,
    path: reportPath(site, 'bets', { account, bet: bet.orderNo }),
    time: format.exactTime(bet.time),
    game: bet.gameName || '–',
    vendor: bet.vendorName,
    bet: format.money(bet.bet),
    validBet: format.money(bet.validBet),
    win: isOpen ? '–' : format.money(bet.win),
    profit: isOpen ? '–' : signed(site, bet.profit),
    tone: isOpen ? undefined : amountTone(bet.profit),
    state: stateText(site, bet.state),
    settled: bet.settledAt === null ? null : format.exactTime(bet.settledAt),
  };
}

async function readOneBet(site: Site, account: string, orderNo: string): Promise<BetsView> {
  if (!ORDER_NO.test(orderNo)) throw notFound(site);
  const query = { account, orderNo };
  const { path: members, bet, order } = await orNotFound(site, site.api.call('getMemberBet', { query }));
  const crumbs = crumbViews(site, members, (of) => reportPath(site, 'bets', { account: of }));
  const back = betsPath(site, account, undefined);
  if (bet) return { kind: 'bet', crumbs, bet: betView(site, bet, back) };
  if (!order) throw notFound(site);
  const path = (other: string) => reportPath(site, 'bets', { account, bet: other });
  return { kind: 'order', crumbs, order: await orderView(site, order, { back, path, isOwn: false }) };
}
