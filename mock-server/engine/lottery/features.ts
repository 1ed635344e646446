import { type Feature, PATTERN } from './types.ts';

export function computeFeature(feature: Feature, balls: readonly number[]): number {
  const at = (position: number) => balls[position] ?? 0;
  switch (feature.of) {
    case 'ball':
      return at(feature.position);
    case 'sum':
      return feature.positions.reduce((sum, position) => sum + at(position), 0);
    case 'span': {
      const numbers = feature.positions.map(at);
      return Math.max(...numbers) - Math.min(...numbers);
    }
    case 'compare':
      return Math.sign(at(feature.positions[0]) - at(feature.positions[1]));
    case 'odd':
      return feature.positions.filter((position) => at(position) % 2 === 1).length;
    case 'digitSum':
      return Math.floor(at(feature.position) / 10) + (at(feature.position) % 10);
    case 'lastDigit':
      return at(feature.position) % 10;
    case 'same': {
      const numbers = feature.positions.map(at);
      return numbers.find((each) => numbers.filter((other) => other === each).length === feature.times) ?? -1;
    }
    case 'pattern':
      return patternValue(feature.positions.map(at), feature.ring);
  }
}

const RING = 10;

function patternValue(numbers: readonly number[], ring: boolean): number {
  const [a = 0, b = 0, c = 0] = [...numbers].sort((x, y) => x - y);
  if (a === c) return PATTERN.leopard;
  if (a === b || b === c) return PATTERN.pair;
  const steps = [b - a, c - b, ...(ring ? [a + RING - c] : [])].filter((step) => step === 1).length;
  return steps >= 2 ? PATTERN.straight : steps === 1 ? PATTERN.half : PATTERN.mixed;
}
