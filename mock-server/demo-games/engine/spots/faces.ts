import type { Kind } from '../types.ts';
import { countDrawn, type Spot, type SpotTable, throwDice } from './spot.ts';

const DICE = 3;

export const BEASTS = ['deer', 'gourd', 'rooster', 'fish', 'crab', 'prawn'] as const;
export const COLOURS = ['yellow', 'white', 'pink', 'blue', 'red', 'green'] as const;

const buildFaces = (kind: Kind, names: readonly string[]): SpotTable => ({
  kind,
  draw: (fair) => throwDice(fair, DICE, names.length, 0),
  spots: names.map((id, face) => faceSpot(id, face)),
});

/** Refunds the chip and pays one for each die with the face. */
export const faceSpot = (id: string, face: number): Spot => ({
  id,
  most: (DICE + 1) * 100,
  least: 200,
  pays: (drawn) => (countDrawn(drawn, face) > 0 ? (countDrawn(drawn, face) + 1) * 100 : 0),
});

/** Bau cua, also known as fish, prawn and crab. */
export const beasts = buildFaces('beasts', BEASTS);

/** Philippine colour game. */
export const colours = buildFaces('colours', COLOURS);
