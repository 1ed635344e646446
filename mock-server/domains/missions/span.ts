import { type Period, periodDays, startOfDay } from '../../shared/periods.ts';
import { DAY_MS } from '../../shared/zone.ts';
import { LATEST_TIME } from '../../worlds/clock.ts';

/** A day, a week or a life; `from`, `to` and `until` are epoch milliseconds, `first` and `next` days since the epoch. */
export interface Span {
  first: number;
  next: number;
  from: number;
  to: number;
  /** A reward can be claimed until then; null for ever. */
  until: number | null;
}

/** A mission finished in the last minute can be claimed for a day after its end. */
const GRACE_MS = DAY_MS;

const LIFE: Span = {
  first: 0,
  next: Math.floor(LATEST_TIME / DAY_MS),
  from: startOfDay(0),
  to: LATEST_TIME,
  until: null,
};

/** The span of a group that contains a time. */
export function spanAt(group: string, at: number): Span {
  if (group === 'ONCE') return LIFE;
  const { first, next } = periodDays(group as Period, at);
  const to = startOfDay(next);
  return { first, next, from: startOfDay(first), to, until: to + GRACE_MS };
}

/** The day or week before, and the present one. */
export function listSpans(group: string, now: number): Span[] {
  const present = spanAt(group, now);
  return present === LIFE ? [present] : [spanAt(group, present.from - 1), present];
}

export const isOver = ({ until }: Span, now: number): boolean => until !== null && until <= now;
