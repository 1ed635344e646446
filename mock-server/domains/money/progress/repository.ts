import type { Store } from '../../../worlds/database.ts';
import { insert, query, update } from '../../../worlds/statements.ts';

const PROGRESS = query<{
  brandCode: string;
  type: number;
  rankLevel: number;
  registeredAt: number;
  turnover: bigint | null;
  points: bigint | null;
  day: number | null;
  week: number | null;
  ceiling: number | null;
}>(
  `SELECT "brandCode", "type", "rankLevel", "registeredAt", "turnover", "points", "day", "week", "ceiling"
    FROM "Member" LEFT JOIN "Progress" ON "memberId" = "Member"."id" WHERE "Member"."id" = ?`,
  { turnover: 'BIGINT', points: 'BIGINT' },
);
const SAVE = insert(
  'Progress',
  ['memberId', 'turnover', 'points', 'day', 'week'],
  `ON CONFLICT ("memberId") DO UPDATE SET "turnover" = excluded."turnover", "points" = excluded."points",
    "day" = excluded."day", "week" = excluded."week"`,
);
const SET_POINTS = update('Progress', '"points" = ? WHERE "memberId" = ?');
const ADD_DEPOSIT = insert(
  'Progress',
  ['memberId', 'deposits'],
  'ON CONFLICT ("memberId") DO UPDATE SET "deposits" = "deposits" + excluded."deposits"',
);

/** Returns zeros before the first bet. */
export function readProgress({ read }: Store, memberId: number) {
  const row = read.first(PROGRESS, memberId);
  if (!row) throw new Error(`There is no member ${memberId}.`);
  const { turnover, points, day, week, ...rest } = row;
  return { ...rest, memberId, turnover: turnover ?? 0n, points: points ?? 0n, day: day ?? 0, week: week ?? 0 };
}

export const saveProgress = (
  store: Store,
  row: { memberId: number; turnover: bigint; points: bigint; day: number; week: number },
): Promise<void> => store.run(SAVE, row);

export const setPendingPoints = (store: Store, memberId: number, points: bigint): Promise<void> =>
  store.run(SET_POINTS, points, memberId);

export const addDeposit = (store: Store, memberId: number, deposits: bigint): Promise<void> =>
  store.run(ADD_DEPOSIT, { memberId, deposits });
