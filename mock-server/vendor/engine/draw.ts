import { wholeHundredths } from '../../shared/money.ts';
import type { Fair } from './types.ts';

const HUNDREDTH = 100;

/** Rounds randomly by the fraction, so that the return does not change. */
export function inHundredths(payout: bigint, fair: Fair): bigint {
  const whole = wholeHundredths(payout);
  const rest = Number(payout - whole);
  return rest > 0 && fair.int(HUNDREDTH) < rest ? whole + BigInt(HUNDREDTH) : whole;
}
