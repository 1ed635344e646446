export const ROWS = 12;
export const RISKS = ['low', 'medium', 'high'] as const;
export type Risk = (typeof RISKS)[number];

/** Hundredths of the stake, from the edge to the middle. */
const HALVES: Record<Risk, readonly number[]> = {
  low: [1000, 300, 160, 140, 110, 100, 41],
  medium: [3000, 1000, 400, 200, 110, 60, 24],
  high: [15_000, 2200, 700, 200, 80, 20, 25],
};

export const listSlots = (risk: Risk): number[] => [...HALVES[risk], ...HALVES[risk].slice(0, -1).reverse()];
