import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { LanguageCode } from '~/i18n/languages.ts';

/** After the picker, the server's words come in the new language: ours follow, without loading the page again. */
export function useLanguage(language: LanguageCode) {
  const { i18n } = useTranslation();
  useEffect(() => {
    if (i18n.language !== language) i18n.changeLanguage(language);
  }, [i18n, language]);
}
