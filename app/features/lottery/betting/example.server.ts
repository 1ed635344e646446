import { type Example, exampleOnBoard } from './board-example.server.ts';
import { featureValue } from './feature-value.ts';
import { groupTimes, type Play, type Rule } from './rules.ts';
import { BALLS, BOARDS, type SampleDraw } from './samples.ts';

type RuleOf<Kind extends Rule['kind']> = Extract<Rule, { kind: Kind }>;
type Market = RuleOf<'market'>;
type Feature = Market['features'][number];
type Choice = Market['choices'][number];
type Balls = readonly number[];

const toSampleDraw = (balls: Balls): SampleDraw => ({ balls, boards: [] });

/** A line with a winning and a losing draw. `family` is the code of the game's group. Null without samples. */
export function buildExample({ rule, isOverTwo }: Play, family: string): Example | null {
  const board = BOARDS[family];
  const samples = BALLS[family];
  if (rule.kind === 'tails') return board ? exampleOnBoard(rule, board, isOverTwo === true) : null;
  const [balls] = samples ?? [];
  if (!samples || !balls) return null;
  const { rows, wins = balls, loses, returns, prize } = ofBalls(rule, samples, balls);
  return {
    rows: rows.map((row) => row.map(String)),
    wins: toSampleDraw(wins),
    times: 1,
    loses: toSampleDraw(loses),
    ...(returns && { returns: toSampleDraw(returns) }),
    ...(prize && { prize }),
  };
}

interface BallsExample {
  rows: readonly (readonly (number | string)[])[];
  wins?: Balls;
  loses: Balls;
  returns?: Balls | undefined;
  prize?: string;
}

function ofBalls(rule: Exclude<Rule, RuleOf<'tails'>>, samples: readonly Balls[], balls: Balls): BallsExample {
  const [, second = []] = samples;
  switch (rule.kind) {
    case 'direct': {
      const { positions } = rule;
      const [first = 0, next = balls.length - 1] = positions;
      const numbers = positions.map((position) => at(balls, position));
      const loses = swapped(balls, first, next);
      if (rule.isList) return { rows: [[numbers.join(''), positions.map((each) => at(second, each)).join('')]], loses };
      const other = unusedNumbers([numbers, loses.slice(first, first + numbers.length)], 1);
      return {
        rows: numbers.map((number, row) => (row === numbers.length - 1 ? [number, ...other] : [number])),
        loses,
      };
    }
    case 'each': {
      const chosen = [[at(balls, 0)], [at(balls, 2)]];
      return { rows: rule.positions.map((_, row) => chosen[row] ?? []), loses: swapped(balls, 0, 1) };
    }
    case 'group':
      return ofGroup(rule, balls);
    case 'set':
      return ofSet(rule, balls);
    case 'market':
      return ofMarket(rule, samples);
    case 'ticket': {
      // Excludes the special number.
      const row = [...balls.slice(0, 4), ...unusedNumbers(samples, 2)];
      const prize = rule.tiers.find(({ hits, withSpecial }) => hits === 4 && !withSpecial)?.prize;
      return { rows: [row], loses: samples.at(-1) ?? [], ...(prize && { prize }) };
    }
  }
}

const at = (balls: Balls, position: number): number => balls[position] ?? 0;

const swapped = (balls: Balls, a: number, b: number): Balls =>
  balls.map((ball, position) => (position === a ? at(balls, b) : position === b ? at(balls, a) : ball));

const withBall = (balls: Balls, place: number, number: number): Balls =>
  balls.map((ball, position) => (position === place ? number : ball));

function unusedNumbers(lists: readonly Balls[], count: number): number[] {
  const used = new Set(lists.flat());
  const numbers: number[] = [];
  for (let number = 1; numbers.length < count; number += 1) if (!used.has(number)) numbers.push(number);
  return numbers;
}

function ofGroup({ positions, pattern, isOneRow }: RuleOf<'group'>, balls: Balls): BallsExample {
  const counts = pattern.toSorted((a, b) => b - a);
  const numbers = counts.map((_, index) => at(balls, index));
  // The order differs from the order of choice.
  const drawn = numbers.flatMap((number, index) => Array<number>(counts[index] ?? 1).fill(number)).toReversed();
  const wins = balls.map((ball, position) => drawn[positions.indexOf(position)] ?? ball);
  const [last = 0] = positions.slice(-1);
  const isAllDifferent = counts[0] === 1;
  const [other = 0] = isAllDifferent ? drawn : unusedNumbers([balls], 1);
  const rows = groupTimes(pattern).map((times) => numbers.filter((_, index) => counts[index] === times));
  return { rows: isOneRow ? [numbers] : rows, wins, loses: withBall(wins, last, other) };
}

function ofSet({ positions, size, hit }: RuleOf<'set'>, balls: Balls): BallsExample {
  const lastPlace = balls.length - 1;
  if (hit === 'none') {
    const row = unusedNumbers([balls], size);
    return { rows: [row], loses: withBall(balls, lastPlace, row[0] ?? 0) };
  }
  if (hit === 'special') return { rows: [[at(balls, 0), at(balls, lastPlace)]], loses: swapped(balls, 1, lastPlace) };
  const drawn = positions.map((position) => at(balls, position));
  const others = unusedNumbers([balls], Math.max(0, size - drawn.length) + 1);
  const row = [...drawn.slice(0, size).toReversed(), ...others.slice(1)];
  const [first = 0] = positions;
  // When not all balls count, the number is drawn at a position that does not count.
  const outside = balls.findIndex((_, position) => !positions.includes(position));
  return { rows: [row], loses: outside < 0 ? withBall(balls, first, others[0] ?? 0) : swapped(balls, first, outside) };
}

function ofMarket({ features, choices }: RuleOf<'market'>, samples: readonly Balls[]): BallsExample {
  const straight = choices.filter(({ symbol }) => symbol === 'straight');
  const find = (each: Feature, balls: Balls, of: readonly Choice[], list: 'values' | 'returns') =>
    of.find((choice) => choice[list]?.includes(featureValue(each, balls)));
  const choose = (balls: Balls) =>
    features.flatMap((each) => find(each, balls, straight.length > 0 ? straight : choices, 'values') ?? []);
  const wins = samples.find((balls) => choose(balls).length === features.length) ?? [];
  const chosen = choose(wins);
  const is = (balls: Balls, list: 'values' | 'returns') =>
    features.every((each, row) => find(each, balls, chosen.slice(row, row + 1), list));
  const loses = samples.findLast((balls) => !is(balls, 'values') && !is(balls, 'returns')) ?? [];
  return {
    rows: chosen.map(({ symbol }) => [symbol]),
    wins,
    loses,
    returns: samples.find((each) => is(each, 'returns')),
  };
}
