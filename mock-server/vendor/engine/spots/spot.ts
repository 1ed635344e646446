import type { Fair, Kind } from '../types.ts';

/** A spot of a table on which chips can be placed. Shared by the page and the engine. */
export interface Spot {
  id: string;
  /** The maximum payout in hundredths of a chip, stake included. */
  most: number;
  /** The minimum payout of a win, where it varies. */
  least?: number;
  /** The payout for an outcome, in hundredths of a chip; 0 for a loss. */
  pays(drawn: readonly number[]): number;
}

/** A table defined by its outcome and its spots. */
export interface SpotTable {
  kind: Kind;
  /** Draws the outcome of a round as numbers: dice, coins, cards, or the order of a race. */
  draw(fair: Fair): number[];
  spots: readonly Spot[];
}

/** A spot with a fixed payout. */
export const spot = (id: string, most: number, wins: (drawn: readonly number[]) => boolean): Spot => ({
  id,
  most,
  pays: (drawn) => (wins(drawn) ? most : 0),
});

export const sumOf = (drawn: readonly number[]): number => drawn.reduce((sum, each) => sum + each, 0);

/** Counts how often a number was drawn. */
export const countOf = (drawn: readonly number[], number: number): number =>
  drawn.filter((each) => each === number).length;

/** Throws `dice` dice with `faces` faces, numbered from `least`. */
export const throwDice = (fair: Fair, dice: number, faces: number, least: number): number[] =>
  Array.from({ length: dice }, () => fair.int(faces) + least);
