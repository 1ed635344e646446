import { type NewRow, query, selectRows } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';

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

export const setLeft = (store: Store, id: number, left: number) => store.patch('PointLot', { id }, { left });

export const insertEntry = (store: Store, entry: NewRow<'PointEntry'>) => store.insert('PointEntry', entry);
