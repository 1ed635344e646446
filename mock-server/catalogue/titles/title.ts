import type { Texts } from '../../worlds/columns.ts';

/** The other languages use the English title. */
export type TitlePair = readonly [english: string, chinese: string];

export function pairTexts([english, chinese]: TitlePair): Texts {
  return { CN: chinese, EN: english, ID: english, TH: english, TY: english, VI: english };
}
