import type { Family, Fraction, Play } from '../types.ts';
import { byWays, HALVES, market, range, series, sides } from './family.ts';

const NUMBERS = 11;
const ALL = range(0, 4);
const WAYS_OF_ODD = [1, 30, 150, 200, 75, 6];
/** A sum of 30 is a tie. */
const TIE = 30;

const ANY: readonly Fraction[] = [
  [11, 5],
  [55, 10],
  [165, 10],
  [330, 5],
  [462, 1],
  [462, 6],
  [462, 21],
  [462, 56],
];

const firsts = (count: 2 | 3, fair: number, inAnyOrder: number): Play[] => {
  const positions = range(0, count - 1);
  return [
    series(`FIRST${count}_DIRECT`, { kind: 'direct', positions, isDistinct: true }, [fair, 1]),
    series(`FIRST${count}_GROUP`, { kind: 'set', positions, size: count, hit: 'all' }, [inAnyOrder, 1]),
  ];
};

/** Five distinct of eleven, in order (lottery.md, 11x5). */
export const elevenFive: Family = {
  code: '11X5',
  numbers: [1, NUMBERS],
  isDistinct: true,
  balls: ALL.length,
  plays: [
    ...ANY.map((fair, index) =>
      series(`ANY${index + 1}`, { kind: 'set', positions: ALL, size: index + 1, hit: 'all' }, fair),
    ),
    market(
      'SIDES_SUM',
      { of: 'sum', positions: ALL },
      sides([15, 45], TIE + 1, { ...HALVES, odd: [462, 236], even: [462, 226] }).map((choice) =>
        choice.symbol === 'small' || choice.symbol === 'big'
          ? { ...choice, values: choice.values.filter((sum) => sum !== TIE), returns: [TIE] }
          : choice,
      ),
    ),
    market('ODD_COUNT', { of: 'odd', positions: ALL }, byWays(0, WAYS_OF_ODD, 462), { isSeries: true }),
    series('FIRST1', { kind: 'direct', positions: [0], isDistinct: true }, [11, 1]),
    ...firsts(2, 110, 55),
    ...firsts(3, 990, 165),
  ],
};
