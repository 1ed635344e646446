import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { type CsvColumn, isoTime } from '~/parts/records/csv.server.ts';
import type { RecordsView } from '~/parts/records/records.server.ts';
import { downloadRecords, readRecords, recordFilter, recordSource } from '~/parts/records/records.server.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { walletName } from '../wallet.server.ts';

export interface TransactionRow {
  id: string;
  time: string;
  type: string;
  wallet: string;
  /** Signed: "+₱50.00". */
  amount: string;
  isIn: boolean;
  balance: string;
  orderNo: string;
  /** Such as the game's name; may be empty. */
  about: string;
  /** The order that caused it. */
  subject: { label: string; orderNo: string; path: string } | null;
}

type Transaction = Value<'listTransactions'>['list'][number];
/** Without the cause, which an agent's page shows elsewhere. */
type Movement = Omit<Transaction, 'subject' | 'accountTypeId'>;

/** In the filter's order: the cashier, games, cards, lottery, transfers, adjustments. */
export const KINDS = [
  6101, 6201, 6203, 6204, 6104, 6207, 3200, 3100, 3102, 6113, 6112, 5200, 5100, 5112, 6111, 6109, 6119, 6115, 6116,
  6117, 6118, 4200, 4100, 4104, 4105, 6114, 4106, 4107, 4108, 4109, 4110, 4111, 4208, 4112, 4209, 8202, 3101, 3201,
  4101, 4201, 8103, 8223, 8123, 8122, 8222,
] as const satisfies readonly Transaction['typeCode'][];

const Filters = z.object({
  type: z.enum(KINDS.map(String)).optional().catch(undefined),
  wallet: z
    .string()
    .regex(/^[1-9]\d{0,4}$/)
    .optional()
    .catch(undefined),
});

/** Specification: transactionHistory. Throws as `requireRealAccount`. */
export const readAccountRecord = async (site: Site): Promise<RecordsView<TransactionRow>> =>
  (await readRecords(site, accountRecord(site))).record;

/** Throws as `requireRealAccount`. */
export const downloadAccountRecord = async (site: Site): Promise<Response> =>
  downloadRecords(site, accountRecord(site));

function accountRecord(site: Site) {
  requireRealAccount(site);
  const { api, t, format } = site;
  return recordSource({
    key: 'transactionHistory',
    path: paths.accountRecord,
    schema: Filters,
    async filters({ type, wallet }) {
      const { balance } = await api.call('getBalance');
      const types = KINDS.map((code) => ({ value: String(code), label: t('wallet', `server.records.types.t${code}`) }));
      const wallets = balance.map(({ accountTypeId, accountName }) => ({
        value: String(accountTypeId),
        label: walletName(site, accountName),
      }));
      return [
        recordFilter(site, 'type', type, types),
        ...(wallets.length > 1 ? [recordFilter(site, 'wallet', wallet, wallets)] : []),
      ];
    },
    async list(chosen, window, page) {
      const query = { ...window, ...toQuery(chosen), ...page };
      const { list, total, totalPages, sumIn, sumOut } = await api.call('listTransactions', { query });
      return {
        rows: list.map((row) => ({
          ...transactionRow(site, row),
          subject: row.subject && subjectView(site, row.subject),
        })),
        total,
        totalPages,
        sums: [
          { label: t('wallet', 'server.records.totals.in'), amount: format.money(sumIn), tone: 'profit' },
          { label: t('wallet', 'server.records.totals.out'), amount: format.money(sumOut), tone: 'loss' },
        ],
      };
    },
    csv: {
      columns: transactionColumns(site),
      list: (chosen, window) => (cursor) =>
        api.call('listTransactionExport', { query: { ...window, ...toQuery(chosen), cursor } }),
    },
  });
}

const toQuery = ({ type, wallet }: z.output<typeof Filters>) => ({
  typeCode: type ? (Number(type) as Transaction['typeCode']) : undefined,
  accountTypeId: wallet ? Number(wallet) : undefined,
});

/** Columns of a file: order, time, and the others. */
export function transactionColumns(site: Site): [CsvColumn<Movement>, CsvColumn<Movement>, ...CsvColumn<Movement>[]] {
  const { t, brand } = site;
  return [
    { label: t('wallet', 'records.orderNo'), cell: ({ orderNo }) => orderNo },
    { label: t('wallet', 'records.account.time'), cell: ({ time }) => isoTime(time) },
    {
      label: t('wallet', 'records.account.type'),
      cell: ({ typeCode }) => t('wallet', `server.records.types.t${typeCode}`),
    },
    { label: t('wallet', 'records.account.wallet'), cell: ({ accountName }) => walletName(site, accountName) },
    {
      label: `${t('wallet', 'records.account.amount')} (${brand.currency})`,
      isAmount: true,
      cell: ({ amount, direction }) => (direction === 'OUT' ? `-${amount}` : amount),
    },
    {
      label: `${t('wallet', 'records.account.balance')} (${brand.currency})`,
      isAmount: true,
      cell: ({ balanceAfter }) => balanceAfter,
    },
    { label: t('wallet', 'records.account.about'), cell: ({ remark }) => remark },
  ];
}

const SUBJECTS = {
  bet: { type: 't3200', path: paths.bet },
  lottery: { type: 't4200', path: paths.lotteryOrder },
  slip: { type: 't4200', path: (slip: string) => paths.lotteryRecord({ slip, range: 'last90' }) },
  deposit: { type: 't6101', path: (order: string) => paths.deposit({ order }) },
  withdrawal: { type: 't6201', path: (order: string) => paths.withdraw({ order }) },
  reward: { type: 't3102', path: () => paths.rewards() },
  redemption: { type: 't3102', path: () => paths.pointsRedeemed() },
} as const;

function subjectView({ t }: Site, { kind, orderNo }: NonNullable<Transaction['subject']>): TransactionRow['subject'] {
  const { type, path } = SUBJECTS[kind];
  return { label: t('wallet', `server.records.types.${type}`), orderNo, path: path(orderNo) };
}

/** Their remark says more than their type. */
const BONUS_TYPES: readonly number[] = [3102, 8103];

export function transactionRow(site: Site, row: Movement): Omit<TransactionRow, 'subject'> {
  const { format, t } = site;
  const isIn = row.direction === 'IN';
  const type = t('wallet', `server.records.types.t${row.typeCode}`);
  const isNamed = BONUS_TYPES.includes(row.typeCode) && row.remark !== '';
  return {
    id: String(row.id),
    time: format.exactTime(row.time),
    type: isNamed ? row.remark : type,
    wallet: walletName(site, row.accountName),
    amount: `${isIn ? '+' : '−'}${format.money(row.amount)}`,
    isIn,
    balance: format.money(row.balanceAfter),
    orderNo: row.orderNo,
    about: isNamed ? type : row.remark,
  };
}
