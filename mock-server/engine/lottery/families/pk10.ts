import type { Choice, Family, Play } from '../types.ts';
import { byWays, HALVES, market, range, series, sides } from './family.ts';

const CARS = 10;
const RANKS = range(0, CARS - 1);
const WAYS_OF_FIRST_TWO = [2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2];
const FIRST_TWO_SIDES = { big: [9, 4], small: [9, 5], odd: [9, 5], even: [9, 4] } as const;

const DRAGON_TIGER: Choice[] = [
  { symbol: 'dragon', values: [1], fair: [2, 1] },
  { symbol: 'tiger', values: [-1], fair: [2, 1] },
];

const direct = (count: number, fair: number): Play =>
  series(`FIRST${count}`, { kind: 'direct', positions: range(0, count - 1), isDistinct: true }, [fair, 1]);

/** lottery.md, PK10: balls are the cars by rank. */
export const pk10: Family = {
  code: 'PK10',
  numbers: [1, CARS],
  isDistinct: true,
  balls: CARS,
  plays: [
    series('EACH', { kind: 'each', positions: RANKS }, [10, 1]),
    ...RANKS.map((position) => market(`SIDES_${position + 1}`, { of: 'ball', position }, sides([1, CARS], 6, HALVES))),
    ...range(0, 4).map((rank) =>
      market(`DRAGON_TIGER_${rank + 1}`, { of: 'compare', positions: [rank, CARS - 1 - rank] }, DRAGON_TIGER),
    ),
    direct(1, 10),
    market('FIRST2_SIDES', { of: 'sum', positions: [0, 1] }, sides([3, 19], 12, FIRST_TWO_SIDES)),
    market('FIRST2_SUM', { of: 'sum', positions: [0, 1] }, byWays(3, WAYS_OF_FIRST_TWO, 90)),
    direct(2, 90),
    direct(3, 720),
    direct(4, 5040),
    direct(5, 30_240),
  ],
};
