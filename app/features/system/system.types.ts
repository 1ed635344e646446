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
  licences: { code: string; name: string; image: string }[];
  languages: { code: LanguageCode; tag: string; name: string; flag: string }[];
  /** Customer service: where the visitor goes for help. */
  customerServicePath: string | null;
  /** Module flags that the shell reads. */
  canPlayFree: boolean;
  canLoginBySms: boolean;
}

export interface BannerView {
  id: string;
  title: string;
  subtitle: string;
  image: string;
  imageSmall: string;
  /** Where a click leads; null when the banner is only a picture. */
  link: string | null;
  isExternal: boolean;
}

export interface PromotionView {
  id: string;
  title: string;
  summary: string;
  image: string;
  path: string;
}

export interface NavigationVendor {
  code: string;
  name: string;
  mark: string;
  logoOnLight: string;
  logoOnDark: string;
  path: string;
}

export interface NavigationCategory {
  gameType: string;
  label: string;
  path: string;
  /** At most 30, in reading order; empty for fish, which has no drop-down. */
  vendors: NavigationVendor[];
}
