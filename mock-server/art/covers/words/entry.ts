import type { MotifName } from '../../motifs/library.ts';
import type { ThemeName } from '../themes.ts';

/** Words of a title (alternatives with |, plural or not), the motifs they call up, and the world they belong to. */
export type Entry = readonly [words: string, motifs: readonly MotifName[], theme?: ThemeName];
