import type { Fair, Kind } from '../types.ts';

/** A place of a table where chips may lie. The page and the engine share them. */
export interface Spot {
  id: string;
  /** Hundredths of a chip that it brings at best, the chip itself included. */
  most: number;
  /** The least that a win brings, where it is not always the same. */
  least?: number;
  /** What it brings with this outcome, in hundredths of a chip; 0 where it loses. */
  pays(drawn: readonly number[]): number;
}

/** A table whose rules are an outcome and places that it pays. */
export interface SpotTable {
  kind: Kind;
  /** What happens in a round, as numbers: dice, coins, cards, or the order of a race. */
  draw(fair: Fair): number[];
  spots: readonly Spot[];
}

/** A place that pays the same whenever it wins. */
export const spot = (id: string, most: number, wins: (drawn: readonly number[]) => boolean): Spot => ({
  id,
  most,
  pays: (drawn) => (wins(drawn) ? most : 0),
});

export const sumOf = (drawn: readonly number[]): number => drawn.reduce((sum, each) => sum + each, 0);

/** How often a number was drawn. */
export const countOf = (drawn: readonly number[], number: number): number =>
  drawn.filter((each) => each === number).length;

/** So many numbers from `least` on, each one of `faces`. */
export const throwDice = (fair: Fair, dice: number, faces: number, least: number): number[] =>
  Array.from({ length: dice }, () => fair.int(faces) + least);
