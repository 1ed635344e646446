import { type Choice, type Family, type Feature, type Fraction, PATTERN, type Play } from '../types.ts';
import { byWays, HALVES, market, series, sides } from './family.ts';

const DIGITS = 10;
const ALL = [0, 1, 2, 3, 4] as const;
const FIRST = [0, 1, 2] as const;
const MIDDLE = [1, 2, 3] as const;
const LAST = [2, 3, 4] as const;
const THREES = { FIRST3: FIRST, MIDDLE3: MIDDLE, LAST3: LAST } as const;
const TWOS = { FIRST2: [0, 1], LAST2: [3, 4] } as const;

/** Sums 0 to 27. */
export const WAYS_OF_THREE_DIGITS = mirrored([1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75]);
const WAYS_OF_SPANS = [10, 54, 96, 126, 144, 150, 144, 126, 96, 54];

function mirrored(half: number[]): number[] {
  return [...half, ...half.toReversed()];
}

/** A stake for each way, at the prize of a direct hit. */
const sumChoices: Choice[] = WAYS_OF_THREE_DIGITS.map((stakes, sum) => ({
  symbol: String(sum),
  values: [sum],
  stakes,
  fair: [1000, 1],
}));

const threes = Object.entries(THREES).flatMap(([name, positions]): Play[] => [
  series(`${name}_DIRECT`, { kind: 'direct', positions }, [1000, 1]),
  series(`${name}_DIRECT_LIST`, { kind: 'direct', positions, isList: true }, [1000, 1]),
  series(`${name}_GROUP3`, { kind: 'group', positions, pattern: [2, 1], isOneRow: true }, [1000, 3]),
  series(`${name}_GROUP6`, { kind: 'group', positions, pattern: [1, 1, 1], isOneRow: true }, [1000, 6]),
  market(`${name}_SUM`, { of: 'sum', positions }, sumChoices, { isSeries: true }),
  market(`${name}_SPAN`, { of: 'span', positions }, byWays(0, WAYS_OF_SPANS, 1000), { isSeries: true }),
  series(`${name}_ANY1`, { kind: 'set', positions, size: 1, hit: 'all' }, [1000, 271]),
  series(`${name}_ANY2`, { kind: 'set', positions, size: 2, hit: 'all' }, [1000, 54]),
]);

const twos = Object.entries(TWOS).flatMap(([name, positions]): Play[] => [
  series(`${name}_DIRECT`, { kind: 'direct', positions }, [100, 1]),
  series(`${name}_DIRECT_LIST`, { kind: 'direct', positions, isList: true }, [100, 1]),
  series(`${name}_GROUP`, { kind: 'group', positions, pattern: [1, 1], isOneRow: true }, [100, 2]),
]);

const GROUPS_OF_5: readonly (readonly [code: string, pattern: readonly number[], fair: Fraction])[] = [
  ['STAR5_GROUP120', [1, 1, 1, 1, 1], [100_000, 120]],
  ['STAR5_GROUP60', [2, 1, 1, 1], [100_000, 60]],
  ['STAR5_GROUP30', [2, 2, 1], [100_000, 30]],
  ['STAR5_GROUP20', [3, 1, 1], [100_000, 20]],
  ['STAR5_GROUP10', [3, 2], [100_000, 10]],
  ['STAR5_GROUP5', [4, 1], [100_000, 5]],
];
const GROUPS_OF_4: typeof GROUPS_OF_5 = [
  ['STAR4_GROUP24', [1, 1, 1, 1], [10_000, 24]],
  ['STAR4_GROUP12', [2, 1, 1], [10_000, 12]],
  ['STAR4_GROUP6', [2, 2], [10_000, 6]],
  ['STAR4_GROUP4', [3, 1], [10_000, 4]],
];
const LAST_FOUR = [1, 2, 3, 4] as const;

const DIGIT_SIDES = sides([0, 9], 5, HALVES);

const combined: Play[] = [
  series(
    'LAST2_SIDES',
    {
      kind: 'market',
      features: [
        { of: 'ball', position: 3 },
        { of: 'ball', position: 4 },
      ],
      choices: DIGIT_SIDES,
    },
    [4, 1],
  ),
  ...twos,
  ...threes,
  series('STAR4_DIRECT', { kind: 'direct', positions: LAST_FOUR }, [10_000, 1]),
  series('STAR4_DIRECT_LIST', { kind: 'direct', positions: LAST_FOUR, isList: true }, [10_000, 1]),
  ...GROUPS_OF_4.map(([code, pattern, fair]) => series(code, { kind: 'group', positions: LAST_FOUR, pattern }, fair)),
  series('STAR5_ANY1', { kind: 'set', positions: ALL, size: 1, hit: 'all' }, [100_000, 40_951]),
  series('STAR5_DIRECT', { kind: 'direct', positions: ALL }, [100_000, 1]),
  series('STAR5_DIRECT_LIST', { kind: 'direct', positions: ALL, isList: true }, [100_000, 1]),
  ...GROUPS_OF_5.map(([code, pattern, fair]) => series(code, { kind: 'group', positions: ALL, pattern }, fair)),
];

/** First and last ball. */
const DRAGON_TIGER: Choice[] = [
  { symbol: 'dragon', values: [1], fair: [100, 45] },
  { symbol: 'tiger', values: [-1], fair: [100, 45] },
  { symbol: 'tie', values: [0], fair: [10, 1] },
];

const PATTERNS: Choice[] = [
  { symbol: 'leopard', values: [PATTERN.leopard], fair: [1000, 10] },
  { symbol: 'straight', values: [PATTERN.straight], fair: [1000, 60] },
  { symbol: 'pair', values: [PATTERN.pair], fair: [1000, 270] },
  { symbol: 'half', values: [PATTERN.half], fair: [1000, 360] },
  { symbol: 'mixed', values: [PATTERN.mixed], fair: [1000, 300] },
];

const ball = (position: number): Feature => ({ of: 'ball', position });

const twoSided: Play[] = [
  ...ALL.map((position) => market(`SIDES_${position + 1}`, ball(position), DIGIT_SIDES)),
  ...ALL.map((position) => market(`BALL_${position + 1}`, ball(position), byWays(0, Array(DIGITS).fill(1), DIGITS))),
  market('SIDES_TOTAL', { of: 'sum', positions: ALL }, sides([0, 45], 23, HALVES)),
  market('DRAGON_TIGER', { of: 'compare', positions: [0, 4] }, DRAGON_TIGER),
  ...Object.entries(THREES).map(([name, positions]) =>
    market(`${name}_PATTERN`, { of: 'pattern', positions, ring: true }, PATTERNS),
  ),
];

/** lottery.md, SSC. */
export const ssc: Family = {
  code: 'SSC',
  numbers: [0, DIGITS - 1],
  balls: ALL.length,
  plays: [series('EACH', { kind: 'each', positions: ALL }, [10, 1]), ...twoSided, ...combined],
};
