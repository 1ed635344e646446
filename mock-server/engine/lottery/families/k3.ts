import { type Choice, type Family, PATTERN } from '../types.ts';
import { byWays, fixed, HALVES, market, range, sides } from './family.ts';

const DICE = [0, 1, 2] as const;
const FACES = 6;
const WAYS_OF_SUMS = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1];

const faces = (of: number, ways: number): Choice[] =>
  range(1, FACES).map((face) => ({ symbol: String(face), values: [face], fair: [of, ways] }));
const forFaces = (odds: string) => Object.fromEntries(range(1, FACES).map((face) => [String(face), odds]));

/** lottery.md, K3. Official prizes are for two units, so a stake of 1 pays half. */
export const k3: Family = {
  code: 'K3',
  numbers: [1, FACES],
  balls: DICE.length,
  plays: [
    market('SIDES_SUM', { of: 'sum', positions: DICE }, sides([3, 18], 11, HALVES)),
    market('SUM', { of: 'sum', positions: DICE }, byWays(3, WAYS_OF_SUMS, 216)),
    fixed('DIFFERENT2', { kind: 'set', positions: DICE, size: 2, hit: 'all' }, [216, 30], '4.00'),
    fixed('DIFFERENT3', { kind: 'group', positions: DICE, pattern: [1, 1, 1], isOneRow: true }, [36, 1], '20.00'),
    market(
      'STRAIGHT_ANY',
      { of: 'pattern', positions: DICE, ring: false },
      [{ symbol: 'any', values: [PATTERN.straight], fair: [9, 1] }],
      { odds: { any: '5.00' } },
    ),
    market('PAIR', { of: 'same', positions: DICE, times: 2 }, faces(216, 15), { odds: forFaces('7.50') }),
    fixed('PAIR_AND_ONE', { kind: 'group', positions: DICE, pattern: [2, 1] }, [72, 1], '40.00'),
    market(
      'TRIPLE_ANY',
      { of: 'same', positions: DICE, times: 3 },
      [{ symbol: 'any', values: range(1, FACES), fair: [36, 1] }],
      { odds: { any: '20.00' } },
    ),
    market('TRIPLE', { of: 'same', positions: DICE, times: 3 }, faces(216, 1), { odds: forFaces('120.00') }),
  ],
};
