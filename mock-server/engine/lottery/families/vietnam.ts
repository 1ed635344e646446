import type { Board, Family, Play, Rule, Slice } from '../types.ts';
import { fixed } from './family.ts';

const NORTH: Board = {
  special: [1, 5],
  G1: [1, 5],
  G2: [2, 5],
  G3: [6, 5],
  G4: [4, 4],
  G5: [6, 4],
  G6: [3, 3],
  G7: [4, 2],
};
const SOUTH: Board = {
  G8: [1, 2],
  G7: [1, 3],
  G6: [3, 4],
  G5: [1, 4],
  G4: [7, 5],
  G3: [2, 5],
  G2: [1, 5],
  G1: [1, 5],
  special: [1, 6],
};

const slicesWith = (board: Board, last: number): Slice[] =>
  Object.keys(board)
    .filter((prize) => (board[prize]?.[1] ?? 0) >= last)
    .map((prize) => ({ prize, last }));

const countNumbers = (board: Board, slices: readonly Slice[]): number =>
  slices.reduce((sum, { prize }) => sum + (board[prize]?.[0] ?? 0), 0);

type Tails = Extract<Rule, { kind: 'tails' }>;

/** A stake for each result of the slices. Every match pays. */
function tails(code: string, board: Board, slices: readonly Slice[], odds: string): Play {
  const [{ last } = { last: 0 }] = slices;
  const stakes = countNumbers(board, slices);
  // One number in 10 ** digits.
  return fixed(code, { kind: 'tails', digits: last, slices, order: 'exact', stakes }, [10 ** last, 1], odds);
}

/** All `size` numbers must match. `millionths` is the chance of a set. */
function sets(
  code: string,
  slices: readonly Slice[],
  size: number,
  stakes: number,
  millionths: number,
  odds: string,
): Play {
  const rule: Tails = { kind: 'tails', digits: 2, slices, order: 'exact', size, isOnce: true, stakes };
  return fixed(code, rule, [stakes * 1_000_000, millionths], odds);
}

const ODDS = { two: '99.00', three: '960.00', four: '8800.00' } as const;

const heads = (prize: string, last: number): Slice => ({ prize, last });

/** Millionths: all of two, three or four numbers appear among the two-digit results. */
const CHANCES = { north2: 54_882, north3: 12_298, north4: 2670, south2: 26_108, twoStations2: 90_387 } as const;

/** `two` and `three` are the head prizes with so many digits. */
const onBoard = (board: Board, two: string, three: string): Play[] => [
  tails('LO2', board, slicesWith(board, 2), ODDS.two),
  tails('HEAD_TAIL', board, [heads(two, 2), heads('special', 2)], ODDS.two),
  tails('LO3', board, slicesWith(board, 3), ODDS.three),
  tails('HEAD_TAIL3', board, [heads(three, 3), heads('special', 3)], ODDS.three),
  tails('LO4', board, slicesWith(board, 4), ODDS.four),
  tails('DE', board, [heads('special', 2)], ODDS.two),
  tails('DE3', board, [heads('special', 3)], ODDS.three),
];

const northPlays: Play[] = [
  ...onBoard(NORTH, 'G7', 'G6'),
  sets('DA', slicesWith(NORTH, 2), 2, 54, CHANCES.north2, '880.00'),
  sets('SET2', slicesWith(NORTH, 2), 2, 1, CHANCES.north2, '17.00'),
  sets('SET3', slicesWith(NORTH, 2), 3, 1, CHANCES.north3, '65.00'),
  sets('SET4', slicesWith(NORTH, 2), 4, 1, CHANCES.north4, '250.00'),
];

const southPlays: Play[] = [
  ...onBoard(SOUTH, 'G8', 'G7'),
  sets('DA', slicesWith(SOUTH, 2), 2, 36, CHANCES.south2, '1240.00'),
  { ...sets('DA_TWO', slicesWith(SOUTH, 2), 2, 72, CHANCES.twoStations2, '716.00'), isOverTwo: true },
];

/** lottery.md, Vietnam: 27 numbers a day. */
export const vnNorth: Family = { code: 'VN_NORTH', numbers: null, balls: 0, board: NORTH, plays: northPlays };

/** Southern and central, 18 numbers. */
export const vnSouth: Family = { code: 'VN_SOUTH', numbers: null, balls: 0, board: SOUTH, plays: southPlays };
