import { TRIAL_TYPE } from '../../accounts/real-account.ts';
import type { Segment } from '../../worlds/columns.ts';

interface Question {
  type: number;
  isOnBreak: boolean;
  rankLevel: number;
  /** Credited ones. */
  deposits: number;
}

/** A break or a trial account gets no offers, whatever the rank (loyalty.md: Segments). */
export function segmentOf({ type, isOnBreak, rankLevel, deposits }: Question): Exclude<Segment, 'visitor'> {
  if (type === TRIAL_TYPE || isOnBreak) return 'resting';
  if (rankLevel > 4) return 'vip';
  return deposits === 0 ? 'new' : 'member';
}
