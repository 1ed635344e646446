import { createRequire } from 'node:module';
import { crc32, deflateSync } from 'node:zlib';
import { drawBrandIcon } from './brand-logos.ts';
import { type Brand, brands } from './paths.ts';
import { drawScreen, drawShare } from './share.ts';

type Renderer = typeof import('@resvg/resvg-js');

const requirePackage = createRequire(import.meta.url);

function render(svg: string, width?: number) {
  const { Resvg } = requirePackage('@resvg/resvg-js') as Renderer;
  const fitTo = width === undefined ? {} : { fitTo: { mode: 'width' as const, value: width } };
  return new Resvg(svg, { ...fitTo, font: { loadSystemFonts: false } }).render();
}

const rooms: readonly (readonly [RegExp, (brand: Brand, what: string) => Buffer])[] = [
  [/^\/brands\/(\w+)\/icon-(180|512)\.png$/, (brand, size) => render(drawBrandIcon(brand), Number(size)).asPng()],
  [/^\/brands\/(\w+)\/(share)\.png$/, (brand) => encodeOpaque(render(drawShare(brand)))],
  [
    /^\/brands\/(\w+)\/screen-(narrow|wide)\.png$/,
    (brand, form) => encodeOpaque(render(drawScreen(brand, form === 'wide' ? 'wide' : 'narrow'))),
  ],
  [/^\/promotions\/(\w+)\/([\w-]+)\.png$/, (brand, code) => encodeOpaque(render(drawShare(brand, code.toLowerCase())))],
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

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Step between the levels of a channel, of 256: nobody sees the difference, and a picture has a third of the bytes. */
const LEVEL = 4;
/** Bytes of a pixel. */
const [RGBA, RGB] = [4, 3];
/** Each byte less the one of the pixel at its left (PNG, section 9). */
const SUB = 1;

/** Without alpha: messengers show no preview above 300 kB. */
function encodeOpaque({ width, height, pixels }: { width: number; height: number; pixels: Buffer }): Buffer {
  const row = width * RGB + 1;
  const lines = Buffer.alloc(row * height);
  for (let y = 0; y < height; y += 1) {
    lines[y * row] = SUB;
    const left = [0, 0, 0];
    for (let x = 0; x < width; x += 1) {
      for (let channel = 0; channel < RGB; channel += 1) {
        const value = Math.min(255, Math.round((pixels[(y * width + x) * RGBA + channel] ?? 0) / LEVEL) * LEVEL);
        lines[y * row + 1 + x * RGB + channel] = value - (left[channel] ?? 0);
        left[channel] = value;
      }
    }
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(lines)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([SIGNATURE, ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([ends.subarray(0, 4), content, ends.subarray(4)]);
}
