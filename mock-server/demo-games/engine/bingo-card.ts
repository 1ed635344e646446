import { countWays } from '../../engine/ways.ts';

export const BALLS = 75;
/** An extra ball adjusts the game's RTP. */
export const DRAWN = 40;
export const SIDE = 5;
/** Free centre field. */
export const FREE = 12;

const places = Array.from({ length: SIDE }, (_, index) => index);

/** By field numbers. */
export const LINES: readonly (readonly number[])[] = [
  ...places.map((row) => places.map((column) => row * SIDE + column)),
  ...places.map((column) => places.map((row) => row * SIDE + column)),
  places.map((place) => place * SIDE + place),
  places.map((place) => place * SIDE + SIDE - 1 - place),
];

/** By full lines, for a stake of 1; the last also applies to more. */
export const LINE_PAYS = [0, 1, 2, 6, 20, 100, 500, 2000] as const;
export const linePay = (lines: number): number => LINE_PAYS[Math.min(lines, LINE_PAYS.length - 1)] ?? 0;

/** The centre of a card is 0 and counts as drawn. */
export function fullLines(card: readonly number[], drawn: ReadonlySet<number>): number[] {
  const isMarked = (field: number) => field === FREE || drawn.has(card[field] ?? -1);
  return LINES.flatMap((line, index) => (line.every(isMarked) ? [index] : []));
}

function chanceOfAll(numbers: number, balls: number): number {
  let chance = 1;
  for (let step = 0; step < numbers; step += 1) chance *= (balls - step) / (BALLS - step);
  return chance;
}

/** Probabilities of 0, 1, 2 … full lines, by inclusion–exclusion over all sets of lines. */
export function lineChances(balls: number): number[] {
  const atLeast = Array<number>(LINES.length + 1).fill(0);
  for (let set = 0; set < 2 ** LINES.length; set += 1) {
    const chosen = LINES.filter((_, index) => (set >> index) & 1);
    const fields = new Set(chosen.flat());
    fields.delete(FREE);
    atLeast[chosen.length] = (atLeast[chosen.length] ?? 0) + chanceOfAll(fields.size, balls);
  }
  return atLeast.map((_, lines) =>
    atLeast.reduce((sum, all, size) => {
      if (size < lines) return sum;
      return sum + ((size - lines) % 2 === 0 ? 1 : -1) * countWays(size, lines) * all;
    }, 0),
  );
}

/** RTP as a part of the stake. */
export const computeReturn = (balls: number): number =>
  lineChances(balls).reduce((sum, chance, lines) => sum + chance * linePay(lines), 0);
