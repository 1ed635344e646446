import type { Lang } from '../../../shared/languages.ts';

/** The routes, or places on them, that have banners of their own. */
export const bannerGroups = [
  ...(['home', 'rng', 'live', 'fish', 'pvp', 'sports', 'esports', 'elott', 'cockfight'] as const),
  ...(['promotions', 'pointMall', 'help', 'w_register', 'w_forget'] as const),
] as const;

export type BannerGroup = (typeof bannerGroups)[number];

export interface BannerCopy {
  group: BannerGroup;
  /** A path of the site or an address elsewhere; none where the banner is only a picture. */
  link?: string;
  words: Record<Lang, readonly [title: string, subtitle: string]>;
}
