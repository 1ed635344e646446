import { countPermutations, type Rows, sortDigits } from './lines.ts';

/** Lines on a larger share of a play's choices do not count towards rollovers. */
const MOST_COUNTED = 0.7;
/** 7 of 10 are not more than 0.7. */
const ROUNDING = 1e-9;

export interface CoveredPlay {
  rule:
    | { kind: 'direct'; positions: readonly unknown[]; isDistinct?: boolean | undefined; isList?: boolean | undefined }
    | { kind: 'each'; positions: readonly unknown[] }
    | { kind: 'set'; size: number }
    | {
        kind: 'market';
        features: readonly unknown[];
        choices: readonly { symbol: string; values: readonly number[]; stakes?: number | undefined }[];
      }
    | { kind: 'tails'; digits: number; order: string; size?: number | undefined }
    | { kind: 'group' | 'ticket' };
  prizes: readonly { name: string; fair: readonly number[] }[];
}

type Market = Extract<CoveredPlay['rule'], { kind: 'market' }>;

/** A symbol is one choice, unless `takes` weighs it. */
export interface Choices {
  /** In one position, if each row is a position. */
  total: number;
  isByRow?: true;
  /** A choice has no symbol twice. */
  isDistinct?: true;
  /** A number covers all permutations of its digits. */
  isAnyOrder?: true;
  takes?: Record<string, Record<string, number>>;
}

/**
 * Numbers of a position, whole numbers, or a market's outcomes by chance. Null for combinations in any order, whose
 * lines always count. `numbers` are the first and the last ball.
 */
export function listChoices({ rule, prizes }: CoveredPlay, numbers: readonly number[] | null): Choices | null {
  const [first = 0, last = 9] = numbers ?? [];
  const balls = last - first + 1;
  switch (rule.kind) {
    case 'each':
      return { total: balls, isByRow: true };
    case 'direct': {
      const { length } = rule.positions;
      if (!rule.isDistinct) return { total: balls ** length };
      const total = Array.from(rule.positions, (_, taken) => balls - taken).reduce((all, each) => all * each, 1);
      return { total, ...(!rule.isList && { isDistinct: true }) };
    }
    case 'set':
      return rule.size === 1 ? { total: balls } : null;
    case 'market':
      return { total: 1, takes: outcomeChances(rule, prizes) };
    case 'tails': {
      if (rule.size) return null;
      const isAnyOrder = rule.order === 'box' || rule.order === 'oneForAll';
      return { total: 10 ** rule.digits, ...(isAnyOrder && { isAnyOrder }) };
    }
    default:
      return null;
  }
}

/** An outcome's chance is its part of the narrowest choice that contains it. */
function outcomeChances({ choices }: Market, prizes: CoveredPlay['prizes']): NonNullable<Choices['takes']> {
  const all = new Set(choices.flatMap(({ values }) => values));
  const chances = new Map<number, number>();
  for (const { symbol, values, stakes = 1 } of [...choices].sort((a, b) => b.values.length - a.values.length)) {
    const [fair, of = 1] = prizes.find(({ name }) => name === symbol)?.fair ?? [];
    for (const value of values) chances.set(value, fair ? (stakes * of) / fair / values.length : 1 / all.size);
  }
  return Object.fromEntries(
    choices.map(({ symbol, values }) => [
      symbol,
      Object.fromEntries(values.map((value) => [value, chances.get(value) ?? 0])),
    ]),
  );
}

/**
 * Returns true for positions with more than 70 % of the choices taken by one draw and play; a play without rows has one
 * position.
 */
export function coveredPositions(choices: Choices, lines: readonly Rows[]): boolean[] {
  const isMost = (taken: number) => taken / choices.total > MOST_COUNTED + ROUNDING;
  const isCovered = (lines: readonly Rows[]) => isMost(takenAtMost(choices, lines)) && isMost(takenBy(choices, lines));
  if (!choices.isByRow) return [isCovered(lines)];
  const positions = Math.max(0, ...lines.map(({ length }) => length));
  return Array.from({ length: positions }, (_, row) => isCovered(lines.map((line) => [line[row] ?? []])));
}

const sumBy = <Each>(some: readonly Each[], amount: (each: Each) => number): number =>
  some.reduce((sum, each) => sum + amount(each), 0);

/** Ignores overlap. */
const takenAtMost = (choices: Choices, lines: readonly Rows[]): number =>
  sumBy(lines, (rows) =>
    rows.reduce((all, row) => all * sumBy(row, (symbol) => sumBy(takes(choices, symbol), ([, weight]) => weight)), 1),
  );

/** Goes row by row with the lines that share the previous choices, so no choice counts twice. */
function takenBy(choices: Choices, lines: readonly Rows[], row = 0, before: readonly string[] = []): number {
  const taken = new Map<string, { weight: number; lines: Rows[] }>();
  for (const line of lines)
    for (const symbol of line[row] ?? [])
      for (const [choice, weight] of takes(choices, symbol)) {
        if (choices.isDistinct && before.includes(choice)) continue;
        const known = taken.get(choice);
        if (known?.lines.at(-1) === line) continue;
        if (known) known.lines.push(line);
        else taken.set(choice, { weight, lines: [line] });
      }
  const rows = lines[0]?.length ?? 0;
  let sum = 0;
  for (const [choice, { weight, lines }] of taken)
    sum += weight * (row + 1 < rows ? takenBy(choices, lines, row + 1, [...before, choice]) : 1);
  return sum;
}

function takes({ takes, isAnyOrder }: Choices, symbol: string): (readonly [choice: string, weight: number])[] {
  if (takes) return Object.entries(takes[symbol] ?? {});
  return isAnyOrder ? [[sortDigits(symbol), countPermutations(symbol)]] : [[symbol, 1]];
}

/** On uncovered positions, and in all. */
export function countedStakes(
  choices: Choices,
  covered: readonly boolean[],
  rows: Rows,
): { counted: number; of: number } {
  if (!choices.isByRow) return { counted: covered[0] ? 0 : 1, of: 1 };
  const stakes = (some: Rows) => sumBy(some, ({ length }) => length);
  return { counted: stakes(rows.filter((_, position) => !covered[position])), of: stakes(rows) };
}
