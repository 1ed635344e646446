import { REFRESH_FALLBACK_MS, REFRESH_MOST_MS } from './lottery.constants.ts';

interface Stand {
  /** When the open draw locks, in epoch milliseconds. */
  until: number;
  /** When the locked draw is drawn; null where none waits. */
  waitingAt: number | null;
}

/** When a lottery changes next: its open draw locks, or the locked one is drawn. */
export const nextChange = ({ until, waitingAt }: Stand): number => Math.min(until, waitingAt ?? until);

interface Opened {
  now: number;
  /** When the open draw is drawn, and when the last one was. */
  drawAt: number;
  winningTime: number;
  lockTime: number;
}

/**
 * When the locked draw is drawn, which is halfway between the last draw and the open one; null where none waits. A draw that is locked is
 * drawn within the time of the lock.
 */
export function waitingAt({ now, drawAt, winningTime, lockTime }: Opened): number | null {
  const halfway = (winningTime + drawAt) / 2;
  return halfway > now && halfway <= now + lockTime ? halfway : null;
}

/**
 * After how many milliseconds to ask for draws again: the smallest remaining time, at most 30 seconds; 7 seconds where that is over
 * (specification, section 4: Lottery lobby). Null where there is nothing to wait for.
 */
export function refreshDelay(remaining: readonly number[]): number | null {
  if (remaining.length === 0) return null;
  const smallest = Math.min(...remaining);
  return smallest > 0 ? Math.min(smallest, REFRESH_MOST_MS) : REFRESH_FALLBACK_MS;
}
