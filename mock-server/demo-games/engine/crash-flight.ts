const DOUBLING_MS = 4000;
const START = 100;
/** Prevents rounded logarithms from hiding a hundredth. */
const TINY = 1e-6;

/** Returns hundredths. Shared by the page and the engine. */
export const heightAfter = (ms: number): number => Math.floor(START * 2 ** (Math.max(0, ms) / DOUBLING_MS) + TINY);

export const timeTo = (height: number): number => Math.ceil(DOUBLING_MS * Math.log2(height / START));
