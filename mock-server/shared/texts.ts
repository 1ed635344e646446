import type { Language, Texts } from '../worlds/columns.ts';

/** `json` has texts by language; falls back to English. */
export function textIn(json: string, language: Language): string {
  const texts = JSON.parse(json) as Partial<Texts>;
  return texts[language] ?? texts.EN ?? '';
}
