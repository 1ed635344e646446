import type { Game } from '../../prisma/seed/games/catalogue.ts';
import type { themes } from '../../prisma/seed/system/themes.ts';

export const brands = ['baize', 'lotus', 'harbor'] as const satisfies readonly (keyof typeof themes)[];

export type Brand = (typeof brands)[number];

/** The background of a logo; on a light one the letters are dark. */
export type Ground = 'light' | 'dark';

/** The pages that have banners, and the two forms that have a picture beside them. */
export const bannerGroups = [
  'home',
  'rng',
  'live',
  'fish',
  'pvp',
  'sports',
  'esports',
  'elott',
  'cockfight',
  'promotions',
  'pointMall',
  'help',
  'w_register',
  'w_forget',
] as const;

export type BannerGroup = (typeof bannerGroups)[number];

export const licenceCodes = ['european', 'maltese', 'bvi', 'philippines'] as const;

export type LicenceCode = (typeof licenceCodes)[number];

/** How many pictures each banner group has, how many avatars there are, and the highest rank. */
export const BANNERS_PER_GROUP = 4;
export const AVATAR_COUNT = 60;
export const HIGHEST_RANK = 10;

/** The cover of a game, 300 × 400. */
export function coverPath({
  gameType,
  classify,
  vendor,
  slug,
}: Pick<Game, 'gameType' | 'classify' | 'vendor' | 'slug'>): string {
  return `/covers/${gameType}/${classify}/${vendor}/${slug}.svg`;
}

/** The square sign of a vendor, 64 × 64. */
export function vendorMarkPath(code: string): string {
  return `/vendors/${code}/mark.svg`;
}

/** The sign and name of a vendor, 160 × 48. */
export function vendorLogoPath(code: string, ground: Ground): string {
  return `/vendors/${code}/logo-on-${ground}.svg`;
}

/** The square mark of a bank, an e-wallet or a chain, 64 × 64. */
export function payoutMarkPath(code: string): string {
  return `/payout/${code}.svg`;
}

/** The logo of a brand, 140 × 40. */
export function brandLogoPath(brand: Brand, ground: Ground): string {
  return `/brands/${brand}/logo-on-${ground}.svg`;
}

/** The square icon of a brand, 64 × 64. */
export function brandIconPath(brand: Brand): string {
  return `/brands/${brand}/icon.svg`;
}

/** The same icon as a PNG. */
export function brandPngIconPath(brand: Brand, size: 180 | 512): string {
  return `/brands/${brand}/icon-${size}.png`;
}

/** A PNG of 1200 × 800 that other sites show with a link to the brand's. */
export function brandSharePath(brand: Brand): string {
  return `/brands/${brand}/share.png`;
}

/** Wide has its calm side, where words stand, at the left; mirrored at the right, open nowhere; small at the bottom. */
export type BannerForm = 'wide' | 'mirrored' | 'open' | 'small';

/** A banner, 1440 × 480, or 780 × 520 for small screens; pictures count from 1. */
export function bannerPath(brand: Brand, group: BannerGroup, picture: number, form: BannerForm): string {
  return `/banners/${brand}/${group}/${picture}${form === 'wide' ? '' : `-${form}`}.svg`;
}

/** The badge of a licence, 120 × 48. */
export function licencePath(code: LicenceCode): string {
  return `/licences/${code}.svg`;
}

/** The picture of a member, 80 × 80; avatars count from 1. */
export function avatarPath(avatar: number): string {
  return `/avatars/${avatar}.svg`;
}

/** The badge of a member's rank, 48 × 48, from rank 0. */
export function rankBadgePath(level: number): string {
  return `/ranks/${level}.svg`;
}

/** The picture of a promotion, 640 × 360. */
export function promotionPath(code: string): string {
  return `/promotions/${code}.svg`;
}

/** A motif in the colours of a cover, square; hues are whole degrees. */
export function symbolPath(hue: number, accentHue: number, motif: string): string {
  return `/symbols/${hue}-${accentHue}/${motif}.svg`;
}

/** A letter of a slot's lower symbols, square. */
export function letterPath(hue: number, letter: 'A' | 'K' | 'Q' | 'J'): string {
  return `/letters/${hue}/${letter}.svg`;
}
