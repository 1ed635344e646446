import { createContext, useContext } from 'react';
import type { Domain, ListKeyOf } from './texts.types.ts';
import { type Translate, type TranslateAny, Translator } from './translate.ts';

/** The page's texts. */
export const TranslatorContext = createContext(new Translator('en', {}));

/** The texts of one domain in the page's language. */
export function useTranslation<Of extends Domain>(domain: Of) {
  const translator = useContext(TranslatorContext);
  const t: Translate<Of> = (key, values) => translator.text(domain, key, values);
  const list = (key: ListKeyOf<Of>) => translator.list(domain, key);
  return { t, list };
}

/** The texts of every domain in the page's language, for what is written once for the browser and the server. */
export function useTexts(): TranslateAny {
  const translator = useContext(TranslatorContext);
  return (domain, key, values) => translator.text(domain, key, values);
}
