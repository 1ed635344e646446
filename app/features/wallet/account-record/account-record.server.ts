import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { readRecords, recordFilter } from '~/features/member/records/records.server.ts';
import type { RecordsView } from '~/features/member/records/records.types.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { walletName } from '../wallet.server.ts';
import type { TransactionRow } from './account-record.types.ts';

type Transaction = Value<'listTransactions'>['list'][number];

/** The kinds to filter by, of those that a member meets today. */
const KINDS = [6101, 6201, 3200, 3100, 5200, 5100, 4200, 4100, 8202, 3101, 3201, 8122, 8222] as const;

const Filters = z.object({
  type: z.enum(KINDS.map(String)).optional().catch(undefined),
  wallet: z
    .string()
    .regex(/^[1-9]\d{0,4}$/)
    .optional()
    .catch(undefined),
});

/** The member's account record (specification: transactionHistory). Throws as `requireRealAccount`. */
export function readAccountRecord(site: Site): Promise<RecordsView<TransactionRow>> {
  requireRealAccount(site);
  const { api, t, format } = site;
  return readRecords(site, {
    path: paths.accountRecord,
    schema: Filters,
    async filters({ type, wallet }) {
      const { balance } = await api.call('getBalance');
      const types = KINDS.map((code) => ({ value: String(code), label: t('server', `records.types.t${code}`) }));
      const wallets = balance.map(({ accountTypeId, accountName }) => ({
        value: String(accountTypeId),
        label: walletName(site, accountName),
      }));
      return [
        recordFilter(site, 'type', type, types),
        ...(wallets.length > 1 ? [recordFilter(site, 'wallet', wallet, wallets)] : []),
      ];
    },
    async list({ type, wallet }, window, pageNo) {
      const typeCode = type ? (Number(type) as Transaction['typeCode']) : undefined;
      const query = { ...window, pageNo, typeCode, accountTypeId: wallet ? Number(wallet) : undefined };
      const { list, total, totalPages, sumIn, sumOut } = await api.call('listTransactions', { query });
      return {
        rows: list.map((row) => transactionRow(site, row)),
        total,
        totalPages,
        sums: [
          { label: t('server', 'records.totals.in'), amount: format.money(sumIn), tone: 'profit' },
          { label: t('server', 'records.totals.out'), amount: format.money(sumOut), tone: 'loss' },
        ],
      };
    },
  });
}

function transactionRow(site: Site, row: Transaction): TransactionRow {
  const { format, t } = site;
  const isIn = row.direction === 'IN';
  return {
    id: String(row.id),
    time: format.dateTime(row.time),
    type: t('server', `records.types.t${row.typeCode}`),
    wallet: walletName(site, row.accountName),
    amount: `${isIn ? '+' : '−'}${format.money(row.amount)}`,
    isIn,
    balance: format.money(row.balanceAfter),
    orderNo: row.orderNo,
    about: row.remark,
  };
}
