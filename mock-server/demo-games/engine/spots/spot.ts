import type { Fair, Kind } from '../types.ts';

/** Shared by the page and the engine. */
export interface Spot {
  id: string;
  /** Hundredths of a chip, stake included. */
  most: number;
  /** Present if the payout varies. */
  least?: number;
  /** Returns hundredths of a chip; 0 for a loss. */
  pays(drawn: readonly number[]): number;
}

export interface SpotTable {
  kind: Kind;
  /** Numbers of dice, coins or cards, or the order of a race. */
  draw(fair: Fair): number[];
  /** Draws with every combination of payouts; by default all that `draw` can give. */
  outcomes?: readonly (readonly number[])[];
  spots: readonly Spot[];
}

export const spot = (id: string, most: number, wins: (drawn: readonly number[]) => boolean): Spot => ({
  id,
  most,
  pays: (drawn) => (wins(drawn) ? most : 0),
});

export const sumDrawn = (drawn: readonly number[]): number => drawn.reduce((sum, each) => sum + each, 0);

export const countDrawn = (drawn: readonly number[], number: number): number =>
  drawn.filter((each) => each === number).length;

export const throwDice = (fair: Fair, dice: number, faces: number, least: number): number[] =>
  Array.from({ length: dice }, () => fair.int(faces) + least);
