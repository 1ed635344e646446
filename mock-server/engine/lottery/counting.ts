import { waysOf } from '../ways.ts';

/** How many combinations of one number from each row have no number twice. */
export function countDistinct(rows: readonly (readonly string[])[]): number {
  const used = new Set<string>();
  const count = (index: number): number => {
    const row = rows[index];
    if (!row) return 1;
    let sum = 0;
    for (const number of row) {
      if (used.has(number)) continue;
      used.add(number);
      sum += count(index + 1);
      used.delete(number);
    }
    return sum;
  };
  return count(0);
}

/** How many ways there are to choose `a` of one row and `b` of another, with no number in both. */
export function countDisjoint(first: readonly string[], a: number, second: readonly string[], b: number): number {
  const both = first.filter((number) => second.includes(number)).length;
  let sum = 0;
  for (let shared = 0; shared <= Math.min(a, both); shared += 1) {
    const ways = choose(both, shared) * choose(first.length - both, a - shared);
    sum += ways * choose(second.length - shared, b);
  }
  return sum;
}

/** The binomial coefficient; 0 where there are not as many. */
export const choose = (from: number, count: number): number => (count < 0 || count > from ? 0 : waysOf(from, count));

/** How many different orders the digits of a number have. */
export function permutationsOf(number: string): number {
  const counts = new Map<string, number>();
  for (const digit of number) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
  return [...counts.values()].reduce((ways, count) => ways / factorial(count), factorial(number.length));
}

/** The digits of a number in ascending order: equal for the permutations of one number. */
export const sorted = (number: string): string => [...number].sort().join('');
