/** The places of a sic bo table. The page and the engine share them. */
export interface DiceSpot {
  id: string;
  /** What a winning chip brings with these dice, itself included; 0 where it loses. */
  pays(dice: readonly number[]): number;
  /** What it brings at best. */
  most: number;
}

const sumOf = (dice: readonly number[]) => dice.reduce((sum, die) => sum + die, 0);
const isTriple = (dice: readonly number[]) => new Set(dice).size === 1;
const count = (dice: readonly number[], face: number) => dice.filter((die) => die === face).length;

const spot = (id: string, most: number, wins: (dice: readonly number[]) => boolean): DiceSpot => ({
  id,
  most,
  pays: (dice) => (wins(dice) ? most : 0),
});

const FACES = [1, 2, 3, 4, 5, 6];
/** What sums pay, from 4 to 10; the sums above mirror them. */
const SUM_PAYS = [61, 31, 18, 13, 9, 8, 7];

const halves = [
  spot('small', 2, (dice) => sumOf(dice) <= 10 && !isTriple(dice)),
  spot('odd', 2, (dice) => sumOf(dice) % 2 === 1 && !isTriple(dice)),
  spot('even', 2, (dice) => sumOf(dice) % 2 === 0 && !isTriple(dice)),
  spot('big', 2, (dice) => sumOf(dice) >= 11 && !isTriple(dice)),
];

const sums = Array.from({ length: 14 }, (_, index) => {
  const sum = index + 4;
  return spot(`sum-${sum}`, SUM_PAYS[Math.min(index, 13 - index)] ?? 0, (dice) => sumOf(dice) === sum);
});

const doubles = FACES.map((face) => spot(`double-${face}`, 11, (dice) => count(dice, face) >= 2));
const triples = FACES.map((face) => spot(`triple-${face}`, 181, (dice) => count(dice, face) === 3));
const single = FACES.map(
  (face): DiceSpot => ({
    id: `face-${face}`,
    most: 4,
    pays: (dice) => (count(dice, face) > 0 ? count(dice, face) + 1 : 0),
  }),
);

/** Every place where a chip may lie, by its id, in the order of the table. */
export const DICE_SPOTS: ReadonlyMap<string, DiceSpot> = new Map(
  [...halves, spot('any', 31, isTriple), ...triples, ...doubles, ...sums, ...single].map((each) => [each.id, each]),
);
