import type { Language } from '../../../../../mock-server/worlds/columns.ts';

/** Routes, or parts of them, with their own banners. */
export const bannerGroups = [
  ...(['home', 'rng', 'live', 'fish', 'pvp', 'sports', 'esports', 'elott', 'cockfight'] as const),
  ...(['promotions', 'pointMall', 'help', 'w_register', 'w_forget'] as const),
] as const;

export type BannerGroup = (typeof bannerGroups)[number];

export interface BannerCopy {
  group: BannerGroup;
  /** Path of the site or external address; undefined without a link. */
  link?: string;
  words: Record<Language, readonly [title: string, subtitle: string]>;
}
