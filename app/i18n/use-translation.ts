import { createContext, useContext } from 'react';
import type { Domain, ListKeyOf } from './texts.types.ts';
import { type Translate, type TranslateAny, Translator } from './translate.ts';

export const TranslatorContext = createContext(new Translator('en', {}));

export function useTranslation<Of extends Domain>(domain: Of) {
  const translator = useContext(TranslatorContext);
  const t: Translate<Of> = (key, values) => translator.text(domain, key, values);
  const list = (key: ListKeyOf<Of>) => translator.list(domain, key);
  return { t, list };
}

/** For code shared by browser and server. */
export function useTexts(): TranslateAny {
  const translator = useContext(TranslatorContext);
  return (domain, key, values) => translator.text(domain, key, values);
}
