import type { LanguageCode } from '~/i18n/languages.ts';
import type { Currency } from '~/i18n/money.ts';

export type Theme = 'light' | 'dark';

/** `system` follows `prefers-color-scheme`. */
export type ShownTheme = Theme | 'system';

/** Image URLs are absolute. */
export interface BrandView {
  code: string;
  name: string;
  tagline: string;
  logoOnLight: string;
  logoOnDark: string;
  icon: string;
  currency: Currency;
  footerText: string;
  /** Years. */
  minimumAge: number;
  licences: { id: string; name: string; image: string }[];
  /** Without flags: a language is no country. */
  languages: LanguageView[];
  hasService: boolean;
  hasAnalytics: boolean;
  canPlayFree: boolean;
  canRegister: boolean;
  canUseMobile: boolean;
  social: ('google' | 'facebook')[];
}

export interface LanguageView {
  code: LanguageCode;
  /** BCP 47. */
  tag: string;
  /** In itself: "Tiếng Việt". */
  name: string;
}
