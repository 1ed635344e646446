import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { listLanes } from '~/features/games/games.server.ts';
import type { CsvColumn } from '~/parts/records/csv.server.ts';
import { downloadRecords, type RecordsView, readRecords, recordSource } from '~/parts/records/records.server.ts';
import { requireAgent } from '~/request/guards.server.ts';
import { orNotFound } from '~/request/page-failure.server.ts';
import { searchText } from '~/request/search.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import {
  aboutSums,
  type CompanyResult,
  type Crumb,
  companyResult,
  crumbViews,
  FIGURES,
  figureDetails,
  figureSum,
  figureText,
  memberView,
  productFilter,
  productSchema,
  reportPath,
} from '../figures.server.ts';

type Row = Value<'listTeamProfit'>['list'][number];

export interface MemberProfitRow extends CompanyResult {
  /** User name. */
  id: string;
  nickname: string;
  /** Null for a player. */
  type: string | null;
  deposit: string;
  withdrawal: string;
  stake: string;
  win: string;
  upline: { nickname: string; path: string };
  more: { label: string; text: string }[];
  bets: string;
  ledger: string;
  /** Null for a player. */
  branch: string | null;
}

export interface ProfitView {
  record: RecordsView<MemberProfitRow>;
  crumbs: Crumb[];
}

const KINDS = ['AGENT', 'PLAYER'] as const;
const RESULTS = ['LOST', 'WON'] as const;

/** Throws as `requireAgent`, and 404 for who is not of the team. */
export async function readProfit(site: Site): Promise<ProfitView> {
  const { record, extra } = await readRecords(site, await teamProfit(site));
  return { record, crumbs: extra ?? [] };
}

/** Throws as `readProfit`. */
export const downloadTeamProfit = async (site: Site): Promise<Response> =>
  downloadRecords(site, await teamProfit(site));

async function teamProfit(site: Site) {
  requireAgent(site);
  const { api, t, format } = site;
  const lanes = await listLanes(site);
  return recordSource({
    key: 'teamProfitLoss',
    path: (search) => paths.agent('profit', search),
    sorts: ['account', 'deposit', 'withdrawal', 'stake', 'win', 'profit'],
    schema: z.object({
      product: productSchema(lanes),
      kind: z.enum(KINDS).optional().catch(undefined),
      result: z.enum(RESULTS).optional().catch(undefined),
      search: searchText(40),
      /** Whose branch. */
      account: z.string().min(1).max(64).optional().catch(undefined),
    }),
    filters: ({ product, kind, result, search, account }) => [
      productFilter(site, lanes, product),
      {
        name: 'kind',
        label: t('agent', 'server.filters.kind'),
        value: kind ?? '',
        options: [
          { value: '', label: t('agent', 'server.filters.any') },
          ...KINDS.map((value) => ({ value, label: t('agent', `server.filters.${value}`) })),
        ],
      },
      {
        name: 'result',
        label: t('reports', 'server.filters.result'),
        value: result ?? '',
        options: [
          { value: '', label: t('reports', 'server.filters.anyResult') },
          ...RESULTS.map((value) => ({ value, label: t('reports', `server.filters.${value}`) })),
        ],
      },
      { name: 'search', label: t('agent', 'server.filters.search'), value: search ?? '' },
      { name: 'account', value: account ?? '' },
    ],
    async list({ product, kind, ...chosen }, window, page) {
      const query = { ...window, ...chosen, ...toQuery({ product, kind }), ...page };
      const { path, list, total, totalPages, sums } = await orNotFound(site, api.call('listTeamProfit', { query }));
      const name = path.at(-1)?.nickname ?? '';
      return {
        extra: crumbViews(site, path, (account) => reportPath(site, 'profit', { account })),
        rows: list.map((row) => profitRow(site, row)),
        total,
        totalPages,
        count: t('reports', 'server.members', { count: total, number: format.count(total), name }),
        sums: FIGURES.map((name) => figureSum(site, name, sums)),
        about: aboutSums(site, 'alone'),
      };
    },
    csv: {
      columns: csvColumns(site),
      list:
        ({ product, kind, ...chosen }, window) =>
        (cursor) => {
          const query = { ...window, ...chosen, ...toQuery({ product, kind }), cursor };
          return orNotFound(site, api.call('listTeamProfitExport', { query }));
        },
    },
  });
}

const toQuery = <Product>({ product, kind }: { product: Product; kind: (typeof KINDS)[number] | undefined }) => ({
  gameType: product,
  ...(kind && { isAgent: kind === 'AGENT' }),
});

function csvColumns({ t, brand }: Site): CsvColumn<Row>[] {
  return [
    { label: t('agent', 'server.filters.search'), cell: ({ member }) => member.account },
    { label: t('reports', 'columns.upline'), cell: ({ upline }) => upline.account },
    ...FIGURES.map(
      (name): CsvColumn<Row> => ({
        label: `${t('agent', `server.figures.${name}`)} (${brand.currency})`,
        isAmount: true,
        cell: ({ figures }) => figures[name],
      }),
    ),
  ];
}

function profitRow(site: Site, { member, upline, figures }: Row): MemberProfitRow {
  const { account, nickname, type } = memberView(site, member);
  return {
    id: account,
    nickname,
    type,
    deposit: figureText(site, 'deposit', figures),
    withdrawal: figureText(site, 'withdrawal', figures),
    stake: figureText(site, 'stake', figures),
    win: figureText(site, 'win', figures),
    ...companyResult(site, figures),
    upline: { nickname: upline.nickname, path: reportPath(site, 'profit', { account: upline.account }) },
    more: figureDetails(site, figures, ['validBet', 'rebate', 'promotion']),
    bets: reportPath(site, 'bets', { account, list: 'bets' }),
    ledger: reportPath(site, 'account', { account }),
    branch: type === null ? null : reportPath(site, 'profit', { account }),
  };
}
