import { expect, it } from 'vitest';
import { computeGaps, computeHeat, sumGaps } from './gaps.ts';

const NUMBERS = ['0', '1', '2'];

it('counts the draws that a number has been missing for', () => {
  expect(computeGaps([['1'], ['1'], ['0'], ['2', '0']], NUMBERS)).toEqual([
    [1, 0, 1],
    [2, 0, 2],
    [0, 1, 3],
    [0, 2, 0],
  ]);
});

it('goes on from the gaps before', () => {
  expect(computeGaps([['1']], NUMBERS, [7, 3, 0])).toEqual([[8, 0, 1]]);
});

it('sums up what a column shows', () => {
  const gaps = computeGaps([['1'], ['1'], ['0'], ['2', '0']], NUMBERS);
  expect(sumGaps(gaps, 3)).toEqual([
    { hits: 2, longest: 2, present: 0 },
    { hits: 2, longest: 2, present: 2 },
    { hits: 1, longest: 3, present: 0 },
  ]);
  expect(sumGaps([], 1)).toEqual([{ hits: 0, longest: 0, present: 0 }]);
});

it.each([
  // Mean 10, deviation √((25 + 0 + 0 + 25) / 4) = 3.5.
  [
    [15, 10, 10, 5],
    ['hot', null, null, 'cold'],
  ],
  // Mean 4, deviation 2: limits are inclusive.
  [
    [6, 2, 6, 2],
    ['hot', 'cold', 'hot', 'cold'],
  ],
  [
    [3, 3, 3],
    [null, null, null],
  ],
  [[], []],
])('of %j hits are %j', (hits, heat) => {
  expect(computeHeat(hits)).toEqual(heat);
});
