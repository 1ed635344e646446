import { expect, it } from 'vitest';
import { bigRoad, presentRun } from './big-road.ts';
import type { Outcome } from './roads.ts';

/** B and S are the sides, - is a tie. */
const outcomes = (text: string): Outcome[] =>
  [...text].map((letter) => (letter === '-' ? null : letter === 'B' ? 0 : 1));
const listPlaces = (text: string) => bigRoad(outcomes(text)).stones.map(({ column, row }) => `${column},${row}`);

it.each([
  ['', []],
  ['B', ['0,0']],
  ['BBS', ['0,0', '0,1', '1,0']],
  ['BSBS', ['0,0', '1,0', '2,0', '3,0']],
  // A tie takes no cell and does not end a run.
  ['B-BS', ['0,0', '0,1', '1,0']],
  // The seventh and eighth of a run turn right at the sixth.
  ['BBBBBBBB', ['0,0', '0,1', '0,2', '0,3', '0,4', '0,5', '1,5', '2,5']],
  // The next run starts beside the first and turns above its tail.
  ['BBBBBBBSSSSSS', ['0,0', '0,1', '0,2', '0,3', '0,4', '0,5', '1,5', '1,0', '1,1', '1,2', '1,3', '1,4', '2,4']],
])('%s is written at %j', (text, places) => {
  expect(listPlaces(text)).toEqual(places);
});

it('does not go down again where a run has turned', () => {
  // Seven big reach column 1, row 5; seven small turn at row 4.
  const places = listPlaces('BBBBBBBSSSSSSS');
  expect(places.slice(-2)).toEqual(['2,4', '3,4']);
});

it('begins a run beyond a tail that has reached the top row', () => {
  // Each run of seven ends one row higher, up to the run without a free cell below.
  const road = bigRoad(outcomes('BBBBBBBBSSSSSSSBBBBBBSSSSSBBBBSSSBB'));
  expect(new Set(road.stones.map(({ column, row }) => `${column},${row}`)).size).toBe(road.stones.length);
});

it('counts ties on the stone before them', () => {
  const { stones, tiesBefore, columns } = bigRoad(outcomes('--B--S-'));
  expect(tiesBefore).toBe(2);
  expect(stones.map(({ ties }) => ties)).toEqual([2, 1]);
  expect(columns).toBe(2);
});

it.each([
  ['', 0],
  ['B', 1],
  ['BBS', 1],
  ['BSSS', 3],
  ['BB-B', 3],
])('the present run of %s is %s', (text, run) => {
  expect(presentRun(bigRoad(outcomes(text)).stones)).toBe(run);
});
