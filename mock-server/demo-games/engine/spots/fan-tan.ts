import { type SpotTable, spot } from './spot.ts';

/** `NUMBERS` equally likely counts from `LEAST`. */
const LEAST = 12;
const NUMBERS = 40;
const ROW = 4;

/** One to four beads. */
export const countLastRow = (drawn: readonly number[]): number => (((drawn[0] ?? 0) + ROW - 1) % ROW) + 1;

export const fanTan: SpotTable = {
  kind: 'fanTan',
  draw: (fair) => [LEAST + fair.int(NUMBERS)],
  spots: [
    ...[1, 2, 3, 4].map((left) => spot(`fan-${left}`, 385, (drawn) => countLastRow(drawn) === left)),
    spot('odd', 195, (drawn) => countLastRow(drawn) % 2 === 1),
    spot('even', 195, (drawn) => countLastRow(drawn) % 2 === 0),
  ],
};
