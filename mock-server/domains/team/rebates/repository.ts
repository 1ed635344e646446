import { TRIAL_TYPE } from '../../../accounts/real-account.ts';
import type { GameType } from '../../../worlds/columns.ts';
import { type NewRow, query } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';

/** One day, in ten-thousandths of the currency. */
interface Bets {
  gameType: GameType;
  /** Without what is rebated by series. */
  counted: bigint;
}

const OWN = query<{ memberId: number } & Bets>(
  `SELECT "memberId", "gameType", "counted" - "bySeries" AS "counted" FROM "Member" m JOIN "DailySum" ON "memberId" = m."id" AND "day" = @day
    WHERE m."brandCode" = @brandCode AND m."type" <> ${TRIAL_TYPE} AND "counted" > "bySeries" ORDER BY "memberId", "gameType"`,
  { memberId: 'INTEGER', counted: 'BIGINT' },
);
const OF_LINES = query<{ agentId: number; lineId: number; gameType: GameType; validBet: bigint; counted: bigint }>(
  `SELECT "agentId", "lineId", "gameType", SUM("validBet") AS "validBet", SUM("counted") AS "counted" FROM (
      SELECT m."uplineId" AS "agentId", m."id" AS "lineId", "gameType", "validBet", "counted"
        FROM "Member" m JOIN "DailySum" ON "memberId" = m."id" AND "day" = @day WHERE m."brandCode" = @brandCode
      UNION ALL SELECT m."uplineId", m."id", "gameType", "validBet", "counted"
        FROM "Member" m JOIN "TeamDay" ON "memberId" = m."id" AND "day" = @day WHERE m."brandCode" = @brandCode)
    WHERE "agentId" IS NOT NULL AND "validBet" > 0 GROUP BY "lineId", "gameType" ORDER BY "agentId", "lineId", "gameType"`,
  { agentId: 'INTEGER', lineId: 'INTEGER', validBet: 'BIGINT', counted: 'BIGINT' },
);
const RATES = query<{ memberId: number; gameType: GameType; rate: number }>(
  `SELECT "memberId", "gameType", "rate", MAX("day") FROM "Member" m JOIN "MemberRate" ON "memberId" = m."id"
    WHERE m."brandCode" = ? AND "day" <= ? GROUP BY "memberId", "gameType"`,
);

/** By member and product. */
export const listOwnBets = ({ read }: Store, brandCode: string, day: number) => read.all(OWN, { brandCode, day });

/** Direct lines with their teams, by upline, on a day whose team sums are closed. */
export const listLineBets = ({ read }: Store, brandCode: string, day: number) => read.all(OF_LINES, { brandCode, day });

/** Own rates of members on a day. */
export const listRates = ({ read }: Store, brandCode: string, day: number) => read.all(RATES, brandCode, day);

export const insertCommission = (store: Store, row: NewRow<'Commission'>) => store.insert('Commission', row);
