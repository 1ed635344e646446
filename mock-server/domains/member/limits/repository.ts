import type { Store } from '../../../worlds/database.ts';
import { query, rowsOf, select } from '../../../worlds/statements.ts';

const LIMITS = rowsOf('PlayLimit', 'WHERE "memberId" = ?');
const BREAK = rowsOf(
  'PlayBreak',
  'WHERE "memberId" = ? AND "startedAt" <= ? AND "endsAt" > ? ORDER BY "endsAt" DESC LIMIT 1',
);
const DEPOSITED = query<{ amount: bigint }>(
  `SELECT COALESCE(SUM("deposit"), 0) AS "amount" FROM "DailySum" WHERE "memberId" = ? AND "day" >= ?`,
  { amount: 'BIGINT' },
);
const ORDERED = query<{ amount: bigint }>(
  `SELECT COALESCE(SUM("amount"), 0) AS "amount" FROM "DepositOrder"
    WHERE "memberId" = ? AND "state" IN ('created', 'waiting', 'processing')`,
  { amount: 'BIGINT' },
);
const LOST = query<{ amount: bigint }>(
  `SELECT COALESCE(SUM("bet") - SUM("win"), 0) AS "amount" FROM "DailySum" WHERE "memberId" = ? AND "day" >= ?`,
  { amount: 'BIGINT' },
);
const PLAYED = select(
  'Play',
  ['createdAt', 'lastUsedAt'],
  'WHERE "memberId" = ? AND "lastUsedAt" > ? ORDER BY "createdAt"',
);
const STAKES = query<{ staked: bigint; won: bigint }>(
  `SELECT COALESCE(SUM("bet"), 0) AS "staked", COALESCE(SUM("win"), 0) AS "won" FROM "Bet"
    WHERE "memberId" = ? AND "time" >= ?`,
  { staked: 'BIGINT', won: 'BIGINT' },
);
const CHECKS = query<{ createdAt: number; realityAt: number | null; realityMinutes: number | null }>(
  `SELECT "createdAt", "realityAt", "realityMinutes" FROM "Session" JOIN "Member" ON "id" = "memberId" WHERE "token" = ?`,
);

export const listLimits = ({ read }: Store, memberId: number) => read.all(LIMITS, memberId);
export type LimitRow = ReturnType<typeof listLimits>[number];
export type LimitKey = Pick<LimitRow, 'memberId' | 'kind' | 'period'>;

/** The break of a member at a time (epoch milliseconds), the last to end of several; null for none. */
export const findBreak = ({ read }: Store, memberId: number, now: number) => read.first(BREAK, memberId, now, now);

/** What was deposited since a day. */
export const sumDeposits = ({ read }: Store, memberId: number, day: number): bigint =>
  read.first(DEPOSITED, memberId, day)?.amount ?? 0n;
/** What deposits under way may still bring. */
export const sumOrdered = ({ read }: Store, memberId: number): bigint => read.first(ORDERED, memberId)?.amount ?? 0n;
/** What was lost since a day; a gain is below zero. */
export const sumLosses = ({ read }: Store, memberId: number, day: number): bigint =>
  read.first(LOST, memberId, day)?.amount ?? 0n;

/** When games were open that were used since a time, in order. */
export const listPlayed = ({ read }: Store, memberId: number, since: number) => read.all(PLAYED, memberId, since);
/** What was staked since a time, and what that won. */
export const sumStakes = ({ read }: Store, memberId: number, since: number) =>
  read.first(STAKES, memberId, since) ?? { staked: 0n, won: 0n };
/** When a session began and its last reality check was answered, and after how many minutes the member wants one. */
export const findChecks = ({ read }: Store, token: string) => read.first(CHECKS, token);

export const saveLimit = (
  { db }: Store,
  key: LimitKey,
  data: { amount: bigint; raisedAt: Date | null; raisedTo: bigint | null },
) => db.playLimit.upsert({ where: { memberId_kind_period: key }, create: { ...key, ...data }, update: data });

export const deleteLimit = ({ db }: Store, key: LimitKey) =>
  db.playLimit.delete({ where: { memberId_kind_period: key } });

export const insertBreak = ({ db }: Store, row: { memberId: number; kind: string; startedAt: Date; endsAt: Date }) =>
  db.playBreak.create({ data: row });

export const endSessions = ({ db }: Store, memberId: number, endedAt: Date) =>
  db.session.updateMany({ where: { memberId, endedAt: null }, data: { endedAt } });

export const noteRealityCheck = ({ db }: Store, token: string, realityAt: Date) =>
  db.session.update({ where: { token }, data: { realityAt } });

export const endPlays = ({ db }: Store, sessionToken: string, endedAt: Date) =>
  db.play.updateMany({ where: { sessionToken, endedAt: null }, data: { endedAt } });
