/** Draws since each number came; 0 for a hit. */
export type Gaps = readonly number[];

/** Returns gaps, oldest first. `before` are the gaps before the first draw. */
export function computeGaps(
  draws: readonly (readonly string[])[],
  numbers: readonly string[],
  before: Gaps = numbers.map(() => 0),
): Gaps[] {
  let last = before;
  return draws.map((drawn) => {
    last = numbers.map((number, index) => (drawn.includes(number) ? 0 : (last[index] ?? 0) + 1));
    return last;
  });
}

export interface GapSums {
  hits: number;
  longest: number;
  present: number;
}

export const sumGaps = (gaps: readonly Gaps[], count: number): GapSums[] =>
  Array.from({ length: count }, (_, index) => {
    const column = gaps.map((row) => row[index] ?? 0);
    return {
      hits: column.filter((gap) => gap === 0).length,
      longest: Math.max(0, ...column),
      present: column.at(-1) ?? 0,
    };
  });

export type Heat = 'hot' | 'cold' | null;

/** At least one standard deviation from the mean. */
export function computeHeat(hits: readonly number[]): Heat[] {
  if (hits.length === 0) return [];
  const mean = hits.reduce((sum, each) => sum + each, 0) / hits.length;
  const deviation = Math.sqrt(hits.reduce((sum, each) => sum + (each - mean) ** 2, 0) / hits.length);
  if (deviation === 0) return hits.map(() => null);
  return hits.map((each) => (each >= mean + deviation ? 'hot' : each <= mean - deviation ? 'cold' : null));
}
