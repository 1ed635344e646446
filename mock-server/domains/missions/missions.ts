import { TRIAL_TYPE } from '../../accounts/real-account.ts';
import type { BrandState } from '../../http/exchange.ts';
import { least, toAmount } from '../../shared/money.ts';
import type { RewardKind } from '../../worlds/columns.ts';
import type { Store } from '../../worlds/store.ts';
import type { Subscriber, World } from '../../worlds/world.ts';
import { grantReward } from '../money/grants/grants.ts';
import type { RewardRow } from '../money/grants/repository.ts';
import { requireBrandState } from '../system/brand-state.ts';
import { listMissionRows, listRewardsOfKeys, type MissionRow, readCandidate } from './repository.ts';
import { isOver, listSpans, type Span, spanAt } from './span.ts';
import { readDone, requiredOf } from './targets.ts';

export const MISSIONS_MODULE = 'MISSION3';

export type Lock = 'AFTER' | 'RANK';

/** A mission in one day or week, or in life. */
export interface Standing {
  mission: MissionRow;
  span: Span;
  /** The span is the day or week before. */
  isBefore: boolean;
  required: bigint;
  /** At most `required`. */
  done: bigint;
  lock: Lock | null;
  /** Null until it is done. */
  reward: RewardRow | null;
}

const keyOf = ({ id, group }: MissionRow, { first }: Span): string =>
  group === 'ONCE' ? `mission ${id}` : `mission ${id} ${first}`;

const isDone = ({ reward, lock, done, required }: Standing): boolean => !reward && !lock && done >= required;

interface Question {
  world: World;
  store: Store;
  brand: BrandState;
  memberId: number;
  now: number;
}

/** In the brand's order, of the span before first. Empty for a trial account and for a brand without missions. */
export function listStandings({ world, store, brand, memberId, now }: Question): Standing[] {
  if (!brand.modules.has(MISSIONS_MODULE)) return [];
  const member = { ...readCandidate(store, memberId), memberId };
  if (member.type === TRIAL_TYPE) return [];
  const missions = listMissionRows(world, brand.code);
  const places = missions.flatMap((mission) => listSpans(mission.group, now).map((span) => ({ mission, span })));
  const keys = places.map(({ mission, span }) => keyOf(mission, span));
  const rewards = new Map(listRewardsOfKeys(store, memberId, keys).map((reward) => [reward.sourceKey, reward]));
  const findLock = ({ afterId, minimumRank }: MissionRow, span: Span): Lock | null => {
    const after = missions.find(({ id }) => id === afterId);
    if (after && !rewards.has(keyOf(after, spanAt(after.group, span.from)))) return 'AFTER';
    return member.rankLevel < minimumRank ? 'RANK' : null;
  };
  return places.map(({ mission, span }) => {
    const reward = rewards.get(keyOf(mission, span)) ?? null;
    const required = requiredOf(mission);
    const done = reward ? required : isOver(span, now) ? 0n : readDone(store, mission, member, span);
    return {
      mission,
      span,
      isBefore: span.to <= now,
      required,
      done: least(done, required),
      lock: reward ? null : findLock(mission, span),
      reward,
    };
  });
}

/**
 * Gives the rewards of missions that the member has done in the present day or week, or in the one before within the
 * grace. Nothing is written for a bet: call it before missions, rewards and badges are read or claimed.
 */
export const completeMissions: Subscriber<'rewardsRead'> = async (world, _store, { brandCode, memberId }) => {
  const brand = requireBrandState(world, brandCode);
  if (!listStandings({ world, store: world, brand, memberId, now: world.now() }).some(isDone)) return;
  await world.transact((store) => grantDone({ world, store, brand, memberId, now: world.now() }));
};

/** The same in the caller's transaction. A reward may open another mission, which is done already. */
export async function grantDone(question: Question): Promise<void> {
  const { store, brand, memberId, now } = question;
  const done = listStandings(question).filter(isDone);
  for (const { mission, span } of done) {
    const { title, rewardKind, rewardAmount, turnover, activity } = mission;
    await grantReward(
      store,
      {
        brandCode: brand.code,
        memberId,
        source: 'MISSION',
        sourceKey: keyOf(mission, span),
        title,
        kind: rewardKind as RewardKind,
        amount: toAmount(rewardAmount),
        activity,
        wagering: { turnover },
        ...(span.until !== null && { claimableUntil: span.until }),
      },
      now,
    );
  }
  if (done.length > 0) await grantDone(question);
}
