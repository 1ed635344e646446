import { wholeHundredths } from '../../shared/money.ts';
import type { Fair } from './types.ts';

const HUNDREDTH = 100;

/**
 * A payout in whole hundredths of the currency. What lies below one is paid as one more, or not, with the chance of its size, so that
 * the return stays what it is.
 */
export function inHundredths(payout: bigint, fair: Fair): bigint {
  const whole = wholeHundredths(payout);
  const rest = Number(payout - whole);
  return rest > 0 && fair.int(HUNDREDTH) < rest ? whole + BigInt(HUNDREDTH) : whole;
}
