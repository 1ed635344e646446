import { periodDays, startOfDay } from '../../shared/periods.ts';
import type { PreparedStatements } from '../../worlds/prepared-statements.ts';
import { query, update } from '../../worlds/statements.ts';
import { WARNING_MS } from './ranks.ts';

/** Adds the recorded play to what a seeded member had before it. */
const ADD_SUMS = {
  sql: `INSERT INTO "Progress" ("memberId", "turnover", "deposits")
    SELECT "memberId", SUM("counted"), SUM("deposit") FROM "DailySum" WHERE "stakes" > 0 OR "deposit" > 0 GROUP BY "memberId"
    ON CONFLICT ("memberId") DO UPDATE SET "turnover" = "turnover" + excluded."turnover", "deposits" = "deposits" + excluded."deposits"`,
  model: 'Progress',
} as const;
const LAST_PLAYED = query<{ memberId: number; day: number }>(
  'SELECT "memberId", MAX("day") AS "day" FROM "DailySum" WHERE "stakes" > 0 GROUP BY "memberId" ORDER BY "memberId"',
);
const SET_WEEK = update('Progress', '"week" = ? WHERE "memberId" = ?');
const JUDGE = {
  sql: `INSERT INTO "DueEvent" ("kind", "subject", "dueAt")
    SELECT ?, CAST("id" AS TEXT), ? FROM "Member" WHERE "rankLevel" > 0 ORDER BY "id"`,
  model: 'DueEvent',
} as const;

/** Counts the play of the seed as a running world would have, and puts the week's end and the judgements on the agenda. */
export function countSeededTurnover(store: PreparedStatements, now: number): void {
  store.run(ADD_SUMS);
  const week = periodDays('WEEK', now);
  for (const { memberId, day } of store.all(LAST_PLAYED)) {
    store.run(SET_WEEK, periodDays('WEEK', startOfDay(day)).first, memberId);
    if (day < week.first) continue;
    store.insert('DueEvent', { kind: 'loyalty.week', subject: String(memberId), dueAt: startOfDay(week.next) });
  }
  const judgedAt = startOfDay(periodDays('MONTH', now).next);
  const warnedAt = judgedAt - WARNING_MS;
  if (now < warnedAt) store.run(JUDGE, 'rank.warn', warnedAt);
  else store.run(JUDGE, 'rank.judge', judgedAt);
}
