import { fixedOdds } from '../payout.ts';
import type { Choice, Feature, Fraction, Play, Prize, Rule } from '../types.ts';

/** What the house keeps of a fixed prize, unless a table says otherwise (lottery.md, Common). */
const RETURN: Fraction = [97, 100];

/** A play with one prize, by the member's series. */
export const series = (code: string, rule: Rule, fair: Fraction): Play => ({
  code,
  rule,
  prizes: [{ name: '', fair }],
});

/** A play with one prize that does not change; `odds` where a table says what it is. */
export const fixed = (code: string, rule: Rule, fair: Fraction, odds = fixedOdds(fair, RETURN)): Play => ({
  code,
  rule,
  prizes: [{ name: '', fair, odds }],
});

/** A market: each of its choices is a prize, by the series (`isSeries`) or fixed. `odds` are those of a table, by symbol. */
export function market(
  code: string,
  feature: Feature,
  choices: readonly Choice[],
  { isSeries = false, odds = {} }: { isSeries?: boolean; odds?: Record<string, string> } = {},
): Play {
  const prizeOf = ({ symbol, fair }: Choice): Prize => ({
    name: symbol,
    fair,
    ...(!isSeries && { odds: odds[symbol] ?? fixedOdds(fair, RETURN) }),
  });
  return { code, rule: { kind: 'market', features: [feature], choices }, prizes: choices.map(prizeOf) };
}

/** The whole numbers from `first` to `last`. */
export const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** The numbers of a range with one remainder. */
const every = (first: number, last: number, remainder: number) =>
  range(first, last).filter((number) => number % 2 === remainder);

/** Big, small, odd and even of a number, or of a sum: the chances are those of a table. */
export function sides(
  [first, last]: readonly [number, number],
  bigFrom: number,
  fair: Readonly<Record<'big' | 'small' | 'odd' | 'even', Fraction>>,
  returns: readonly number[] = [],
): Choice[] {
  const without = (values: number[]) => values.filter((value) => !returns.includes(value));
  const choice = (symbol: keyof typeof fair, values: number[]): Choice => ({
    symbol,
    values: without(values),
    fair: fair[symbol],
    ...(returns.length > 0 && { returns }),
  });
  return [
    choice('big', range(bigFrom, last)),
    choice('small', range(first, bigFrom - 1)),
    choice('odd', every(first, last, 1)),
    choice('even', every(first, last, 0)),
  ];
}

/** Four sides with a chance of one half each. */
const HALF: Fraction = [2, 1];
export const HALVES = { big: HALF, small: HALF, odd: HALF, even: HALF } as const;

/** One choice for each value, with its fair odds by the ways there are: `ways[0]` is the first value's. */
export const byWays = (first: number, ways: readonly number[], of: number): Choice[] =>
  ways.map((count, index) => ({ symbol: String(first + index), values: [first + index], fair: [of, count] }));
