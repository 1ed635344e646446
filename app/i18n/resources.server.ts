import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from './languages.ts';
import type { Domain, Texts } from './texts.types.ts';
import { type TranslateAny, Translator } from './translate.ts';

const modules = import.meta.glob<object>('./texts/*/*.ts', { eager: true, import: 'default' });

const translators = new Map<LanguageCode, Translator>(
  LANGUAGE_CODES.map((code) => [code, new Translator(LANGUAGES[code].tag, readTexts(code))]),
);

function readTexts(code: LanguageCode): Partial<Texts> {
  const ending = `/${code.toLowerCase()}.ts`;
  return Object.fromEntries(
    Object.entries(modules)
      .filter(([file]) => file.endsWith(ending))
      .map(([file, texts]) => [file.slice('./texts/'.length, -ending.length), texts]),
  );
}

/** All texts of a language, for one page's rendering: it notes which ones the page has read. */
export const newTranslator = (language: LanguageCode): Translator =>
  new Translator(LANGUAGES[language].tag, translatorOf(language).texts);

function translatorOf(language: LanguageCode): Translator {
  return translators.get(language) ?? new Translator('en', {});
}

/** The texts of one domain in the language of a tag; null for those that there are not, or that only the server needs. */
export function textsOf(tag: string, domain: string): object | null {
  const code = LANGUAGE_CODES.find((each) => LANGUAGES[each].tag === tag);
  if (!code || domain === 'server') return null;
  const { texts } = translatorOf(code);
  return Object.hasOwn(texts, domain) ? (texts[domain as Domain] ?? null) : null;
}

/** Looks texts up for view models: `t('server', 'promotionUntil', { date })`. */
export function serverTranslate(language: LanguageCode): TranslateAny {
  const translator = translatorOf(language);
  return (domain, key, values) => translator.text(domain, key, values);
}
