import type { Value } from '../../../../openapi/generated/gaming-operations.ts';

export type PlayMenu = Value<'getPlayMenu'>;
export type Play = PlayMenu['groups'][number]['plays'][number];
export type Rule = Play['rule'];
export type Prize = Play['prizes'][number];

export type Rows = readonly (readonly string[])[];

/** Keys to press, or typed numbers of some digits. */
export type Entry = { kind: 'pad'; symbols: readonly string[] } | { kind: 'typed'; digits: number };

/** Largest first: [2, 1, 1] has a row for pairs and one for singles. */
export const groupTimes = (pattern: readonly number[]): number[] => [...new Set(pattern)].sort((a, b) => b - a);

/** The contract's Rule. */
export function rowCount(rule: Rule): number {
  if (rule.kind === 'direct') return rule.isList ? 1 : rule.positions.length;
  if (rule.kind === 'each') return rule.positions.length;
  if (rule.kind === 'market') return rule.features.length;
  return rule.kind === 'group' && !rule.isOneRow ? groupTimes(rule.pattern).length : 1;
}

/** A thousand keys are too many. */
const MOST_ON_A_PAD = 2;

export function toEntry(rule: Rule, numbers: PlayMenu['numbers']): Entry {
  if (rule.kind === 'market') return { kind: 'pad', symbols: rule.choices.map(({ symbol }) => symbol) };
  if (rule.kind === 'direct' && rule.isList) return { kind: 'typed', digits: rule.positions.length };
  if (rule.kind === 'tails') {
    const { digits } = rule;
    if (digits > MOST_ON_A_PAD) return { kind: 'typed', digits };
    const symbols = Array.from({ length: 10 ** digits }, (_, number) => String(number).padStart(digits, '0'));
    return { kind: 'pad', symbols };
  }
  const [first = 0, last = 9] = numbers ?? [];
  return { kind: 'pad', symbols: Array.from({ length: last - first + 1 }, (_, index) => String(first + index)) };
}

/** The contract's BetLine. */
export const MOST_CONTENT = 60_000;

/** 10,000 for five digits. */
export const mostNumbers = (digits: number): number => Math.floor((MOST_CONTENT + 1) / (digits + 1));

/** Returns unique numbers, and the invalid words. */
export function readNumbers(text: string, digits: number): { numbers: string[]; rest: string[] } {
  const isNumber = new RegExp(`^\\d{${digits}}$`);
  const numbers = new Set<string>();
  const rest: string[] = [];
  for (const part of text.match(/[^\s.,;|]+/g) ?? []) {
    if (isNumber.test(part)) numbers.add(part);
    else rest.push(part);
  }
  return { numbers: [...numbers], rest };
}

/** The contract separates rows by "|", symbols by ",". */
export const writeRows = (rows: Rows): string => rows.map((row) => row.join(',')).join('|');

/** Formats "1, 2 | – | Big". */
export const contentText = (content: string, toName: (symbol: string) => string): string =>
  content
    .split('|')
    .map((row) => (row ? row.split(',').map(toName).join(', ') : '–'))
    .join(' | ');

/** Formats "Ball 1: 2, 3 · Ball 3: 9", and a single row without its label. */
export function rowsText(labels: readonly string[], rows: Rows, toName: (symbol: string) => string): string {
  const texts = rows.map((row) => row.map(toName).join(', '));
  if (texts.length === 1) return texts[0] ?? '';
  return texts.flatMap((text, row) => (text ? [`${labels[row]}: ${text}`] : [])).join(' · ');
}
