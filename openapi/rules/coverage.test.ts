import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CoveredPlay, countedStakes, coveredPositions, listChoices } from './coverage.ts';
import { readRows } from './lines.ts';

const DIGITS = [0, 9] as const;
const digits = (count: number) => Array.from({ length: count }, (_, digit) => String(digit));
const fixed = (rule: CoveredPlay['rule'], fair = [10, 1]): CoveredPlay => ({ rule, prizes: [{ name: '', fair }] });

const SIDES: CoveredPlay = {
  rule: {
    kind: 'market',
    features: [{}],
    choices: [
      { symbol: 'big', values: [5, 6, 7, 8, 9] },
      { symbol: 'small', values: [0, 1, 2, 3, 4] },
      { symbol: 'odd', values: [1, 3, 5, 7, 9] },
      { symbol: 'even', values: [0, 2, 4, 6, 8] },
    ],
  },
  prizes: ['big', 'small', 'odd', 'even'].map((name) => ({ name, fair: [2, 1] })),
};
const DRAGON_TIGER: CoveredPlay = {
  rule: {
    kind: 'market',
    features: [{}],
    choices: [
      { symbol: 'dragon', values: [1] },
      { symbol: 'tiger', values: [-1] },
      { symbol: 'tie', values: [0] },
    ],
  },
  prizes: [
    { name: 'dragon', fair: [100, 45] },
    { name: 'tiger', fair: [100, 45] },
    { name: 'tie', fair: [10, 1] },
  ],
};
const ANY_TRIPLE: CoveredPlay = {
  rule: { kind: 'market', features: [{}], choices: [{ symbol: 'triple', values: [1, 2, 3, 4, 5, 6] }] },
  prizes: [{ name: 'triple', fair: [36, 1] }],
};
const EACH = fixed({ kind: 'each', positions: [0, 1] });
const FIRST2 = fixed({ kind: 'direct', positions: [0, 1] }, [100, 1]);
const PODIUM = fixed({ kind: 'direct', positions: [0, 1], isDistinct: true }, [90, 1]);
const TWO_DIGITS = fixed({ kind: 'tails', digits: 2, order: 'exact' }, [100, 1]);
const BOX = fixed({ kind: 'tails', digits: 2, order: 'box' }, [100, 1]);
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => String(from + index).padStart(2, '0')).join(',');

function covered(play: CoveredPlay, contents: string[], balls: readonly number[] = DIGITS): boolean[] | null {
  const choices = listChoices(play, balls);
  return choices && coveredPositions(choices, contents.map(readRows));
}

describe('coveredPositions', () => {
  it.each([
    ['7 of 10 digits', EACH, ['0,1,2,3,4,5,6|'], [false, false]],
    ['8 of 10 digits of one position, in two lines', EACH, ['0,1,2,3,4|0', '3,4,5,6,7|1'], [true, false]],
    ['big and small', SIDES, ['big', 'small'], [true]],
    ['big and odd, which leave three digits', SIDES, ['big,odd'], [false]],
    ['big and even, which leave two', SIDES, ['big', 'even'], [true]],
    ['dragon and tiger, which leave the tie', DRAGON_TIGER, ['dragon,tiger'], [true]],
    ['the only choice of a market, which seldom comes', ANY_TRIPLE, ['triple'], [false]],
    ['70 of 100 numbers', TWO_DIGITS, [numbers(0, 70)], [false]],
    ['71 of 100 numbers, some twice', TWO_DIGITS, [numbers(0, 40), numbers(30, 71)], [true]],
    ['any order of 60 numbers, which takes 84', BOX, [numbers(0, 60)], [true]],
    ['all combinations of two digits', FIRST2, [`${digits(10)}|${digits(10)}`], [true]],
    [
      'two combinations of 50 that are the same',
      FIRST2,
      [`${digits(10)}|0,1,2,3,4`, `${digits(10)}|0,1,2,3,4`],
      [false],
    ],
  ] as const)('%s', (_, play, contents, expected) => {
    expect(covered(play, [...contents])).toEqual(expected);
  });

  it('counts no ball twice where the balls differ', () => {
    const ten = digits(11).slice(1).join();
    expect(covered(PODIUM, [`${ten}|1,2,3,4,5,6`], [1, 10])).toEqual([false]);
    expect(covered(PODIUM, [`${ten}|1,2,3,4,5,6,7,8`], [1, 10])).toEqual([true]);
  });

  it('knows no choices of combinations in any order', () => {
    for (const rule of [
      { kind: 'group' },
      { kind: 'ticket' },
      { kind: 'set', size: 2 },
      { kind: 'tails', digits: 2, order: 'exact', size: 2 },
    ] as const)
      expect(covered(fixed(rule), ['0,1'])).toBeNull();
  });

  it('takes the union of lines, as listing every combination does', () => {
    const row = fc.subarray(digits(10), { minLength: 1 });
    fc.assert(
      fc.property(fc.array(fc.tuple(row, row), { minLength: 1, maxLength: 6 }), (lines) => {
        const listed = new Set(lines.flatMap(([one, two]) => one.flatMap((a) => two.map((b) => a + b))));
        const choices = listChoices(FIRST2, DIGITS);
        expect(choices && coveredPositions(choices, lines)).toEqual([listed.size > 70]);
      }),
    );
  });
});

describe('countedStakes', () => {
  it('leaves out the stakes of covered positions alone', () => {
    const choices = listChoices(EACH, DIGITS);
    if (!choices) throw new Error('A play by position has choices');
    expect(countedStakes(choices, [true, false], readRows('0,1,2|4'))).toEqual({ counted: 1, of: 4 });
  });
});
