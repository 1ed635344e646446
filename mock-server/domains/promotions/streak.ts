import { periodDays } from '../../shared/periods.ts';
import type { Store } from '../../worlds/store.ts';
import type { PromotionOf } from './repository.ts';
import { findLastCheckIn } from './repository.ts';

/** Days in a row until today, today only where it is done; the last reward begins again. */
export function readStreak(
  store: Store,
  { id, rules }: PromotionOf<'CHECKIN'>,
  memberId: number,
  now: number,
): { streak: number; isDone: boolean } {
  const { first: today } = periodDays('DAY', now);
  const last = findLastCheckIn(store, memberId, id, today);
  if (last?.day === today) return { streak: last.streak, isDone: true };
  const goesOn = last?.day === today - 1 && last.streak < rules.amounts.length;
  return { streak: goesOn ? last.streak : 0, isDone: false };
}
