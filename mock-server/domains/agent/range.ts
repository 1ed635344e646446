import { dayNumber } from '../../shared/zone.ts';
import type { World } from '../../worlds/world.ts';
import type { Range } from '../team/repository.ts';

const MOST_DAYS = 366;

/** The days that the range touches, today by default, at most 366 of them. `to` is not part of it. */
export function readRange(world: World, { from, to }: { from?: number | undefined; to?: number | undefined }): Range {
  const last = dayNumber((to ?? world.now() + 1) - 1);
  const first = from === undefined ? last : dayNumber(from);
  return { first: Math.max(first, last - MOST_DAYS + 1), last };
}

/** The range of the same length before. */
export const rangeBefore = ({ first, last }: Range): Range => ({ first: 2 * first - last - 1, last: first - 1 });
