import { ApiError } from '../http/api-error.ts';
import type { Store } from '../worlds/store.ts';
import { findBreak } from './repository.ts';

/** Throws 403 in a time-out or a self-exclusion. */
export function requireNoBreak(store: Store, memberId: number, now: number): void {
  if (findBreak(store, memberId, now)) throw onBreak();
}

export const onBreak = () =>
  new ApiError(403, 'play.break', 'The member is on a break: play, deposits, transfers and bonuses are closed.');
