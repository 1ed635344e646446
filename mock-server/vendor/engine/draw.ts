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

/** Draws `count` different numbers below `from`, in order: the first steps of a Fisher–Yates shuffle. */
export function drawDifferent(fair: Fair, count: number, from: number): number[] {
  const numbers: number[] = [];
  for (let number = 0; number < from; number += 1) numbers.push(number);
  for (let place = 0; place < count; place += 1) {
    const other = place + fair.int(from - place);
    const drawn = numbers[other] ?? 0;
    numbers[other] = numbers[place] ?? 0;
    numbers[place] = drawn;
  }
  return numbers.slice(0, count);
}
