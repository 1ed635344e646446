import { SEED_TIME } from '../../../mock-server/worlds/clock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const at = (offsetMs: number): Date => new Date(SEED_TIME + offsetMs);

export const millisecondsBefore = (count: number): Date => at(-count);
export const minutesBefore = (count: number): Date => at(-count * MINUTE);
export const hoursBefore = (count: number): Date => at(-count * HOUR);
export const daysBefore = (count: number): Date => at(-count * DAY);
export const daysAfter = (count: number): Date => at(count * DAY);
