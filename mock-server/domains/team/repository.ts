import { type Change, query, type Row } from '../../worlds/statements.ts';
import type { Store } from '../../worlds/store.ts';

/** agent.md: Figures. Stakes are those of settled bets. */
export const FIGURES = [
  'deposit',
  'withdraw',
  'stakes',
  'validBet',
  'counted',
  'win',
  'rebate',
  'promotion',
  'commission',
  'salary',
  'dividend',
  'rounds',
] as const;
/** Ten-thousandths of the currency; rounds are settled bets. */
export type Figures = Record<(typeof FIGURES)[number], bigint>;

const TYPES = Object.fromEntries(FIGURES.map((name) => [name, 'BIGINT' as const]));
const list = FIGURES.map((name) => `"${name}"`).join(', ');
const sums = FIGURES.map((name) => `COALESCE(SUM("${name}"), 0) AS "${name}"`).join(', ');

/** From a member up to `@agentId`, or to the top where that is not above. */
const PATH = query<Pick<Row<'Member'>, 'id' | 'username' | 'nickname' | 'avatar' | 'type'>>(
  `WITH RECURSIVE "path"("id", "step") AS (
      SELECT "id", 0 FROM "Member" WHERE "brandCode" = @brandCode AND "username" = @username
      UNION ALL
      SELECT m."uplineId", "step" + 1 FROM "path" JOIN "Member" m ON m."id" = "path"."id"
        WHERE m."id" <> @agentId AND m."uplineId" IS NOT NULL)
    SELECT "id", "username", "nickname", "avatar", "type" FROM "path" JOIN "Member" USING ("id") ORDER BY "step" DESC`,
);
/** SQL: the ids `below` `@id`, which is not one of them. */
export const BELOW = `WITH RECURSIVE "below"("id") AS (
    SELECT "id" FROM "Member" WHERE "uplineId" = @id
    UNION ALL SELECT m."id" FROM "below" JOIN "Member" m ON m."uplineId" = "below"."id")`;
/** SQL: each of `@tops`, a JSON list, with all below, as `branch`. */
export const BRANCHES = `WITH RECURSIVE "branch"("top", "id") AS (
    SELECT "value", "value" FROM json_each(@tops)
    UNION ALL SELECT "top", m."id" FROM "branch" JOIN "Member" m ON m."uplineId" = "branch"."id")`;

const CLOSED = query<{ day: number }>('SELECT "day" FROM "TeamClosing" WHERE "brandCode" = ?');
const SET_CLOSED: Change = {
  sql: `INSERT INTO "TeamClosing" ("brandCode", "day") VALUES (?, ?) ON CONFLICT ("brandCode") DO UPDATE SET "day" = excluded."day"`,
  model: 'TeamClosing',
};
const CLOSE: Change = {
  sql: `INSERT INTO "TeamDay" ("memberId", "day", "gameType", ${list})
    WITH RECURSIVE "above"("id", "upper") AS (
      SELECT "id", "uplineId" FROM "Member" WHERE "brandCode" = @brandCode AND "uplineId" IS NOT NULL
      UNION ALL
      SELECT "above"."id", m."uplineId" FROM "above" JOIN "Member" m ON m."id" = "upper" WHERE m."uplineId" IS NOT NULL)
    SELECT "upper", "day", "gameType", ${sums} FROM "above" JOIN "DailySum" ON "memberId" = "id"
      WHERE "day" > @after AND "day" <= @last GROUP BY "upper", "day", "gameType"`,
  model: 'TeamDay',
};

const REOPEN: Change = {
  sql: 'DELETE FROM "TeamDay" WHERE "memberId" IN (SELECT "id" FROM "Member" WHERE "brandCode" = ?) AND "day" > ?',
  model: 'TeamDay',
};

const OF_DAYS = '"day" BETWEEN @first AND @last AND (@gameType IS NULL OR "gameType" = @gameType)';
const OWN = query<Figures>(`SELECT ${sums} FROM "DailySum" WHERE "memberId" = @id AND ${OF_DAYS}`, TYPES);
/** Own sums, those of closed days below, and today's below. A range that is over skips the members below. */
const BY_DAY = query<{ day: number } & Figures>(
  `${BELOW} SELECT "day", ${sums} FROM (
      SELECT "day", ${list} FROM "DailySum" WHERE "memberId" = @id AND ${OF_DAYS}
      UNION ALL SELECT "day", ${list} FROM "TeamDay" WHERE "memberId" = @id AND ${OF_DAYS}
      UNION ALL SELECT "day", ${list} FROM "below" JOIN "DailySum" ON "memberId" = "below"."id"
        WHERE @last > @closed AND "day" > @closed AND ${OF_DAYS}
    ) GROUP BY "day" ORDER BY "day"`,
  { ...TYPES, day: 'INTEGER' },
);
/** Grouped in each part first, which for thousands of tops takes half the time. */
const BY_LINE = query<{ id: number } & Figures>(
  `${BRANCHES} SELECT "id", ${sums} FROM (
      SELECT "memberId" AS "id", ${sums} FROM "DailySum"
        WHERE "memberId" IN (SELECT "value" FROM json_each(@tops)) AND ${OF_DAYS} GROUP BY "memberId"
      UNION ALL SELECT "memberId", ${sums} FROM "TeamDay"
        WHERE "memberId" IN (SELECT "value" FROM json_each(@tops)) AND ${OF_DAYS} GROUP BY "memberId"
      UNION ALL SELECT "top", ${sums} FROM "branch" JOIN "DailySum" ON "memberId" = "branch"."id"
        WHERE @last > @closed AND "top" <> "branch"."id" AND "day" > @closed AND ${OF_DAYS} GROUP BY "top"
    ) GROUP BY "id"`,
  { ...TYPES, id: 'INTEGER' },
);
const SIZES = query<{ id: number; members: number; lines: number }>(
  `${BRANCHES} SELECT "top" AS "id", COUNT(*) - 1 AS "members", SUM(m."uplineId" IS "top") AS "lines"
    FROM "branch" JOIN "Member" m ON m."id" = "branch"."id" GROUP BY "top"`,
);

export interface Range {
  /** Days since the epoch in the brand's zone; both belong to it. */
  first: number;
  last: number;
  /** All products without one. */
  gameType?: string | undefined;
}

const values = ({ first, last, gameType }: Range) => ({ first, last, gameType: gameType ?? null });

/** From the agent down to the member. Null if the member is not of the agent's team. */
export function findPath({ read }: Store, agentId: number, brandCode: string, username: string) {
  const path = read.all(PATH, { agentId, brandCode, username });
  return path[0]?.id === agentId ? path : null;
}
export type TeamPath = NonNullable<ReturnType<typeof findPath>>;

export const readClosedDay = ({ read }: Store, brandCode: string): number => read.first(CLOSED, brandCode)?.day ?? 0;

export async function closeDays(store: Store, brandCode: string, after: number, last: number): Promise<void> {
  // A clock that was set back opens days again.
  await store.run(REOPEN, brandCode, last);
  await store.run(CLOSE, { brandCode, after, last });
  await store.run(SET_CLOSED, brandCode, last);
}

/** Sums of a member alone. */
export const readOwnSums = ({ read }: Store, id: number, range: Range) => read.first(OWN, { id, ...values(range) });

/** Sums of a member with the whole team, by day; a day without any has no row. */
export const listTeamDays = ({ read }: Store, id: number, range: Range, closed: number) =>
  read.all(BY_DAY, { id, closed, ...values(range) });

/** Sums of each of some members with their teams; one without any has no row. */
export const listTeamSums = ({ read }: Store, tops: readonly number[], range: Range, closed: number) =>
  read.all(BY_LINE, { tops: JSON.stringify(tops), closed, ...values(range) });

/** How many are below each of some members, and how many of these are direct lines. */
export const listTeamSizes = ({ read }: Store, tops: readonly number[]) =>
  read.all(SIZES, { tops: JSON.stringify(tops) });
