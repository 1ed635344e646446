import type { Store } from '../../../worlds/database.ts';
import { insert, update } from '../../../worlds/statements.ts';

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

export const saveProgress = (
  store: Store,
  row: { memberId: number; turnover: bigint; points: bigint; day: number; week: number },
): Promise<void> => store.run(SAVE, row);

export const setPendingPoints = (store: Store, memberId: number, points: bigint): Promise<void> =>
  store.run(SET_POINTS, points, memberId);

export const addDeposit = (store: Store, memberId: number, deposits: bigint): Promise<void> =>
  store.run(ADD_DEPOSIT, { memberId, deposits });
