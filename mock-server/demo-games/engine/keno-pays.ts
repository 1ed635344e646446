import { countWays } from '../../engine/ways.ts';

export const BALLS = 80;
export const DRAWN = 20;
export const MOST_SPOTS = 10;

/** Payouts for a stake of 1, by hits. */
export type PayTable = Readonly<Record<number, number>>;

/** By spots. */
export const KENO_PAYS: Readonly<Record<number, { plain: PayTable; golden: PayTable }>> = {
  1: { plain: { 1: 3 }, golden: { 1: 4 } },
  2: { plain: { 2: 15 }, golden: { 2: 17 } },
  3: { plain: { 2: 1, 3: 56 }, golden: { 2: 1, 3: 64 } },
  4: { plain: { 2: 1, 3: 5, 4: 150 }, golden: { 2: 1, 3: 7, 4: 160 } },
  5: { plain: { 2: 1, 3: 1, 4: 15, 5: 500 }, golden: { 2: 1, 3: 2, 4: 15, 5: 620 } },
  6: { plain: { 3: 1, 4: 9, 5: 80, 6: 2000 }, golden: { 3: 1, 4: 12, 5: 90, 6: 2200 } },
  7: { plain: { 3: 1, 4: 3, 5: 25, 6: 200, 7: 7000 }, golden: { 3: 1, 4: 4, 5: 30, 6: 240, 7: 8000 } },
  8: { plain: { 4: 3, 5: 15, 6: 90, 7: 700, 8: 12_000 }, golden: { 4: 4, 5: 18, 6: 100, 7: 900, 8: 15_000 } },
  9: {
    plain: { 4: 1, 5: 6, 6: 50, 7: 300, 8: 4000, 9: 30_000 },
    golden: { 4: 1, 5: 8, 6: 60, 7: 400, 8: 4500, 9: 30_000 },
  },
  10: {
    plain: { 0: 2, 5: 3, 6: 25, 7: 120, 8: 900, 9: 5000, 10: 50_000 },
    golden: { 0: 3, 5: 3, 6: 28, 7: 140, 8: 1000, 9: 6000, 10: 60_000 },
  },
};

/** As a part of the stake. */
export function computeReturn(spots: number, pays: PayTable): number {
  const hitChance = (hits: number) =>
    (countWays(DRAWN, hits) * countWays(BALLS - DRAWN, spots - hits)) / countWays(BALLS, spots);
  return Object.entries(pays).reduce((sum, [hits, pay]) => sum + hitChance(Number(hits)) * pay, 0);
}

/** Share of golden draws for a return of `target`. Throws for an unreachable target. */
export function goldenPart(spots: number, target: number): number {
  const tables = KENO_PAYS[spots];
  if (!tables) throw new Error(`There is no pay table for ${spots} spots`);
  const [plain, golden] = [computeReturn(spots, tables.plain), computeReturn(spots, tables.golden)];
  const part = (target - plain) / (golden - plain);
  if (part < 0 || part > 1) throw new Error(`No mixture of draws pays back ${target} on ${spots} spots`);
  return part;
}
