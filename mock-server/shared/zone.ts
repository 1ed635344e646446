/** The brand's time zone is GMT+8 without daylight saving time (api.md: conventions). */
export const ZONE_MS = 8 * 3_600_000;

/** Its name, as people write it. */
export const ZONE_NAME = 'GMT+8';

/** Formats a time (epoch milliseconds) as ISO 8601 in the brand's zone, as in "2026-01-01T08:00:00.000+08:00". */
export const isoInZone = (time: number): string => new Date(time + ZONE_MS).toISOString().replace('Z', '+08:00');

/** Formats the day of a time (epoch milliseconds) in the brand's zone, as in "20260101". */
export const dayInZone = (time: number): string =>
  new Date(time + ZONE_MS).toISOString().slice(0, 10).replaceAll('-', '');

export const DAY_MS = 24 * 3_600_000;

/** The day of a time in the brand's zone: days since the epoch. */
export const dayNumber = (time: number): number => Math.floor((time + ZONE_MS) / DAY_MS);

/** A day as ISO 8601 writes it: "2026-01-31". */
export const dateOfDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
