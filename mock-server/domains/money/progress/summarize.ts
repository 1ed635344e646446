import type { Sqlite } from '../../../../prisma/sqlite/database.ts';
import { MONEY_SCALE } from '../../../shared/money.ts';
import { periodDays, startOfDay } from '../../../shared/periods.ts';
import { dayNumber } from '../../../shared/zone.ts';
import { PreparedStatements } from '../../../worlds/prepared-statements.ts';
import { query, selectRows, update } from '../../../worlds/statements.ts';
import { alignContracts } from '../contracts/seeded.ts';
import { lotExpiry } from '../points/lots.ts';
import { WARNING_MS } from '../ranks/ranks.ts';
import { scheduleSeededRebates } from '../rebates/seeded.ts';
import { pointsFor } from './count.ts';

/** Adds the recorded play to what a seeded member had before it. */
const ADD_SUMS = `INSERT INTO "Progress" ("memberId", "turnover", "deposits")
  SELECT "memberId", SUM("counted"), SUM("deposit") FROM "DailySum" WHERE "stakes" > 0 OR "deposit" > 0 GROUP BY "memberId"
  ON CONFLICT ("memberId") DO UPDATE SET "turnover" = "turnover" + excluded."turnover", "deposits" = "deposits" + excluded."deposits"`;
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
const ADD_BALANCES = `UPDATE "PointEntry" SET "balanceAfter" = "balance" FROM (
    SELECT "id" AS "entry", SUM("amount") OVER (PARTITION BY "memberId" ORDER BY "time", "id") AS "balance" FROM "PointEntry")
  WHERE "id" = "entry"`;
const STARTED = query<{ startedAt: number }>('SELECT "startedAt" + 0 AS "startedAt" FROM "WorldState"');
const LEVELS = selectRows('VipLevel', 'ORDER BY "brandCode", "rankLevel"');
const CHANGES = selectRows('RankChange', 'ORDER BY "memberId", "time", "id"');
const SAVE = update('Progress', '"points" = ?, "day" = ?, "week" = ? WHERE "memberId" = ?');
const JUDGE = {
  sql: `INSERT INTO "DueEvent" ("kind", "subject", "dueAt")
    SELECT ?, CAST("id" AS TEXT), ? FROM "Member" WHERE "rankLevel" > 0 ORDER BY "id"`,
  model: 'DueEvent',
} as const;

/**
 * Counts the play of the seed as a running world would have: turnover and deposits in life, points of each day, and what
 * is on the agenda. A new world moves the seed's times, and so the days. Call after `sumDays`.
 */
export function summarizeProgress(database: Sqlite): void {
  database.exec(ADD_SUMS);
  const store = new PreparedStatements(database);
  const now = store.first(STARTED)?.startedAt ?? 0;
  const today = dayNumber(now);
  const week = periodDays('WEEK', now);
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
      const entry = {
        memberId,
        kind: 'BETS',
        amount,
        balanceAfter: 0,
        remark: '',
        orderNo: null,
        time: closedAt,
      };
      store.insert('PointEntry', entry);
      addDue('points.expire', lot, expiresAt);
    }
    const last = days.at(-1)?.day ?? 0;
    if (last === today) addDue('points.close', memberId, startOfDay(today + 1));
    if (last >= week.first) addDue('loyalty.week', memberId, startOfDay(week.next));
    store.run(SAVE, points, last, periodDays('WEEK', startOfDay(last)).first, memberId);
  }
  database.exec(ADD_BALANCES);
  scheduleSeededRebates(store, now);
  alignContracts(store, now);
  const judgedAt = startOfDay(periodDays('MONTH', now).next);
  const warnedAt = judgedAt - WARNING_MS;
  if (now < warnedAt) store.run(JUDGE, 'rank.warn', warnedAt);
  else store.run(JUDGE, 'rank.judge', judgedAt);
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
  return (member: { memberId: number; brandCode: string; rankLevel: number }, time: number): number => {
    const change = changes.get(member.memberId)?.find((each) => each.time.getTime() >= time);
    return rates.get(`${member.brandCode} ${change?.from ?? member.rankLevel}`) ?? 100;
  };
}
