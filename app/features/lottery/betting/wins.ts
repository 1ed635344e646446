import { formatUnits } from './money.ts';
import type { Play, Prize, Rows } from './rules.ts';
import { combinations, orders } from './stakes.ts';

/** A prize by series is for two units staked, in thousandths of the fair one (the contract's Prize). */
const SERIES_OF = 2000n;

/** What a stake pays with a prize, floored to ten-thousandths; `count` of them, shared by so many. */
function paid(
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

/** What a stake of 1 pays with a prize, in ten-thousandths. */
export const paidForOne = (prize: Prize, series: number): bigint => paid(prize, 10_000n, series);

/** What a stake of 1 pays with a prize: "1,630.00". */
export const oddsText = (prize: Prize, series: number): string => formatUnits(paidForOne(prize, series));

/**
 * The most that a line pays when it wins, in ten-thousandths of the currency; of numbers of a board, what one of them pays each time that it
 * comes. `stake` is what each of its stakes costs.
 */
export function bestWin({ rule, prizes }: Play, rows: Rows, stake: bigint, series: number): bigint {
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
      const shared = rule.order === 'oneForAll' ? Math.min(...row.map(orders)) : 1;
      return prizes.reduce((most, prize) => {
        const win = paid(prize, stake, series, 1, shared);
        if (win > most) return win;
        return most;
      }, 0n);
    }
  }
}

/** What a line of the slip wins. */
export interface LineWin {
  /** `bestWin`, as a decimal; absent in a slip of an older page. */
  win?: string;
  /** The series that it is for; absent where its odds are fixed. */
  winSeries?: number;
  /** Whether that is for each time that one of its numbers comes. */
  isEach?: boolean;
}

/** What the lines of a slip win at most in one draw, all together; of numbers of a board alone that pay alike, what each hit pays. */
export function slipWin(lines: readonly LineWin[], series: number | undefined): { win: bigint; isEach: boolean } {
  const wins = lines.map(({ win = '0', winSeries }) =>
    winSeries && series ? (BigInt(win) * BigInt(series)) / BigInt(winSeries) : BigInt(win),
  );
  const [first = 0n] = wins;
  const isEach = lines.length > 0 && lines.every((line) => line.isEach) && wins.every((win) => win === first);
  return { win: isEach ? first : wins.reduce((sum, win) => sum + win, 0n), isEach };
}

type Market = Pick<Play, 'prizes'> & { rule: Extract<Play['rule'], { kind: 'market' }> };

/** Choices that win together add up: big and odd of one ball. */
function bestOfMarket({ rule, prizes }: Market, rows: Rows, stake: bigint, series: number): bigint {
  const chosen = rows.map((row) => rule.choices.filter(({ symbol }) => row.includes(symbol)));
  const best = (row: (typeof chosen)[number], winOf: (symbol: string) => bigint): bigint => {
    const values = [...new Set(row.flatMap((choice) => choice.values))];
    return values.reduce((most, value) => {
      const won = row.filter((choice) => choice.values.includes(value));
      const sum = won.reduce((all, { symbol }) => all + winOf(symbol), 0n);
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
