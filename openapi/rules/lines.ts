/** Symbols by row. */
export type Rows = readonly (readonly string[])[];

/** In "1,2|3||4" bars separate rows, commas symbols. */
export const readRows = (content: string): Rows => content.split('|').map((row) => (row === '' ? [] : row.split(',')));

export function countPermutations(number: string): number {
  const counts = new Map<string, number>();
  for (const digit of number) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
  return [...counts.values()].reduce((ways, count) => ways / factorial(count), factorial(number.length));
}

/** A key for the permutations of a number. */
export const sortDigits = (number: string): string => [...number].sort().join('');
