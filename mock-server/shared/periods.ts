import { DAY_MS, dayNumber, ZONE_MS } from './zone.ts';

export type Period = 'DAY' | 'WEEK' | 'MONTH';

/** The epoch was a Thursday; weeks begin on Monday. */
const DAYS_SINCE_MONDAY = 3;

/** Days since the epoch in the brand's zone; `next` starts the next period. */
export function periodDays(period: Period, time: number): { first: number; next: number } {
  const today = dayNumber(time);
  if (period === 'DAY') return { first: today, next: today + 1 };
  if (period === 'WEEK') {
    const first = today - ((today + DAYS_SINCE_MONDAY) % 7);
    return { first, next: first + 7 };
  }
  const date = new Date(today * DAY_MS);
  const monthStart = (month: number) => Date.UTC(date.getUTCFullYear(), month, 1) / DAY_MS;
  return { first: monthStart(date.getUTCMonth()), next: monthStart(date.getUTCMonth() + 1) };
}

/** Returns epoch milliseconds, in the brand's zone. */
export const startOfDay = (day: number): number => day * DAY_MS - ZONE_MS;

/** Calendar months in the brand's zone; a short month gives its last day. */
export function monthsLater(time: number, months: number): number {
  const date = new Date(time + ZONE_MS);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() - ZONE_MS;
}
