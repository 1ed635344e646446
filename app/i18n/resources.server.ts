import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGE_CODES, type LanguageCode } from './languages.ts';
import { I18N_OPTIONS } from './options.ts';

const modules = import.meta.glob<Record<string, unknown>>('./locales/*/*.ts', { eager: true, import: 'default' });

type Texts = Record<string, Record<string, unknown>>;

const texts = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, {} as Texts]));
for (const [file, domainTexts] of Object.entries(modules)) {
  const [, language, domain] = /\/(\w+)\/([\w-]+)\.ts$/.exec(file) ?? [];
  const ofLanguage = language && texts[language.toUpperCase()];
  if (ofLanguage && domain) ofLanguage[domain] = domainTexts;
}

/** The texts that a page needs, to be sent with its HTML: `{ domain: texts }` in one language. */
export function textsOf(language: LanguageCode, domains: Iterable<string>): Texts {
  const all = texts[language] ?? {};
  return Object.fromEntries([...domains].map((domain) => [domain, all[domain] ?? {}]));
}

const instances = new Map<LanguageCode, i18n>();

/** The server's i18next in one language; all its texts are in memory, so it is made once per language. */
export function serverI18n(language: LanguageCode): i18n {
  let instance = instances.get(language);
  if (!instance) {
    instance = createInstance();
    instance.use(initReactI18next);
    instance.init({
      ...I18N_OPTIONS,
      initImmediate: false,
      lng: language,
      ns: Object.keys(texts.EN ?? {}),
      resources: { [language]: texts[language] ?? {} } as never,
    });
    instances.set(language, instance);
  }
  return instance;
}
