import { toAmount } from '../../shared/money.ts';
import type { Level, Standing } from './repository.ts';

/** The highest rank whose turnover and deposits in life are both reached. */
export const reachedRank = (
  levels: readonly Level[],
  { turnover, deposits }: Pick<Standing, 'turnover' | 'deposits'>,
): number =>
  levels.findLast((level) => turnover >= toAmount(level.turnover) && deposits >= toAmount(level.deposits))?.rankLevel ??
  0;

/** Turnover of a month that keeps a rank. */
export const keepAmount = (levels: readonly Level[], rankLevel: number): bigint =>
  toAmount(levels[rankLevel]?.keep ?? 0);

/**
 * Each lost rank is a ceiling of its own, which lifts when the month's turnover reaches what this rank needs to stay.
 * `highest` is the highest rank in life: nothing above it was lost. Returns null without a ceiling.
 */
export function liftCeiling(
  levels: readonly Level[],
  ceiling: number | null,
  highest: number,
  month: bigint,
): number | null {
  let left = ceiling;
  while (left !== null && month >= keepAmount(levels, left + 1)) left = left + 1 < highest ? left + 1 : null;
  return left;
}
