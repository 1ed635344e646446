import { MESSAGES } from '../domains/messages/texts.ts';
import { fillText, readTexts, writeMessage } from '../domains/messages/write.ts';
import { decideHeld } from '../domains/money/grants/grants.ts';
import { findReward } from '../domains/money/grants/repository.ts';
import { findHoldReason } from '../domains/referral/hold.ts';
import { listSteps } from '../domains/referral/referral.ts';
import { findBrandState } from '../domains/system/brand-state.ts';
import { ApiError } from '../http/api-error.ts';
import { formatMoney } from '../shared/money.ts';
import type { World } from '../worlds/world.ts';
import { requireBrand } from './brands.ts';
import type { ControlHandlers } from './call.ts';
import { listHolders } from './repository.ts';

/** Oldest first. Throws 404. */
export function listHeldRewards(world: World, brandCode: string) {
  requireBrand(world, brandCode);
  const brand = findBrandState(world, brandCode);
  if (!brand) return [];
  const now = world.now();
  return listHolders(world, brandCode)
    .flatMap(({ id: memberId, username: account }) =>
      listSteps({ world, store: world, brand, memberId, now }).flatMap(({ friend, tier, reward }) =>
        reward?.state === 'pending' ? [{ account, friend, tier, reward }] : [],
      ),
    )
    .sort((a, b) => a.reward.id - b.reward.id)
    .map(({ account, friend, tier, reward }) => ({
      rewardId: reward.id,
      account,
      friend: friend.username,
      tier: tier.kind,
      kind: reward.kind,
      amount: formatMoney(reward.amount),
      reason: findHoldReason(world, friend),
      createdAt: reward.createdAt.getTime(),
    }));
}

const STEPS = {
  release: { state: 'claimable', after: ['claimable', 'claimed'], message: MESSAGES.rewardReleased },
  refuse: { state: 'revoked', after: ['revoked'], message: MESSAGES.rewardRefused },
} as const;

/** The same decision again changes nothing. Throws 404, and 409 for a reward that was decided otherwise. */
export async function answerHeldReward(
  world: World,
  brandCode: string,
  rewardId: number,
  { decision }: { decision: keyof typeof STEPS },
) {
  requireBrand(world, brandCode);
  const { state, after, message } = STEPS[decision];
  return world.transact(async (store) => {
    const reward = findReward(store, rewardId);
    if (reward?.brandCode !== brandCode || reward.source !== 'REFERRAL')
      throw new ApiError(404, 'reward.not.found', `"${brandCode}" has no referral reward ${rewardId}.`);
    if (after.some((each) => each === reward.state)) return { rewardId, state: reward.state };
    if (reward.state !== 'pending') {
      const hint = `The reward is ${reward.state}: "${decision}" is for rewards that are held.`;
      throw new ApiError(409, 'reward.decided', hint);
    }
    await decideHeld(store, reward, state);
    await writeMessage(store, {
      memberId: reward.memberId,
      title: message.title,
      paragraphs: [fillText(message.text, { offer: readTexts(reward.title) })],
      subject: { kind: 'reward' },
      at: world.now(),
    });
    return { rewardId, state };
  });
}

export const heldRewardOperations: ControlHandlers<'listHeldRewards' | 'answerHeldReward'> = {
  listHeldRewards: ({ world, path }) => listHeldRewards(world, path.brand),
  answerHeldReward: ({ world, path, body }) => answerHeldReward(world, path.brand, path.rewardId, body),
};
