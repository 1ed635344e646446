import type { Rule } from './rules.ts';

type Feature = Extract<Rule, { kind: 'market' }>['features'][number];

const PATTERN = { leopard: 0, straight: 1, pair: 2, half: 3, mixed: 4 } as const;
const RING = 10;

/** The contract's Feature. */
export function featureValue({ of, position = 0, positions = [], times, ring }: Feature, balls: readonly number[]) {
  const ball = balls[position] ?? 0;
  const numbers = positions.map((each) => balls[each] ?? 0);
  const [first = 0, second = 0] = numbers;
  switch (of) {
    case 'ball':
      return ball;
    case 'sum':
      return numbers.reduce((sum, number) => sum + number, 0);
    case 'span':
      return Math.max(...numbers) - Math.min(...numbers);
    case 'compare':
      return Math.sign(first - second);
    case 'odd':
      return numbers.filter((number) => number % 2 === 1).length;
    case 'digitSum':
      return Math.floor(ball / 10) + (ball % 10);
    case 'lastDigit':
      return ball % 10;
    case 'same':
      return numbers.find((number) => numbers.filter((each) => each === number).length === times) ?? -1;
    case 'pattern':
      return patternValue(numbers, ring === true);
  }
}

function patternValue(numbers: readonly number[], isRing: boolean): number {
  const [a = 0, b = 0, c = 0] = numbers.toSorted((x, y) => x - y);
  const different = new Set(numbers).size;
  if (different < 3) return different === 1 ? PATTERN.leopard : PATTERN.pair;
  const steps = [b - a, c - b, ...(isRing ? [a + RING - c] : [])].filter((step) => step === 1).length;
  return steps >= 2 ? PATTERN.straight : steps === 1 ? PATTERN.half : PATTERN.mixed;
}
