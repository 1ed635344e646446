import type { Fraction, Outcome, Play, Prize } from './types.ts';

/** Of what a member may choose: the series decides the prize, and what it leaves comes back as rebate (lottery.md, Common). */
export interface SeriesBounds {
  least: number;
  /** The member's own; also what a rebate is counted from. */
  most: number;
}

/** A prize by series is for two units staked, and in thousandths of the fair one. */
const SERIES_OF = 2000;
/** Two series are a tenth of a percent of rebate. */
const REBATE_STEP = 20;

/** The rebate of a series, in hundredths of a percent of the stake. */
export const rebateOf = (series: number, { most }: SeriesBounds): number => ((most - series) * 100) / REBATE_STEP;

/** What a stake of 1 pays, the stake included, as an exact fraction. */
export function factorOf({ fair: [over, of], odds }: Prize, series: number): Fraction {
  return odds === undefined ? [series * over, SERIES_OF * of] : hundredths(odds);
}

/** "2.25" as [225, 100]. */
function hundredths(odds: string): Fraction {
  const [whole = '0', part = ''] = odds.split('.');
  return [Number(whole) * 100 + Number(part.padEnd(2, '0')), 100];
}

/**
 * What a line is paid for its outcome, in ten-thousandths of the currency: exact fractions, added up, and floored once. `stake` is what each of its
 * stakes costs, in the same unit.
 */
export function payoutOf(
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
    const [a, b] = factorOf(found, series);
    const [num, den] = [stake * BigInt(count) * BigInt(a), BigInt(b) * BigInt(sharedBy)];
    over = over * den + num * of;
    of *= den;
  }
  return over / of;
}

/** A hundred percent, in hundredths of a percent. */
const WHOLE_RATE = 10_000n;

/** A line that was bet, in ten-thousandths of the currency: what each of its stakes costs, and all of them. */
export interface BetLine {
  play: Pick<Play, 'prizes'>;
  stake: bigint;
  amount: bigint;
  series: number | null;
  /** What of the valid bet comes back, in hundredths of a percent. */
  rebateRate: number;
}

/** What a line comes to: what it wins, what of its stake is given back, and what is left of the stake with its rebate. */
export function settleLine({ play, stake, amount, series, rebateRate }: BetLine, outcome: Outcome, mostWin: bigint) {
  const returned = stake * BigInt(outcome.returned);
  const payout = payoutOf(play, outcome, stake, series ?? 0) - returned;
  const validBet = amount - returned;
  return {
    win: payout < mostWin ? payout : mostWin,
    returned,
    validBet,
    rebate: (validBet * BigInt(rebateRate)) / WHOLE_RATE,
  };
}

/** A prize that is what is fair but for the house's part, floored to two places. */
export function fixedOdds([over, of]: Fraction, keeps: Fraction): string {
  const floored = (BigInt(over) * BigInt(keeps[0]) * 100n) / (BigInt(of) * BigInt(keeps[1]));
  const text = floored.toString().padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}
