import { expect, it } from 'vitest';
import type { Play, PlayMenu } from '../betting/rules.ts';
import {
  BOARD_ROADS,
  findRoads,
  listSubjects,
  type Road,
  roadOutcome,
  roadSide,
  roadSum,
  roadsAbout,
} from './roads.ts';

type Rule = Extract<Play['rule'], { kind: 'market' }>;

const choice = (symbol: string, values: number[]) => ({ symbol, values });
const market = (features: Rule['features'], choices: Rule['choices']): Play => ({
  code: 'X',
  rule: { kind: 'market', features, choices },
  prizes: [{ name: '', fair: [2, 1] }],
});
const menu = (...plays: Play[]): PlayMenu['groups'] => [{ code: 'X', prizeMode: 'ZY', plays }];

const DIGITS = [choice('big', [5, 6, 7, 8, 9]), choice('small', [0, 1, 2, 3, 4])];
const PARITY = [choice('odd', [1, 3, 5, 7, 9]), choice('even', [0, 2, 4, 6, 8])];
const COMPARED = [choice('dragon', [1]), choice('tiger', [-1]), choice('tie', [0])];

const groups = menu(
  market([{ of: 'ball', position: 1 }], [...DIGITS, ...PARITY]),
  market([{ of: 'compare', positions: [0, 2] }], COMPARED),
  market([{ of: 'sum', positions: [0, 1, 2] }], [choice('big', [16, 17, 18]), choice('small', [1, 2, 3])]),
  // A duplicate in another prize mode, a market over two balls, one with numbers, one without a road.
  market([{ of: 'ball', position: 1 }], DIGITS),
  market(
    [
      { of: 'ball', position: 0 },
      { of: 'ball', position: 1 },
    ],
    DIGITS,
  ),
  market([{ of: 'ball', position: 0 }], [choice('7', [7])]),
  market([{ of: 'span', positions: [0, 1, 2] }], DIGITS),
);
const roads = findRoads({ groups });
const listPairs = (list: readonly Road[]) => list.map(({ pair, feature }) => `${feature.of} ${pair[0]}`);

it('there is a road for each market of two sides on one value', () => {
  expect(listPairs(roads)).toEqual(['ball big', 'ball odd', 'compare dragon', 'sum big']);
});

it('sums are looked at first, with the dragon and the tiger of the first ball', () => {
  expect(listSubjects(roads)).toEqual(['sum', '1']);
  expect(listPairs(roadsAbout(roads, 'sum'))).toEqual(['compare dragon', 'sum big']);
  expect(listPairs(roadsAbout(roads, '1'))).toEqual(['ball big', 'ball odd']);
});

it.each([
  [['9', '5', '2'], [0, 0, 0, 0], 'dragon'],
  [['0', '4', '0'], [1, 1, null, null], 'tie'],
  [['1', '0', '2'], [1, 1, 1, 1], 'tiger'],
])('%j has the outcomes %j', (numbers, outcomes, compared) => {
  expect(roads.map((road) => roadOutcome(road, numbers))).toEqual(outcomes);
  expect(roadSide(roads[2] as Road, numbers)).toBe(compared);
});

it('tells the sum that a road is of', () => {
  expect(roads.map((road) => roadSum(road, ['9', '5', '2']))).toEqual([null, null, null, 16]);
});

it.each([
  ['123456', ['big', 'even']],
  ['00041', ['small', 'odd']],
])('the board of %s is %j', (number, sides) => {
  expect(BOARD_ROADS.map((road) => roadSide(road, [number]))).toEqual(sides);
});
