import { countPermutations } from '../../../../openapi/rules/lines.ts';
import { groupTimes, type Rows, type Rule } from './rules.ts';

export function combinations(from: number, count: number): number {
  if (count < 0 || count > from) return 0;
  let ways = 1;
  for (let step = 1; step <= count; step += 1) ways = (ways * (from - count + step)) / step;
  return Math.round(ways);
}

const sizes = (rows: Rows) => rows.map(({ length }) => length);
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
const product = (numbers: readonly number[]) => numbers.reduce((all, each) => all * each, 1);

/** One number per row, without repeats. Dynamic programming over the sets of used numbers. */
function distinct(rows: Rows): number {
  const numbers = [...new Set(rows.flat())];
  let ways = new Map([[0, 1]]);
  for (const row of rows) {
    const next = new Map<number, number>();
    for (const [used, count] of ways)
      for (const number of row) {
        const bit = 1 << numbers.indexOf(number);
        if (!(used & bit)) next.set(used | bit, (next.get(used | bit) ?? 0) + count);
      }
    ways = next;
  }
  return sum([...ways.values()]);
}

/** `a` numbers of the first row and `b` of the second without a common number. */
function apart(first: readonly string[], a: number, second: readonly string[], b: number): number {
  const both = first.filter((number) => second.includes(number)).length;
  let ways = 0;
  // The second row lacks `taken` numbers.
  for (let taken = 0; taken <= a; taken += 1)
    ways +=
      combinations(both, taken) * combinations(first.length - both, a - taken) * combinations(second.length - taken, b);
  return ways;
}

/** Returns 0 for an incomplete line (the contract's Rule). Enumerates no combinations. */
export function countStakes(rule: Rule, rows: Rows): number {
  const [first = [], second = []] = rows;
  switch (rule.kind) {
    case 'direct':
      if (rule.isList) return first.length;
      return rule.isDistinct ? distinct(rows) : product(sizes(rows));
    case 'each':
      return sum(sizes(rows));
    case 'group': {
      const [most = 1, least = most] = groupTimes(rule.pattern);
      const often = rule.pattern.filter((times) => times === most).length;
      const seldom = rule.pattern.length - often;
      if (!rule.isOneRow && most !== least) return apart(first, often, second, seldom);
      return rule.isOneRow ? apart(first, often, first, seldom) : combinations(first.length, often);
    }
    case 'set':
    case 'ticket':
      return combinations(first.length, rule.size);
    case 'market': {
      const costs = new Map(rule.choices.map(({ symbol, stakes = 1 }) => [symbol, stakes]));
      return product(rows.map((row) => sum(row.map((symbol) => costs.get(symbol) ?? 0))));
    }
    case 'tails': {
      const each = rule.stakes ?? 1;
      if (rule.order === 'box') return each * sum(first.map(countPermutations));
      return each * combinations(first.length, rule.size ?? 1);
    }
  }
}
