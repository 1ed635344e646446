/** The brand's time zone is GMT+8 without daylight saving time (api.md: conventions). */
export const ZONE_MS = 8 * 3_600_000;

/** Formats the day of a time (epoch milliseconds) in the brand's zone, as in "20260101". */
export const dayInZone = (time: number): string =>
  new Date(time + ZONE_MS).toISOString().slice(0, 10).replaceAll('-', '');
