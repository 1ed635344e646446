import type { Lang } from '../../../shared/languages.ts';

/** The routes, or parts of them, that have their own banners. */
export const bannerGroups = [
  ...(['home', 'rng', 'live', 'fish', 'pvp', 'sports', 'esports', 'elott', 'cockfight'] as const),
  ...(['promotions', 'pointMall', 'help', 'w_register', 'w_forget'] as const),
] as const;

export type BannerGroup = (typeof bannerGroups)[number];

export interface BannerCopy {
  group: BannerGroup;
  /** A path of the site or an external address; undefined for a banner without a link. */
  link?: string;
  words: Record<Lang, readonly [title: string, subtitle: string]>;
}
