import { addDue } from '../../../worlds/agenda.ts';
import { query, select, selectRows } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';
import { forgetBrowsers } from '../../messages/push/repository.ts';

const LIMITS = selectRows('PlayLimit', 'WHERE "memberId" = ?');
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
const USES = query<{ from: number; to: number }>(
  `SELECT "createdAt" AS "from", "lastUsedAt" AS "to" FROM "Play" WHERE "memberId" = @memberId AND "lastUsedAt" > @since
    UNION ALL
    SELECT "time", "time" FROM "LotterySlip" WHERE "memberId" = @memberId AND "time" > @since`,
  { from: 'INTEGER', to: 'INTEGER' },
);
/** Excludes refunds; a cancellation fee is a stake. The newest play of a game has its unfinished round. */
const STAKES = query<{ staked: bigint; won: bigint; net: bigint }>(
  `WITH "Unfinished" AS (
    SELECT "value" AS "orderNo" FROM "Play", json_each("openBets")
      WHERE "memberId" = @memberId AND "lastUsedAt" >= @since AND "openBets" <> '[]' AND "Play".rowid =
        (SELECT MAX("Other".rowid) FROM "Play" AS "Other"
          WHERE "Other"."memberId" = @memberId AND "Other"."gameNodeId" = "Play"."gameNodeId"))
  SELECT COALESCE(SUM("staked"), 0) AS "staked", COALESCE(SUM("won"), 0) AS "won",
    COALESCE(SUM(CASE WHEN "isOpen" THEN 0 ELSE "won" - "staked" END), 0) AS "net" FROM (
    SELECT "bet" AS "staked", "win" AS "won",
      "state" = 'open' OR "orderNo" IN (SELECT "orderNo" FROM "Unfinished") AS "isOpen" FROM "Bet"
      WHERE "memberId" = @memberId AND "time" >= @since
    UNION ALL
    SELECT CASE WHEN "state" = 2 THEN "amount" ELSE "validBet" + "fee" END, "win" + "rebate" + "corrected", "state" = 2
      FROM "LotteryOrder" WHERE "memberId" = @memberId AND "time" >= @since)`,
  { staked: 'BIGINT', won: 'BIGINT', net: 'BIGINT' },
);
const OWN_BREAK = selectRows(
  'PlayBreak',
  `WHERE "memberId" = ? AND "startedAt" <= ? AND "endsAt" > ? AND "kind" <> 'HELD' ORDER BY "endsAt" DESC LIMIT 1`,
);
const CHECKS = select('Member', ['realityAt', 'realityMinutes'], 'WHERE "id" = ?');

export const listLimits = ({ read }: Store, memberId: number) => read.all(LIMITS, memberId);
export type LimitRow = ReturnType<typeof listLimits>[number];
export type LimitKey = Pick<LimitRow, 'memberId' | 'kind' | 'period'>;

export const sumDeposits = ({ read }: Store, memberId: number, day: number): bigint =>
  read.first(DEPOSITED, memberId, day)?.amount ?? 0n;
export const sumOrdered = ({ read }: Store, memberId: number): bigint => read.first(ORDERED, memberId)?.amount ?? 0n;
/** A gain is negative. */
export const sumLosses = ({ read }: Store, memberId: number, day: number): bigint =>
  read.first(LOST, memberId, day)?.amount ?? 0n;

/** Games from start to last use, and lottery slips. `since` is in epoch milliseconds. */
export const listUses = ({ read }: Store, memberId: number, since: number) => read.all(USES, { memberId, since });
export const sumStakes = ({ read }: Store, memberId: number, since: number) =>
  read.first(STAKES, { memberId, since }) ?? { staked: 0n, won: 0n, net: 0n };
/** Interval in minutes, and time of the last answer. */
export const findChecks = ({ read }: Store, memberId: number) => read.first(CHECKS, memberId);

export const saveLimit = (
  store: Store,
  { memberId, kind, period }: LimitKey,
  data: { amount: bigint; raisedAt: Date | null; raisedTo: bigint | null },
) => store.upsert('PlayLimit', { memberId, kind, period }, data);

export const deleteLimit = (store: Store, { memberId, kind, period }: LimitKey) =>
  store.delete('PlayLimit', { memberId, kind, period });

interface NewBreak {
  memberId: number;
  kind: 'TIME_OUT' | 'SELF_EXCLUSION' | 'HELD';
  startedAt: Date;
  endsAt: Date;
  matchedId?: number;
  matchedBy?: string;
}

export const insertBreak = (store: Store, row: NewBreak) => store.insert('PlayBreak', row);

/** The member's own break; holds are the office's. */
export const findOwnBreak = ({ read }: Store, memberId: number, now: number) =>
  read.first(OWN_BREAK, memberId, now, now);

/** Closes the rollovers of own money, and refunds lottery chases (docs/rules/wallet.md). */
export async function closeOpenPlay(store: Store, memberId: number, now: number): Promise<void> {
  await addDue(store, 'rollover.clearDeposits', String(memberId), now);
  await stopChasesLater(store, memberId, now);
}

export const stopChasesLater = (store: Store, memberId: number, now: number) =>
  addDue(store, 'lottery.stopChases', String(memberId), now);

export async function endSessions(store: Store, memberId: number, endedAt: Date): Promise<void> {
  await store.patch('Session', { memberId, endedAt: null }, { endedAt });
  await forgetBrowsers(store, memberId);
}

export const noteRealityCheck = (store: Store, memberId: number, realityAt: Date) =>
  store.patch('Member', { id: memberId }, { realityAt });

export const endPlays = (store: Store, sessionToken: string, endedAt: Date) =>
  store.patch('Play', { sessionToken, endedAt: null }, { endedAt });
