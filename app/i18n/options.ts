import type { InitOptions } from 'i18next';

/** What the server's and the browser's i18next have in common. Languages carry the API's codes (EN, TY, …). */
export const I18N_OPTIONS = {
  fallbackLng: false,
  defaultNS: 'layout',
  fallbackNS: 'common',
  interpolation: { escapeValue: false },
  load: 'currentOnly',
  returnNull: false,
  react: { useSuspense: true },
} as const satisfies InitOptions;
