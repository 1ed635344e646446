import type { Clock } from './control.ts';

const MINUTE_MS = 60_000;

export const isFrozen = ({ setting }: Pick<Clock, 'setting'>): boolean => setting.mode === 'frozen';

/** In the zone of `nowIso`, `passedMs` of the machine after the clock was read: "2026-03-18 12:00:00". */
export function clockText({ setting, now, nowIso }: Clock, passedMs: number): string {
  const rate = setting.mode === 'rate' ? (setting.rate ?? 1) : Number(!isFrozen({ setting }));
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)$/.exec(nowIso) ?? [];
  const zoneMs = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  return new Date(now + passedMs * rate + zoneMs).toISOString().slice(0, 19).replace('T', ' ');
}
