/** A roll is a number of hundredths from 0 to 99.99. */
export const ROLLS = 10_000;
/** A side may win with two to ninety-five chances in a hundred. */
export const LEAST_CHANCE = 2;
export const MOST_CHANCE = 95;

/** What a bet with so many chances in a hundred brings, in ten-thousandths of the stake. */
export const dicePays = (rtp: string, chance: number): number => Math.floor((Number(rtp) * 10_000) / chance);
