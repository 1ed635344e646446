import { ZONE_MS } from '../../../shared/zone.ts';
import type { ChannelSettings, DepositMode } from '../../../worlds/columns.ts';
import type { World } from '../../../worlds/world.ts';
import { listChannelRows } from './repository.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export interface Channel extends ChannelSettings {
  code: string;
  mode: DepositMode;
  /** JSON by language. */
  names: string;
  isInMaintenance: boolean;
}

export const listChannels = (world: World, brandCode: string): Channel[] =>
  listChannelRows(world, brandCode).map(({ code, mode, names, settings, isInMaintenance }) => ({
    ...(JSON.parse(settings) as ChannelSettings),
    code,
    mode: mode as DepositMode,
    names,
    isInMaintenance,
  }));

/** State at a time (epoch milliseconds), and the next opening; null if unknown. */
export function findOpening(
  { hours, isInMaintenance }: Channel,
  now: number,
): { isOpen: boolean; opensAt: number | null } {
  if (isInMaintenance) return { isOpen: false, opensAt: null };
  if (!hours) return { isOpen: true, opensAt: null };
  const [opens = 0, closes = DAY_MS] = hours.split('-').map(sinceMidnight);
  const midnight = now - ((now + ZONE_MS) % DAY_MS);
  const time = now - midnight;
  if (time >= opens && time < closes) return { isOpen: true, opensAt: null };
  return { isOpen: false, opensAt: midnight + opens + (time < opens ? 0 : DAY_MS) };
}

/** Parses "06:30" to milliseconds. */
function sinceMidnight(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE_MS;
}
