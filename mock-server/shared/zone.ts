/** GMT+8 without daylight saving time (accounts.md: Conventions). */
export const ZONE_MS = 8 * 3_600_000;

export const ZONE_NAME = 'GMT+8';

/** Formats "2026-01-01T08:00:00.000+08:00". */
export const isoInZone = (time: number): string => new Date(time + ZONE_MS).toISOString().replace('Z', '+08:00');

/** Formats "20260101". */
export const dayInZone = (time: number): string =>
  new Date(time + ZONE_MS).toISOString().slice(0, 10).replaceAll('-', '');

export const DAY_MS = 24 * 3_600_000;

/** Days since the epoch in the brand's zone. */
export const dayNumber = (time: number): number => Math.floor((time + ZONE_MS) / DAY_MS);

/** Formats "2026-01-31". */
export const dateOfDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
