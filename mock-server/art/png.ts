import { drawBrandIcon } from './brand-logos.ts';
import { type Brand, brands } from './paths.ts';
import { encodeOpaque, render } from './raster.ts';
import { drawScreen, drawShare } from './share.ts';

/** Messengers show no preview above 300 kB. */
function renderOpaque(svg: string): Buffer {
  const { pixels, width, height } = render(svg);
  return encodeOpaque(pixels, width, height);
}

const rooms: readonly (readonly [RegExp, (brand: Brand, what: string) => Buffer])[] = [
  [/^\/brands\/(\w+)\/icon-(180|512)\.png$/, (brand, size) => render(drawBrandIcon(brand), Number(size)).asPng()],
  [/^\/brands\/(\w+)\/(share)\.png$/, (brand) => renderOpaque(drawShare(brand))],
  [
    /^\/brands\/(\w+)\/screen-(narrow|wide)\.png$/,
    (brand, form) => renderOpaque(drawScreen(brand, form === 'wide' ? 'wide' : 'narrow')),
  ],
  [/^\/promotions\/(\w+)\/([\w-]+)\.png$/, (brand, code) => renderOpaque(drawShare(brand, code.toLowerCase()))],
];

/** For clients without SVG; null for an unknown path. */
export function drawPng(path: string): Buffer | null {
  for (const [pattern, draw] of rooms) {
    const [, name, what = ''] = pattern.exec(path) ?? [];
    const brand = brands.find((item) => item === name);
    if (brand) return draw(brand, what);
  }
  return null;
}
