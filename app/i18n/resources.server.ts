import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from './languages.ts';
import type { Texts } from './texts.types.ts';
import { type TranslateAny, Translator } from './translate.ts';

const modules = import.meta.glob<object>('./locales/*/*.ts', { eager: true, import: 'default' });

const translators = new Map<LanguageCode, Translator>(
  LANGUAGE_CODES.map((code) => [code, new Translator(LANGUAGES[code].tag, textsOf(code))]),
);

function textsOf(code: LanguageCode): Partial<Texts> {
  const prefix = `./locales/${code.toLowerCase()}/`;
  return Object.fromEntries(
    Object.entries(modules)
      .filter(([file]) => file.startsWith(prefix))
      .map(([file, texts]) => [file.slice(prefix.length, -'.ts'.length), texts]),
  );
}

/** All texts of a language, for rendering on the server. */
export function translatorOf(language: LanguageCode): Translator {
  return translators.get(language) ?? new Translator('en', {});
}

/** Looks texts up for view models: `t('server', 'promotionUntil', { date })`. */
export function serverTranslate(language: LanguageCode): TranslateAny {
  const translator = translatorOf(language);
  return (domain, key, values) => translator.text(domain, key, values);
}
