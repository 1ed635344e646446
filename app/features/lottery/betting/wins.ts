import { formatOdds } from '~/i18n/money.ts';
import { countPermutations } from '../../../../openapi/rules/lines.ts';
import type { Play, Prize, Rows } from './rules.ts';
import { combinations } from './stakes.ts';

/** A prize by series is per two units, in thousandths of the fair prize (the contract's Prize). */
const SERIES_OF = 2000n;

/** Floored to ten-thousandths; `count` orders share the prize. */
export function paid(
  { fair: [over = 0, of = 1], odds }: Prize,
  stake: bigint,
  series: number,
  count = 1,
  sharedBy = 1,
): bigint {
  const [num, den] =
    odds === undefined
      ? [BigInt(series) * BigInt(over), SERIES_OF * BigInt(of)]
      : [BigInt(odds.replace('.', '')), 100n];
  return (stake * BigInt(count) * num) / (den * BigInt(sharedBy));
}

/** Returns ten-thousandths. */
export const paidForOne = (prize: Prize, series: number): bigint => paid(prize, 10_000n, series);

/** Formats "1,630.00". */
export const oddsText = (prize: Prize, series: number): string => formatOdds(paidForOne(prize, series));

export const differing = (digits: number): string => '123456'.slice(0, digits);

/**
 * Orders that share the prize of each number: 1, except for plays with one stake for all orders (lottery.md, SEA);
 * those return the least and the most while nothing is chosen.
 */
export function countShares({ rule }: Pick<Play, 'rule'>, [row = []]: Rows): number[] {
  if (rule.kind !== 'tails' || rule.order !== 'oneForAll') return [1];
  return row.length > 0 ? [...new Set(row.map(countPermutations))] : [1, countPermutations(differing(rule.digits))];
}

/** Least and most, in ten-thousandths. */
export function paidRange(
  play: Pick<Play, 'rule' | 'prizes'>,
  rows: Rows,
  series: number,
): { from: bigint; to: bigint } {
  const shares = countShares(play, rows);
  const all = play.prizes.map((prize) => paidForOne(prize, series)).sort((a, b) => (a < b ? -1 : 1));
  const shared = (win: bigint, by: number) => win / BigInt(by);
  return { from: shared(all[0] ?? 0n, Math.max(...shares)), to: shared(all.at(-1) ?? 0n, Math.min(...shares)) };
}

/** `stake` is the cost of each stake, in ten-thousandths of the currency. */
export function bestWin(
  play: Play,
  rows: Rows,
  stake: bigint,
  series: number,
): Required<Pick<LineWin, 'win' | 'each'>> {
  const isEach = play.rule.kind === 'tails' && !play.rule.size;
  const isAlike = play.prizes.length === 1 && countShares(play, rows).length === 1;
  return { win: mostWin(play, rows, stake, series).toString(), each: isEach ? (isAlike ? 'alike' : 'upTo') : 'no' };
}

/** One hit, for numbers of a board. */
function mostWin({ rule, prizes }: Play, rows: Rows, stake: bigint, series: number): bigint {
  const [row = []] = rows;
  const [only] = prizes;
  if (!only) return 0n;
  const times = (count: number) => paid(only, stake, series, count);
  switch (rule.kind) {
    case 'direct':
    case 'group':
      return times(1);
    case 'each':
      return times(rows.filter(({ length }) => length > 0).length);
    case 'set': {
      const drawn = rule.positions.length;
      if (rule.hit === 'none') return times(combinations(row.length, rule.size));
      if (rule.hit === 'special') return times(combinations(Math.min(row.length - 1, drawn), rule.size - 1));
      if (rule.size <= drawn) return times(combinations(Math.min(row.length, drawn), rule.size));
      return times(combinations(row.length - drawn, rule.size - drawn));
    }
    case 'market':
      return bestOfMarket({ rule, prizes }, rows, stake, series);
    case 'ticket': {
      const main = Math.min(row.length, rule.size);
      const special = row.length > main ? 1 : 0;
      const others = row.length - main - special;
      return rule.tiers.reduce((all, { hits, withSpecial, prize }) => {
        const with1 = withSpecial ? 1 : 0;
        const count =
          combinations(main, hits) * combinations(special, with1) * combinations(others, rule.size - hits - with1);
        const found = prizes.find(({ name }) => name === prize);
        return found && count > 0 ? all + paid(found, stake, series, count) : all;
      }, 0n);
    }
    case 'tails': {
      if (rule.size) return times(combinations(row.length, rule.size));
      const shared = rule.order === 'oneForAll' ? Math.min(...row.map(countPermutations)) : 1;
      return prizes.reduce((most, prize) => {
        const win = paid(prize, stake, series, 1, shared);
        if (win > most) return win;
        return most;
      }, 0n);
    }
  }
}

export interface LineWin {
  /** In ten-thousandths as a decimal; absent in slips of older pages. */
  win?: string;
  /** Absent for fixed odds. */
  winSeries?: number;
  /** `no`: not per hit; `alike`: each hit pays it; `upTo`: a hit pays at most it. */
  each?: 'no' | 'alike' | 'upTo';
}

export interface SlipWin {
  win: bigint;
  /** `line`: one draw may not let several lines win together. */
  each: NonNullable<LineWin['each']> | 'line';
  isCapped: boolean;
}

/**
 * In one draw; for board numbers, of one hit. `most` is the limit per line, in ten-thousandths of the currency; the
 * gateway rounds down to `smallest`.
 */
export function slipWin(
  lines: readonly LineWin[],
  series: number | undefined,
  { most, smallest }: { most: bigint; smallest: bigint },
): SlipWin {
  const full = lines.map(({ win = '0', winSeries }) =>
    winSeries && series ? (BigInt(win) * BigInt(series)) / BigInt(winSeries) : BigInt(win),
  );
  const wins = full.map((win) => (win < most ? win - (win % smallest) : most));
  const isCapped = full.some((win) => win > most);
  const best = wins.reduce((max, win) => {
    if (win > max) return win;
    return max;
  }, 0n);
  if (lines.every(({ each = 'no' }) => each === 'no'))
    return { win: best, each: lines.length > 1 ? 'line' : 'no', isCapped };
  const isAlike = lines.every(({ each }) => each === 'alike') && wins.every((win) => win === best);
  return { win: best, each: isAlike ? 'alike' : 'upTo', isCapped };
}

type Market = Pick<Play, 'prizes'> & { rule: Extract<Play['rule'], { kind: 'market' }> };

/** Choices that win together add up: big and odd of one ball. */
function bestOfMarket({ rule, prizes }: Market, rows: Rows, stake: bigint, series: number): bigint {
  const chosen = rows.map((row) => rule.choices.filter(({ symbol }) => row.includes(symbol)));
  const best = (row: (typeof chosen)[number], symbolWin: (symbol: string) => bigint): bigint => {
    const values = [...new Set(row.flatMap((choice) => choice.values))];
    return values.reduce((most, value) => {
      const won = row.filter((choice) => choice.values.includes(value));
      const sum = won.reduce((all, { symbol }) => all + symbolWin(symbol), 0n);
      if (sum > most) return sum;
      return most;
    }, 0n);
  };
  const [first = []] = chosen;
  if (rule.features.length === 1) {
    const byName = new Map(prizes.map((prize) => [prize.name, prize]));
    return best(first, (symbol) => {
      const prize = byName.get(symbol);
      return prize ? paid(prize, stake, series) : 0n;
    });
  }
  const [only] = prizes;
  const together = chosen.reduce((all, row) => all * best(row, () => 1n), 1n);
  return only ? paid(only, stake, series, Number(together)) : 0n;
}
