import { maskPlayer } from '../../accounts/masking.ts';
import type { BrandState } from '../../http/exchange.ts';
import { toAmount } from '../../shared/money.ts';
import type { RewardKind } from '../../worlds/columns.ts';
import type { Store } from '../../worlds/store.ts';
import type { Subscriber, World } from '../../worlds/world.ts';
import { fillText } from '../messages/write.ts';
import { grantReward } from '../money/grants/grants.ts';
import type { RewardRow } from '../money/grants/repository.ts';
import { requireBrandState } from '../system/brand-state.ts';
import { findHoldReason } from './hold.ts';
import { type Friend, listFriends, listReferralRewards, listTiers, type Tier, turnoverEnd } from './repository.ts';
import { REFERRAL } from './texts.ts';

const REFERRAL_MODULE = 'REFERRAL3';

type Kind = keyof typeof REFERRAL.inviter;

export interface Step {
  friend: Friend;
  tier: Tier;
  isReached: boolean;
  isMissed: boolean;
  /** The asking member's; null until it is given. */
  reward: RewardRow | null;
}

const keyOf = (memberId: number, { memberId: friendId }: Friend, { kind }: Tier): string =>
  memberId === friendId ? `referred ${kind}` : `referral ${friendId} ${kind}`;

function progressOf({ hasContact, deposit, turnover, ...friend }: Friend, { kind, required }: Tier, now: number) {
  const amount = toAmount(required);
  switch (kind) {
    case 'REGISTER':
      return { isReached: hasContact === 1, isMissed: false };
    case 'DEPOSIT':
      return { isReached: deposit !== null && deposit >= amount, isMissed: deposit !== null && deposit < amount };
    default:
      return {
        isReached: turnover >= amount,
        isMissed: turnover < amount && turnoverEnd({ hasContact, deposit, turnover, ...friend }) <= now,
      };
  }
}

interface Question {
  world: World;
  store: Store;
  brand: BrandState;
  memberId: number;
  now: number;
}

/** Each tier of each friend of the member, and of the member as somebody's friend. Newest friends first. */
export function listSteps({ world, store, brand, memberId, now }: Question): Step[] {
  if (!brand.modules.has(REFERRAL_MODULE)) return [];
  const tiers = listTiers(world, brand.code);
  const friends = listFriends(store, memberId);
  if (friends.length === 0) return [];
  const rewards = new Map(listReferralRewards(store, memberId).map((reward) => [reward.sourceKey, reward]));
  return friends.flatMap((friend) =>
    tiers.map((tier) => ({
      friend,
      tier,
      ...progressOf(friend, tier, now),
      reward: rewards.get(keyOf(memberId, friend, tier)) ?? null,
    })),
  );
}

const isDue = ({ isReached, reward }: Step): boolean => isReached && !reward;

/**
 * Gives both the rewards of the tiers that friends have reached. Nothing is written for a bet or a deposit: call it before
 * referrals, rewards and badges are read.
 */
export const completeReferrals: Subscriber<'rewardsRead'> = async (world, _store, { brandCode, memberId }) => {
  const brand = requireBrandState(world, brandCode);
  if (!listSteps({ world, store: world, brand, memberId, now: world.now() }).some(isDue)) return;
  await world.transact(async (store) => {
    const now = world.now();
    for (const step of listSteps({ world, store, brand, memberId, now }).filter(isDue)) {
      const { friend } = step;
      const held = findHoldReason(store, friend) !== null;
      for (const receiverId of [friend.inviterId, friend.memberId])
        await grantReward(store, buildGrant(brand, step, receiverId, held), now);
    }
  });
};

function buildGrant({ code }: BrandState, { friend, tier }: Step, memberId: number, isHeldBack: boolean) {
  const side = memberId === friend.memberId ? 'friend' : 'inviter';
  const texts = REFERRAL[side][tier.kind as Kind];
  return {
    brandCode: code,
    memberId,
    source: 'REFERRAL',
    sourceKey: keyOf(memberId, friend, tier),
    title: JSON.stringify(fillText(texts, { name: maskPlayer(friend.username) })),
    kind: tier.rewardKind as RewardKind,
    amount: toAmount(side === 'friend' ? tier.friendAmount : tier.inviterAmount),
    wagering: { turnover: tier.turnover },
    isHeld: isHeldBack,
  } as const;
}
