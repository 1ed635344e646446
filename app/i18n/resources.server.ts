import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from './languages.ts';
import type { Domain, ServerKeyOf, Texts, ToastKey } from './texts.types.ts';
import { type ServerTranslate, Translator } from './translate.ts';

interface Module {
  page: object;
  server?: { toasts?: object };
}

const files = import.meta.glob<Module>('./texts/**/*.ts', { eager: true });

const modules = new Map<LanguageCode, Map<string, Module>>(
  LANGUAGE_CODES.map((code) => {
    const ending = `/${code.toLowerCase()}.ts`;
    const ofLanguage = Object.entries(files).filter(([file]) => file.endsWith(ending));
    return [code, new Map(ofLanguage.map(([file, texts]) => [file.split('/').at(-2) ?? '', texts]))];
  }),
);

const textsIn = (code: LanguageCode, read: (module: Module) => object): Partial<Texts> =>
  Object.fromEntries([...(modules.get(code) ?? [])].map(([domain, module]) => [domain, read(module)]));

const pages = new Map(LANGUAGE_CODES.map((code) => [code, textsIn(code, ({ page }) => page)]));

const translators = new Map(
  LANGUAGE_CODES.map((code) => [
    code,
    new Translator(
      LANGUAGES[code].tag,
      textsIn(code, ({ page, server }) => ({ ...page, server })),
    ),
  ]),
);

/** Records the domains that one rendering reads. */
export const newTranslator = (language: LanguageCode): Translator =>
  new Translator(LANGUAGES[language].tag, pages.get(language) ?? {});

/** Returns null for unknown tags and domains. */
export function findTexts(tag: string, domain: string): object | null {
  const code = LANGUAGE_CODES.find((each) => LANGUAGES[each].tag === tag);
  return (code && modules.get(code)?.get(domain)?.page) ?? null;
}

/** For view models: `t('promotions', 'server.promotionUntil', { date })`. */
export function serverTranslate(language: LanguageCode): ServerTranslate {
  const translator = translators.get(language);
  return (domain, key, values) => translator?.text(domain, key, values) ?? key;
}

export function isToastKey(key: string): key is ToastKey {
  const [domain = '', name = ''] = key.split('.');
  return Object.hasOwn(modules.get('EN')?.get(domain)?.server?.toasts ?? {}, name);
}

export function toastText(t: ServerTranslate, key: ToastKey, values: Readonly<Record<string, string>> = {}): string {
  const [domain, name] = key.split('.') as [Domain, string];
  return t(domain, `server.toasts.${name}` as ServerKeyOf<Domain>, values);
}
