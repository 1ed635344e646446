import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairSource } from '../../fair.ts';
import { drawFrom } from '../draws.ts';
import { readLine, writeLine } from '../lines.ts';
import { computeOutcome } from '../outcome.ts';
import { computePayout } from '../payout.ts';
import { countRows, countStakes, type Rows } from '../stakes.ts';
import type { Family, Feature, Play, Result, Rule } from '../types.ts';
import { familiesIn } from './families.ts';

// Settles by listing every combination; shares no code with the engine.

const subsets = <Item>(items: readonly Item[], size: number): Item[][] => {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => subsets(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));
};
const product = <Item>(rows: readonly (readonly Item[])[]): Item[][] =>
  rows.reduce<Item[][]>((all, row) => all.flatMap((head) => row.map((item) => [...head, item])), [[]]);
const listOrders = (text: string): string[] => {
  if (text.length < 2) return [text];
  const orders = [...text].flatMap((digit, index) =>
    listOrders(text.slice(0, index) + text.slice(index + 1)).map((rest) => digit + rest),
  );
  return [...new Set(orders)];
};

function slowValue(feature: Feature, balls: readonly number[]): number {
  const many = 'positions' in feature ? feature.positions.map((position) => balls[position] ?? 0) : [];
  const one = 'position' in feature ? (balls[feature.position] ?? 0) : 0;
  switch (feature.of) {
    case 'ball':
      return one;
    case 'sum':
      return many.reduce((a, b) => a + b, 0);
    case 'span':
      return Math.max(...product([many, many]).map(([a = 0, b = 0]) => a - b));
    case 'compare': {
      const [a = 0, b = 0] = many;
      return a > b ? 1 : a < b ? -1 : 0;
    }
    case 'odd':
      return many.filter((number) => number & 1).length;
    case 'digitSum':
      return [...String(one)].map(Number).reduce((a, b) => a + b, 0);
    case 'lastDigit':
      return Number(String(one).at(-1));
    case 'same':
      for (const number of many) if (many.filter((other) => other === number).length === feature.times) return number;
      return -1;
    case 'pattern': {
      const different = new Set(many).size;
      if (different < 3) return different === 1 ? 0 : 2;
      const next = (a: number, b: number) => b - a === 1 || (feature.ring && a === 9 && b === 0);
      const pairs = product([many, many]).filter(([a = 0, b = 0]) => next(a, b)).length;
      return pairs === 2 ? 1 : pairs === 1 ? 3 : 4;
    }
  }
}

interface Stake {
  prizes: { name: string; sharedBy: number }[];
  returns?: boolean;
}
const stake = (isWon: boolean): Stake => ({ prizes: isWon ? [{ name: '', sharedBy: 1 }] : [] });

function slowStakes(rule: Rule, rows: Rows, { balls, board }: Result): Stake[] {
  const [row = []] = rows;
  const ints = (list: readonly string[]) => list.map(Number);
  switch (rule.kind) {
    case 'direct': {
      const combinations = rule.isList ? row.map((number) => [...number].map(Number)) : product(rows.map(ints));
      return combinations
        .filter((each) => !rule.isDistinct || new Set(each).size === each.length)
        .map((each) => stake(each.every((number, index) => balls[rule.positions[index] ?? -1] === number)));
    }
    case 'each':
      return rows.flatMap((each, index) =>
        ints(each).map((number) => stake(balls[rule.positions[index] ?? -1] === number)),
      );
    case 'group': {
      const times = [...new Set(rule.pattern)].sort((a, b) => b - a);
      const sizes = times.map((count) => rule.pattern.filter((each) => each === count).length);
      const chosen = times.map((_, index) => subsets(rule.isOneRow ? row : (rows[index] ?? []), sizes[index] ?? 0));
      const drawn = rule.positions.map((position) => balls[position]).sort();
      return product(chosen)
        .filter((sets) => new Set(sets.flat()).size === sets.flat().length)
        .map((sets) => {
          const numbers = sets.flatMap((set, index) =>
            set.flatMap((number) => Array(times[index]).fill(Number(number))),
          );
          return stake(JSON.stringify(numbers.sort()) === JSON.stringify(drawn));
        });
    }
    case 'set': {
      const drawn = rule.positions.map((position) => balls[position]);
      return subsets(ints(row), rule.size).map((set) => {
        const met = set.filter((number) => drawn.includes(number)).length;
        if (rule.hit === 'none') return stake(met === 0);
        if (rule.hit === 'special') return stake(set.includes(balls[balls.length - 1] ?? -1) && met === rule.size - 1);
        return stake(met === Math.min(rule.size, new Set(drawn).size > rule.size ? rule.size : rule.positions.length));
      });
    }
    case 'market':
      return product(rows).flatMap((symbols) => {
        const values = rule.features.map((feature) => slowValue(feature, balls));
        const choices = rule.features.map((_, index) => rule.choices.filter(({ symbol }) => symbol === symbols[index]));
        const isIn = (list: 'values' | 'returns') =>
          choices.every((each, index) => each.every((choice) => choice[list]?.includes(values[index] ?? Number.NaN)));
        const [name = ''] = symbols.length === 1 ? symbols : [];
        return Array.from({ length: choices.flat()[0]?.stakes ?? 1 }, (_, index) => ({
          prizes: isIn('values') && index === 0 ? [{ name, sharedBy: 1 }] : [],
          returns: symbols.length === 1 && isIn('returns'),
        }));
      });
    case 'ticket':
      return subsets(ints(row), rule.size).map((set) => {
        const hits = set.filter((number) => balls.slice(0, 6).includes(number)).length;
        const withSpecial = set.includes(balls[6] ?? -1);
        // Tiers without the special match tickets that lack it or have an extra hit.
        const tier = rule.tiers.find((each) => each.hits === hits && each.withSpecial === withSpecial);
        return { prizes: tier ? [{ name: tier.prize, sharedBy: 1 }] : [] };
      });
    case 'tails': {
      const drawn = rule.slices.flatMap((slice) =>
        (board[slice.prize] ?? []).map((number) => ({
          name: slice.pays ?? '',
          tail: number.substring(number.length - slice.last),
        })),
      );
      const lost = Array.from({ length: (rule.stakes ?? 1) - 1 }, () => stake(false));
      if (rule.size)
        return subsets(row, rule.size).flatMap((set) => [
          stake(set.every((number) => drawn.some(({ tail }) => tail === number))),
          ...lost,
        ]);
      return row.flatMap((number): Stake[] => {
        const orders = rule.order === 'box' || rule.order === 'oneForAll' ? listOrders(number) : [number];
        const judge = (texts: string[], sharedBy: number): Stake => {
          const met = drawn.filter(({ tail }) =>
            rule.order === 'contains' ? tail.split('').includes(number) : texts.includes(tail),
          );
          return { prizes: (rule.isOnce ? met.slice(0, 1) : met).map(({ name }) => ({ name, sharedBy })) };
        };
        if (rule.order === 'oneForAll') return [judge(orders, orders.length)];
        return [...orders.map((each) => judge([each], 1)), ...lost];
      });
    }
  }
}

/** Exact ten-thousandths, then floored. */
function slowPayout({ prizes }: Play, stakes: Stake[], price: bigint, series: number): bigint {
  const paid = stakes.flatMap(({ prizes: won, returns }): [bigint, bigint][] => [
    ...(returns ? [[price, 1n] as [bigint, bigint]] : []),
    ...won.map(({ name, sharedBy }): [bigint, bigint] => {
      const [prize = { fair: [0, 1], odds: undefined }] = prizes.filter((each) => each.name === name);
      if (prize.odds) return [price * BigInt(prize.odds.replace('.', '')), 100n * BigInt(sharedBy)];
      const [over, of] = prize.fair;
      return [price * BigInt(series) * BigInt(over), 2000n * BigInt(of) * BigInt(sharedBy)];
    }),
  ]);
  const common = paid.reduce((all, [, den]) => (all % den === 0n ? all : all * den), 1n);
  return paid.reduce((all, [num, den]) => all + num * (common / den), 0n) / common;
}

/** Bounds the slow count. */
const MOST: Partial<Record<Rule['kind'], number>> = { set: 11, ticket: 9, tails: 7 };

function rowsFor({ numbers: range }: Family, { rule }: Play): fc.Arbitrary<Rows> {
  const [first, last] = range ?? [0, 9];
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
  const most = MOST[rule.kind] ?? (rule.kind === 'direct' && rule.positions.length > 4 ? 4 : 7);
  const row = (least: number, from: readonly string[]) =>
    fc.shuffledSubarray([...from], { minLength: least, maxLength: Math.max(least, Math.min(most, from.length)) });
  const count = countRows(rule);
  switch (rule.kind) {
    case 'direct':
      if (!rule.isList) return fc.tuple(...Array.from({ length: count }, () => row(1, numbers)));
      return fc
        .uniqueArray(fc.stringMatching(new RegExp(`^[0-9]{${rule.positions.length}}$`)), {
          minLength: 1,
          maxLength: 20,
        })
        .map((list) => [list]);
    case 'market':
      return fc.tuple(
        ...Array.from({ length: count }, () =>
          row(
            1,
            rule.choices.map(({ symbol }) => symbol),
          ),
        ),
      );
    case 'set':
    case 'ticket':
      return row(rule.size, numbers).map((each) => [each]);
    case 'tails':
      return fc
        .uniqueArray(fc.stringMatching(new RegExp(`^[0-9]{${rule.digits}}$`)), {
          minLength: rule.size ?? 1,
          maxLength: 7,
        })
        .map((list) => [list]);
    default:
      return fc.tuple(...Array.from({ length: count }, () => row(0, numbers)));
  }
}

/** Makes the rows' arbitraries once: that of a pattern takes longer than a case. */
function slipsFor(family: Family) {
  const slips = family.plays.map((play) => fc.record({ play: fc.constant(play), rows: rowsFor(family, play) }));
  return fc.nat(slips.length - 1).chain((index) => slips[index] as (typeof slips)[number]);
}

describe.each(familiesIn(6).map((family) => [family.code, family] as const))('slips of %s', (_, family) => {
  it('cost and pay what every combination by itself does', () => {
    const stakes = fc.record({
      nonce: fc.nat(),
      series: fc.integer({ min: 1700, max: 1960 }),
      price: fc.constantFrom(20n, 200n, 2000n, 20_000n, 20_000_000n),
    });
    let paid = 0;
    fc.assert(
      fc.property(slipsFor(family), stakes, ({ play, rows }, { nonce, series, price }) => {
        const result = drawFrom(family, fairSource('secret', family.code, nonce));
        const slow = slowStakes(play.rule, rows, result);
        const payout = computePayout(play, computeOutcome(play.rule, rows, result), price, series);
        if (payout > 0n) paid += 1;
        expect(countStakes(play.rule, rows), play.code).toBe(slow.length);
        expect(payout, play.code).toBe(slowPayout(play, slow, price, series));
      }),
      { numRuns: 1000, seed: 15 },
    );
    expect(paid).toBeGreaterThan(20);
  });

  it('are read as they were written, and refused where something is wrong', () => {
    fc.assert(
      fc.property(
        slipsFor(family),
        fc.constantFrom('x', '', '-1', '00000000', '1.5', ' 1', '٣'),
        ({ play, rows }, wrong) => {
          const read = (each: Rows) => readLine(play, family.numbers, writeLine(each));
          const isComplete = countStakes(play.rule, rows) > 0;
          expect(read(rows)).toEqual(isComplete ? rows : 'incomplete');
          const [first = [], ...others] = rows;
          expect(read([...rows, first])).toBe('rows');
          if (first.length > 0) expect(read([[...first, first[0] ?? ''], ...others])).toBe('twice');
          if (first.length > 0) expect(read([[...first, wrong], ...others])).toBe('symbol');
        },
      ),
      { numRuns: 200, seed: 15 },
    );
  });
});
