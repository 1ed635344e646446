import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { I18N_OPTIONS } from './options.ts';

const loaders = import.meta.glob<Record<string, unknown>>('./locales/*/*.ts', { import: 'default' });

/** Loads the texts of a domain when a page first needs them; those of the first page came with its HTML. */
const chunks: BackendModule = {
  type: 'backend',
  init() {},
  read(language, domain, done) {
    const load = loaders[`./locales/${language.toLowerCase()}/${domain}.ts`];
    if (!load) return done(new Error(`There are no texts for ${language}/${domain}`), null);
    load().then(
      (texts) => done(null, texts),
      (error) => done(error, null),
    );
  },
};

/** Starts i18next in the browser with the language and texts that the server put into the page. */
export async function startI18n(): Promise<i18n> {
  const element = document.getElementById('texts');
  const { language, texts } = JSON.parse(element?.textContent ?? '{}');
  await i18next
    .use(initReactI18next)
    .use(chunks)
    .init({
      ...I18N_OPTIONS,
      lng: language,
      ns: Object.keys(texts),
      resources: { [language]: texts },
      partialBundledLanguages: true,
    });
  return i18next;
}
