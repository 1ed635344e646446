import { countDeposits } from '../../accounts/repository.ts';
import { roundDown, toAmount } from '../../shared/money.ts';
import { dayNumber } from '../../shared/zone.ts';
import type { DepositBonus } from '../../worlds/columns.ts';
import type { Store } from '../../worlds/store.ts';
import { listOfPromotion } from '../money/grants/repository.ts';
import { findReason, isRunning, isSoldOut, type Reason } from './conditions.ts';
import { hasActiveBonus, isKind, listAllPromotions, type PromotionOf } from './repository.ts';

export type BonusPromotion = PromotionOf<'DEPOSIT'>;

/** Available now, in the brand's order. `now` is epoch milliseconds. */
export const listBonuses = (store: Store, brandCode: string, memberId: number, now: number): BonusPromotion[] =>
  listAllPromotions(store, brandCode)
    .filter((promotion) => isKind(promotion, 'DEPOSIT'))
    .filter((promotion) => isRunning(promotion, now) && findBonusState(store, promotion, memberId, now) === null);

type BonusState = { state: 'CLAIMED' | 'SOLD_OUT'; reason: null } | { state: 'NOT_FOR_YOU'; reason: Reason };

/** Returns null for a bonus that the next deposit of the member can have, in whatever period. */
export function findBonusState(
  store: Store,
  promotion: BonusPromotion,
  memberId: number,
  now: number,
): BonusState | null {
  const { once, depositNumber } = promotion.rules;
  const last = listOfPromotion(store, memberId, promotion.id)[0];
  if (last && (once === 'member' || dayNumber(last.createdAt.getTime()) === dayNumber(now)))
    return { state: 'CLAIMED', reason: null };
  const reason = findReason(store, promotion, memberId, now);
  if (reason) return { state: 'NOT_FOR_YOU', reason };
  if (depositNumber !== undefined && countDeposits(store, memberId) + 1 !== depositNumber)
    return { state: 'NOT_FOR_YOU', reason: 'DEPOSIT_NUMBER' };
  if (hasActiveBonus(store, memberId)) return { state: 'NOT_FOR_YOU', reason: 'OTHER_BONUS' };
  return isSoldOut(store, promotion, now) ? { state: 'SOLD_OUT', reason: null } : null;
}

/** Returns 0 below the minimum; rounds down to `smallest`. */
export function bonusFor({ percent, minimum, cap }: DepositBonus, deposited: bigint, smallest: bigint): bigint {
  if (deposited < toAmount(minimum)) return 0n;
  return cappedPart(deposited, percent, cap, smallest);
}

/** Percentage of an amount, at most `cap`, rounded down to `smallest`. */
export function cappedPart(amount: bigint, percent: number, cap: number, smallest: bigint): bigint {
  const part = roundDown((amount * BigInt(Math.round(percent * 100))) / 10_000n, smallest);
  const over = part - toAmount(cap);
  return over > 0n ? part - over : part;
}
