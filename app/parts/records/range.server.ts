import { z } from 'zod';
import { BRAND_ZONE_MS } from '~/i18n/format.server.ts';

export const RANGES = ['today', 'yesterday', 'thisWeek', 'lastWeek', 'last7', 'last30', 'last90', 'own'] as const;
export type RangeName = (typeof RANGES)[number];
const DEFAULT_RANGE: RangeName = 'last7';
const DAY_MS = 24 * 3_600_000;
const MOST_DAYS = 90;
/** From the Monday before the epoch. */
const SINCE_MONDAY_DAYS = 3;

const Day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .refine((day) => !Number.isNaN(Date.parse(day)))
  .optional()
  .catch(undefined);

export const RangeSearch = z.object({
  range: z.enum(RANGES).catch(DEFAULT_RANGE),
  from: Day,
  to: Day,
});
export type RangeSearch = z.output<typeof RangeSearch>;

/** Epoch milliseconds; `to` is exclusive. */
export interface TimeWindow {
  from: number;
  to: number;
}

export type RangeFault = 'days' | 'order' | 'long';

const dayNumber = (time: number): number => Math.floor((time + BRAND_ZONE_MS) / DAY_MS);
const dayStart = (day: number): number => day * DAY_MS - BRAND_ZONE_MS;
const toWindow = (first: number, last: number): TimeWindow => ({ from: dayStart(first), to: dayStart(last + 1) });

/** Parses "2026-01-31" to its first millisecond in the brand's zone. */
export const dayTime = (day: string): number => Date.parse(day) - BRAND_ZONE_MS;

/** Formats "2026-01-31". */
export const formatDate = (time: number): string => new Date(time + BRAND_ZONE_MS).toISOString().slice(0, 10);

/**
 * In the brand's zone; weeks begin on Monday. Returns a fault for own dates that are missing, reversed or more than 90
 * days apart.
 */
export function readWindow({ range, from, to }: RangeSearch, now: number): TimeWindow | RangeFault {
  const today = dayNumber(now);
  const monday = today - ((today + SINCE_MONDAY_DAYS) % 7);
  switch (range) {
    case 'today':
      return toWindow(today, today);
    case 'yesterday':
      return toWindow(today - 1, today - 1);
    case 'thisWeek':
      return toWindow(monday, today);
    case 'lastWeek':
      return toWindow(monday - 7, monday - 1);
    case 'last7':
    case 'last30':
    case 'last90':
      return toWindow(today - Number(range.slice('last'.length)) + 1, today);
    case 'own': {
      if (!from || !to) return 'days';
      const [first, last] = [from, to].map((day) => Date.parse(day) / DAY_MS) as [number, number];
      if (first > last) return 'order';
      return last - first >= MOST_DAYS ? 'long' : toWindow(first, last);
    }
  }
}
