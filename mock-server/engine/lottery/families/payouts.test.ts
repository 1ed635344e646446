import { describe, expect, it } from 'vitest';
import { readLine } from '../lines.ts';
import { computeOutcome } from '../outcome.ts';
import { computePayout, fixedOdds, payoutFactor } from '../payout.ts';
import type { Play } from '../types.ts';
import { familiesIn } from './families.ts';
import { thaiStyle } from './sea.ts';

/** For a stake of 1. */
type Odds = string | Record<string, string>;

const SIDES = { big: '1.94', small: '1.94', odd: '1.94', even: '1.94' };
const DRAGON_TIGER = { dragon: '1.94', tiger: '1.94' };
const PATTERN = { leopard: '97.00', straight: '16.16', pair: '3.59', half: '2.69', mixed: '3.23' };

function numbered(first: number, prizes: string[], { mirrored = false } = {}): Record<string, string> {
  const all = mirrored ? [...prizes, ...prizes.toReversed()] : prizes;
  return Object.fromEntries(all.map((prize, index) => [String(first + index), prize]));
}

const same = (first: number, count: number, prize: string) => numbered(first, Array(count).fill(prize));
const forEach = (name: string, count: number, odds: Odds) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}_${index + 1}`, odds]));

const TAILS = {
  LO2: '99.00',
  HEAD_TAIL: '99.00',
  DE: '99.00',
  LO3: '960.00',
  HEAD_TAIL3: '960.00',
  DE3: '960.00',
  LO4: '8800.00',
};
const BIG = { first: '2500.00', second: '1000.00', third: '500.00', special: '180.00', consolation: '60.00' };
const SMALL = { first: '3500.00', second: '2000.00', third: '1000.00' };

/** lottery.md's prizes, calculated by hand: fair odds less three percent, cut to two places, or a table's odds. */
const FIXED: Record<string, Record<string, Odds>> = {
  SSC: {
    ...forEach('SIDES', 5, SIDES),
    ...forEach('BALL', 5, same(0, 10, '9.70')),
    SIDES_TOTAL: SIDES,
    DRAGON_TIGER: { dragon: '2.15', tiger: '2.15', tie: '9.70' },
    FIRST3_PATTERN: PATTERN,
    MIDDLE3_PATTERN: PATTERN,
    LAST3_PATTERN: PATTERN,
  },
  K3: {
    SUM: numbered(3, ['209.52', '69.84', '34.92', '20.95', '13.96', '9.97', '8.38', '7.76'], { mirrored: true }),
    SIDES_SUM: SIDES,
    TRIPLE: same(1, 6, '120.00'),
    TRIPLE_ANY: { any: '20.00' },
    STRAIGHT_ANY: { any: '5.00' },
    PAIR_AND_ONE: '40.00',
    DIFFERENT3: '20.00',
    DIFFERENT2: '4.00',
    PAIR: same(1, 6, '7.50'),
  },
  PK10: {
    ...forEach('SIDES', 10, SIDES),
    ...forEach('DRAGON_TIGER', 5, DRAGON_TIGER),
    FIRST2_SUM: {
      ...numbered(3, ['43.65', '43.65', '21.82', '21.82', '14.55', '14.55', '10.91', '10.91', '8.73']),
      ...numbered(12, ['10.91', '10.91', '14.55', '14.55', '21.82', '21.82', '43.65', '43.65']),
    },
    FIRST2_SIDES: { big: '2.18', small: '1.74', odd: '1.74', even: '2.18' },
  },
  '11X5': { SIDES_SUM: { big: '1.94', small: '1.94', odd: '1.89', even: '1.98' } },
  PC28: {
    SUM: numbered(
      0,
      [
        '970.00',
        '323.33',
        '161.66',
        '97.00',
        '64.66',
        '46.19',
        '34.64',
        '26.94',
        '21.55',
        '17.63',
        '15.39',
        '14.05',
        '13.28',
        '12.93',
      ],
      { mirrored: true },
    ),
    SIDES,
    COMBINATIONS: { bigOdd: '4.19', smallEven: '4.19', bigEven: '3.60', smallOdd: '3.60' },
    EXTREMES: { smallest: '17.32', largest: '17.32' },
    COLOURS: { red: '2.92', green: '3.75', blue: '3.75' },
    PATTERN: { leopard: '97.00', pair: '3.59', straight: '20.20' },
    DIFFERENT3: '161.66',
  },
  MARK6: {
    SPECIAL_SIDES: { ...SIDES, sumOdd: '1.94', sumEven: '1.94', tailBig: '1.94', tailSmall: '1.94' },
    SPECIAL_COLOUR: { red: '2.79', blue: '2.97', green: '2.97' },
    // The year's animal has five numbers.
    SPECIAL_ZODIAC: { ...same(0, 12, '11.88'), 6: '9.50' },
    MAIN1: '7.92',
    MAIN2: '76.04',
    MAIN3: '893.56',
    MAIN_AND_SPECIAL: '190.12',
    NONE5: '2.17',
    NONE6: '2.58',
    NONE7: '3.08',
    NONE8: '3.70',
    NONE9: '4.46',
    NONE10: '5.41',
    TICKET: {
      first: '5000000.00',
      second: '200000.00',
      third: '10000.00',
      fourth: '3000.00',
      fifth: '100.00',
      sixth: '75.00',
      seventh: '10.00',
    },
  },
  VN_NORTH: { ...TAILS, DA: '880.00', SET2: '17.00', SET3: '65.00', SET4: '250.00' },
  VN_SOUTH: { ...TAILS, DA: '1240.00', DA_TWO: '716.00' },
  '4D': { BIG, BIG_BOX: BIG, BIG_IBOX: BIG, SMALL, SMALL_BOX: SMALL, SMALL_IBOX: SMALL },
  THAI: {
    TOP3: '970.00',
    TOP3_ANY: '970.00',
    TOP2: '97.00',
    BOTTOM2: '97.00',
    RUN_TOP: '3.57',
    RUN_BOTTOM: '5.10',
    FRONT3: '485.00',
    BACK3: '485.00',
  },
};

function findOdds({ prizes }: Play): Odds | undefined {
  const [first, ...others] = prizes;
  if (others.length === 0 && first?.name === '') return first.odds;
  const named = prizes.filter(({ odds }) => odds !== undefined);
  return named.length === 0 ? undefined : Object.fromEntries(named.map(({ name, odds = '' }) => [name, odds]));
}

describe.each(familiesIn(6).map((family) => [family.code, family] as const))(
  'the fixed prizes of %s',
  (code, family) => {
    it('are those of its table, and every other play is by series', () => {
      const odds = family.plays
        .map((play) => [play.code, findOdds(play)] as const)
        .filter(([, each]) => each !== undefined);
      expect(Object.fromEntries(odds)).toEqual(FIXED[code]);
    });
  },
);

describe('a line of THAI', () => {
  const BOARD = { first: ['480733'], front: ['105', '638'], back: ['941', '941'], last: ['56'] };

  it.each([
    ['RUN_TOP', '7', 35_700n],
    ['RUN_TOP', '3', 35_700n],
    ['RUN_TOP', '3,7', 71_400n],
    ['RUN_TOP', '0', 0n],
    ['RUN_BOTTOM', '5', 51_000n],
    ['RUN_BOTTOM', '5,6', 102_000n],
    ['RUN_BOTTOM', '3', 0n],
    ['TOP2', '33', 970_000n],
    ['TOP2', '73', 0n],
    ['TOP2', '56', 0n],
    ['TOP3', '733', 9_700_000n],
    ['TOP3', '337', 0n],
    ['TOP3', '480', 0n],
    ['TOP3_ANY', '337', 3_233_333n],
    ['TOP3_ANY', '337,733', 6_466_666n],
    ['TOP3_ANY', '073', 0n],
    ['BOTTOM2', '56', 970_000n],
    ['BOTTOM2', '65', 0n],
    ['BOTTOM2', '33', 0n],
    ['FRONT3', '105', 4_850_000n],
    ['FRONT3', '105,638', 9_700_000n],
    ['FRONT3', '501', 0n],
    ['FRONT3', '941', 0n],
    ['BACK3', '941', 9_700_000n],
    ['BACK3', '149', 0n],
    ['BACK3', '638', 0n],
  ])('when %s of %s is bet at 10000n a stake › it pays %i', (code, content, payout) => {
    const play = thaiStyle.plays.find((each) => each.code === code);
    if (!play) throw new Error(`There is no play ${code}.`);
    const rows = readLine(play, thaiStyle.numbers, content);
    if (typeof rows === 'string') throw new Error(rows);
    expect(computePayout(play, computeOutcome(play.rule, rows, { balls: [], board: BOARD }), 10_000n, 0)).toBe(payout);
  });
});

describe('a fixed prize', () => {
  it.each([
    [[2, 1], [97, 100], '1.94'],
    [[2, 3], [97, 100], '0.64'],
    [[1, 100], [1, 1], '0.01'],
    [[1, 101], [1, 1], '0.00'],
    [[13_983_816, 1], [1, 2], '6991908.00'],
  ] as const)('when %j is fair and %j is kept › %s, cut to two places', (fair, keeps, odds) => {
    expect(fixedOdds(fair, keeps)).toBe(odds);
  });

  it.each([
    ['2.25', [225, 100]],
    ['2.5', [250, 100]],
    ['20', [2000, 100]],
    ['5000000.00', [500_000_000, 100]],
  ] as const)('when the odds are %s › it is the fraction %j', (odds, factor) => {
    expect(payoutFactor({ name: '', fair: [1, 1], odds }, 0)).toEqual(factor);
  });
});
