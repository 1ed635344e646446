import { MONEY_SCALE } from '../../shared/money.ts';
import { type NewRow, query, type Row, selectRows, update } from '../../worlds/statements.ts';
import type { Store } from '../../worlds/store.ts';

const REWARDS = selectRows('PointReward', 'WHERE "brandCode" = ? ORDER BY "position"');
const REWARD = selectRows('PointReward', 'WHERE "brandCode" = ? AND "id" = ?');
const CHANGE_STOCK = update('PointReward', '"stock" = "stock" + ? WHERE "id" = ?');
const REDEEMED = query<{ rewardId: number; count: number }>(
  `SELECT "rewardId", COUNT(*) AS "count" FROM "Redemption" WHERE "memberId" = ? AND "state" <> 'cancelled' GROUP BY "rewardId"`,
);
const REDEMPTION = selectRows('Redemption', 'WHERE "orderNo" = ?');
const OF_REFERENCE = selectRows('Redemption', 'WHERE "memberId" = ? AND "reference" = ?');
const REDEMPTIONS = selectRows(
  'Redemption',
  'WHERE "memberId" = ? ORDER BY "createdAt" DESC, "orderNo" DESC LIMIT ? OFFSET ?',
);
const REDEMPTION_COUNT = query<{ count: number }>('SELECT COUNT(*) AS "count" FROM "Redemption" WHERE "memberId" = ?');
const FILTER = `"memberId" = @memberId AND (@from IS NULL OR "time" >= @from) AND (@to IS NULL OR "time" < @to)
  AND (@kind IS NULL OR "kind" = @kind)`;
const ENTRIES = selectRows('PointEntry', `WHERE ${FILTER} ORDER BY "time" DESC, "id" DESC LIMIT @take OFFSET @skip`);
const SUMS = query<{ total: number; sumIn: number; sumOut: number }>(
  `SELECT COUNT(*) AS "total", COALESCE(SUM("amount") FILTER (WHERE "amount" > 0), 0) AS "sumIn",
    -COALESCE(SUM("amount") FILTER (WHERE "amount" < 0), 0) AS "sumOut" FROM "PointEntry" WHERE ${FILTER}`,
);

/** For the back office (control/queues.ts). Credits, which nobody sends, are left out. */
export const REDEMPTION_QUEUE = `SELECT rowid AS "row", "orderNo" AS "id", "memberId", "state", '' AS "detail", "cost" * ${MONEY_SCALE} AS "amount",
    "createdAt" AS "time", "state" IN ('ordered', 'sent') AS "isWaiting"
    FROM "Redemption" WHERE "brandCode" = @brandCode AND "kind" = 'GOODS'`;

export type PointRewardRow = Row<'PointReward'>;
export type RedemptionRow = Row<'Redemption'>;

/** In the brand's order. */
export const listRewardRows = ({ read }: Store, brandCode: string) => read.all(REWARDS, brandCode);
export const findReward = ({ read }: Store, brandCode: string, id: number) => read.first(REWARD, brandCode, id);

/** Leaves an endless stock as it is. */
export const changeStock = (store: Store, rewardId: number, by: 1 | -1) => store.run(CHANGE_STOCK, by, rewardId);

/** By reward; cancelled ones do not count. */
export const countRedeemed = ({ read }: Store, memberId: number): Map<number, number> =>
  new Map(read.all(REDEEMED, memberId).map(({ rewardId, count }) => [rewardId, count]));

export const findRedemption = ({ read }: Store, orderNo: string) => read.first(REDEMPTION, orderNo);
export const findOfReference = ({ read }: Store, memberId: number, reference: string) =>
  read.first(OF_REFERENCE, memberId, reference);

/** Newest first. */
export const pageRedemptions = ({ read }: Store, memberId: number, skip: number, take: number) => ({
  rows: read.all(REDEMPTIONS, memberId, take, skip),
  total: read.first(REDEMPTION_COUNT, memberId)?.count ?? 0,
});

export const insertRedemption = (store: Store, row: RedemptionRow) => store.insert('Redemption', row);

export const updateRedemption = (store: Store, orderNo: string, data: Pick<RedemptionRow, 'state' | 'stateAt'>) =>
  store.patch('Redemption', { orderNo }, data);

/** Returns the newest first, with count and sums. */
export function pageEntries(
  { read }: Store,
  filter: { memberId: number; from: number | undefined; to: number | undefined; kind: string | undefined },
  skip: number,
  take: number,
) {
  const { memberId, from = null, to = null, kind = null } = filter;
  const values = { memberId, from, to, kind };
  const sums = read.first(SUMS, values) ?? { total: 0, sumIn: 0, sumOut: 0 };
  return { rows: read.all(ENTRIES, { ...values, skip, take }), ...sums };
}

const BALANCE = query<{ points: number }>(
  'SELECT COALESCE(SUM("left"), 0) AS "points" FROM "PointLot" WHERE "memberId" = ?',
);
const LOT = selectRows('PointLot', 'WHERE "id" = ?');
/** Oldest first. */
const FULL_LOTS = selectRows('PointLot', 'WHERE "memberId" = ? AND "left" > 0 ORDER BY "expiresAt", "id"');
const SPENT_SINCE = query<{ points: number }>(
  `SELECT -COALESCE(SUM("amount"), 0) AS "points" FROM "PointEntry" WHERE "memberId" = ? AND "kind" = ? AND "time" >= ?`,
);

export const readPoints = ({ read }: Store, memberId: number): number => read.first(BALANCE, memberId)?.points ?? 0;
export const findLot = ({ read }: Store, id: number) => read.first(LOT, id);
export const listFullLots = ({ read }: Store, memberId: number) => read.all(FULL_LOTS, memberId);

/** `since` is epoch milliseconds. */
export const readSpentPoints = (
  { read }: Store,
  memberId: number,
  kind: 'REDEEMED' | 'CONVERTED',
  since: number,
): number => read.first(SPENT_SINCE, memberId, kind, since)?.points ?? 0;

/** Returns its id. */
export const insertLot = (
  store: Store,
  lot: { memberId: number; amount: number; earnedAt: number; expiresAt: number },
): Promise<number> => store.insert('PointLot', { ...lot, left: lot.amount });

export const savePending = (store: Store, memberId: number, pending: { points: bigint; day?: number }) =>
  store.upsert('Progress', { memberId }, pending);

export const setLeft = (store: Store, id: number, left: number) => store.patch('PointLot', { id }, { left });

export const insertEntry = (store: Store, entry: NewRow<'PointEntry'>) => store.insert('PointEntry', entry);
