import { query, type Row, selectRows } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';

const ONE = selectRows('Reward', 'WHERE "id" = ?');
const OF_KEY = selectRows('Reward', 'WHERE "memberId" = ? AND "sourceKey" = ?');
const OF_PROMOTION = selectRows(
  'Reward',
  'WHERE "memberId" = ? AND "promotionId" = ? ORDER BY "createdAt" DESC, "id" DESC',
);
/** A reward of which a deadline has passed takes nothing from a budget. */
const SPENT = query<{ number: number; money: bigint }>(
  `SELECT COUNT(*) AS "number", COALESCE(SUM(CASE "kind" WHEN 'CREDIT' THEN "amount" ELSE 0 END), 0) AS "money" FROM "Reward"
    WHERE "promotionId" = @promotionId AND ("state" = 'claimed'
      OR ("state" IN ('pending', 'claimable') AND ("claimableUntil" IS NULL OR "claimableUntil" > @now)))`,
  { money: 'BIGINT' },
);
const FREE_WIN = query<{ won: bigint }>(
  'SELECT "won" FROM "FreeRoundGrant" WHERE "rewardId" = ? AND "closedAt" IS NOT NULL',
  { won: 'BIGINT' },
);

export type RewardRow = Row<'Reward'>;

export const findReward = ({ read }: Store, id: number) => read.first(ONE, id);
export const findRewardOfKey = ({ read }: Store, memberId: number, sourceKey: string) =>
  read.first(OF_KEY, memberId, sourceKey);

/** Newest first. */
export const listOfPromotion = ({ read }: Store, memberId: number, promotionId: number) =>
  read.all(OF_PROMOTION, memberId, promotionId);

/** By all members. */
export const readSpent = ({ read }: Store, promotionId: number, now: number) =>
  read.first(SPENT, { promotionId, now }) ?? { number: 0, money: 0n };

/** Returns all that the free rounds of a reward have won; null before they are over. */
export const findFreeWin = ({ read }: Store, rewardId: number) => read.first(FREE_WIN, rewardId)?.won ?? null;

export const insertReward = async (store: Store, reward: Omit<RewardRow, 'id' | 'claimedAt' | 'orderNo'>) =>
  store.read.one('Reward', { id: await store.insert('Reward', reward) });

export const updateReward = async (
  store: Store,
  id: number,
  data: Partial<Pick<RewardRow, 'state' | 'claimedAt' | 'orderNo'>>,
) => {
  await store.patch('Reward', { id }, data);
  return store.read.one('Reward', { id });
};
