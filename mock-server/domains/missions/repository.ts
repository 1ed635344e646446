import { query, select } from '../../worlds/statements.ts';
import type { Store } from '../../worlds/store.ts';

/** Ties: points reached earlier come first. */
const BOARD = `SELECT "memberId", SUM("activity") AS "activity",
    ROW_NUMBER() OVER (ORDER BY SUM("activity") DESC, MAX("claimedAt"), "memberId") AS "place", COUNT(*) OVER () AS "total"
  FROM "Reward" WHERE "brandCode" = @brandCode AND "source" = 'MISSION' AND "claimedAt" >= @from AND "claimedAt" < @to
  GROUP BY "memberId" HAVING SUM("activity") > 0`;
const PLACES = query<{
  memberId: number;
  username: string;
  avatar: number;
  activity: number;
  place: number;
  total: number;
}>(
  `SELECT "board".*, "username", "avatar" FROM (${BOARD}) AS "board" JOIN "Member" ON "Member"."id" = "memberId"
    WHERE "place" <= @most OR "memberId" = @memberId ORDER BY "place"`,
);
const PRIZES = select(
  'BoardPrize',
  ['from', 'to', 'rewardKind', 'rewardAmount', 'turnover'],
  'WHERE "brandCode" = ? AND "period" = ? ORDER BY "from"',
);

interface Board {
  brandCode: string;
  /** Epoch milliseconds. */
  from: number;
  to: number;
}

/** The first places, and the member's own. */
export const listPlaces = ({ read }: Store, board: Board, most: number, memberId = 0) =>
  read.all(PLACES, { ...board, most, memberId });

/** By place. */
export const listPrizes = ({ read }: Store, brandCode: string, period: string) => read.all(PRIZES, brandCode, period);
