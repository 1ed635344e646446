/**
 * End of the seed, 2026-01-01T00:00:00+08:00, in epoch milliseconds. Every time in the seed is relative to it, and a
 * new world moves them all by the same offset: "two days ago" stays two days ago.
 */
export const SEED_TIME = Date.UTC(2025, 11, 31, 16);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const at = (offsetMs: number): Date => new Date(SEED_TIME + offsetMs);

export const millisecondsBefore = (count: number): Date => at(-count);
export const minutesBefore = (count: number): Date => at(-count * MINUTE);
export const hoursBefore = (count: number): Date => at(-count * HOUR);
export const daysBefore = (count: number): Date => at(-count * DAY);
export const daysAfter = (count: number): Date => at(count * DAY);
