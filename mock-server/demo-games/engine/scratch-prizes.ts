export const PANELS = 9;

/** Multiples of the stake, with their weights among winning cards, best first. */
export const SCRATCH_PRIZES = [
  { pays: 1000, weight: 1 },
  { pays: 100, weight: 20 },
  { pays: 25, weight: 100 },
  { pays: 10, weight: 400 },
  { pays: 5, weight: 1200 },
  { pays: 2, weight: 3500 },
  { pays: 1, weight: 4800 },
] as const;
