import { type Layout, REELS } from './layout.ts';
import { type Model, PAYING, SCATTER, type Strips, WILD } from './models.ts';

const isMatch = (found: number | undefined, symbol: number) => found === symbol || found === WILD;

/** Returns coins. */
function lineReturn(strips: Strips, pays: Model['pays']): number {
  let sum = 0;
  for (let symbol = 0; symbol < PAYING; symbol += 1) {
    const chances = strips.map((strip) => strip.filter((found) => isMatch(found, symbol)).length / strip.length);
    sum += runReturn(
      chances,
      chances.map((chance) => 1 - chance),
      pays[symbol] ?? [0, 0, 0],
    );
  }
  return sum;
}

/** Returns coins. */
function waysReturn(strips: Strips, pays: Model['pays'], rows: number): number {
  let sum = 0;
  for (let symbol = 0; symbol < PAYING; symbol += 1) {
    const counts = strips.map((strip) => windowCounts(strip, rows, (found) => isMatch(found, symbol)));
    const means = counts.map((each) => each.reduce((total, count) => total + count, 0) / each.length);
    const absent = counts.map((each) => each.filter((count) => count === 0).length / each.length);
    sum += runReturn(means, absent, pays[symbol] ?? [0, 0, 0]);
  }
  return sum;
}

/** A run's probability is the product over its reels, times that of no match on the next reel. */
function runReturn(present: readonly number[], absent: readonly number[], pays: readonly number[]): number {
  let run = (present[0] ?? 0) * (present[1] ?? 0);
  let sum = 0;
  for (let length = 3; length <= REELS; length += 1) {
    run *= present[length - 1] ?? 0;
    sum += (pays[length - 3] ?? 0) * run * (length < REELS ? (absent[length] ?? 0) : 1);
  }
  return sum;
}

const windowCounts = (strip: readonly number[], rows: number, matches: (symbol: number) => boolean): number[] =>
  strip.map((_, stop) => {
    let count = 0;
    for (let row = 0; row < rows; row += 1) if (matches(strip[(stop + row) % strip.length] ?? -1)) count += 1;
    return count;
  });

/** Probabilities of 0 to 5 scatters; a reel shows at most one. */
function scatterChances(strips: Strips, rows: number): number[] {
  let chances = [1];
  for (const strip of strips) {
    const counts = windowCounts(strip, rows, (found) => found === SCATTER);
    const one = counts.filter((count) => count > 0).length / counts.length;
    chances = [...chances, 0].map((chance, count) => chance * (1 - one) + (chances[count - 1] ?? 0) * one);
  }
  return chances;
}

const scatterMean = (chances: readonly number[], values: readonly number[]) =>
  values.reduce((sum, value, index) => sum + value * (chances[index + 3] ?? 0), 0);

/** As a part of the bet, including free spins. */
export function computeReturn(model: Model, strips: Strips, layout: Layout): number {
  const coins = layout.lines
    ? lineReturn(strips, model.pays)
    : waysReturn(strips, model.pays, layout.rows) / countCoins(model, layout);
  const chances = scatterChances(strips, layout.rows);
  const spin = coins + scatterMean(chances, model.scatterPays);
  const freeSpins = scatterMean(chances, model.freeSpins[layout.rows] ?? []);
  // A free spin may win free spins itself.
  return spin * (1 + (model.multiplier * freeSpins) / (1 - freeSpins));
}

export const countCoins = (model: Model, layout: Layout): number =>
  layout.lines?.length ?? model.coins[layout.rows ** REELS] ?? 1;

/**
 * Share of generous strips for a return of `target` (a part of the bet); linear, since both sets have the same
 * scatters. Throws for an unreachable target.
 */
export function mixFor(model: Model, layout: Layout, target: number): number {
  const [lean, generous] = [computeReturn(model, model.lean, layout), computeReturn(model, model.generous, layout)];
  const part = (target - lean) / (generous - lean);
  if (part < 0 || part > 1) throw new Error(`A return of ${target} is not between ${lean} and ${generous}`);
  return part;
}
