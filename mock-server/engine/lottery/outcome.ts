import { countPermutations, sortDigits } from '../../../openapi/rules/lines.ts';
import { choose } from './counting.ts';
import { computeFeature } from './features.ts';
import type { Rows } from './stakes.ts';
import type { Choice, Outcome, Result, Rule, Win } from './types.ts';

const LOST: Outcome = { wins: [], returned: 0 };

const won = (count: number, prize = ''): Outcome => (count > 0 ? { wins: [{ prize, count }], returned: 0 } : LOST);

/** Numbers are compared as numbers: "01" is 1. */
export function computeOutcome(rule: Rule, rows: Rows, result: Result): Outcome {
  const { balls } = result;
  const [first = [], second = first] = rows;
  const has = (row: readonly string[], number: number) => row.some((each) => Number(each) === number);
  const hits = (row: readonly string[], position: number) => has(row, balls[position] ?? Number.NaN);
  switch (rule.kind) {
    case 'direct': {
      const { positions } = rule;
      if (rule.isList) return won(first.includes(positions.map((position) => balls[position]).join('')) ? 1 : 0);
      return won(positions.every((position, index) => hits(rows[index] ?? [], position)) ? 1 : 0);
    }
    case 'each':
      return won(rule.positions.filter((position, index) => hits(rows[index] ?? [], position)).length);
    case 'group': {
      const drawn = rule.positions.map((position) => balls[position] ?? 0);
      const times = (number: number) => drawn.filter((each) => each === number).length;
      const pattern = [...new Set(drawn)].map(times).sort((a, b) => b - a);
      if (pattern.join() !== [...rule.pattern].sort((a, b) => b - a).join()) return LOST;
      const [largest = 0] = pattern;
      const isMet = drawn.every((number) => has(times(number) === largest ? first : second, number));
      return won(isMet ? 1 : 0);
    }
    case 'set':
      return ofSet(rule, first, result);
    case 'market':
      return ofMarket(rule, rows, result);
    case 'ticket':
      return ofTicket(rule, first, result);
    case 'tails':
      return ofTails(rule, first, result);
  }
}

type RuleOf<Kind extends Rule['kind']> = Extract<Rule, { kind: Kind }>;

function ofSet({ positions, size, hit }: RuleOf<'set'>, row: readonly string[], { balls }: Result): Outcome {
  const drawn = new Set(positions.map((position) => balls[position]));
  const met = row.filter((number) => drawn.has(Number(number))).length;
  if (hit === 'none') return won(choose(row.length - met, size));
  if (hit === 'special') {
    const special = balls.at(-1);
    const isThere = row.some((number) => Number(number) === special);
    return won(isThere ? choose(met - (drawn.has(special) ? 1 : 0), size - 1) : 0);
  }
  // A set larger than the draw contains all balls and other numbers of the row.
  if (size <= positions.length) return won(choose(met, size));
  return won(met === positions.length ? choose(row.length - met, size - met) : 0);
}

function ofMarket({ features, choices }: RuleOf<'market'>, rows: Rows, { balls }: Result): Outcome {
  const chosen = rows.map((row) => choices.filter(({ symbol }) => row.includes(symbol)));
  const values = features.map((feature) => computeFeature(feature, balls));
  const [only = []] = chosen;
  const [value = Number.NaN] = values;
  if (features.length === 1) {
    const wins = only
      .filter((choice) => choice.values.includes(value))
      .map(({ symbol }) => ({ prize: symbol, count: 1 }));
    const returned = only
      .filter((choice) => choice.returns?.includes(value))
      .reduce((all, { stakes = 1 }) => all + stakes, 0);
    return { wins, returned };
  }
  const winners = chosen.map((each, index) =>
    each.filter((choice: Choice) => choice.values.includes(values[index] ?? Number.NaN)),
  );
  return won(winners.reduce((all, { length }) => all * length, 1));
}

function ofTicket({ size, tiers }: RuleOf<'ticket'>, row: readonly string[], { balls }: Result): Outcome {
  const main = new Set(balls.slice(0, -1));
  const inMain = row.filter((number) => main.has(Number(number))).length;
  const inSpecial = row.some((number) => Number(number) === balls.at(-1)) ? 1 : 0;
  const others = row.length - inMain - inSpecial;
  const wins = tiers.map(({ hits, withSpecial, prize }) => {
    const special = withSpecial ? 1 : 0;
    const count = choose(inMain, hits) * choose(inSpecial, special) * choose(others, size - hits - special);
    return { prize, count };
  });
  return { wins: wins.filter(({ count }) => count > 0), returned: 0 };
}

function ofTails({ slices, order, size, isOnce }: RuleOf<'tails'>, row: readonly string[], { board }: Result): Outcome {
  const drawn = slices.flatMap(({ prize, last, pays = '' }) =>
    (board[prize] ?? []).map((number) => ({ prize: pays, tail: number.slice(-last) })),
  );
  const isHit = (number: string, tail: string) => {
    if (order === 'exact') return tail === number;
    return order === 'contains' ? tail.includes(number) : sortDigits(tail) === sortDigits(number);
  };
  const findMatches = (number: string) => drawn.filter(({ tail }) => isHit(number, tail));
  if (size) return won(choose(row.filter((number) => findMatches(number).length > 0).length, size));
  const wins = row.flatMap((number): Win[] => {
    const matches = isOnce ? findMatches(number).slice(0, 1) : findMatches(number);
    const sharedBy = order === 'oneForAll' ? countPermutations(number) : 1;
    return matches.map(({ prize }) => ({ prize, count: 1, ...(sharedBy > 1 && { sharedBy }) }));
  });
  return { wins, returned: 0 };
}
