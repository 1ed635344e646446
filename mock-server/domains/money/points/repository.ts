import type { Store } from '../../../worlds/database.ts';
import { insert, query, selectRows, update } from '../../../worlds/statements.ts';

const BALANCE = query<{ points: number }>(
  'SELECT COALESCE(SUM("left"), 0) AS "points" FROM "PointLot" WHERE "memberId" = ?',
);
const LAST_LOT = query<{ id: number | null }>('SELECT MAX("id") AS "id" FROM "PointLot"');
const LOT = selectRows('PointLot', 'WHERE "id" = ?');
/** Oldest first. */
const FULL_LOTS = selectRows('PointLot', 'WHERE "memberId" = ? AND "left" > 0 ORDER BY "expiresAt", "id"');
const SPENT_SINCE = query<{ points: number }>(
  `SELECT -COALESCE(SUM("amount"), 0) AS "points" FROM "PointEntry" WHERE "memberId" = ? AND "kind" = ? AND "time" >= ?`,
);
export const INSERT_LOT = insert('PointLot', ['id', 'memberId', 'amount', 'left', 'earnedAt', 'expiresAt']);
const SET_LEFT = update('PointLot', '"left" = ? WHERE "id" = ?');
export const INSERT_ENTRY = insert('PointEntry', [
  ...(['memberId', 'kind', 'amount', 'balanceAfter'] as const),
  ...(['remark', 'orderNo', 'time'] as const),
]);

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

/** Returns its id. Call in a transaction. */
export async function insertLot(
  store: Store,
  lot: { memberId: number; amount: number; earnedAt: number; expiresAt: number },
): Promise<number> {
  const id = (store.read.first(LAST_LOT)?.id ?? 0) + 1;
  await store.run(INSERT_LOT, { ...lot, id, left: lot.amount });
  return id;
}

export const setLeft = (store: Store, id: number, left: number): Promise<void> => store.run(SET_LEFT, left, id);

export const insertEntry = (
  store: Store,
  entry: {
    memberId: number;
    kind: string;
    amount: number;
    balanceAfter: number;
    remark: string;
    orderNo: string | null;
    time: number;
  },
): Promise<void> => store.run(INSERT_ENTRY, entry);
