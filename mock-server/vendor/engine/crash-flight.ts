/** The time in which the multiplier doubles. */
const DOUBLING_MS = 4000;
const START = 100;
/** Keeps the rounding of logarithms from hiding a hundredth. */
const TINY = 1e-6;

/** The multiplier after a time of flight, in hundredths. Shared by the page and the engine. */
export const heightAfter = (ms: number): number => Math.floor(START * 2 ** (Math.max(0, ms) / DOUBLING_MS) + TINY);

/** The time of flight to a multiplier in hundredths. */
export const timeTo = (height: number): number => Math.ceil(DOUBLING_MS * Math.log2(height / START));
