import { countPermutations } from '../../../openapi/rules/lines.ts';
import { choose, countDisjoint, countDistinct } from './counting.ts';
import type { Rule } from './types.ts';

/** Numbers, or symbols of a market. */
export type Rows = readonly (readonly string[])[];

/** Largest first: in [2, 1, 1] one number comes twice, two once. */
export function countPattern(pattern: readonly number[]): [times: number, numbers: number][] {
  const counts = new Map<number, number>();
  for (const times of [...pattern].sort((a, b) => b - a)) counts.set(times, (counts.get(times) ?? 0) + 1);
  return [...counts];
}

export function countRows(rule: Rule): number {
  switch (rule.kind) {
    case 'direct':
      return rule.isList ? 1 : rule.positions.length;
    case 'each':
      return rule.positions.length;
    case 'group':
      return rule.isOneRow ? 1 : countPattern(rule.pattern).length;
    case 'market':
      return rule.features.length;
    default:
      return 1;
  }
}

const product = (numbers: number[]): number => numbers.reduce((all, each) => all * each, 1);
const sum = (numbers: number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Returns 0 without a complete combination. Requires valid rows without repeats. */
export function countStakes(rule: Rule, rows: Rows): number {
  const [first = [], second = first] = rows;
  switch (rule.kind) {
    case 'direct':
      if (rule.isList) return first.length;
      return rule.isDistinct ? countDistinct(rows) : product(rows.map(({ length }) => length));
    case 'each':
      return sum(rows.map(({ length }) => length));
    case 'group': {
      const [[, a] = [0, 0], [, b] = [0, 0]] = countPattern(rule.pattern);
      return countDisjoint(first, a, second, b);
    }
    case 'set':
      return choose(first.length, rule.size);
    case 'market':
      return product(
        rows.map((row) =>
          sum(rule.choices.filter(({ symbol }) => row.includes(symbol)).map(({ stakes = 1 }) => stakes)),
        ),
      );
    case 'ticket':
      return choose(first.length, rule.size);
    case 'tails': {
      const each = rule.stakes ?? 1;
      if (rule.order === 'box') return each * sum(first.map(countPermutations));
      return each * choose(first.length, rule.size ?? 1);
    }
  }
}
