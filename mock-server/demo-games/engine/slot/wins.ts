import { type Layout, REELS } from './layout.ts';
import { type Model, SCATTER, WILD } from './models.ts';

/** Reel by reel from the top. */
export type Window = number[][];

export type Win = {
  symbol: number;
  count: number;
  coins: number;
  /** Lines count from 0. */
} & ({ line: number } | { ways: number });

export const findWins = (window: Window, model: Model, layout: Layout): Win[] =>
  layout.lines ? lineWins(window, model, layout.lines) : waysWins(window, model);

function lineWins(window: Window, { pays }: Model, lines: readonly (readonly number[])[]): Win[] {
  const wins: Win[] = [];
  for (let line = 0; line < lines.length; line += 1) {
    const rows = lines[line] ?? [];
    const symbol = window[0]?.[rows[0] ?? 0] ?? SCATTER;
    if (symbol === SCATTER) continue;
    let count = 1;
    while (count < REELS) {
      const next = window[count]?.[rows[count] ?? 0];
      if (next !== symbol && next !== WILD) break;
      count += 1;
    }
    const coins = pays[symbol]?.[count - 3];
    if (coins) wins.push({ line, symbol, count, coins });
  }
  return wins;
}

function waysWins(window: Window, { pays }: Model): Win[] {
  const wins: Win[] = [];
  for (const symbol of new Set(window[0])) {
    if (symbol === SCATTER) continue;
    let [count, ways] = [0, 1];
    for (const reel of window) {
      const found = reel.filter((each) => each === symbol || each === WILD).length;
      if (found === 0) break;
      count += 1;
      ways *= found;
    }
    const coins = pays[symbol]?.[count - 3];
    if (coins) wins.push({ symbol, count, ways, coins: coins * ways });
  }
  return wins;
}

export const countScatters = (window: Window): number =>
  window.reduce((sum, reel) => sum + (reel.includes(SCATTER) ? 1 : 0), 0);
