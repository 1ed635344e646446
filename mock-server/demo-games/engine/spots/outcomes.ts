import type { Fair } from '../types.ts';

/** Repeats a draw with every combination of random numbers. */
export function listOutcomes(draw: (fair: Fair) => number[]): { drawn: number[]; chance: number }[] {
  const outcomes: { drawn: number[]; chance: number }[] = [];
  let numbers: number[] = [];
  for (;;) {
    const bounds: number[] = [];
    const fair: Fair = {
      int: (bound) => {
        bounds.push(bound);
        return numbers[bounds.length - 1] ?? 0;
      },
    };
    const drawn = draw(fair);
    outcomes.push({ drawn, chance: bounds.reduce((chance, bound) => chance / bound, 1) });
    numbers = bounds.map((_, index) => numbers[index] ?? 0);
    while (numbers.length > 0 && (numbers.at(-1) ?? 0) + 1 === bounds[numbers.length - 1]) numbers.pop();
    if (numbers.length === 0) return outcomes;
    numbers.push((numbers.pop() ?? 0) + 1);
  }
}
