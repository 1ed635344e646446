import { readRows } from '../../../openapi/rules/lines.ts';
import { countRows, countStakes, type Rows } from './stakes.ts';
import type { Numbers, Play, Rule } from './types.ts';

export type LineFault = 'rows' | 'symbol' | 'twice' | 'incomplete';

/** More than all four-digit numbers. */
const LONGEST = 60_000;

/** In "1,2|3||4" bars separate rows, commas symbols. */
export function readLine({ rule }: Pick<Play, 'rule'>, numbers: Numbers | null, text: string): Rows | LineFault {
  if (text.length > LONGEST) return 'symbol';
  const rows = readRows(text);
  if (rows.length !== countRows(rule)) return 'rows';
  const isKnown = symbolCheck(rule, numbers);
  if (!rows.every((row) => row.every(isKnown))) return 'symbol';
  if (rows.some((row) => new Set(row).size < row.length)) return 'twice';
  return countStakes(rule, rows) > 0 ? rows : 'incomplete';
}

export const writeLine = (rows: Rows): string => rows.map((row) => row.join(',')).join('|');

function symbolCheck(rule: Rule, numbers: Numbers | null): (symbol: string) => boolean {
  if (rule.kind === 'market') return (symbol) => rule.choices.some((choice) => choice.symbol === symbol);
  if (rule.kind === 'tails') return ofDigits(rule.digits);
  if (rule.kind === 'direct' && rule.isList) return ofDigits(rule.positions.length);
  const [first, last] = numbers ?? [0, -1];
  return (symbol) => /^(0|[1-9]\d?)$/.test(symbol) && Number(symbol) >= first && Number(symbol) <= last;
}

const ofDigits =
  (count: number) =>
  (symbol: string): boolean =>
    symbol.length === count && /^\d+$/.test(symbol);
