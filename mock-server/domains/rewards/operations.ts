import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Store } from '../../worlds/store.ts';
import type { World } from '../../worlds/world.ts';
import { payReward, rewardState } from '../money/grants/grants.ts';
import { findReward } from '../money/grants/repository.ts';
import { rewardView } from '../money/grants/view.ts';
import { readBadges } from './badges.ts';
import { countClaimable, pageRewards } from './repository.ts';

type Claim = Value<'claimReward'>['list'][number];

export const rewardsOperations = {
  countUnread: readBadges,
  async listRewards({ world, brand, member, language, query }) {
    const { state = null, isWagering = false, pageNo = 1, pageSize = 15 } = query;
    const { memberId } = member;
    await world.notify('rewardsRead', world, { brandCode: brand.code, memberId });
    const now = world.now();
    const { rows, total } = pageRewards(world, { memberId, state, isWagering, now }, (pageNo - 1) * pageSize, pageSize);
    const { missions, others } = countClaimable(world, memberId, now);
    return {
      list: rows.map((row) => rewardView(world, row, language, now)),
      pageNo,
      totalPages: Math.ceil(total / pageSize),
      total,
      claimable: missions + others,
    };
  },

  claimReward({ world, member, language, body }) {
    return world.transact(async (store) => {
      const list: Claim[] = [];
      for (const rewardId of body.rewardIds) {
        const { reward, reason } = await claim(world, store, member.memberId, rewardId);
        const view = reward && rewardView(store, reward, language, world.now());
        list.push({ rewardId, isClaimed: reason === null, reason, reward: view });
      }
      return { list };
    });
  },
} satisfies Handlers<'countUnread' | 'listRewards' | 'claimReward'>;

/** A refused one does not stop the others. */
async function claim(world: World, store: Store, memberId: number, rewardId: number) {
  const now = world.now();
  const reward = findReward(store, rewardId);
  if (reward?.memberId !== memberId) return { reward: null, reason: 'UNKNOWN' as const };
  const state = rewardState(reward, now);
  if (state !== 'CLAIMABLE') return { reward, reason: state };
  return { reward: await payReward(world, store, reward, now), reason: null };
}
