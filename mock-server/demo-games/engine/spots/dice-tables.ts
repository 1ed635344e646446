import { DICE_SPOTS } from '../sic-bo-spots.ts';
import { faceSpot } from './faces.ts';
import { countDrawn, type SpotTable, spot, sumDrawn, throwDice } from './spot.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const MIDDLE = 11;

const pairs = FACES.flatMap((one) =>
  FACES.filter((other) => other > one).map((other) =>
    spot(`pair-${one}-${other}`, 690, (dice) => countDrawn(dice, one) > 0 && countDrawn(dice, other) > 0),
  ),
);

export const sicBo: SpotTable = {
  kind: 'sicBo',
  draw: (fair) => throwDice(fair, 3, 6, 1),
  spots: [...DICE_SPOTS.values()],
};

/** Thai hi-lo. */
export const thaiDice: SpotTable = {
  kind: 'thaiDice',
  draw: (fair) => throwDice(fair, 3, 6, 1),
  spots: [
    spot('low', 195, (dice) => sumDrawn(dice) < MIDDLE),
    spot('eleven', 770, (dice) => sumDrawn(dice) === MIDDLE),
    spot('high', 195, (dice) => sumDrawn(dice) >= MIDDLE),
    ...FACES.map((face) => faceSpot(`face-${face}`, face)),
    ...pairs,
  ],
};

const [first, second] = [(dice: readonly number[]) => dice[0] ?? 0, (dice: readonly number[]) => dice[1] ?? 0];

export const diceDuel: SpotTable = {
  kind: 'diceDuel',
  draw: (fair) => throwDice(fair, 2, 6, 1),
  spots: [
    spot('red', 230, (dice) => first(dice) > second(dice)),
    spot('tie', 575, (dice) => first(dice) === second(dice)),
    spot('blue', 230, (dice) => first(dice) < second(dice)),
    spot('seven', 575, (dice) => sumDrawn(dice) === 7),
  ],
};
