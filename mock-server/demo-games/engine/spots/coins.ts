import { type SpotTable, spot, sumDrawn, throwDice } from './spot.ts';

export const COINS = 4;

/** Xoc dia: the outcome lists the red sides of four coins. */
export const coins: SpotTable = {
  kind: 'coins',
  draw: (fair) => throwDice(fair, COINS, 2, 0),
  spots: [
    spot('even', 196, (drawn) => sumDrawn(drawn) % 2 === 0),
    spot('odd', 196, (drawn) => sumDrawn(drawn) % 2 === 1),
    spot('red4', 1550, (drawn) => sumDrawn(drawn) === 4),
    spot('red3', 390, (drawn) => sumDrawn(drawn) === 3),
    spot('white3', 390, (drawn) => sumDrawn(drawn) === 1),
    spot('white4', 1550, (drawn) => sumDrawn(drawn) === 0),
  ],
};
