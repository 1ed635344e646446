import { drawDifferent } from '../../../engine/draw-different.ts';
import { type SpotTable, spot } from './spot.ts';

export const RUNNERS = 6;
const runners = Array.from({ length: RUNNERS }, (_, runner) => runner);

/** The outcome is the order at the finish. */
export const race: SpotTable = {
  kind: 'race',
  draw: (fair) => drawDifferent(fair, RUNNERS, RUNNERS),
  spots: [
    ...runners.map((runner) => spot(`win-${runner + 1}`, 580, ([first]) => first === runner)),
    ...runners.map((runner) => spot(`place-${runner + 1}`, 290, (order) => order.slice(0, 2).includes(runner))),
  ],
};
