import { weightLeft } from '../../../openapi/rules/raffle.ts';
import type { BrandState } from '../../http/exchange.ts';
import { atLeastZero, toAmount } from '../../shared/money.ts';
import { periodDays, startOfDay } from '../../shared/periods.ts';
import type { Store } from '../../worlds/store.ts';
import type { World } from '../../worlds/world.ts';
import { rewardState } from '../money/grants/grants.ts';
import { listOfPromotion, type RewardRow } from '../money/grants/repository.ts';
import { findRolloverOfReward } from '../money/rollovers/repository.ts';
import { readStanding } from '../vip/repository.ts';
import { findBonusState } from './bonuses.ts';
import { cashbackFor, weekClaimable, weekLoss } from './cashback.ts';
import { findReason, isRunning, isSoldOut, type Reason } from './conditions.ts';
import { hasFreeRounds } from './free-rounds.ts';
import { weighPrizes } from './raffle-prizes.ts';
import { listValidLots } from './raffle-repository.ts';
import {
  countApplications,
  findLastApplication,
  findLastCheckIn,
  isKind,
  type Promotion,
  type PromotionOf,
} from './repository.ts';

type State =
  | 'SIGNED_OUT'
  | 'NOT_YET'
  | 'NOT_FOR_YOU'
  | 'OPEN'
  | 'APPLIED'
  | 'REFUSED'
  | 'IN_PROGRESS'
  | 'CLAIMABLE'
  | 'CLAIMED'
  | 'SOLD_OUT'
  | 'EXPIRED';

export interface Status {
  state: State;
  reason?: Reason | null;
  /** Ten-thousandths of the currency, of days, of tickets, or of rounds. */
  done?: bigint;
  required?: bigint;
  amount?: bigint;
  /** Epoch milliseconds. */
  until?: number | undefined;
  rewardId?: number;
}

interface Question {
  world: World;
  store: Store;
  brand: BrandState;
  memberId: number;
  now: number;
}

/** A promotion for a visitor. `now` is epoch milliseconds. */
export function visitorStatus(promotion: Promotion, now: number): Status {
  const period = periodStatus(promotion, now);
  return period ?? { state: isKind(promotion, 'INFORMATION') ? 'OPEN' : 'SIGNED_OUT', until: endOf(promotion) };
}

/** A promotion for a member (loyalty.md: Promotions). */
export function memberStatus(question: Question, promotion: Promotion): Status {
  const { store, memberId, now } = question;
  return (
    ownStatus(question, promotion) ??
    periodStatus(promotion, now) ??
    kindStatus(question, promotion) ??
    audienceStatus(store, promotion, memberId, now) ?? { state: 'OPEN', until: endOf(promotion) }
  );
}

const endOf = ({ endTime }: Promotion): number => endTime.getTime();

function periodStatus(promotion: Promotion, now: number): Status | null {
  if (isRunning(promotion, now)) return null;
  return now < endOf(promotion)
    ? { state: 'NOT_YET', until: promotion.startTime.getTime() }
    : { state: 'EXPIRED', until: endOf(promotion) };
}

function audienceStatus(store: Store, promotion: Promotion, memberId: number, now: number): Status | null {
  const reason = findReason(store, promotion, memberId, now);
  if (reason) return { state: 'NOT_FOR_YOU', reason };
  return isSoldOut(store, promotion, now) ? { state: 'SOLD_OUT' } : null;
}

/** Why nobody, or not this member, takes the promotion now; null where it is open. */
export const refusalStatus = ({ store, memberId, now }: Question, promotion: Promotion): Status | null =>
  periodStatus(promotion, now) ?? audienceStatus(store, promotion, memberId, now);

/** Stays after the end of the promotion. */
function ownStatus({ store, memberId, now }: Question, promotion: Promotion): Status | null {
  const rewards = listOfPromotion(store, memberId, promotion.id);
  const claimable = rewards.find((row) => rewardState(row, now) === 'CLAIMABLE');
  if (claimable)
    return {
      state: 'CLAIMABLE',
      rewardId: claimable.id,
      amount: claimable.amount,
      until: claimable.claimableUntil?.getTime(),
    };
  if (isKind(promotion, 'DEPOSIT') || isKind(promotion, 'APPLICATION')) {
    const wagered = wageringStatus(store, rewards[0]);
    if (wagered) return wagered;
  }
  if (!isKind(promotion, 'APPLICATION')) return null;
  const application = findLastApplication(store, memberId, promotion.id);
  return application?.state === 'review' ? { state: 'APPLIED' } : null;
}

function wageringStatus(store: Store, reward: RewardRow | undefined): Status | null {
  if (!reward) return null;
  const rollover = findRolloverOfReward(store, reward);
  if (rollover?.state !== 'open') return null;
  const { done, required, expiresAt } = rollover;
  return { state: 'IN_PROGRESS', done, required, amount: reward.amount, until: expiresAt?.getTime() };
}

function kindStatus(question: Question, promotion: Promotion): Status | null {
  const { store, memberId, now } = question;
  if (isKind(promotion, 'DEPOSIT')) return findBonusState(store, promotion, memberId, now);
  if (isKind(promotion, 'CASHBACK')) return cashbackStatus(question, promotion);
  if (isKind(promotion, 'CHECKIN')) return checkInStatus(question, promotion);
  if (isKind(promotion, 'APPLICATION')) return applicationStatus(question, promotion);
  if (isKind(promotion, 'RAFFLE')) return raffleStatus(question, promotion);
  if (isKind(promotion, 'FREE_ROUNDS') && hasFreeRounds(store, promotion, memberId, now))
    return { state: 'CLAIMED', until: startOfDay(periodDays('DAY', now).next) };
  return null;
}

function cashbackStatus(
  { world, store, brand, memberId, now }: Question,
  promotion: PromotionOf<'CASHBACK'>,
): Status | null {
  const refused = audienceStatus(store, promotion, memberId, now);
  if (refused) return refused;
  const loss = atLeastZero(weekLoss(store, memberId, now));
  const { rankLevel } = readStanding(store, memberId);
  return {
    state: loss > 0n ? 'IN_PROGRESS' : 'OPEN',
    done: loss,
    required: toAmount(promotion.rules.least),
    amount: cashbackFor(world, brand, promotion, rankLevel, loss),
    until: weekClaimable(startOfDay(periodDays('WEEK', now).next)).claimableFrom,
  };
}

function checkInStatus({ store, memberId, now }: Question, promotion: PromotionOf<'CHECKIN'>): Status | null {
  const { first: today, next } = periodDays('DAY', now);
  const last = findLastCheckIn(store, memberId, promotion.id, today);
  if (last?.day !== today) return null;
  const { amounts } = promotion.rules;
  const [done, required] = [last.streak, amounts.length].map((days) => toAmount(days)) as [bigint, bigint];
  return { state: 'CLAIMED', done, required, until: startOfDay(next) };
}

/** `done` is the number of valid tickets. */
function raffleStatus({ store, memberId, now }: Question, promotion: PromotionOf<'RAFFLE'>): Status | null {
  const refused = audienceStatus(store, promotion, memberId, now);
  if (refused) return refused;
  if (weightLeft(weighPrizes(store, promotion)) === 0) return { state: 'SOLD_OUT' };
  const lots = listValidLots(store, memberId, promotion.id, now);
  const [first] = lots;
  if (!first) return null;
  const tickets = lots.reduce((sum, { left }) => sum + left, 0);
  return { state: 'CLAIMABLE', done: toAmount(tickets), until: first.expiresAt.getTime() };
}

function applicationStatus(
  { store, brand, memberId, now }: Question,
  promotion: PromotionOf<'APPLICATION'>,
): Status | null {
  const application = findLastApplication(store, memberId, promotion.id);
  if (!application) return null;
  if (application.state === 'refused')
    return countApplications(store, memberId, promotion.id) < brand.usageLimits.applications
      ? { state: 'REFUSED', reason: application.reason as Reason }
      : { state: 'NOT_FOR_YOU', reason: 'APPLICATIONS' };
  const [reward] = listOfPromotion(store, memberId, promotion.id);
  return { state: reward && rewardState(reward, now) === 'EXPIRED' ? 'EXPIRED' : 'CLAIMED' };
}
