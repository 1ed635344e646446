import { MONEY_SCALE } from '../../shared/money.ts';
import { startOfDay } from '../../shared/periods.ts';
import { DAY_MS, dayNumber, ZONE_MS } from '../../shared/zone.ts';
import type { PreparedStatements } from '../../worlds/prepared-statements.ts';
import { query, selectRows, update } from '../../worlds/statements.ts';
import { pointsFor } from './bets.ts';
import { LIFE_DAYS, lotExpiry } from './lots.ts';

/** Expiries are midnights. */
const MOVE_EXPIRIES = update(
  'PointLot',
  `"expiresAt" = (("earnedAt" + ${ZONE_MS}) / ${DAY_MS} + ${LIFE_DAYS}) * ${DAY_MS} - ${ZONE_MS}`,
);
const MOVE_DUE = update(
  'DueEvent',
  `"dueAt" = (SELECT "expiresAt" FROM "PointLot" WHERE "id" = CAST("subject" AS INTEGER)) WHERE "kind" = 'points.expire'`,
);
const PLAYED_DAYS = query<{
  memberId: number;
  brandCode: string;
  rankLevel: number;
  day: number;
  unit: number;
  counted: bigint;
}>(
  `WITH "units" AS MATERIALIZED (SELECT "code", json_extract("pointRules", '$.unit') AS "unit" FROM "Brand")
    SELECT "memberId", "brandCode", "rankLevel", "day", "unit", SUM("counted") AS "counted" FROM "DailySum"
    JOIN "Member" ON "Member"."id" = "memberId" JOIN "units" ON "code" = "brandCode"
    WHERE "stakes" > 0 GROUP BY "memberId", "day" ORDER BY "memberId", "day"`,
  { counted: 'BIGINT' },
);
/** Entries of the seed lie between those of the bets. */
const ADD_BALANCES = {
  sql: `UPDATE "PointEntry" SET "balanceAfter" = "balance" FROM (
      SELECT "id" AS "entry", SUM("amount") OVER (PARTITION BY "memberId" ORDER BY "time", "id") AS "balance" FROM "PointEntry")
    WHERE "id" = "entry"`,
  model: 'PointEntry',
} as const;
const LEVELS = selectRows('VipLevel', 'ORDER BY "brandCode", "rankLevel"');
const CHANGES = selectRows('RankChange', 'ORDER BY "memberId", "time", "id"');
const SAVE = update('Progress', '"points" = ?, "day" = ? WHERE "memberId" = ?');

/** Moves the expiries of the seed's lots to midnights, and counts the points of its play as a running world would have. */
export function countSeededPoints(store: PreparedStatements, now: number): void {
  store.run(MOVE_EXPIRIES);
  store.run(MOVE_DUE);
  const today = dayNumber(now);
  const addDue = (kind: string, subject: number, dueAt: number) =>
    store.insert('DueEvent', { kind, subject: String(subject), dueAt });
  const rateAt = readRates(store);
  for (const [memberId, days] of groupByMember(store.all(PLAYED_DAYS))) {
    let points = 0n;
    for (const { day, unit, counted, ...member } of days) {
      const closedAt = startOfDay(day + 1);
      points += pointsFor(counted, unit, rateAt(member, closedAt));
      const amount = Number(points / MONEY_SCALE);
      if (day === today || amount === 0) continue;
      points %= MONEY_SCALE;
      const earnedAt = closedAt - 1;
      const expiresAt = lotExpiry(earnedAt);
      const lot = store.insert('PointLot', { memberId, amount, left: amount, earnedAt, expiresAt });
      const entry = { kind: 'BETS', balanceAfter: 0, remark: '', orderNo: null, time: closedAt };
      store.insert('PointEntry', { ...entry, memberId, amount });
      addDue('points.expire', lot, expiresAt);
    }
    const last = days.at(-1)?.day ?? 0;
    if (last === today) addDue('points.close', memberId, startOfDay(today + 1));
    store.run(SAVE, points, last, memberId);
  }
  store.run(ADD_BALANCES);
}

/** Keeps the order. */
function groupByMember<Row extends { memberId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.memberId);
    if (group) group.push(row);
    else groups.set(row.memberId, [row]);
  }
  return groups;
}

/** Returns the rate of a member's points just before a time, in percent. */
function readRates(store: PreparedStatements) {
  const rates = new Map(store.all(LEVELS).map((level) => [`${level.brandCode} ${level.rankLevel}`, level.pointRate]));
  const changes = groupByMember(store.all(CHANGES));
  return (member: { memberId: number; brandCode: string; rankLevel: number }, time: number) => {
    const change = changes.get(member.memberId)?.find((each) => each.time.getTime() >= time);
    return rates.get(`${member.brandCode} ${change?.from ?? member.rankLevel}`);
  };
}
