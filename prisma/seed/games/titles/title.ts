import type { Texts } from '../../shared/languages.ts';

/** A title in English and Chinese only; the other languages use the English one. */
export type TitlePair = readonly [english: string, chinese: string];

/** Converts a pair to a text in six languages. */
export function textsOf([english, chinese]: TitlePair): Texts {
  return { CN: chinese, EN: english, ID: english, TH: english, TY: english, VI: english };
}
