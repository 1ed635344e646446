/** Hundredths: 0 to 99.99. */
export const ROLLS = 10_000;
/** In percent. */
export const LEAST_CHANCE = 2;
export const MOST_CHANCE = 95;

/** Returns ten-thousandths of the stake; `chance` is in percent. */
export const dicePays = (rtp: string, chance: number): number => Math.floor((Number(rtp) * 10_000) / chance);
