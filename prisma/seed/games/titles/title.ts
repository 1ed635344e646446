import type { Texts } from '../../shared/languages.ts';

/** A title that is said only in English and Chinese; the other markets know such games by their English title. */
export type TitlePair = readonly [english: string, chinese: string];

/** The six-language form of a pair. */
export function textsOf([english, chinese]: TitlePair): Texts {
  return { CN: chinese, EN: english, ID: english, TH: english, TY: english, VI: english };
}
