import type { BrandState } from '../../../http/exchange.ts';
import type { GameType } from '../../../worlds/columns.ts';
import { query } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';
import { BELOW } from '../repository.ts';

/** A rate of each product: a series for LOTT, else hundredths of a percent of the valid bet. */
export type Rates = Partial<Record<GameType, number>>;

/** The latest that began until a day. */
const OF_DAY = query<{ gameType: GameType; rate: number }>(
  `SELECT "gameType", "rate", MAX("day") FROM "MemberRate" WHERE "memberId" = ? AND "day" <= ? GROUP BY "gameType"`,
);
/** Highest of the direct lines. */
const HIGHEST_OF_LINES = query<{ username: string; rate: number }>(
  `SELECT "username", COALESCE((SELECT "rate" FROM "MemberRate" WHERE "memberId" = "id" AND "gameType" = @gameType AND "day" <= @day
      ORDER BY "day" DESC LIMIT 1), @usual) AS "rate"
    FROM "Member" WHERE "uplineId" = @id ORDER BY "rate" DESC, "id" LIMIT 1`,
);
/** The agent or the nearest above. */
const GENERAL_AGENT = query<{ id: number }>(
  `WITH RECURSIVE "path"("id", "step") AS (
      SELECT ?, 0
      UNION ALL SELECT m."uplineId", "step" + 1 FROM "path" JOIN "Member" m USING ("id") WHERE m."uplineId" IS NOT NULL)
    SELECT "id" FROM "path" JOIN "Member" m USING ("id") WHERE m."type" = 1 ORDER BY "step" LIMIT 1`,
);
const ACCOUNTS_OF_SERIES = query<{ series: number; accounts: number }>(
  `${BELOW} SELECT "rate" AS "series", COUNT(*) AS "accounts" FROM (
      SELECT "rate", MAX("day") FROM "below" JOIN "MemberRate" ON "memberId" = "below"."id"
        WHERE "gameType" = 'LOTT' AND "day" <= @day GROUP BY "memberId") GROUP BY "rate"`,
);

/** Rates of a member on a day of the brand's zone; those without an own one are the brand's usual ones. */
export function readRates(
  { read }: Pick<Store, 'read'>,
  { rebateRules }: Pick<BrandState, 'rebateRules'>,
  memberId: number,
  day: number,
): Rates {
  const usual = Object.entries(rebateRules.products).map(([gameType, { usual: rate }]) => [gameType, rate] as const);
  const own = read.all(OF_DAY, memberId, day).filter(({ gameType }) => gameType in rebateRules.products);
  return Object.fromEntries([...usual, ...own.map(({ gameType, rate }) => [gameType, rate] as const)]);
}

/** Returns null without lines. */
export const findHighestLine = (
  { read }: Store,
  wanted: { id: number; gameType: GameType; day: number; usual: number },
) => read.first(HIGHEST_OF_LINES, wanted);

/** The agent or the nearest above who is a general agent; null if there is none. */
export const findGeneralAgent = ({ read }: Store, id: number): number | null =>
  read.first(GENERAL_AGENT, id)?.id ?? null;

/** How many below have each series of their own on a day. */
export const countSeries = ({ read }: Store, id: number, day: number) => read.all(ACCOUNTS_OF_SERIES, { id, day });

export const setRate = (
  store: Store,
  { rate, ...key }: { memberId: number; gameType: GameType; day: number; rate: number },
) => store.upsert('MemberRate', key, { rate });
