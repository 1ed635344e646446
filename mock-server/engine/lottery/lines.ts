import { type Rows, rowCountOf, stakesOf } from './stakes.ts';
import type { Numbers, Play, Rule } from './types.ts';

/** What is wrong with a line: how many rows it has, what is in one, something twice in a row, or no complete combination. */
export type LineFault = 'rows' | 'symbol' | 'twice' | 'incomplete';

/** Digits that a row may hold: nobody can choose more than all numbers of four. */
const LONGEST = 60_000;

/**
 * Reads a line as it is sent: rows are parted by "|", and what was chosen in one by ",", as in "1,2|3||4". Returns what is wrong with it where it is none
 * of the play's.
 */
export function readLine({ rule }: Pick<Play, 'rule'>, numbers: Numbers | null, text: string): Rows | LineFault {
  if (text.length > LONGEST) return 'symbol';
  const rows = text.split('|').map((row) => (row === '' ? [] : row.split(',')));
  if (rows.length !== rowCountOf(rule)) return 'rows';
  const isKnown = symbolsOf(rule, numbers);
  if (!rows.every((row) => row.every(isKnown))) return 'symbol';
  if (rows.some((row) => new Set(row).size < row.length)) return 'twice';
  return stakesOf(rule, rows) > 0 ? rows : 'incomplete';
}

/** The line as it is sent. */
export const writeLine = (rows: Rows): string => rows.map((row) => row.join(',')).join('|');

/** What may stand in a row of a rule. */
function symbolsOf(rule: Rule, numbers: Numbers | null): (symbol: string) => boolean {
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
