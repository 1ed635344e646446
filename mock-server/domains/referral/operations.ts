import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { maskPlayer } from '../../accounts/masking.ts';
import type { HandlerContext, Handlers } from '../../http/handlers.ts';
import { formatMoney, toAmount } from '../../shared/money.ts';
import type { RewardKind } from '../../worlds/columns.ts';
import { wholePoints } from '../money/grants/grants.ts';
import { chooseCode } from './code.ts';
import { completeReferrals, listSteps, type Step } from './referral.ts';
import { findCode, insertCode, listReferralRewards, listTiers, type Tier } from './repository.ts';

type OfferedTier = Value<'getReferralOffer'>['tiers'][number];
type Friend = Value<'listReferrals'>['list'][number];

export const referralOperations = {
  async getReferral(context) {
    const { world, brand, member } = context;
    const [code, steps] = [await ensureCode(context), await readSteps(context)];
    const rewards = listReferralRewards(world, member.memberId).filter(({ state }) => state === 'claimed');
    const sum = (kind: RewardKind) =>
      rewards.filter((each) => each.kind === kind).reduce((total, { amount }) => total + amount, 0n);
    return {
      code,
      path: `/register?referralCode=${code}`,
      friends: new Set(steps.map(({ friend }) => friend.memberId)).size,
      credit: formatMoney(sum('CREDIT')),
      points: wholePoints(sum('POINTS')),
      tiers: listTiers(world, brand.code).map((tier) => ({
        ...offeredTier(tier),
        inviterAmount: formatMoney(toAmount(tier.inviterAmount)),
        reached: steps.filter((step) => step.tier.kind === tier.kind && step.reward).length,
      })),
    };
  },

  getReferralOffer: ({ world, brand }) => ({ tiers: listTiers(world, brand.code).map(offeredTier) }),

  async listReferrals(context) {
    const { pageNo = 1, pageSize = 15 } = context.query;
    const steps = await readSteps(context);
    const friends = [...new Set(steps.map(({ friend }) => friend.memberId))];
    const shown = friends.slice((pageNo - 1) * pageSize, pageNo * pageSize);
    return {
      list: shown.map((memberId) => friendView(steps.filter(({ friend }) => friend.memberId === memberId))),
      pageNo,
      totalPages: Math.ceil(friends.length / pageSize),
      total: friends.length,
    };
  },
} satisfies Handlers<'getReferral' | 'getReferralOffer' | 'listReferrals'>;

const offeredTier = ({ kind, required, rewardKind, friendAmount, turnover }: Tier): OfferedTier => ({
  kind: kind as OfferedTier['kind'],
  required: formatMoney(toAmount(required)),
  rewardKind: rewardKind as RewardKind,
  friendAmount: formatMoney(toAmount(friendAmount)),
  turnover,
});

/** Steps of the member's own friends. */
async function readSteps({ world, brand, member }: HandlerContext): Promise<Step[]> {
  const { memberId } = member;
  await completeReferrals(world, world, { brandCode: brand.code, memberId });
  const steps = listSteps({ world, store: world, brand, memberId, now: world.now() });
  return steps.filter(({ friend }) => friend.inviterId === memberId);
}

function friendView(steps: readonly Step[]): Friend {
  const [first] = steps as [Step];
  return {
    playerName: maskPlayer(first.friend.username),
    registeredAt: first.friend.registeredAt,
    tiers: steps.map((step) => ({ kind: step.tier.kind as Friend['tiers'][number]['kind'], state: stateOf(step) })),
  };
}

function stateOf({ reward, isMissed }: Step): Friend['tiers'][number]['state'] {
  if (reward) return reward.state === 'pending' ? 'REVIEW' : reward.state === 'revoked' ? 'MISSED' : 'REACHED';
  return isMissed ? 'MISSED' : 'OPEN';
}

async function ensureCode({ world, brand, member }: HandlerContext): Promise<string> {
  const { memberId } = member;
  const known = findCode(world, memberId);
  if (known) return known;
  return world.transact(async (store) => {
    const meanwhile = findCode(store, memberId);
    if (meanwhile) return meanwhile;
    const code = chooseCode(world, store, brand.code);
    await insertCode(store, { brandCode: brand.code, code, memberId, createdAt: new Date(world.now()) });
    return code;
  });
}
