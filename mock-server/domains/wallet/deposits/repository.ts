import { query, select, selectRows } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';
import type { World } from '../../../worlds/world.ts';

const CHANNELS = selectRows('DepositChannel', 'WHERE "brandCode" = ? ORDER BY "position"');
const ORDER = selectRows('DepositOrder', 'WHERE "orderNo" = ?');
const OF_TOKEN = selectRows('DepositOrder', 'WHERE "token" = ?');
const OF_REFERENCE = selectRows('DepositOrder', 'WHERE "memberId" = ? AND "reference" = ?');
const RESUMPTION = selectRows('DepositResumption', 'WHERE "memberId" = ? AND "reference" = ?');
const WAITING = selectRows(
  'DepositOrder',
  `WHERE "memberId" = ? AND "channelCode" = ? AND "state" IN ('created', 'waiting') LIMIT 1`,
);
const OPEN = selectRows(
  'DepositOrder',
  `WHERE "memberId" = ? AND "state" IN ('created', 'waiting', 'processing') ORDER BY "createdAt" DESC, "orderNo" DESC LIMIT 100`,
);
const PAYMENTS = selectRows('ReceivedPayment', 'WHERE "orderNo" = ? ORDER BY "id"');
const REPORTED = selectRows('ReceivedPayment', 'WHERE "brandCode" = ? AND "paymentId" = ?');
const PROOF = selectRows('PaymentProof', 'WHERE "orderNo" = ?');
const HAS_PROOF = select('PaymentProof', ['orderNo'], 'WHERE "orderNo" = ?');
const FILTER = `"memberId" = @memberId AND (@from IS NULL OR "createdAt" >= @from) AND (@to IS NULL OR "createdAt" < @to)
  AND (@state IS NULL OR "state" = @state)`;
const PAGE = selectRows(
  'DepositOrder',
  `WHERE ${FILTER} ORDER BY "createdAt" DESC, "orderNo" DESC LIMIT @take OFFSET @skip`,
);
const SUMS = query<{ total: number; credited: bigint }>(
  `SELECT COUNT(*) AS "total", COALESCE(SUM("credited"), 0) AS "credited" FROM "DepositOrder" WHERE ${FILTER}`,
  { credited: 'BIGINT' },
);

/** For the back office (control/queues.ts). */
export const DEPOSIT_QUEUE = `SELECT rowid AS "row", "orderNo" AS "id", "memberId", "state", "mode" AS "detail", "amount", "createdAt" AS "time",
    "state" IN ('created', 'waiting', 'processing') AS "isWaiting" FROM "DepositOrder" WHERE "brandCode" = @brandCode`;

export const listChannelRows = (world: World, brandCode: string) =>
  world.cached(`deposit channels ${brandCode}`, ['DepositChannel'], () => world.read.all(CHANNELS, brandCode));

export async function setClosedChannels(world: World, brandCode: string, codes: readonly string[]): Promise<void> {
  await world.transact(async (store) => {
    await store.patch('DepositChannel', { brandCode }, { isInMaintenance: false });
    await store.patch('DepositChannel', { brandCode, code: codes }, { isInMaintenance: true });
  });
}

export const findOrder = ({ read }: Store, orderNo: string) => read.first(ORDER, orderNo);
export const findOrderOfToken = ({ read }: Store, token: string) => read.first(OF_TOKEN, token);
/** With the request's fingerprint; null for a new reference. */
export function findOrderOfReference(store: Store, memberId: number, reference: string) {
  const opened = store.read.first(OF_REFERENCE, memberId, reference);
  if (opened) return { order: opened, fingerprint: opened.fingerprint };
  const resumed = store.read.first(RESUMPTION, memberId, reference);
  const order = resumed && findOrder(store, resumed.orderNo);
  return order && { order, fingerprint: resumed.fingerprint };
}
export const findWaiting = ({ read }: Store, memberId: number, channelCode: string) =>
  read.first(WAITING, memberId, channelCode);
export const listOpenRows = ({ read }: Store, memberId: number) => read.all(OPEN, memberId);

export type OrderRow = NonNullable<ReturnType<typeof findOrder>>;
type NewOrder = Pick<
  OrderRow,
  | 'orderNo'
  | 'brandCode'
  | 'memberId'
  | 'channelCode'
  | 'mode'
  | 'bankCode'
  | 'state'
  | 'amount'
  | 'bonusId'
  | 'bonusTerms'
  | 'reference'
  | 'fingerprint'
  | 'createdAt'
  | 'expiresAt'
  | 'token'
  | 'payment'
>;

export const insertResumption = (
  store: Store,
  row: { memberId: number; reference: string; fingerprint: string; orderNo: string },
) => store.insert('DepositResumption', row);

export const insertOrder = async (store: Store, order: NewOrder): Promise<OrderRow> => {
  await store.insert('DepositOrder', order);
  return store.read.one('DepositOrder', { orderNo: order.orderNo });
};

export const updateOrder = async (
  store: Store,
  orderNo: string,
  data: Partial<
    Pick<
      OrderRow,
      'state' | 'arrived' | 'credited' | 'bonus' | 'finishedAt' | 'reportedAt' | 'isLate' | 'payment' | 'expiresAt'
    >
  >,
): Promise<OrderRow> => {
  await store.patch('DepositOrder', { orderNo }, data);
  return store.read.one('DepositOrder', { orderNo });
};

/** Returns the oldest first. */
export const listPayments = ({ read }: Store, orderNo: string) => read.all(PAYMENTS, orderNo);
export type PaymentRow = ReturnType<typeof listPayments>[number];
export const hasPayment = ({ read }: Store, brandCode: string, paymentId: string): boolean =>
  read.first(REPORTED, brandCode, paymentId) !== null;
export const insertPayment = (store: Store, row: Omit<PaymentRow, 'id'>) => store.insert('ReceivedPayment', row);
export const namePayment = (store: Store, { id }: PaymentRow, paymentId: string) =>
  store.patch('ReceivedPayment', { id }, { paymentId });

export const hasProof = ({ read }: Store, orderNo: string): boolean => read.first(HAS_PROOF, orderNo) !== null;
export const findProof = ({ read }: Store, orderNo: string) => read.first(PROOF, orderNo);

export const saveProof = (
  store: Store,
  orderNo: string,
  proof: { contentType: string; content: Uint8Array; uploadedAt: Date },
) => store.upsert('PaymentProof', { orderNo }, proof);

export interface OrderFilter {
  memberId: number;
  from: number | undefined;
  to: number | undefined;
  state: string | undefined;
}

/** Returns the newest first, with count and credited sum. */
export function pageOrders({ read }: Store, filter: OrderFilter, skip: number, take: number) {
  const { memberId, from = null, to = null, state = null } = filter;
  const values = { memberId, from, to, state };
  const sums = read.first(SUMS, values) ?? { total: 0, credited: 0n };
  return { rows: read.all(PAGE, { ...values, skip, take }), ...sums };
}
