/** Rolls: hundredths from 0 to 99.99. */
export const ROLLS = 10_000;
/** Range of a bet's winning chance, in percent. */
export const LEAST_CHANCE = 2;
export const MOST_CHANCE = 95;

/** Returns the payout for a chance (in percent), in ten-thousandths of the stake. */
export const dicePays = (rtp: string, chance: number): number => Math.floor((Number(rtp) * 10_000) / chance);
