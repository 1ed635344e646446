import { createRequire } from 'node:module';
import { crc32, deflateSync } from 'node:zlib';
import type { Random } from '../worlds/random.ts';
import { paintSliderScene } from './slider-scenes.ts';
import { group, line, num, path, Sheet, svgDocument } from './svg.ts';

type Image = import('@resvg/resvg-js').RenderedImage;
type Renderer = typeof import('@resvg/resvg-js');
type Side = 'knob' | 'notch' | 'flat';
type Axis = readonly [near: Side, far: Side];

interface Place {
  readonly x: number;
  readonly y: number;
}

const requirePackage = createRequire(import.meta.url);

/** Pixels; `piece` is the side of its box. */
export const SLIDER_SIZE = { width: 320, height: 160, piece: 52 } as const;

const { width: WIDTH, height: HEIGHT, piece: PIECE } = SLIDER_SIZE;

const BODY = 38;
const CORNER = 3;
const KNOB = 5.6;
const NECK = 8;
const KNOB_HEIGHT = KNOB + Math.sqrt(KNOB ** 2 - (NECK / 2) ** 2);

const KNOBBED: readonly Axis[] = [
  ['knob', 'notch'],
  ['notch', 'knob'],
  ['knob', 'flat'],
  ['flat', 'knob'],
];
const KNOBLESS: readonly Axis[] = [
  ['notch', 'flat'],
  ['flat', 'notch'],
  ['notch', 'notch'],
];

/** Centres body and knob in the piece's box. */
function startAlong([near, far]: Axis): number {
  const knobs = near === 'knob' || far === 'knob' ? KNOB_HEIGHT : 0;
  return (PIECE - BODY - knobs) / 2 + (near === 'knob' ? KNOB_HEIGHT : 0);
}

/** One or two knobs. */
function cutPiece(random: Random): string {
  const [first, second] = [random.pick(KNOBBED), random.pick([...KNOBBED, ...KNOBLESS])];
  const [across, down] = random.chance(0.5) ? [first, second] : [second, first];
  const straight = BODY - CORNER * 2;
  const sides: readonly (readonly [side: Side, dx: number, dy: number])[] = [
    [down[0], 1, 0],
    [across[1], 0, 1],
    [down[1], -1, 0],
    [across[0], 0, -1],
  ];
  const edge = sides.map(([side, dx, dy]) => {
    const go = (length: number): string => `l${num(dx * length)} ${num(dy * length)}`;
    const half = go((straight - NECK) / 2);
    const bulge = `a${KNOB} ${KNOB} 0 1 ${side === 'knob' ? 1 : 0} ${dx * NECK} ${dy * NECK}`;
    const corner = `a${CORNER} ${CORNER} 0 0 1 ${(dx - dy) * CORNER} ${(dx + dy) * CORNER}`;
    return (side === 'flat' ? go(straight) : half + bulge + half) + corner;
  });
  return `M${num(startAlong(across) + CORNER)} ${num(startAlong(down))}${edge.join('')}Z`;
}

/** A decoy has the rim but is hardly dark. */
function drawGap(sheet: Sheet, shape: string, { x, y }: Place, depth: number, rim: number): string {
  const clip = `clip-path="${sheet.clip(path(shape, '#000'))}"`;
  const shade = [7, 4]
    .map((width) => line(shape, '#000', width, 'transform="translate(1 1.5)" opacity=".22"'))
    .join('');
  const dark = group(path(shape, '#0b0612', 'opacity=".56"') + group(shade, clip), `opacity="${depth}"`);
  return group(dark + line(shape, '#fff', 1, `opacity="${rim}"`), `transform="translate(${x} ${y})"`);
}

function isClear(a: Place, b: Place): boolean {
  const apart = PIECE + 2;
  return Math.abs(a.x - b.x) >= apart || Math.abs(a.y - b.y) >= apart;
}

/**
 * Up to two decoys, away from each other and from the piece's start. The first is in the rows of the gap and has as
 * strong a rim, so that the strongest edge does not identify the gap; people see it by its depth.
 */
function drawGaps(sheet: Sheet, random: Random, shape: string, hole: Place): string {
  const low = HEIGHT - PIECE;
  const x = (): number => random.int(PIECE, WIDTH - PIECE);
  const nearby = Array.from({ length: 30 }, () => ({
    x: x(),
    y: Math.min(low, Math.max(0, hole.y + random.int(-9, 9))),
  }));
  const anywhere = Array.from({ length: 30 }, () => ({ x: x(), y: random.int(0, low) }));
  const taken = [hole];
  const decoys = [nearby, anywhere].map((places, index) => {
    const other = cutPiece(random);
    const place = places.find((spot) => taken.every((one) => isClear(spot, one)));
    if (!place) return '';
    taken.push(place);
    return index === 0 ? drawGap(sheet, other, place, 0.26, 0.7) : drawGap(sheet, other, place, 0.4, 0.28);
  });
  return decoys.join('') + drawGap(sheet, shape, hole, 1, 0.62);
}

function drawPiece(sheet: Sheet, part: string, shape: string): string {
  const shadow = [5, 3].map((width) => line(shape, '#000', width, 'opacity=".2"')).join('');
  const cut = group(part, `clip-path="${sheet.clip(path(shape, '#000'))}"`);
  return shadow + cut + line(shape, '#fff', 1.1, 'opacity=".9"');
}

function render(width: number, height: number, sheet: Sheet, body: string): Image {
  const { Resvg } = requirePackage('@resvg/resvg-js') as Renderer;
  return new Resvg(svgDocument('', width, height, sheet, body), { font: { loadSystemFonts: false } }).render();
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** 64 steps a channel halve the bytes of the renderer's PNG. */
function toPng(pixels: Buffer, width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let index = 0; index < width * height; index += 1) {
    const at = index * 3 + Math.floor(index / width) + 1;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = pixels[index * 4 + channel] ?? 0;
      rows[at + channel] = (value & 0xfc) | (value >> 6);
    }
  }
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const data = deflateSync(rows, { level: 6 });
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** The renderer premultiplies colours by their opacity. */
function lay(over: Buffer, under: Buffer): Buffer {
  const both = Buffer.from(under);
  for (let at = 0; at < both.length; at += 4) {
    const rest = 1 - (over[at + 3] ?? 0) / 255;
    if (rest === 1) continue;
    for (let channel = at; channel < at + 3; channel += 1) {
      both[channel] = Math.round((over[channel] ?? 0) + (under[channel] ?? 0) * rest);
    }
  }
  return both;
}

/** The renderer cannot draw a whole scene on so small a canvas. */
function cropPart(pixels: Buffer, { x, y }: Place): string {
  const rows = Array.from({ length: PIECE }, (_, row) => {
    const from = ((y + row) * WIDTH + x) * 4;
    return pixels.subarray(from, from + PIECE * 4);
  });
  const data = toPng(Buffer.concat(rows), PIECE, PIECE).toString('base64');
  return `<image width="${PIECE}" height="${PIECE}" image-rendering="optimizeSpeed" href="data:image/png;base64,${data}"/>`;
}

/** RGBA, 320 × 160. */
export function paintWhole(random: Random): Buffer {
  const sheet = new Sheet();
  return render(WIDTH, HEIGHT, sheet, paintSliderScene(sheet, random)).pixels;
}

/** PNGs of 320 × 160 and 52 × 52. `hole` is the gap's upper left corner in whole pixels. */
export function sliderPictures(random: Random, hole: Place): { background: Buffer; piece: Buffer } {
  const whole = paintWhole(random);
  const shape = cutPiece(random);
  const sheet = new Sheet();
  const gaps = render(WIDTH, HEIGHT, sheet, drawGaps(sheet, random, shape, hole)).pixels;
  const own = new Sheet();
  const piece = render(PIECE, PIECE, own, drawPiece(own, cropPart(whole, hole), shape)).asPng();
  return { background: toPng(lay(gaps, whole), WIDTH, HEIGHT), piece };
}
