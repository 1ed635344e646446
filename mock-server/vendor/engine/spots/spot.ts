import type { Fair, Kind } from '../types.ts';

/** Table spot for chips. Shared by the page and the engine. */
export interface Spot {
  id: string;
  /** Maximum payout in hundredths of a chip, stake included. */
  most: number;
  /** Minimum payout of a win, if it varies. */
  least?: number;
  /** Returns the payout for an outcome, in hundredths of a chip; 0 for a loss. */
  pays(drawn: readonly number[]): number;
}

export interface SpotTable {
  kind: Kind;
  /** Draws the outcome as numbers: dice, coins, cards, or the order of a race. */
  draw(fair: Fair): number[];
  spots: readonly Spot[];
}

/** Builds a spot with a fixed payout. */
export const spot = (id: string, most: number, wins: (drawn: readonly number[]) => boolean): Spot => ({
  id,
  most,
  pays: (drawn) => (wins(drawn) ? most : 0),
});

export const sumOf = (drawn: readonly number[]): number => drawn.reduce((sum, each) => sum + each, 0);

export const countOf = (drawn: readonly number[], number: number): number =>
  drawn.filter((each) => each === number).length;

/** Throws `dice` dice with `faces` faces, numbered from `least`. */
export const throwDice = (fair: Fair, dice: number, faces: number, least: number): number[] =>
  Array.from({ length: dice }, () => fair.int(faces) + least);
