import type { Spot, SpotTable } from './spot.ts';

/** Payouts to one; a negative field multiplies the next spin. */
export const FIELDS = [
  2, 10, 1, 5, 1, 2, 1, 5, 1, 2, 5, 1, 2, 1, 2, 1, -2, 1, 10, 1, 2, 1, 2, 1, 2, 5, 1, -5, 1, 5, 2, 1, 2, 1, 20, 1, 10,
  1, 2, 1, 2, 1, 5, 1, 2, 10, 1, 2, 5, 1, 2, 1, 40, 20,
] as const;

export const WORTHS = [1, 2, 5, 10, 20, 40] as const;
const numbers = FIELDS.flatMap((field, index) => (field > 0 ? [index] : []));
const fieldAt = (index: number | undefined): number => FIELDS[index ?? -1] ?? 0;

export function readWheel([first, second]: readonly number[]): { worth: number; times: number } {
  const field = fieldAt(first);
  return field > 0 ? { worth: field, times: 1 } : { worth: fieldAt(second), times: -field };
}

const MOST_TIMES = -Math.min(...FIELDS);

const worthSpot = (worth: number): Spot => ({
  id: `worth-${worth}`,
  most: (worth + 1) * 100 * MOST_TIMES,
  pays: (drawn) => {
    const { worth: hit, times } = readWheel(drawn);
    return hit === worth ? (worth + 1) * 100 * times : 0;
  },
});

/** After a multiplier it spins again, over the numbers only. */
export const moneyWheel: SpotTable = {
  kind: 'moneyWheel',
  draw: (fair) => {
    const first = fair.int(FIELDS.length);
    return fieldAt(first) > 0 ? [first] : [first, numbers[fair.int(numbers.length)] ?? 0];
  },
  spots: WORTHS.map(worthSpot),
};
