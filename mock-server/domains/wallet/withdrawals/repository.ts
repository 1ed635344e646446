import { query, selectRows } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';

const ORDER = selectRows('WithdrawOrder', 'WHERE "orderNo" = ?');
const OF_REFERENCE = selectRows('WithdrawOrder', 'WHERE "memberId" = ? AND "reference" = ?');
const IN_RECEIPT = selectRows(
  'WithdrawOrder',
  `WHERE "memberId" = ? AND "state" = 'receipt' ORDER BY "stateAt", "orderNo" LIMIT 100`,
);
/** Neither orders whose money came back nor deposits that are asked back count. */
const OF_DAY = query<{ count: number; amount: bigint }>(
  `SELECT COUNT(*) AS "count", COALESCE(SUM("amount"), 0) AS "amount" FROM "WithdrawOrder"
    WHERE "memberId" = ? AND "createdAt" >= ? AND "state" NOT IN ('rejected', 'cancelled', 'failed')
      AND "payoutId" IS NOT NULL`,
  { amount: 'BIGINT' },
);
const FILTER = `"memberId" = @memberId AND (@from IS NULL OR "createdAt" >= @from) AND (@to IS NULL OR "createdAt" < @to)
  AND (@state IS NULL OR "state" = @state)`;
const PAGE = selectRows(
  'WithdrawOrder',
  `WHERE ${FILTER} ORDER BY "createdAt" DESC, "orderNo" DESC LIMIT @take OFFSET @skip`,
);
const SUMS = query<{ total: number; paid: bigint }>(
  `SELECT COUNT(*) AS "total", COALESCE(SUM("amount") FILTER (WHERE "state" = 'success'), 0) AS "paid"
    FROM "WithdrawOrder" WHERE ${FILTER}`,
  { paid: 'BIGINT' },
);

/** For the back office (control/queues.ts). */
export const WITHDRAWAL_QUEUE = `SELECT rowid AS "row", "orderNo" AS "id", "memberId", "state", '' AS "detail", "amount", "createdAt" AS "time",
    "state" IN ('pending', 'reviewing', 'paying') AS "isWaiting" FROM "WithdrawOrder" WHERE "brandCode" = @brandCode`;

export const findOrder = ({ read }: Store, orderNo: string) => read.first(ORDER, orderNo);
export const findOrderOfReference = ({ read }: Store, memberId: number, reference: string) =>
  read.first(OF_REFERENCE, memberId, reference);
/** By time of automatic confirmation. */
export const listInReceipt = ({ read }: Store, memberId: number) => read.all(IN_RECEIPT, memberId);
export const sumSince = ({ read }: Store, memberId: number, since: number) =>
  read.first(OF_DAY, memberId, since) ?? { count: 0, amount: 0n };

export type OrderRow = NonNullable<ReturnType<typeof findOrder>>;
/** Own deposits that are asked back in a time-out. */
export const isDepositRefund = ({ payoutId }: Pick<OrderRow, 'payoutId'>): boolean => payoutId === null;

export const insertOrder = async (store: Store, order: Omit<OrderRow, 'finishedAt' | 'payments' | 'reason'>) => {
  await store.insert('WithdrawOrder', order);
  return store.read.one('WithdrawOrder', { orderNo: order.orderNo });
};

export const updateOrder = async (
  store: Store,
  orderNo: string,
  data: Partial<Pick<OrderRow, 'state' | 'stateAt' | 'finishedAt' | 'reason' | 'payments'>>,
): Promise<OrderRow> => {
  await store.patch('WithdrawOrder', { orderNo }, data);
  return store.read.one('WithdrawOrder', { orderNo });
};

/** Returns the newest first, with count and paid sum. */
export function pageOrders(
  { read }: Store,
  filter: { memberId: number; from: number | undefined; to: number | undefined; state: string | undefined },
  skip: number,
  take: number,
) {
  const { memberId, from = null, to = null, state = null } = filter;
  const values = { memberId, from, to, state };
  const sums = read.first(SUMS, values) ?? { total: 0, paid: 0n };
  return { rows: read.all(PAGE, { ...values, skip, take }), ...sums };
}
