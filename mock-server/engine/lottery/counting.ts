import { countWays } from '../ways.ts';

/**
 * Counts combinations without repeats, one number from each row. Inclusion–exclusion over sets of rows: the
 * combinations with one number in all rows of a set are as many as the numbers that these rows share.
 */
export function countDistinct(rows: readonly (readonly string[])[]): number {
  const rowsWith = new Map<string, number>();
  for (const [index, row] of rows.entries())
    for (const number of row) rowsWith.set(number, (rowsWith.get(number) ?? 0) | (1 << index));
  const sets = [...rowsWith.values()];
  /** Count of shared numbers, signed by the set's size. */
  const weights = Array.from({ length: 1 << rows.length }, (_, rowSet) => {
    const shared = sets.filter((set) => (set & rowSet) === rowSet).length;
    let sign = 1;
    for (let left = rowSet & (rowSet - 1), size = 1; left > 0; left &= left - 1, size += 1) sign *= -size;
    return shared * sign;
  });
  const ways = [1];
  for (let rowSet = 1; rowSet < weights.length; rowSet += 1) {
    const first = rowSet & -rowSet;
    let sum = 0;
    // Subsets with the first row of the set.
    for (let part = rowSet; part > 0; part = (part - 1) & rowSet)
      if (part & first) sum += (weights[part] ?? 0) * (ways[rowSet ^ part] ?? 0);
    ways.push(sum);
  }
  return ways.at(-1) ?? 0;
}

/** Choices of `a` numbers from one row and `b` from another without a common number. */
export function countDisjoint(first: readonly string[], a: number, second: readonly string[], b: number): number {
  const both = first.filter((number) => second.includes(number)).length;
  let sum = 0;
  for (let shared = 0; shared <= Math.min(a, both); shared += 1) {
    const ways = choose(both, shared) * choose(first.length - both, a - shared);
    sum += ways * choose(second.length - shared, b);
  }
  return sum;
}

/** Returns 0 out of range. */
export const choose = (from: number, count: number): number => (count < 0 || count > from ? 0 : countWays(from, count));
