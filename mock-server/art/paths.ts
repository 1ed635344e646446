import type { Game } from '../catalogue/games.ts';

export const brands = ['baize', 'lotus', 'harbor'] as const;

export type Brand = (typeof brands)[number];

/** A light ground has dark letters. */
export type Ground = 'light' | 'dark';

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

export const BANNERS_PER_GROUP = 4;
export const AVATAR_COUNT = 60;
export const HIGHEST_RANK = 10;

/** 300 × 400. */
export function coverPath({
  gameType,
  classify,
  vendor,
  slug,
}: Pick<Game, 'gameType' | 'classify' | 'vendor' | 'slug'>): string {
  return `/covers/${gameType}/${classify}/${vendor}/${slug}.svg`;
}

/** 64 × 64. */
export function vendorMarkPath(code: string): string {
  return `/vendors/${code}/mark.svg`;
}

/** 160 × 48. */
export function vendorLogoPath(code: string, ground: Ground): string {
  return `/vendors/${code}/logo-on-${ground}.svg`;
}

/** 64 × 64. */
export function payoutMarkPath(code: string): string {
  return `/payout/${code}.svg`;
}

/** Ways to pay and to be paid that have no provider's mark. */
export const paymentMethods = ['online', 'qr', 'transfer', 'c2c', 'bank', 'ewallet', 'crypto'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** 64 × 64. */
export function methodMarkPath(method: PaymentMethod): string {
  return `/payout/methods/${method}.svg`;
}

/** 140 × 40. */
export function brandLogoPath(brand: Brand, ground: Ground): string {
  return `/brands/${brand}/logo-on-${ground}.svg`;
}

/** 64 × 64. */
export function brandIconPath(brand: Brand): string {
  return `/brands/${brand}/icon.svg`;
}

export function brandPngIconPath(brand: Brand, size: 180 | 512): string {
  return `/brands/${brand}/icon-${size}.png`;
}

/** PNG of 1200 × 630, as all that other sites show with a link. */
export function brandSharePath(brand: Brand): string {
  return `/brands/${brand}/share.png`;
}

/** PNG of 720 × 1280, or of 1280 × 720. */
export function brandScreenPath(brand: Brand, form: 'narrow' | 'wide'): string {
  return `/brands/${brand}/screen-${form}.png`;
}

/** Wide has its calm side at the left, mirrored at the right, small at the bottom, open nowhere. */
export type BannerForm = 'wide' | 'mirrored' | 'open' | 'small';

/** 1440 × 480, small 780 × 520; pictures count from 1. */
export function bannerPath(brand: Brand, group: BannerGroup, picture: number, form: BannerForm): string {
  return `/banners/${brand}/${group}/${picture}${form === 'wide' ? '' : `-${form}`}.svg`;
}

/** 120 × 48. */
export function licencePath(code: LicenceCode): string {
  return `/licences/${code}.svg`;
}

/** 80 × 80; avatars count from 1. */
export function avatarPath(avatar: number): string {
  return `/avatars/${avatar}.svg`;
}

/** 48 × 48, from rank 0. */
export function rankBadgePath(brand: Brand, level: number): string {
  return `/ranks/${brand}/${level}.svg`;
}

/** 640 × 360. */
export function promotionPath(brand: Brand, code: string): string {
  return `/promotions/${brand}/${code}.svg`;
}

/** PNG of 1200 × 630. */
export function promotionSharePath(brand: Brand, code: string): string {
  return `/promotions/${brand}/${code}.png`;
}

/** 480 × 360. */
export function pointRewardPath(picture: string): string {
  return `/rewards/${picture}.svg`;
}

/** Hues are whole degrees. */
export function symbolPath(hue: number, accentHue: number, motif: string): string {
  return `/symbols/${hue}-${accentHue}/${motif}.svg`;
}

export function letterPath(hue: number, letter: 'A' | 'K' | 'Q' | 'J'): string {
  return `/letters/${hue}/${letter}.svg`;
}
