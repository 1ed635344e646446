import type { Language } from '../../../../../mock-server/worlds/columns.ts';

export const bannerGroups = [
  ...(['home', 'rng', 'live', 'fish', 'pvp', 'sports', 'esports', 'elott', 'cockfight'] as const),
  ...(['promotions', 'pointMall', 'help', 'w_register', 'w_forget'] as const),
] as const;

export type BannerGroup = (typeof bannerGroups)[number];

export interface BannerCopy {
  group: BannerGroup;
  /** Path or external address. */
  link?: string;
  words: Record<Language, readonly [title: string, subtitle: string]>;
}
