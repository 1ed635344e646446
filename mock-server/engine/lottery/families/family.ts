import { fixedOdds } from '../payout.ts';
import type { Choice, Feature, Fraction, Play, Prize, Rule } from '../types.ts';

/** Fixed prizes (lottery.md, Common). */
const RETURN: Fraction = [97, 100];

export const series = (code: string, rule: Rule, fair: Fraction): Play => ({
  code,
  rule,
  prizes: [{ name: '', fair }],
});

/** `odds` override the computed ones. */
export const fixed = (code: string, rule: Rule, fair: Fraction, odds = fixedOdds(fair, RETURN)): Play => ({
  code,
  rule,
  prizes: [{ name: '', fair, odds }],
});

/** Each choice is a prize. `odds` are overrides by symbol. */
export function market(
  code: string,
  feature: Feature,
  choices: readonly Choice[],
  { isSeries = false, odds = {} }: { isSeries?: boolean; odds?: Record<string, string> } = {},
): Play {
  const choicePrize = ({ symbol, fair }: Choice): Prize => ({
    name: symbol,
    fair,
    ...(!isSeries && { odds: odds[symbol] ?? fixedOdds(fair, RETURN) }),
  });
  return { code, rule: { kind: 'market', features: [feature], choices }, prizes: choices.map(choicePrize) };
}

/** Includes both ends. */
export const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const every = (first: number, last: number, remainder: number) =>
  range(first, last).filter((number) => number % 2 === remainder);

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

/** Four sides with equal chances. */
const HALF: Fraction = [2, 1];
export const HALVES = { big: HALF, small: HALF, odd: HALF, even: HALF } as const;

/** Fair odds by the number of ways; `ways[0]` belongs to `first`. */
export const byWays = (first: number, ways: readonly number[], of: number): Choice[] =>
  ways.map((count, index) => ({ symbol: String(first + index), values: [first + index], fair: [of, count] }));
