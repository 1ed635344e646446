import { count, query, type Row, select, selectRows } from '../../worlds/statements.ts';
import type { Store } from '../../worlds/store.ts';
import type { World } from '../../worlds/world.ts';
import { dayColumn } from '../money/ledger/daily-sums.ts';

const MISSIONS = selectRows('Mission', 'WHERE "brandCode" = ? ORDER BY "position"');
type Candidate = Pick<Row<'Member'>, 'type' | 'rankLevel' | 'isContactProven' | 'paymentHash'> & {
  turnover: bigint;
};
const MEMBER = query<Candidate>(
  `SELECT "type", "rankLevel", "isContactProven", "paymentHash", COALESCE("turnover", 0) AS "turnover"
    FROM "Member" LEFT JOIN "Progress" ON "memberId" = "Member"."id" WHERE "Member"."id" = ?`,
  { turnover: 'BIGINT' },
);
const REWARDS = selectRows(
  'Reward',
  'WHERE "memberId" = ? AND "sourceKey" IN (SELECT "value" FROM json_each(?)) ORDER BY "id"',
);
/** Sums of one category, or of all. */
const SUMS = query<{ deposit: bigint; stakes: bigint; rounds: bigint; wonRounds: bigint }>(
  `SELECT COALESCE(SUM("deposit"), 0) AS "deposit", COALESCE(SUM("stakes"), 0) AS "stakes", COALESCE(SUM("rounds"), 0) AS "rounds",
      COALESCE(SUM("wonRounds"), 0) AS "wonRounds" FROM "DailySum"
    WHERE "memberId" = @memberId AND "day" >= @first AND "day" < @next AND (@gameType IS NULL OR "gameType" = @gameType)`,
  { deposit: 'BIGINT', stakes: 'BIGINT', rounds: 'BIGINT', wonRounds: 'BIGINT' },
);
const GAMES = query<{ count: number }>(
  `SELECT COUNT(*) AS "count" FROM (
    SELECT "gameNodeId" FROM "Bet" WHERE "memberId" = @memberId AND "settledAt" >= @from AND "settledAt" < @to
      AND "state" <> 'void' AND (@gameType IS NULL OR "gameType" = @gameType)
    UNION
    SELECT "gameNodeId" FROM "LotteryOrder" WHERE "memberId" = @memberId AND "settledAt" >= @from AND "settledAt" < @to
      AND COALESCE("settledState", "state") IN (4, 5) AND (@gameType IS NULL OR @gameType = 'LOTT'))`,
);
const SIGN_IN_DAYS = query<{ count: number }>(
  `SELECT COUNT(DISTINCT ${dayColumn('"createdAt"')}) AS "count" FROM "Session"
    WHERE "memberId" = @memberId AND "subId" IS NULL AND "createdAt" >= @from AND "createdAt" < @to`,
);
const LIMITS = count('PlayLimit', 'WHERE "memberId" = ?');

export type MissionRow = Row<'Mission'>;

/** In the brand's order. */
export const listMissionRows = (world: World, brandCode: string): MissionRow[] =>
  world.cached(`missions ${brandCode}`, ['Mission'], () => world.read.all(MISSIONS, brandCode));

export function readCandidate({ read }: Store, memberId: number) {
  const row = read.first(MEMBER, memberId);
  if (!row) throw new Error(`There is no member ${memberId}.`);
  return row;
}

export const listRewardsOfKeys = ({ read }: Store, memberId: number, keys: readonly string[]) =>
  read.all(REWARDS, memberId, JSON.stringify(keys));

interface Question {
  memberId: number;
  /** Null for all categories. */
  gameType: string | null;
}

/** Days since the epoch; amounts are ten-thousandths of the currency. */
export const readSums = ({ read }: Store, question: Question & { first: number; next: number }) =>
  read.first(SUMS, { ...question }) ?? { deposit: 0n, stakes: 0n, rounds: 0n, wonRounds: 0n };

/** Different games with a bet that was settled. Times are epoch milliseconds. */
export const countGames = ({ read }: Store, question: Question & { from: number; to: number }): number =>
  read.first(GAMES, { ...question })?.count ?? 0;

/** Days with a log-in. Times are epoch milliseconds. */
export const countSignInDays = ({ read }: Store, span: { memberId: number; from: number; to: number }): number =>
  read.first(SIGN_IN_DAYS, { ...span })?.count ?? 0;

export const hasLimit = ({ read }: Store, memberId: number): boolean => (read.first(LIMITS, memberId)?.count ?? 0) > 0;

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
