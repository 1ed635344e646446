import type { MotifName } from '../../motifs/library.ts';
import type { ThemeName } from '../themes.ts';

/** Words are alternatives with |, singular or plural. */
export type Entry = readonly [words: string, motifs: readonly MotifName[], theme?: ThemeName];
