import { faceSpot } from './spots/faces.ts';
import { countDrawn, type Spot, spot, sumDrawn } from './spots/spot.ts';

const isTriple = (dice: readonly number[]) => new Set(dice).size === 1;

const FACES = [1, 2, 3, 4, 5, 6];
/** Sums from 4 to 10; higher sums are symmetric. */
const SUM_PAYS = [6100, 3100, 1800, 1300, 900, 800, 700];

const halves = [
  spot('small', 200, (dice) => sumDrawn(dice) <= 10 && !isTriple(dice)),
  spot('odd', 200, (dice) => sumDrawn(dice) % 2 === 1 && !isTriple(dice)),
  spot('even', 200, (dice) => sumDrawn(dice) % 2 === 0 && !isTriple(dice)),
  spot('big', 200, (dice) => sumDrawn(dice) >= 11 && !isTriple(dice)),
];

const sums = Array.from({ length: 14 }, (_, index) => {
  const sum = index + 4;
  return spot(`sum-${sum}`, SUM_PAYS[Math.min(index, 13 - index)] ?? 0, (dice) => sumDrawn(dice) === sum);
});

const doubles = FACES.map((face) => spot(`double-${face}`, 1100, (dice) => countDrawn(dice, face) >= 2));
const triples = FACES.map((face) => spot(`triple-${face}`, 18_100, (dice) => countDrawn(dice, face) === 3));
const single = FACES.map((face) => faceSpot(`face-${face}`, face));

/** In display order. */
export const DICE_SPOTS: ReadonlyMap<string, Spot> = new Map(
  [...halves, spot('any', 3100, isTriple), ...triples, ...doubles, ...sums, ...single].map((each) => [each.id, each]),
);
