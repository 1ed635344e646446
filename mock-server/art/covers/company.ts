import { isFigure, type MotifName } from '../motifs/library.ts';
import type { Easel } from './easel.ts';

/** Layout of the hero and the other motifs above the title. */
export type Composition = (easel: Easel, hero: MotifName, others: readonly MotifName[]) => string;

/** Motifs that look wrong without ground below them. */
export const GROUNDED: ReadonlySet<MotifName> = new Set<MotifName>([
  'coins',
  'goldBars',
  'chips',
  'chest',
  'house',
  'blueHouse',
  'pinkHouse',
  'stall',
  'greenStall',
  'castle',
  'temple',
  'pyramid',
  'windmill',
  'safe',
  'drum',
  'train',
  'galleon',
  'longboat',
  'jukebox',
  'firTree',
  'cactus',
  'volcano',
]);

/** Motifs small enough to scatter by the dozen. */
export const FLUNG: ReadonlySet<MotifName> = new Set<MotifName>([
  'coin',
  'squareCoin',
  'crownCoin',
  'silverCoin',
  'gem',
  'ruby',
  'sapphire',
  'amethyst',
  'topaz',
  'jade',
  'emerald',
  'candy',
  'wrapped',
  'heart',
  'cherries',
  'strawberry',
  'citrus',
  'orange',
  'plum',
  'grapes',
  'banana',
  'chilli',
  'bolt',
  'flame',
  'snowflake',
  'blossom',
  'lotus',
  'clover',
  'mapleLeaf',
  'redLeaf',
  'rose',
  'butterfly',
  'starfish',
  'pearl',
  'jellyfish',
  'fish',
  'blueFish',
  'redFish',
  'puffer',
  'football',
  'basketball',
  'tennis',
  'chip',
  'blueChip',
  'blackChip',
  'greenChip',
  'die',
  'whiteDie',
  'ace',
  'seven',
  'bell',
  'crown',
  'musicNote',
  'envelope',
  'lantern',
  'donut',
  'cupcake',
  'egg',
  'key',
  'planet',
  'skull',
  'bomb',
  'sunflower',
  'mushroom',
  'ball',
]);

/** Returns the motifs that can float, or the fallback. */
export function airborne(names: readonly MotifName[], fallback: MotifName): readonly MotifName[] {
  const light = names.filter((name) => !GROUNDED.has(name) && !isFigure(name));
  return light.length > 0 ? light : [fallback];
}

/** Returns centre and height of the motif area. */
export function room({ floor, ceiling, width }: Easel): { x: number; y: number; h: number } {
  return { x: width / 2, y: (floor + ceiling) / 2, h: floor - ceiling };
}
