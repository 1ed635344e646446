import { paths } from '~/config/paths.ts';
import { type CsvColumn, isoTime } from '~/parts/records/csv.server.ts';
import type { RecordsView } from '~/parts/records/records.server.ts';
import { downloadRecords, readRecords, recordFilter, recordSource } from '~/parts/records/records.server.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import type { WithdrawalRow } from './money-records.server.ts';
import { EXPORT_PAGE, exportPages, isoOrEmpty, stateFilters } from './money-records.server.ts';

type Withdrawal = Value<'listWithdrawals'>['list'][number];

const STATES = ['pending', 'reviewing', 'paying', 'receipt', 'success', 'rejected', 'cancelled', 'failed'] as const;

/** Throws as `requireRealAccount`. */
export const readWithdrawalRecord = async (site: Site): Promise<RecordsView<WithdrawalRow>> =>
  (await readRecords(site, withdrawalRecord(site))).record;

/** Throws as `requireRealAccount`. */
export const downloadWithdrawalRecord = async (site: Site): Promise<Response> =>
  downloadRecords(site, withdrawalRecord(site));

function withdrawalRecord(site: Site) {
  requireRealAccount(site);
  const { api, t, format } = site;
  const list = (query: Parameters<typeof api.call<'listWithdrawals'>>[1]) => api.call('listWithdrawals', query);
  return recordSource({
    key: 'withdrawals',
    path: paths.withdrawalRecord,
    schema: stateFilters(STATES),
    filters: ({ state }) => [
      recordFilter(
        site,
        'state',
        state,
        STATES.map((value) => ({ value, label: t('wallet', `server.withdraw.states.${value}`) })),
        'orderState',
      ),
    ],
    async list({ state }, window, page) {
      const { list: rows, total, totalPages, sumPaid } = await list({ query: { ...window, state, ...page } });
      return {
        rows: rows.map((row) => withdrawalRow(site, row)),
        total,
        totalPages,
        sums: [{ label: t('wallet', 'server.withdraw.records.paid'), amount: format.money(sumPaid) }],
      };
    },
    csv: {
      columns: csvColumns(site),
      list: ({ state }, window) =>
        exportPages((pageNo) => list({ query: { ...window, state, pageNo, pageSize: EXPORT_PAGE } })),
    },
  });
}

function csvColumns({ t, brand }: Site): CsvColumn<Withdrawal>[] {
  const amount = (label: string, cell: (row: Withdrawal) => string): CsvColumn<Withdrawal> => ({
    label: `${label} (${brand.currency})`,
    isAmount: true,
    cell,
  });
  return [
    { label: t('wallet', 'records.orderNo'), cell: ({ orderNo }) => orderNo },
    { label: t('wallet', 'withdraw.records.time'), cell: ({ createdAt }) => isoTime(createdAt) },
    { label: t('wallet', 'withdraw.records.method'), cell: ({ methodName }) => methodName },
    { label: t('wallet', 'withdraw.records.account'), cell: ({ account }) => account },
    {
      label: t('wallet', 'withdraw.records.state'),
      cell: ({ state }) => t('wallet', `server.withdraw.states.${state}`),
    },
    amount(t('wallet', 'withdraw.records.amount'), (row) => row.amount),
    amount(t('wallet', 'withdraw.records.fee'), ({ fee }) => fee),
    { label: t('wallet', 'server.withdraw.facts.finishedAt'), cell: ({ finishedAt }) => isoOrEmpty(finishedAt) },
  ];
}

function withdrawalRow({ t, format }: Site, row: Withdrawal): WithdrawalRow {
  return {
    id: row.orderNo,
    time: format.exactTime(row.createdAt),
    method: row.methodName,
    account: row.account.replaceAll('*', '•'),
    amount: format.money(row.amount),
    fee: format.money(row.fee),
    state: t('wallet', `server.withdraw.states.${row.state}`),
    path: paths.withdraw({ order: row.orderNo }),
  };
}
