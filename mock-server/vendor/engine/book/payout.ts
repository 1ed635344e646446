const HUNDRED = 100n;

/** A stake times all odds (in hundredths), rounded down to a ten-thousandth. The page and the engines share it. */
export const payout = (stake: bigint, odds: readonly number[]): bigint =>
  odds.reduce((sum, each) => sum * BigInt(each), stake) / HUNDRED ** BigInt(odds.length);

/** Hundredths from odds as they are shown. */
export const hundredthsOf = (odds: string): number => Math.round(Number(odds) * 100);
