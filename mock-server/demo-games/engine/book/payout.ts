const HUNDRED = 100n;

/** Odds are in hundredths; rounds down to a ten-thousandth. Shared by the page and the engines. */
export const payout = (stake: bigint, odds: readonly number[]): bigint =>
  odds.reduce((sum, each) => sum * BigInt(each), stake) / HUNDRED ** BigInt(odds.length);

export const parseOdds = (odds: string): number => Math.round(Number(odds) * 100);
