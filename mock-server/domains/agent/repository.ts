import { startOfDay } from '../../shared/periods.ts';
import { query, type Row } from '../../worlds/statements.ts';
import type { Store } from '../../worlds/store.ts';
import { BELOW, BRANCHES, type Range } from '../team/repository.ts';

/** A member of the team. */
export type LineRow = Pick<
  Row<'Member'>,
  'id' | 'username' | 'nickname' | 'avatar' | 'type' | 'uplineId' | 'registeredAt'
>;

const COLUMNS = ['id', 'username', 'nickname', 'avatar', 'type', 'uplineId', 'registeredAt']
  .map((name) => `m."${name}"`)
  .join(', ');

const OWN = query<LineRow>(`SELECT ${COLUMNS} FROM "Member" m WHERE "id" = ?`);
const LINES = query<LineRow>(`SELECT ${COLUMNS} FROM "Member" m WHERE "uplineId" = ?`);
const SEARCH = query<LineRow>(
  `${BELOW} SELECT ${COLUMNS} FROM "below" JOIN "Member" m USING ("id") WHERE INSTR(LOWER(m."username"), LOWER(@search)) > 0
    ORDER BY m."username"`,
);
const NEWEST = query<LineRow>(
  `${BELOW} SELECT ${COLUMNS} FROM "below" JOIN "Member" m USING ("id") ORDER BY m."registeredAt" DESC, m."id" DESC LIMIT @most`,
);
const TEAM = query<{ members: number; agents: number; online: number }>(
  `${BELOW} SELECT COUNT(*) AS "members", COALESCE(SUM(m."type" <> 0), 0) AS "agents",
      COALESCE(SUM(EXISTS (SELECT 1 FROM "Session" s WHERE s."memberId" = m."id" AND s."subId" IS NULL AND s."endedAt" IS NULL
        AND s."lastUsedAt" >= @since)), 0) AS "online"
    FROM "below" JOIN "Member" m USING ("id")`,
);
const DEPOSITED = `"gameType" = '' AND "deposit" > 0`;
const NEWS = query<{ newMembers: number; firstDeposits: number }>(
  `${BELOW} SELECT COALESCE(SUM(m."registeredAt" >= @from AND m."registeredAt" < @to), 0) AS "newMembers",
      COALESCE(SUM(EXISTS (SELECT 1 FROM "DailySum" WHERE "memberId" = m."id" AND "day" BETWEEN @first AND @last AND ${DEPOSITED})
        AND NOT EXISTS (SELECT 1 FROM "DailySum" WHERE "memberId" = m."id" AND "day" < @first AND ${DEPOSITED})), 0) AS "firstDeposits"
    FROM "below" JOIN "Member" m USING ("id")`,
);
/** Lines whose teams have settled bets in some days, and none since. */
const QUIET = query<LineRow & { lastDay: number }>(
  `${BRANCHES}, "last"("top", "day") AS (
      SELECT "top", MAX("day") FROM "branch" JOIN "DailySum" ON "memberId" = "branch"."id"
        WHERE "stakes" > 0 AND "day" >= @busy GROUP BY "top" HAVING MAX("day") < @since)
    SELECT ${COLUMNS}, "last"."day" AS "lastDay" FROM "last" JOIN "Member" m ON m."id" = "top"
      ORDER BY "lastDay" DESC, m."id" LIMIT @most`,
);
const DETAILS = query<{ id: number; balance: bigint; seenAt: number | null }>(
  `SELECT "value" AS "id", COALESCE((SELECT SUM("balance") FROM "Wallet" WHERE "memberId" = "value"), 0) AS "balance",
      (SELECT MAX("lastUsedAt") FROM "Session" WHERE "memberId" = "value" AND "subId" IS NULL) AS "seenAt" FROM json_each(?)`,
  { balance: 'BIGINT' },
);

export function readOwn({ read }: Store, id: number): LineRow {
  const row = read.first(OWN, id);
  if (!row) throw new Error(`There is no member ${id}.`);
  return row;
}

export const listLines = ({ read }: Store, id: number): LineRow[] => read.all(LINES, id);

/** Members of the whole team with the text in their user name, in any case, by name. */
export const searchTeam = ({ read }: Store, id: number, search: string): LineRow[] => read.all(SEARCH, { id, search });

/** Registered last first. */
export const findNewest = ({ read }: Store, id: number, most: number): LineRow[] => read.all(NEWEST, { id, most });

/** Members below; those online used the site since a time in epoch milliseconds. */
export const readTeam = ({ read }: Store, id: number, since: number) =>
  read.first(TEAM, { id, since }) ?? { members: 0, agents: 0, online: 0 };

/** Registrations and first deposits below. */
export const countNews = ({ read }: Store, id: number, { first, last }: Range) =>
  read.first(NEWS, { id, first, last, from: startOfDay(first), to: startOfDay(last + 1) }) ?? {
    newMembers: 0,
    firstDeposits: 0,
  };

/** Returns the lines whose teams bet last from the day `busy` on, and before the day `since`; the latest first. */
export const listQuiet = ({ read }: Store, ids: readonly number[], busy: number, since: number, most: number) =>
  read.all(QUIET, { tops: JSON.stringify(ids), busy, since, most });

export const listDetails = ({ read }: Store, ids: readonly number[]) => read.all(DETAILS, JSON.stringify(ids));
