import type { Language } from '../http/exchange.ts';

/** Picks a text from a JSON object by language, else English. */
export function textIn(json: string, language: Language): string {
  const texts = JSON.parse(json) as Partial<Record<Language, string>>;
  return texts[language] ?? texts.EN ?? '';
}
