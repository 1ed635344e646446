import { coverPath, letterPath, symbolPath, vendorMarkPath } from '../art/paths.ts';
import type { BrandGame } from '../domains/games/catalogue/repository.ts';
import { SPECIES_NAMES } from './engine/fish-species.ts';

const CDN = '/cdn';
const LETTERS = ['A', 'K', 'Q', 'J'] as const;
const HIGH_SYMBOLS = 4;
/** For sparse covers. */
const SPARE = ['crown', 'chest', 'ruby', 'coin', 'bell'] as const;

export interface Skin {
  colors: Record<'ink' | 'deep' | 'base' | 'bright' | 'glow' | 'accent', string>;
  cover: string;
  mark: string;
  /** The best first, then the wild and the scatter. */
  symbols: string[];
  /** By species. */
  swimmers: Record<string, string>;
}

/** Loads the art with the first game: its catalogue is large. */
export async function loadSkin({ gameType, classify, vendorCode, slug }: BrandGame): Promise<Skin> {
  const [{ findPlan }, { makePalette }] = await Promise.all([import('../art/covers/plan.ts'), import('../art/pen.ts')]);
  const plan = findPlan(gameType, classify, vendorCode, slug);
  if (!plan) throw new Error(`The game ${vendorCode} ${slug} has no cover`);
  const [hue, accent] = [Math.round(plan.hue) % 360, Math.round(plan.accentHue) % 360];
  const { ink, deep, base, bright, glow, accent: accentColor } = makePalette(hue, accent);
  const picture = (motif: string) => CDN + symbolPath(hue, accent, motif);
  const motifs = [...new Set([plan.hero, ...plan.others, ...SPARE])].filter((motif) => motif !== 'wheel');
  return {
    colors: { ink, deep, base, bright, glow, accent: accentColor },
    cover: CDN + coverPath({ gameType: plan.game.gameType, classify: plan.game.classify, vendor: vendorCode, slug }),
    mark: CDN + vendorMarkPath(vendorCode),
    symbols: [
      ...motifs.slice(0, HIGH_SYMBOLS).map(picture),
      ...LETTERS.map((letter) => CDN + letterPath(hue, letter)),
      picture(motifs[HIGH_SYMBOLS] ?? 'crown'),
      picture('wheel'),
    ],
    swimmers: Object.fromEntries(SPECIES_NAMES.map((species) => [species, picture(species)])),
  };
}
