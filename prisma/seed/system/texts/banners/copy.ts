import type { Language, Segment } from '../../../../../mock-server/worlds/columns.ts';

export const bannerGroups = [
  ...(['home', 'rng', 'live', 'fish', 'pvp', 'sports', 'esports', 'elott', 'cockfight'] as const),
  ...(['promotions', 'pointMall', 'help', 'w_register', 'w_forget'] as const),
] as const;

export type BannerGroup = (typeof bannerGroups)[number];

export interface BannerCopy {
  group: BannerGroup;
  /** Path or external address. */
  link?: string;
  /** Default: all. */
  segments?: readonly Segment[];
  /** Default: the next one of the group. */
  picture?: number;
  words: Record<Language, readonly [title: string, subtitle: string]>;
}

/** For a bonus that visitors and members can take. */
export const OFFERED: readonly Segment[] = ['visitor', 'new', 'member', 'vip'];
