import type { Language, Texts } from '../worlds/columns.ts';

/** Picks a text from a JSON object by language, else English. */
export function textIn(json: string, language: Language): string {
  const texts = JSON.parse(json) as Partial<Texts>;
  return texts[language] ?? texts.EN ?? '';
}
