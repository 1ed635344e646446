import { drawAvatar } from './avatars.ts';
import { drawBanner } from './banners.ts';
import { drawBrandIcon, drawBrandLogo } from './brand-logos.ts';
import { drawCover } from './covers/cover.ts';
import { findPlan } from './covers/plan.ts';
import { drawLicence } from './licences.ts';
import { type BannerForm, type Brand, bannerGroups, brands, licenceCodes } from './paths.ts';
import { drawMethodMark, drawPayoutMark } from './payout-marks.ts';
import { drawPointReward } from './point-rewards.ts';
import { drawPromotion } from './promotions.ts';
import { drawRankBadge } from './rank-badges.ts';
import { drawLetter, drawSymbol } from './symbols.ts';
import { drawVendorLogo, drawVendorMark } from './vendor-logos.ts';

const FORMS: Record<string, BannerForm> = { '-small': 'small', '-mirrored': 'mirrored', '-open': 'open' };

type Draw = (...parts: string[]) => string | null;

function ofBrand(name: string, draw: (brand: Brand) => string | null): string | null {
  const brand = brands.find((item) => item === name);
  return brand ? draw(brand) : null;
}

const rooms: readonly (readonly [RegExp, Draw])[] = [
  [
    /^\/covers\/(\w+)\/(\w+)\/(\w+)\/([a-z0-9-]+)\.svg$/,
    (gameType, classify, vendor, slug) => {
      const plan = findPlan(gameType, classify, vendor, slug);
      return plan ? drawCover(plan) : null;
    },
  ],
  [/^\/payout\/(\w+)\.svg$/, (code) => drawPayoutMark(code)],
  [/^\/payout\/methods\/(\w+)\.svg$/, (method) => drawMethodMark(method)],
  [/^\/vendors\/(\w+)\/mark\.svg$/, (code) => drawVendorMark(code)],
  [/^\/vendors\/(\w+)\/logo-on-light\.svg$/, (code) => drawVendorLogo(code, 'light')],
  [/^\/vendors\/(\w+)\/logo-on-dark\.svg$/, (code) => drawVendorLogo(code, 'dark')],
  [/^\/brands\/(\w+)\/logo-on-light\.svg$/, (name) => ofBrand(name, (brand) => drawBrandLogo(brand, 'light'))],
  [/^\/brands\/(\w+)\/logo-on-dark\.svg$/, (name) => ofBrand(name, (brand) => drawBrandLogo(brand, 'dark'))],
  [/^\/brands\/(\w+)\/icon\.svg$/, (name) => ofBrand(name, drawBrandIcon)],
  [
    /^\/banners\/(\w+)\/(\w+)\/([1-9])(-small|-mirrored|-open)?\.svg$/,
    (name, groupName, picture, suffix) =>
      ofBrand(name, (brand) => {
        const group = bannerGroups.find((item) => item === groupName);
        return group ? drawBanner(brand, group, Number(picture), FORMS[suffix ?? ''] ?? 'wide') : null;
      }),
  ],
  [
    /^\/licences\/(\w+)\.svg$/,
    (name) => {
      const code = licenceCodes.find((item) => item === name);
      return code ? drawLicence(code) : null;
    },
  ],
  [/^\/avatars\/([1-9]\d*)\.svg$/, (avatar) => drawAvatar(Number(avatar))],
  [/^\/ranks\/(\w+)\/(\d|10)\.svg$/, (name, level) => ofBrand(name, (brand) => drawRankBadge(brand, Number(level)))],
  [
    /^\/symbols\/(\d{1,3})-(\d{1,3})\/(\w+)\.svg$/,
    (hue, accent, name = '') => drawSymbol(Number(hue), Number(accent), name),
  ],
  [/^\/letters\/(\d{1,3})\/(\w)\.svg$/, (hue, letter = '') => drawLetter(Number(hue), letter)],
  [/^\/rewards\/([a-z0-9-]+)\.svg$/, (picture) => drawPointReward(picture)],
  [
    /^\/promotions\/(\w+)\/([\w-]+)\.svg$/,
    (name, code = '') => ofBrand(name, (brand) => drawPromotion(brand, code.toLowerCase())),
  ],
];

/** SVG; null for an unknown path. The same path always returns the same bytes. */
export function drawAsset(path: string): string | null {
  for (const [pattern, draw] of rooms) {
    const match = pattern.exec(path);
    if (match) return draw(...match.slice(1));
  }
  return null;
}
