import { startOfDay } from '../../../shared/periods.ts';
import { DAY_MS, dayNumber } from '../../../shared/zone.ts';
import type { PreparedStatements } from '../../../worlds/prepared-statements.ts';
import { query } from '../../../worlds/statements.ts';
import { scheduleAtStart } from '../settlements.ts';
import { PAID_AFTER_MS } from './rebates.ts';

const PLAYED = query<{ brandCode: string; day: number }>(
  `SELECT DISTINCT "brandCode", "day" FROM "DailySum" JOIN "Member" ON "Member"."id" = "memberId"
    WHERE "day" >= ? AND "validBet" > 0 ORDER BY "brandCode", "day"`,
);

/** Puts the days of the seed that a running world would not have paid yet on the agenda. */
export function scheduleSeededRebates(store: PreparedStatements, now: number): void {
  for (const { brandCode, day } of store.all(PLAYED, dayNumber(now - PAID_AFTER_MS))) {
    const from = startOfDay(day);
    const to = from + DAY_MS;
    scheduleAtStart(store, { brandCode, kind: 'REBATE', from, to }, to + PAID_AFTER_MS);
  }
}
