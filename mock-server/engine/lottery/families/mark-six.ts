import type { Choice, Family, Feature, Fraction, Play } from '../types.ts';
import { byWays, fixed, market, range } from './family.ts';

const NUMBERS = 49;
const MAIN = range(0, 5);
const SPECIAL = 6;
const SEVEN = [...MAIN, SPECIAL];
/** Ties on both sides of the special. */
const TIE = NUMBERS;

const special: Feature = { of: 'ball', position: SPECIAL };
const numbers = (test: (number: number) => boolean): number[] => range(1, NUMBERS - 1).filter(test);
const digitSum = (number: number) => Math.floor(number / 10) + (number % 10);

const half = (symbol: string, values: number[]): Choice => ({
  symbol,
  values,
  returns: [TIE],
  fair: [48, values.length],
});

const SPECIAL_SIDES: Choice[] = [
  half(
    'big',
    numbers((number) => number >= 25),
  ),
  half(
    'small',
    numbers((number) => number < 25),
  ),
  half(
    'odd',
    numbers((number) => number % 2 === 1),
  ),
  half(
    'even',
    numbers((number) => number % 2 === 0),
  ),
  half(
    'sumOdd',
    numbers((number) => digitSum(number) % 2 === 1),
  ),
  half(
    'sumEven',
    numbers((number) => digitSum(number) % 2 === 0),
  ),
  half(
    'tailBig',
    numbers((number) => number % 10 >= 5),
  ),
  half(
    'tailSmall',
    numbers((number) => number % 10 < 5),
  ),
];

const RED = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46];
const BLUE = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48];
const COLOURS: Choice[] = [
  { symbol: 'red', values: RED, fair: [NUMBERS, 17] },
  { symbol: 'blue', values: BLUE, fair: [NUMBERS, 16] },
  {
    symbol: 'green',
    values: range(1, NUMBERS).filter((number) => !RED.includes(number) && !BLUE.includes(number)),
    fair: [NUMBERS, 16],
  },
];

const ANIMALS = 12;

/** The year's own animal `ofYear` (0 for the rat) has one more number. */
export const zodiac = (ofYear: number): Choice[] =>
  range(0, ANIMALS - 1).map((animal) => {
    const values = range(1, NUMBERS).filter((number) => (ofYear - (number - 1) + 5 * ANIMALS) % ANIMALS === animal);
    return { symbol: String(animal), values, fair: [NUMBERS, values.length] };
  });

const NONE: readonly (readonly [size: number, fair: Fraction])[] = [
  [5, [1_906_884, 850_668]],
  [6, [13_983_816, 5_245_786]],
  [7, [85_900_584, 26_978_328]],
  [8, [450_978_066, 118_030_185]],
  [9, [2_054_455_634, 445_891_810]],
  [10, [8_217_822_536, 1_471_442_973]],
];

/** Winning tickets of 13,983,816. */
const TIERS = [
  { prize: 'first', hits: 6, withSpecial: false, ways: 1, odds: '5000000.00' },
  { prize: 'second', hits: 5, withSpecial: true, ways: 6, odds: '200000.00' },
  { prize: 'third', hits: 5, withSpecial: false, ways: 252, odds: '10000.00' },
  { prize: 'fourth', hits: 4, withSpecial: true, ways: 630, odds: '3000.00' },
  { prize: 'fifth', hits: 4, withSpecial: false, ways: 12_915, odds: '100.00' },
  { prize: 'sixth', hits: 3, withSpecial: true, ways: 17_220, odds: '75.00' },
  { prize: 'seventh', hits: 3, withSpecial: false, ways: 229_600, odds: '10.00' },
] as const;
const TICKETS = 13_983_816;

const ticket: Play = {
  code: 'TICKET',
  rule: { kind: 'ticket', size: 6, tiers: TIERS.map(({ prize, hits, withSpecial }) => ({ prize, hits, withSpecial })) },
  prizes: TIERS.map(({ prize, ways, odds }) => ({ name: prize, fair: [TICKETS, ways], odds })),
};

const plays = (ofYear: number): Play[] => [
  market('SPECIAL_SIDES', special, SPECIAL_SIDES),
  market('SPECIAL_COLOUR', special, COLOURS),
  market('SPECIAL_ZODIAC', special, zodiac(ofYear)),
  market('SPECIAL', special, byWays(1, Array(NUMBERS).fill(1), NUMBERS), { isSeries: true }),
  fixed('MAIN1', { kind: 'set', positions: MAIN, size: 1, hit: 'all' }, [NUMBERS, 6]),
  fixed('MAIN2', { kind: 'set', positions: MAIN, size: 2, hit: 'all' }, [1176, 15]),
  fixed('MAIN3', { kind: 'set', positions: MAIN, size: 3, hit: 'all' }, [18_424, 20]),
  fixed('MAIN_AND_SPECIAL', { kind: 'set', positions: MAIN, size: 2, hit: 'special' }, [196, 1]),
  ...NONE.map(([size, fair]) => fixed(`NONE${size}`, { kind: 'set', positions: SEVEN, size, hit: 'none' }, fair)),
  ticket,
];

/** lottery.md, Mark Six. `ofYear` is the lunar year's animal, 0 for the rat. */
export const markSix = (ofYear: number): Family => ({
  code: 'MARK6',
  numbers: [1, NUMBERS],
  isDistinct: true,
  balls: SEVEN.length,
  plays: plays(ofYear),
});
