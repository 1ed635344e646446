import { createRequire } from 'node:module';
import { drawBanner } from './banners.ts';
import { drawBrandIcon } from './brand-logos.ts';
import { brands } from './paths.ts';

type Renderer = typeof import('@resvg/resvg-js');

const requirePackage = createRequire(import.meta.url);
const PNG = /^\/brands\/(\w+)\/(?:icon-(180|512)|(share))\.png$/;
const SHARE_WIDTH = 1200;

/** For clients without SVG; null for an unknown path. */
export function drawPng(path: string): Buffer | null {
  const [, name, size, share] = PNG.exec(path) ?? [];
  const brand = brands.find((item) => item === name);
  if (!brand) return null;
  const svg = share ? drawBanner(brand, 'home', 1, 'small') : drawBrandIcon(brand);
  if (svg === null) return null;
  const { Resvg } = requirePackage('@resvg/resvg-js') as Renderer;
  const fitTo = { mode: 'width' as const, value: share ? SHARE_WIDTH : Number(size) };
  return new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render().asPng();
}
