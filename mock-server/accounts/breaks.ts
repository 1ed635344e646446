import { ApiError } from '../http/api-error.ts';
import type { Store } from '../worlds/store.ts';
import { findBreak } from './repository.ts';

/** Throws 403 in a time-out, in a self-exclusion and while the account is held. */
export function requireNoBreak(store: Store, memberId: number, now: number): void {
  const found = findBreak(store, memberId, now);
  if (found?.kind === 'HELD') throw onHold();
  if (found) throw onBreak();
}

/** A self-exclusion, or a hold for a match with one: both clear the rollovers of deposits (wallet.md: Responsible play). */
export const isExcluded = (store: Store, memberId: number, now: number): boolean => {
  const kind = findBreak(store, memberId, now)?.kind;
  return kind === 'SELF_EXCLUSION' || kind === 'HELD';
};

export const onBreak = () =>
  new ApiError(403, 'play.break', 'The member is on a break: play, deposits, transfers and bonuses are closed.');

/** Names no reason: the match is for the office alone. */
const onHold = () =>
  new ApiError(403, 'account.held', 'The account is being checked: play, deposits, transfers and bonuses are closed.');
