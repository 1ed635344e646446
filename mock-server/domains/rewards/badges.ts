import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { findBreak } from '../../accounts/repository.ts';
import type { HandlerContext } from '../../http/handlers.ts';
import { countUnreadMessages } from '../messages/repository.ts';
import { countClaimable } from './repository.ts';

/** During a break nothing is advertised, so rewards count 0. */
export async function readBadges({ world, brand, member }: HandlerContext): Promise<Value<'countUnread'>> {
  const { memberId } = member;
  const unreadCount = countUnreadMessages(world, memberId);
  if (findBreak(world, memberId, world.now())) return { unreadCount, missionCount: 0, rewardCount: 0 };
  await world.notify('rewardsRead', world, { brandCode: brand.code, memberId });
  // A reward of this moment is claimable from now on.
  const { missions, others } = countClaimable(world, memberId, world.now());
  return { unreadCount, missionCount: missions, rewardCount: others };
}
