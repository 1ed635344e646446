import { startOfDay } from '../../shared/periods.ts';
import { dayNumber } from '../../shared/zone.ts';
import { query, select, selectRows } from '../../worlds/statements.ts';
import type { Store } from '../../worlds/store.ts';
import type { World } from '../../worlds/world.ts';
import { dayColumn } from '../money/ledger/daily-sums.ts';

/** The turnover of these days counts, the one of the sign-up included. */
export const TURNOVER_DAYS = 30;

const TIERS = selectRows('ReferralTier', 'WHERE "brandCode" = ? ORDER BY "position"');
const REGISTERED_DAY = dayColumn('f."registeredAt"');
/** Friends of an inviter, or one as the friend of theirs. */
const FRIENDS = query<{
  memberId: number;
  inviterId: number;
  username: string;
  registeredAt: number;
  hasContact: number;
  deposit: bigint | null;
  turnover: bigint;
}>(
  `SELECT f."id" AS "memberId", f."referrerId" AS "inviterId", f."username", f."registeredAt" + 0 AS "registeredAt",
      f."isContactProven" AS "hasContact",
      (SELECT p."credited" FROM "DepositOrder" o JOIN "ReceivedPayment" p ON p."orderNo" = o."orderNo"
        WHERE o."memberId" = f."id" AND p."credited" IS NOT NULL ORDER BY p."time", p."id" LIMIT 1) AS "deposit",
      (SELECT COALESCE(SUM("counted"), 0) FROM "DailySum" WHERE "memberId" = f."id"
        AND "day" >= ${REGISTERED_DAY} AND "day" < ${REGISTERED_DAY} + ${TURNOVER_DAYS}) AS "turnover"
    FROM "Member" f WHERE f."referrerId" = @memberId OR f."id" = @memberId AND f."referrerId" IS NOT NULL
    ORDER BY f."registeredAt" DESC, f."id" DESC`,
  { memberId: 'INTEGER', registeredAt: 'INTEGER', hasContact: 'INTEGER', deposit: 'BIGINT', turnover: 'BIGINT' },
);
const REWARDS = selectRows('Reward', `WHERE "memberId" = ? AND "source" = 'REFERRAL'`);
/** Addresses of a friend's sign-up, and of the inviter's sessions in the 30 days before it. */
const ADDRESSES = query<{ memberId: number; ip: string }>(
  `SELECT DISTINCT "memberId", "ip" FROM "Session" WHERE "memberId" = @inviterId AND "lastUsedAt" > @from AND "createdAt" <= @to
    UNION SELECT "memberId", "ip" FROM "Session" WHERE "memberId" = @memberId AND "way" = 'REGISTER'`,
);
const SHARED_NUMBER = query<{ id: number }>(
  `SELECT own."id" FROM "PayoutAccount" own JOIN "PayoutAccount" other ON other."memberId" = @inviterId
      AND other."provider" = own."provider" AND other."number" = own."number" AND other."removedAt" IS NOT NULL
    WHERE own."memberId" = @memberId LIMIT 1`,
);

/** Rewards held and refused, for the back office (control/queues.ts). Released ones are like those that were never held. */
export const HELD_REWARD_QUEUE = `SELECT "id" AS "row", "id", "memberId", "state", "kind" AS "detail", "amount", "createdAt" AS "time",
    "state" = 'pending' AS "isWaiting"
    FROM "Reward" WHERE "brandCode" = @brandCode AND "source" = 'REFERRAL' AND "state" IN ('pending', 'revoked')`;

/** In their order. */
export const listTiers = (world: World, brandCode: string) =>
  world.cached(`referral tiers ${brandCode}`, ['ReferralTier'], () => world.read.all(TIERS, brandCode));
export type Tier = ReturnType<typeof listTiers>[number];

/** Newest first. */
export const listFriends = ({ read }: Store, memberId: number) => read.all(FRIENDS, { memberId });
export type Friend = ReturnType<typeof listFriends>[number];

export const listReferralRewards = ({ read }: Store, memberId: number) => read.all(REWARDS, memberId);

/** The times are epoch milliseconds. */
export const listAddresses = (
  { read }: Store,
  pair: { memberId: number; inviterId: number },
  from: number,
  to: number,
) => read.all(ADDRESSES, { ...pair, from, to });

export const hasSharedNumber = ({ read }: Store, { memberId, inviterId }: Friend): boolean =>
  read.first(SHARED_NUMBER, { memberId, inviterId }) !== null;

/** First millisecond after the days whose turnover counts. */
export const turnoverEnd = ({ registeredAt }: Friend): number => startOfDay(dayNumber(registeredAt) + TURNOVER_DAYS);

const CODE = select(
  'Invitation',
  ['code'],
  `WHERE "memberId" = ? AND "kind" = 'REFERRAL' AND "endedAt" IS NULL ORDER BY "createdAt" LIMIT 1`,
);
const TAKEN = select('Invitation', ['code'], 'WHERE "brandCode" = ? AND "code" = ?');

export const findCode = ({ read }: Store, memberId: number): string | null => read.first(CODE, memberId)?.code ?? null;
export const isTaken = ({ read }: Store, brandCode: string, code: string): boolean =>
  read.first(TAKEN, brandCode, code) !== null;

export const insertCode = (
  store: Store,
  invitation: { brandCode: string; code: string; memberId: number; createdAt: Date },
) => store.insert('Invitation', { ...invitation, kind: 'REFERRAL', endedAt: null });
