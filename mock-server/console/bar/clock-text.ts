import { clockNow } from '../clock-now.ts';
import type { Clock } from './control.ts';

const MINUTE_MS = 60_000;

/** In the zone of `nowIso`, `passedMs` of the machine after the clock was read: "2026-03-18 12:00:00". */
export function clockText(clock: Clock, passedMs: number): string {
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)$/.exec(clock.nowIso) ?? [];
  const zoneMs = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  return new Date(clockNow(clock, passedMs) + zoneMs).toISOString().slice(0, 19).replace('T', ' ');
}
