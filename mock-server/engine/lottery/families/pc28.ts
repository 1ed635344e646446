import { type Choice, type Family, PATTERN } from '../types.ts';
import { byWays, fixed, HALVES, market, range, sides } from './family.ts';
import { WAYS_OF_THREE_DIGITS } from './ssc.ts';

const DIGITS = [0, 1, 2] as const;
const SUM = { of: 'sum', positions: DIGITS } as const;
const BIG_FROM = 14;

const sums = (test: (sum: number) => boolean): number[] => range(0, 27).filter(test);
const isOdd = (sum: number) => sum % 2 === 1;

const COMBINATIONS: Choice[] = [
  { symbol: 'bigOdd', values: sums((sum) => sum >= BIG_FROM && isOdd(sum)), fair: [1000, 231] },
  { symbol: 'smallEven', values: sums((sum) => sum < BIG_FROM && !isOdd(sum)), fair: [1000, 231] },
  { symbol: 'bigEven', values: sums((sum) => sum >= BIG_FROM && !isOdd(sum)), fair: [1000, 269] },
  { symbol: 'smallOdd', values: sums((sum) => sum < BIG_FROM && isOdd(sum)), fair: [1000, 269] },
];

const COLOURS: Choice[] = [
  { symbol: 'red', values: [3, 6, 9, 12, 15, 18, 21, 24], fair: [1000, 332] },
  { symbol: 'green', values: [1, 4, 7, 10, 16, 19, 22, 25], fair: [1000, 258] },
  { symbol: 'blue', values: [2, 5, 8, 11, 17, 20, 23, 26], fair: [1000, 258] },
];

/** lottery.md, PC28. */
export const pc28: Family = {
  code: 'PC28',
  numbers: [0, 9],
  balls: DIGITS.length,
  plays: [
    market('SIDES', SUM, sides([0, 27], BIG_FROM, HALVES)),
    market('COMBINATIONS', SUM, COMBINATIONS),
    market('COLOURS', SUM, COLOURS),
    market('PATTERN', { of: 'pattern', positions: DIGITS, ring: false }, [
      { symbol: 'leopard', values: [PATTERN.leopard], fair: [1000, 10] },
      { symbol: 'pair', values: [PATTERN.pair], fair: [1000, 270] },
      { symbol: 'straight', values: [PATTERN.straight], fair: [1000, 48] },
    ]),
    market('EXTREMES', SUM, [
      { symbol: 'smallest', values: range(0, 5), fair: [1000, 56] },
      { symbol: 'largest', values: range(22, 27), fair: [1000, 56] },
    ]),
    market('SUM', SUM, byWays(0, WAYS_OF_THREE_DIGITS, 1000)),
    fixed('DIFFERENT3', { kind: 'group', positions: DIGITS, pattern: [1, 1, 1], isOneRow: true }, [1000, 6]),
  ],
};
