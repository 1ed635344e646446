import type { LanguageCode } from '~/i18n/languages.ts';

export type Theme = 'light' | 'dark';

/** What the pages show of a brand; image addresses are complete. */
export interface BrandView {
  code: string;
  name: string;
  tagline: string;
  logoOnLight: string;
  logoOnDark: string;
  icon: string;
  currencySymbol: string;
  footerText: string;
  /** How old members are, in years. */
  minimumAge: number;
  licences: { code: string; name: string; image: string }[];
  /** In the picker's order; a language has no flag, being no country. */
  languages: LanguageView[];
  /** Whether there is customer service. */
  hasService: boolean;
  /** Whether visits are counted, if the visitor agrees. */
  hasAnalytics: boolean;
  /** Whether the module for trial accounts is on. */
  canPlayFree: boolean;
  /** Whether visitors may make accounts. */
  canRegister: boolean;
  /** Whether members may sign in by text message. */
  canUseMobile: boolean;
  /** Identity providers that members may sign in with. */
  social: ('google' | 'facebook')[];
}

export interface LanguageView {
  code: LanguageCode;
  /** BCP 47. */
  tag: string;
  /** In itself: "Tiếng Việt". */
  name: string;
}
