import { query, selectRows } from '../../worlds/statements.ts';
import type { Store } from '../../worlds/store.ts';

/** As `rewardState`, with the credits that were not wagered in time among the expired ones. */
const STATE = `CASE WHEN "state" = 'claimed' THEN
    CASE WHEN "id" IN (SELECT "rewardId" FROM "Rollover" WHERE "memberId" = @memberId AND "state" = 'expired') THEN 'EXPIRED' ELSE 'CLAIMED' END
  WHEN "state" = 'revoked' THEN 'REVOKED'
  WHEN "claimableUntil" <= @now THEN 'EXPIRED' WHEN "state" = 'pending' OR "claimableFrom" > @now THEN 'PENDING' ELSE 'CLAIMABLE' END`;
const FILTER = `"memberId" = @memberId AND (@state IS NULL OR (${STATE}) = @state)
  AND (NOT @isWagering OR "id" IN (SELECT "rewardId" FROM "Rollover" WHERE "memberId" = @memberId AND "state" = 'open'))`;
const PAGE = selectRows('Reward', `WHERE ${FILTER} ORDER BY "createdAt" DESC, "id" DESC LIMIT @take OFFSET @skip`);
const TOTAL = query<{ count: number }>(`SELECT COUNT(*) AS "count" FROM "Reward" WHERE ${FILTER}`);
/** Missions, and all other sources. */
const CLAIMABLE = query<{ missions: number; others: number }>(
  `SELECT COALESCE(SUM("source" = 'MISSION'), 0) AS "missions", COALESCE(SUM("source" <> 'MISSION'), 0) AS "others"
    FROM "Reward" WHERE "memberId" = @memberId AND (${STATE}) = 'CLAIMABLE'`,
);

interface Filter {
  memberId: number;
  state: string | null;
  isWagering: boolean;
  now: number;
}

/** Newest first. */
export function pageRewards({ read }: Store, { isWagering, ...rest }: Filter, skip: number, take: number) {
  const filter = { ...rest, isWagering: isWagering ? 1 : 0 };
  return { rows: read.all(PAGE, { ...filter, skip, take }), total: read.first(TOTAL, filter)?.count ?? 0 };
}

export const countClaimable = ({ read }: Store, memberId: number, now: number) =>
  read.first(CLAIMABLE, { memberId, now }) ?? { missions: 0, others: 0 };
