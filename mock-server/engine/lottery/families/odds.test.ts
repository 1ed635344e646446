import { describe, expect, it } from 'vitest';
import { computeOutcome } from '../outcome.ts';
import { countRows, countStakes, type Rows } from '../stakes.ts';
import type { Family, Play, Result, Rule } from '../types.ts';
import { elevenFive } from './eleven-five.ts';
import { range } from './family.ts';
import { k3 } from './k3.ts';
import { markSix, zodiac } from './mark-six.ts';
import { pc28 } from './pc28.ts';
import { pk10 } from './pk10.ts';
import { fourD, thaiStyle } from './sea.ts';
import { ssc } from './ssc.ts';
import { vnNorth, vnSouth } from './vietnam.ts';

function* lists(length: number, first: number, last: number, isDistinct = false): Generator<number[]> {
  if (length === 0) {
    yield [];
    return;
  }
  for (const head of lists(length - 1, first, last, isDistinct))
    for (let number = first; number <= last; number += 1)
      if (!isDistinct || !head.includes(number)) yield [...head, number];
}

/** A minimal line for each prize. */
function listLines({ rule, prizes }: Play, numbers: readonly string[]): { rows: Rows; prize: string }[] {
  switch (rule.kind) {
    case 'market':
      if (rule.features.length > 1) return [{ rows: rule.features.map(() => ['big']), prize: '' }];
      return rule.choices.map(({ symbol }) => ({ rows: [[symbol]], prize: symbol }));
    case 'direct':
      if (rule.isList) return [{ rows: [[numbers.slice(0, rule.positions.length).join('')]], prize: '' }];
      return [{ rows: rule.positions.map((_, index) => [numbers[index] ?? '']), prize: '' }];
    case 'each':
      return [{ rows: rule.positions.map((_, index) => (index === 0 ? [numbers[0] ?? ''] : [])), prize: '' }];
    case 'group': {
      const different = new Set(rule.pattern).size;
      const most = Math.max(...rule.pattern);
      const first = rule.pattern.filter((times) => times === most).length;
      if (rule.isOneRow) return [{ rows: [numbers.slice(0, rule.pattern.length)], prize: '' }];
      const rows = [numbers.slice(0, first), numbers.slice(first, rule.pattern.length)];
      return [{ rows: rows.slice(0, different), prize: '' }];
    }
    case 'set':
    case 'ticket':
      return prizes.map(({ name }) => ({ rows: [numbers.slice(0, rule.size)], prize: name }));
    case 'tails':
      throw new Error('Boards are counted below');
  }
}

/** Mean value of a stake of 1 at fair odds, including refunds. */
function expectedWorth(play: Play, rows: Rows, prize: string, results: Iterable<Result>): number {
  const [over, of] = play.prizes.find(({ name }) => name === prize)?.fair ?? [0, 1];
  let all = 0;
  let sum = 0;
  for (const result of results) {
    const { wins, returned } = computeOutcome(play.rule, rows, result);
    all += 1;
    sum += returned;
    for (const win of wins) if (win.prize === prize) sum += ((win.count / (win.sharedBy ?? 1)) * over) / of;
  }
  return sum / all / countStakes(play.rule, rows);
}

function* asResults(balls: Iterable<number[]>): Generator<Result> {
  for (const each of balls) yield { balls: each, board: {} };
}

function linePositions(rule: Rule, rows: Rows): number[] {
  if (rule.kind === 'each') return rule.positions.filter((_, index) => (rows[index]?.length ?? 0) > 0);
  if (rule.kind === 'market')
    return [
      ...new Set(rule.features.flatMap((feature) => ('position' in feature ? [feature.position] : feature.positions))),
    ];
  return 'positions' in rule ? [...rule.positions] : [];
}

describe.each<[Family, number, number, boolean]>([
  [ssc, 0, 9, false],
  [k3, 1, 6, false],
  [pc28, 0, 9, false],
  [pk10, 1, 10, true],
  [elevenFive, 1, 11, true],
])('$code', ({ plays }, first, last, isDistinct) => {
  const numbers = range(first, last).map(String);
  it.each(plays.map((play) => [play.code, play] as const))('%s has fair odds over all outcomes', (_, play) => {
    for (const { rows, prize } of listLines(play, numbers)) {
      const positions = linePositions(play.rule, rows);
      function* outcomes() {
        for (const drawn of lists(positions.length, first, last, isDistinct)) {
          const balls: number[] = [];
          positions.forEach((position, index) => {
            balls[position] = drawn[index] ?? 0;
          });
          yield balls;
        }
      }
      expect(rows).toHaveLength(countRows(play.rule));
      expect(expectedWorth(play, rows, prize, asResults(outcomes())), `${play.code} ${prize}`).toBeCloseTo(1, 9);
    }
  });
});

const factorial = (n: bigint): bigint => (n < 2n ? 1n : n * factorial(n - 1n));
const choose = (from: number, count: number): number =>
  count < 0 || count > from
    ? 0
    : Number(factorial(BigInt(from)) / (factorial(BigInt(count)) * factorial(BigInt(from - count))));
const fairChance = (play: Play | undefined, name = ''): number => {
  const [over, of] = play?.prizes.find((prize) => prize.name === name)?.fair ?? [0, 1];
  return over / of;
};

describe('Mark Six', () => {
  const { plays } = markSix(6);
  const find = (code: string) => plays.find((play) => play.code === code);

  it.each(plays.filter(({ rule }) => rule.kind === 'market').map((play) => [play.code, play] as const))(
    '%s has fair odds over all specials',
    (_, play) => {
      const results = range(1, 49).map((special) => ({ balls: [0, 0, 0, 0, 0, 0, special], board: {} }));
      for (const { rows, prize } of listLines(play, []))
        expect(expectedWorth(play, rows, prize, results), prize).toBeCloseTo(1, 9);
    },
  );

  it('has fair odds on the six, on the special with one of them, and on none of the seven', () => {
    for (const size of [1, 2, 3])
      expect(fairChance(find(`MAIN${size}`))).toBeCloseTo(choose(49, size) / choose(6, size), 9);
    expect(fairChance(find('MAIN_AND_SPECIAL'))).toBeCloseTo(choose(49, 2) / 6, 9);
    for (const size of range(5, 10))
      expect(fairChance(find(`NONE${size}`))).toBeCloseTo(choose(49, size) / choose(42, size), 9);
  });

  it('has the chances of a ticket’s seven tiers', () => {
    const ways = (hits: number, special: number) =>
      choose(6, hits) * choose(1, special) * choose(42, 6 - hits - special);
    const expected = [ways(6, 0), ways(5, 1), ways(5, 0), ways(4, 1), ways(4, 0), ways(3, 1), ways(3, 0)];
    const names = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
    expect(names.map((name) => choose(49, 6) / fairChance(find('TICKET'), name)).map(Math.round)).toEqual(expected);
  });

  it('gives each number to one animal, and the first to the year’s', () => {
    const animals = zodiac(6);
    expect(animals.flatMap(({ values }) => values).sort((a, b) => a - b)).toEqual(range(1, 49));
    expect(animals.find(({ symbol }) => symbol === '6')?.values).toEqual([1, 13, 25, 37, 49]);
  });
});

/** Inclusion–exclusion. */
const chanceOfAll = (numbers: number, results: number) =>
  range(0, numbers).reduce((sum, out) => sum + (-1) ** out * choose(numbers, out) * ((100 - out) / 100) ** results, 0);

describe.each([
  [vnNorth, { results: 27, three: 23, four: 20 }],
  [vnSouth, { results: 18, three: 17, four: 16 }],
])('$code', ({ plays }, { results, three, four }) => {
  const rules = plays.map(({ code, rule }) => [code, rule.kind === 'tails' ? (rule.stakes ?? 1) : 0] as const);

  it('stakes on as many results as the board has', () => {
    const expected = { LO2: results, LO3: three, LO4: four, DA: 2 * results, DE: 1, DE3: 1 };
    expect(Object.fromEntries(rules)).toMatchObject(expected);
  });

  it('has fair odds: a stake on one result, and a set by inclusion and exclusion', () => {
    for (const play of plays) {
      if (play.rule.kind !== 'tails') throw new Error('A board has tails alone');
      const { size, stakes = 1, digits } = play.rule;
      const drawn = play.isOverTwo ? 2 * results : results;
      const fair = size ? stakes / chanceOfAll(size, drawn) : 10 ** digits;
      expect(fairChance(play) / fair, play.code).toBeCloseTo(1, 4);
    }
  });
});

describe('SEA', () => {
  const listNumbers = (length: number) =>
    range(0, 10 ** length - 1).map((number) => String(number).padStart(length, '0'));

  it.each([...fourD.plays, ...thaiStyle.plays].map((play) => [play.code, play] as const))(
    '%s is fair over all numbers of each prize',
    (_, play) => {
      if (play.rule.kind !== 'tails') throw new Error('A board has tails alone');
      const { slices, digits } = play.rule;
      const counts: Record<string, number> = { special: 10, consolation: 10, front: 2, back: 2 };
      for (const line of ['1', '12', '123', '1234', '11', '112', '1123', '1122', '1112', '1111'].filter(
        ({ length }) => length === digits,
      ))
        for (const { prize, last, pays = '' } of slices) {
          const results = listNumbers(last).map((number) => ({ balls: [], board: { [prize]: [number] } }));
          // All numbers of a prize have the same chance, so one suffices.
          expect(expectedWorth(play, [[line]], pays, results) * (counts[prize] ?? 1), `${line} ${prize}`).toBeCloseTo(
            1,
            9,
          );
        }
    },
  );
});
