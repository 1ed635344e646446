import { roundDown } from '../../shared/money.ts';
import type { Fraction, Outcome, Play, Prize } from './types.ts';

/** The series sets the prize; the rest up to `most` is rebate (lottery.md, Common). */
export interface SeriesBounds {
  least: number;
  /** The member's own; base of the rebate. */
  most: number;
}

/** Prizes by series are for two units, in thousandths of the fair one. */
const SERIES_OF = 2000;
/** Series steps for one percent of rebate. */
const REBATE_STEP = 20;

/** Returns hundredths of a percent of the stake. */
export const computeRebate = (series: number, { most }: SeriesBounds): number => ((most - series) * 100) / REBATE_STEP;

/** For a stake of 1, stake included. */
export function payoutFactor({ fair: [over, of], odds }: Prize, series: number): Fraction {
  return odds === undefined ? [series * over, SERIES_OF * of] : hundredths(odds);
}

/** "2.25" is [225, 100]. */
function hundredths(odds: string): Fraction {
  const [whole = '0', part = ''] = odds.split('.');
  return [Number(whole) * 100 + Number(part.padEnd(2, '0')), 100];
}

/**
 * Returns ten-thousandths of the currency: sums exact fractions, then floors once. `stake` is the price of one stake.
 */
export function computePayout(
  { prizes }: Pick<Play, 'prizes'>,
  { wins, returned }: Outcome,
  stake: bigint,
  series: number,
): bigint {
  let over = stake * BigInt(returned);
  let of = 1n;
  for (const { prize, count, sharedBy = 1 } of wins) {
    const found = prizes.find(({ name }) => name === prize);
    if (!found) throw new Error(`The play has no prize "${prize}"`);
    const [a, b] = payoutFactor(found, series);
    const [num, den] = [stake * BigInt(count) * BigInt(a), BigInt(b) * BigInt(sharedBy)];
    over = over * den + num * of;
    of *= den;
  }
  return over / of;
}

/** Hundredths of a percent. */
const WHOLE_RATE = 10_000n;

/** Ten-thousandths of the currency; `stake` is the price of one stake, `amount` of all. */
export interface BetLine {
  play: Pick<Play, 'prizes'>;
  stake: bigint;
  amount: bigint;
  series: number | null;
  /** Hundredths of a percent of the valid bet. */
  rebateRate: number;
}

/** Rounds win and rebate down to `smallest`. */
export function settleLine(
  { play, stake, amount, series, rebateRate }: BetLine,
  outcome: Outcome,
  { mostWin, smallest }: { mostWin: bigint; smallest: bigint },
) {
  const returned = stake * BigInt(outcome.returned);
  const payout = computePayout(play, outcome, stake, series ?? 0) - returned;
  const validBet = amount - returned;
  return {
    win: roundDown(payout < mostWin ? payout : mostWin, smallest),
    returned,
    validBet,
    rebate: roundDown((validBet * BigInt(rebateRate)) / WHOLE_RATE, smallest),
  };
}

/** Fair odds times the payout rate, floored to two places. */
export function fixedOdds([over, of]: Fraction, keeps: Fraction): string {
  const floored = (BigInt(over) * BigInt(keeps[0]) * 100n) / (BigInt(of) * BigInt(keeps[1]));
  const text = floored.toString().padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}
