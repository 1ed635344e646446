import type { Fair } from './fair.ts';

/** In order: the first steps of a Fisher–Yates shuffle. */
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
