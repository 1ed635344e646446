import { roundDown } from '../../shared/money.ts';
import type { Fair } from './types.ts';

/** Rounds to multiples of `smallest`, randomly by the rest, so that the return does not change. */
export function roundPayout(payout: bigint, smallest: bigint, fair: Fair): bigint {
  const whole = roundDown(payout, smallest);
  const rest = Number(payout - whole);
  return rest > 0 && fair.int(Number(smallest)) < rest ? whole + smallest : whole;
}
