import { Random } from '../../../worlds/random.ts';
import { REELS } from './layout.ts';

/** Eight paying symbols, the best first, then the wild and the scatter. */
export const PAYING = 8;
export const WILD = 8;
export const SCATTER = 9;

export type Volatility = 'low' | 'medium' | 'high';
export type Strips = readonly (readonly number[])[];

export interface Model {
  /** Coins for three, four and five of each paying symbol on adjacent reels from the left. */
  pays: readonly (readonly [number, number, number])[];
  /** Multiples of the bet for three, four and five scatters. */
  scatterPays: readonly [number, number, number];
  /** Free spins for three, four and five scatters, by the number of rows. */
  freeSpins: Record<number, readonly [number, number, number]>;
  multiplier: number;
  /** Coins of a bet by the number of ways. */
  coins: Record<number, number>;
  /** Both sets have the same scatters; mixing them yields the game's RTP. */
  generous: Strips;
  lean: Strips;
}

const STRIP = 48;
const SCATTERS_AT = [0, 24];
/** Wilds are on the three middle reels only, so the leftmost symbol decides the win of a line. */
const hasWild = (reel: number) => reel > 0 && reel < REELS - 1;

/** Wilds replace the most common symbol. */
function buildStrip(name: string, reel: number, counts: readonly number[], wilds: number): number[] {
  const symbols = counts.flatMap((count, symbol) => Array<number>(count).fill(symbol));
  if (hasWild(reel)) symbols.splice(-wilds, wilds, ...Array<number>(wilds).fill(WILD));
  const shuffled = new Random(`slot ${name} ${reel}`).shuffle(symbols);
  for (const at of SCATTERS_AT) shuffled.splice(at, 0, SCATTER);
  if (shuffled.length !== STRIP) throw new Error(`The strip ${name} has ${shuffled.length} symbols`);
  return shuffled;
}

const buildStrips = (name: string, counts: readonly number[], wilds: number): Strips =>
  Array.from({ length: REELS }, (_, reel) => buildStrip(name, reel, counts, wilds));

/** Small wins are frequent, large ones rare. */
const low: Model = {
  pays: [
    [40, 120, 400],
    [30, 80, 250],
    [25, 60, 180],
    [20, 50, 140],
    [12, 30, 90],
    [10, 25, 75],
    [9, 22, 60],
    [7, 18, 45],
  ],
  scatterPays: [2, 5, 20],
  freeSpins: { 3: [8, 12, 20], 4: [5, 8, 12] },
  multiplier: 2,
  coins: { 243: 60, 1024: 240 },
  generous: buildStrips('low generous', [4, 4, 5, 5, 6, 7, 7, 8], 4),
  lean: buildStrips('low lean', [3, 4, 5, 5, 6, 7, 8, 8], 3),
};

const medium: Model = {
  pays: [
    [60, 220, 800],
    [40, 120, 400],
    [30, 90, 250],
    [25, 60, 180],
    [12, 30, 90],
    [9, 22, 65],
    [7, 18, 45],
    [5, 14, 35],
  ],
  scatterPays: [2, 8, 40],
  freeSpins: { 3: [8, 12, 20], 4: [5, 8, 12] },
  multiplier: 2,
  coins: { 243: 64, 1024: 260 },
  generous: buildStrips('medium generous', [3, 3, 4, 5, 7, 8, 8, 8], 4),
  lean: buildStrips('medium lean', [2, 3, 4, 5, 7, 8, 8, 9], 3),
};

/** Most spins win nothing; wins are larger. */
const high: Model = {
  pays: [
    [90, 350, 1500],
    [60, 180, 700],
    [40, 110, 350],
    [25, 70, 220],
    [10, 25, 75],
    [7, 18, 50],
    [5, 12, 30],
    [4, 8, 20],
  ],
  scatterPays: [2, 10, 60],
  freeSpins: { 3: [8, 12, 20], 4: [5, 8, 12] },
  multiplier: 3,
  coins: { 243: 70, 1024: 310 },
  generous: buildStrips('high generous', [3, 3, 4, 4, 7, 8, 8, 9], 4),
  lean: buildStrips('high lean', [2, 3, 3, 4, 7, 8, 9, 10], 3),
};

export const models: Record<Volatility, Model> = { low, medium, high };

export const findModel = (volatility: string): Model => models[volatility as Volatility] ?? medium;
