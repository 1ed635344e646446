import { REFRESH_FALLBACK_MS, REFRESH_MOST_MS } from './lottery.constants.ts';

interface Status {
  /** Epoch milliseconds. */
  until: number;
  /** Null without a locked draw. */
  waitingAt: number | null;
}

export const nextChange = ({ until, waitingAt }: Status): number => Math.min(until, waitingAt ?? until);

interface Opened {
  now: number;
  /** Time of the open draw; `winningTime` is that of the last one. */
  drawAt: number;
  winningTime: number;
  lockTime: number;
}

/** Halfway between the last and the open draw; null without a locked draw, which is drawn within the lock time. */
export function waitingAt({ now, drawAt, winningTime, lockTime }: Opened): number | null {
  const halfway = (winningTime + drawAt) / 2;
  return halfway > now && halfway <= now + lockTime ? halfway : null;
}

/**
 * Returns milliseconds: the smallest remaining time, at most 30 seconds; 7 seconds when it is over (specification,
 * section 4: Lottery lobby). Null without draws.
 */
export function refreshDelay(remaining: readonly number[]): number | null {
  if (remaining.length === 0) return null;
  const smallest = Math.min(...remaining);
  return smallest > 0 ? Math.min(smallest, REFRESH_MOST_MS) : REFRESH_FALLBACK_MS;
}
