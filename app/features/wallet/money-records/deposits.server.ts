import { paths } from '~/config/paths.ts';
import { type CsvColumn, isoTime } from '~/parts/records/csv.server.ts';
import type { RecordsView } from '~/parts/records/records.server.ts';
import { downloadRecords, readRecords, recordFilter, recordSource } from '~/parts/records/records.server.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import type { DepositRow } from './money-records.server.ts';
import { EXPORT_PAGE, exportPages, isoOrEmpty, stateFilters } from './money-records.server.ts';

type Deposit = Value<'listDeposits'>['list'][number];

const STATES = ['created', 'waiting', 'processing', 'success', 'failed', 'expired', 'cancelled', 'returned'] as const;

/** Throws as `requireRealAccount`. */
export const readDepositRecord = async (site: Site): Promise<RecordsView<DepositRow>> =>
  (await readRecords(site, depositRecord(site))).record;

/** Throws as `requireRealAccount`. */
export const downloadDepositRecord = async (site: Site): Promise<Response> =>
  downloadRecords(site, depositRecord(site));

function depositRecord(site: Site) {
  requireRealAccount(site);
  const { api, t, format } = site;
  const list = (query: Parameters<typeof api.call<'listDeposits'>>[1]) => api.call('listDeposits', query);
  return recordSource({
    key: 'deposits',
    path: paths.depositRecord,
    schema: stateFilters(STATES),
    filters: ({ state }) => [
      recordFilter(
        site,
        'state',
        state,
        STATES.map((value) => ({ value, label: t('wallet', `server.deposit.states.${value}`) })),
        'orderState',
      ),
    ],
    async list({ state }, window, page) {
      const { list: rows, total, totalPages, sumCredited } = await list({ query: { ...window, state, ...page } });
      return {
        rows: rows.map((row) => depositRow(site, row)),
        total,
        totalPages,
        sums: [
          { label: t('wallet', 'server.withdraw.records.credited'), amount: format.money(sumCredited), tone: 'profit' },
        ],
      };
    },
    csv: {
      columns: csvColumns(site),
      list: ({ state }, window) =>
        exportPages((pageNo) => list({ query: { ...window, state, pageNo, pageSize: EXPORT_PAGE } })),
    },
  });
}

function csvColumns({ t, brand }: Site): CsvColumn<Deposit>[] {
  const amount = (label: string, cell: (row: Deposit) => string | null): CsvColumn<Deposit> => ({
    label: `${label} (${brand.currency})`,
    isAmount: true,
    cell: (row) => cell(row) ?? '',
  });
  return [
    { label: t('wallet', 'records.orderNo'), cell: ({ orderNo }) => orderNo },
    { label: t('wallet', 'withdraw.records.time'), cell: ({ createdAt }) => isoTime(createdAt) },
    { label: t('wallet', 'withdraw.records.method'), cell: methodName },
    {
      label: t('wallet', 'withdraw.records.state'),
      cell: ({ state }) => t('wallet', `server.deposit.states.${state}`),
    },
    amount(t('wallet', 'withdraw.records.amount'), (row) => row.amount),
    amount(t('wallet', 'withdraw.records.arrived'), ({ arrived }) => arrived),
    amount(t('wallet', 'withdraw.records.fee'), ({ fee }) => fee),
    amount(t('wallet', 'withdraw.records.credited'), ({ credited }) => credited),
    { label: t('wallet', 'server.withdraw.facts.finishedAt'), cell: ({ finishedAt }) => isoOrEmpty(finishedAt) },
  ];
}

const methodName = ({ channelName, bankName }: Deposit): string => [channelName, bankName].filter(Boolean).join(' · ');

function depositRow({ t, format, member }: Site, row: Deposit): DepositRow {
  const { orderNo, arrived, fee, credited } = row;
  return {
    id: orderNo,
    time: format.exactTime(row.createdAt),
    method: methodName(row),
    amount: format.money(row.amount),
    credited: credited === null ? '–' : format.money(credited),
    state: t('wallet', `server.deposit.states.${row.state}`),
    more: [
      ...(arrived === null ? [] : [{ label: t('wallet', 'withdraw.records.arrived'), text: format.money(arrived) }]),
      { label: t('wallet', 'withdraw.records.fee'), text: format.money(fee) },
    ],
    path: member?.isOnBreak ? null : paths.deposit({ order: orderNo }),
  };
}
