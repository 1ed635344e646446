import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import {
  KINDS,
  type TransactionRow,
  transactionColumns,
  transactionRow,
} from '~/features/wallet/account-record/account-record.server.ts';
import type { CsvColumn } from '~/parts/records/csv.server.ts';
import {
  downloadRecords,
  type RecordsView,
  readRecords,
  recordFilter,
  recordSource,
} from '~/parts/records/records.server.ts';
import { requireAgent } from '~/request/guards.server.ts';
import { orNotFound } from '~/request/page-failure.server.ts';
import { searchText } from '~/request/search.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { type Crumb, crumbViews, reportPath } from '../figures.server.ts';

type Transaction = Value<'listDownlineTransactions'>['list'][number];

export interface DownlineTransactionRow extends TransactionRow {
  member: { account: string; nickname: string; path: string };
}

export interface AccountView {
  record: RecordsView<DownlineTransactionRow>;
  crumbs: Crumb[];
}

const Filters = z.object({
  type: z.enum(KINDS.map(String)).optional().catch(undefined),
  search: searchText(40),
  /** Only this member; with `scope` the whole branch. */
  account: z.string().min(1).max(64).optional().catch(undefined),
  scope: z.literal('BRANCH').optional().catch(undefined),
});
type Filters = z.output<typeof Filters>;

/** Throws as `requireAgent`, and 404 for who is not of the team. */
export async function readAccount(site: Site): Promise<AccountView> {
  const { record, extra } = await readRecords(site, teamAccount(site));
  return { record, crumbs: extra ?? [] };
}

/** Throws as `readAccount`. */
export const downloadAccount = async (site: Site): Promise<Response> => downloadRecords(site, teamAccount(site));

function teamAccount(site: Site) {
  requireAgent(site);
  const { api, t, format } = site;
  return recordSource({
    key: 'downlineTransactions',
    path: (search) => paths.agent('account', search),
    sorts: ['time', 'amount', 'balanceAfter'],
    schema: Filters,
    filters: ({ type, search, account, scope }) => [
      recordFilter(
        site,
        'type',
        type,
        KINDS.map((code) => ({ value: String(code), label: t('wallet', `server.records.types.t${code}`) })),
      ),
      ...(account
        ? [
            {
              name: 'scope',
              label: t('reports', 'server.filters.scope'),
              value: scope ?? '',
              options: [
                { value: '', label: t('reports', 'server.filters.member', { name: account }) },
                { value: 'BRANCH', label: t('reports', 'server.filters.branch', { name: account }) },
              ],
            },
            { name: 'account', value: account },
          ]
        : [{ name: 'search', label: t('agent', 'server.filters.search'), value: search ?? '' }]),
    ],
    async list(chosen, window, page) {
      const query = { ...window, ...toQuery(chosen), ...page };
      const found = await orNotFound(site, api.call('listDownlineTransactions', { query }));
      return {
        rows: found.list.map((row) => downlineRow(site, row)),
        extra: crumbViews(site, found.path, (account) => reportPath(site, 'account', { account })),
        total: found.total,
        totalPages: found.totalPages,
        about: t('agent', 'server.about.ledger'),
        sums: [
          { label: t('wallet', 'server.records.totals.in'), amount: format.money(found.sumIn), tone: 'profit' },
          { label: t('wallet', 'server.records.totals.out'), amount: format.money(found.sumOut), tone: 'loss' },
        ],
      };
    },
    csv: {
      columns: csvColumns(site),
      list: (chosen, window) => (cursor) =>
        orNotFound(
          site,
          api.call('listDownlineTransactionExport', { query: { ...window, ...toQuery(chosen), cursor } }),
        ),
    },
  });
}

const toQuery = ({ type, search, account, scope }: Filters) => ({
  account,
  ...(account ? { isAlone: scope === undefined } : { search }),
  typeCode: type ? (Number(type) as Transaction['typeCode']) : undefined,
});

function csvColumns(site: Site): CsvColumn<Transaction>[] {
  const [orderNo, time, ...rest] = transactionColumns(site);
  return [
    orderNo,
    time,
    { label: site.t('agent', 'server.filters.search'), cell: ({ member }) => member.account },
    ...rest,
  ];
}

function downlineRow(site: Site, row: Transaction): DownlineTransactionRow {
  const { member, subject } = row;
  return {
    ...transactionRow(site, row),
    member: {
      account: member.account,
      nickname: member.nickname,
      path: reportPath(site, 'account', { account: member.account }),
    },
    subject: subject && {
      label: site.t('wallet', `server.records.types.${subject.kind === 'bet' ? 't3200' : 't4200'}`),
      orderNo: subject.orderNo,
      path: reportPath(site, 'bets', { account: member.account, bet: subject.orderNo }),
    },
  };
}
