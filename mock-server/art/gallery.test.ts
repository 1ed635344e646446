import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { games } from '../catalogue/games.ts';
import { payoutProviders } from '../catalogue/payout-providers.ts';
import { gameTypes, vendors } from '../catalogue/vendors.ts';
import { readPicture } from '../shared/picture.ts';
import { Random } from '../worlds/random.ts';
import { captchaPng } from './captcha.ts';
import { contrast, hueDistance } from './colors.ts';
import { findPlan } from './covers/plan.ts';
import { drawAsset } from './gallery.ts';
import {
  AVATAR_COUNT,
  avatarPath,
  BANNERS_PER_GROUP,
  bannerGroups,
  bannerPath,
  brandIconPath,
  brandLogoPath,
  brandPngIconPath,
  brandScreenPath,
  brandSharePath,
  brands,
  coverPath,
  HIGHEST_RANK,
  licenceCodes,
  licencePath,
  methodMarkPath,
  paymentMethods,
  payoutMarkPath,
  promotionPath,
  promotionSharePath,
  rankBadgePath,
  vendorLogoPath,
  vendorMarkPath,
} from './paths.ts';
import { drawPng } from './png.ts';
import { findFault } from './well-formed.test-support.ts';

const PATH = /^\/[A-Za-z0-9/_.%-]+$/;
const SLOW = 60_000;

function drawn(path: string): string {
  expect(path).toMatch(PATH);
  const svg = drawAsset(path);
  if (svg === null) throw new Error(`There is no picture at ${path}`);
  const fault = findFault(svg);
  if (fault) throw new Error(`${path}: ${fault}`);
  return svg;
}

const codes = [...new Set(vendors.map((vendor) => vendor.code))];
const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('covers', () => {
  test('every game has one, well formed, under 25 kB, and unlike every other', { timeout: SLOW }, () => {
    const covers = games.map((game) => drawn(coverPath(game)));
    expect(Math.max(...covers.map((cover) => cover.length))).toBeLessThanOrEqual(25_000);
    expect(new Set(covers).size).toBe(games.length);
  });

  test('neighbours are unlike: another composition or another colour', () => {
    for (const gameType of gameTypes) {
      const row = games.filter((game) => game.gameType === gameType);
      const plans = row.map((game) => findPlan(gameType, game.classify, game.vendor, game.slug));
      plans.forEach((plan, index) => {
        const before = plans[index - 1];
        if (!plan || !before) return;
        const isAlike = plan.composition === before.composition && hueDistance(plan.hue, before.hue) < 40;
        expect(isAlike, `${before.game.name.EN} and ${plan.game.name.EN}`).toBe(false);
      });
    }
  });

  test('say the title of the game', () => {
    const game = games.find(({ name }) => name.EN === "Captain Marrow's Hoard");
    expect(game && drawn(coverPath(game))).toContain("<title>Captain Marrow's Hoard</title>");
  });
});

describe('signs', () => {
  test('every vendor has a mark and a logo for both grounds, unlike those of the others', () => {
    for (const path of [
      vendorMarkPath,
      (code: string) => vendorLogoPath(code, 'light'),
      (code: string) => vendorLogoPath(code, 'dark'),
    ]) {
      const signs = codes.map((code) => drawn(path(code)));
      expect(new Set(signs).size).toBe(codes.length);
      expect(Math.max(...signs.map((svg) => svg.length))).toBeLessThan(24_000);
    }
  });

  test('every bank, e-wallet, chain and method has a mark, unlike those of the others', () => {
    const providers = Object.values(payoutProviders)
      .flat()
      .map(({ code }) => code);
    const paths = [...[...new Set(providers)].map(payoutMarkPath), ...paymentMethods.map(methodMarkPath)];
    const marks = paths.map((path) => drawn(path).replace(/<title>.*?<\/title>/, ''));
    expect(new Set(marks).size).toBe(marks.length);
    expect(Math.max(...marks.map((svg) => svg.length))).toBeLessThan(3_000);
  });

  test('every brand has its logo and icon', () => {
    for (const brand of brands) {
      for (const path of [brandLogoPath(brand, 'light'), brandLogoPath(brand, 'dark'), brandIconPath(brand)]) {
        expect(drawn(path).length).toBeLessThan(12_000);
      }
    }
  });

  test('every licence, rank and avatar has its picture', () => {
    const paths = [
      ...licenceCodes.map(licencePath),
      ...brands.flatMap((brand) => numbers(0, HIGHEST_RANK).map((level) => rankBadgePath(brand, level))),
      ...numbers(1, AVATAR_COUNT).map(avatarPath),
    ];
    const pictures = paths.map(drawn);
    expect(new Set(pictures).size).toBe(paths.length);
    expect(Math.max(...pictures.map((svg) => svg.length))).toBeLessThan(12_000);
  });
});

function lightest(svg: string, right: number, top: number): string {
  const image = new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: 160 } }).render();
  const { pixels, width, height } = image;
  const colors = new Set<number>();
  for (let y = Math.ceil(height * top); y < height; y += 1) {
    for (let x = 0; x < Math.floor(width * right); x += 1) colors.add(pixels.readUIntBE((y * width + x) * 4, 3));
  }
  const lightness = (color: string) => contrast(color, '#000000');
  return [...colors]
    .map((color) => `#${color.toString(16).padStart(6, '0')}`)
    .reduce((best, color) => (lightness(color) > lightness(best) ? color : best));
}

describe('banners', () => {
  const all = brands.flatMap((brand) =>
    bannerGroups.flatMap((group) => numbers(1, BANNERS_PER_GROUP).map((picture) => ({ brand, group, picture }))),
  );

  test('text is legible on the calm side of every one', { timeout: SLOW }, () => {
    for (const { brand, group, picture } of all) {
      const [large, small] = (['wide', 'small'] as const).map((form) =>
        drawn(bannerPath(brand, group, picture, form)),
      ) as [string, string];
      expect(Math.max(large.length, small.length)).toBeLessThan(48_000);
      for (const light of [lightest(large, 0.45, 0), lightest(small, 1, 0.55)]) {
        expect(contrast(light, '#fffdf7'), `${brand} ${group} ${picture}: ${light}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test('are all different', () => {
    expect(new Set(all.map(({ brand, group, picture }) => drawn(bannerPath(brand, group, picture, 'wide')))).size).toBe(
      all.length,
    );
  });
});

describe('promotions', () => {
  test('every code has a picture of its own at each brand, and its words choose the middle', () => {
    const pictures = ['weekend-cashback', 'birthday', 'vip-reload', 'x1'].flatMap((code) =>
      brands.map((brand) => drawn(promotionPath(brand, code))),
    );
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(Math.max(...pictures.map((svg) => svg.length))).toBeLessThan(24_000);
  });
});

describe('PNG for other programs', () => {
  test.each([
    ...brands.map((brand) => [brandSharePath(brand), 1200, 630] as const),
    [promotionSharePath('baize', 'barangay-bingo'), 1200, 630],
    [brandScreenPath('lotus', 'narrow'), 720, 1280],
    [brandScreenPath('harbor', 'wide'), 1280, 720],
    [brandPngIconPath('harbor', 180), 180, 180],
  ] as const)('%s has %i × %i', (path, width, height) => {
    const png = drawPng(path) ?? Buffer.alloc(0);
    expect(readPicture(png)).toMatchObject({ contentType: 'image/png', width, height });
    // Messengers show no larger preview.
    expect(png.length).toBeLessThan(width === 1200 ? 300_000 : 600_000);
  });

  test.each(['/brands/nobody/share.png', '/brands/baize/screen.png', '/promotions/nobody/birthday.png'])(
    '%s is no picture',
    (path) => expect(drawPng(path)).toBeNull(),
  );
});

describe('any path', () => {
  test('gives the same bytes again', () => {
    const [game] = games;
    const paths = [
      ...(game ? [coverPath(game)] : []),
      vendorMarkPath('AURUM'),
      bannerPath('lotus', 'live', 2, 'small'),
      bannerPath('harbor', 'home', 1, 'open'),
      promotionPath('harbor', 'free-spins'),
      avatarPath(17),
    ];
    for (const path of paths) expect(drawAsset(path)).toBe(drawAsset(path));
  });

  test.each([
    '/covers/RNG/JP/AURUM/no-such-game.svg',
    '/covers/RNG/JP/NOBODY/fortune-koi-88.svg',
    '/payout/NOBODY.svg',
    '/covers/LIVE/JP/AURUM/fortune-koi-88.svg',
    '/vendors/NOBODY/mark.svg',
    '/vendors/AURUM/logo-on-grey.svg',
    '/brands/nobody/icon.svg',
    '/banners/baize/nowhere/1.svg',
    '/banners/baize/home/5.svg',
    '/banners/baize/home/0.svg',
    '/licences/martian.svg',
    '/avatars/0.svg',
    '/avatars/61.svg',
    '/ranks/baize/11.svg',
    '/ranks/nobody/3.svg',
    '/promotions/baize/../gallery.ts',
    '/promotions/nobody/birthday.svg',
    '/',
    '',
  ])('%s is no picture', (path) => {
    expect(drawAsset(path)).toBeNull();
  });
});

describe('captcha', () => {
  test('is a PNG of 120 × 44 that follows from its random source', () => {
    const png = captchaPng('4827', new Random('captcha'));
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([120, 44]);
    expect(captchaPng('4827', new Random('captcha')).equals(png)).toBe(true);
    expect(captchaPng('4828', new Random('captcha')).equals(png)).toBe(false);
  });
});
