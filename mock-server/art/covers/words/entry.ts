import type { MotifName } from '../../motifs/library.ts';
import type { ThemeName } from '../themes.ts';

/** Words of a title (alternatives with |, singular or plural), their motifs, and their theme. */
export type Entry = readonly [words: string, motifs: readonly MotifName[], theme?: ThemeName];
