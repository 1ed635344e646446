import type { Random } from '../worlds/random.ts';
import { encodeOpaque, render } from './raster.ts';
import { paintSliderScene } from './slider-scenes.ts';
import { group, line, num, path, Sheet, svgDocument } from './svg.ts';

type Side = 'knob' | 'notch' | 'flat';
type Axis = readonly [near: Side, far: Side];

interface Place {
  readonly x: number;
  readonly y: number;
}

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

const renderSheet = (width: number, height: number, sheet: Sheet, body: string) =>
  render(svgDocument('', width, height, sheet, body));

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
  const data = encodeOpaque(Buffer.concat(rows), PIECE, PIECE).toString('base64');
  return `<image width="${PIECE}" height="${PIECE}" image-rendering="optimizeSpeed" href="data:image/png;base64,${data}"/>`;
}

/** RGBA, 320 × 160. */
export function paintWhole(random: Random): Buffer {
  const sheet = new Sheet();
  return renderSheet(WIDTH, HEIGHT, sheet, paintSliderScene(sheet, random)).pixels;
}

/** PNGs of 320 × 160 and 52 × 52. `hole` is the gap's upper left corner in whole pixels. */
export function sliderPictures(random: Random, hole: Place): { background: Buffer; piece: Buffer } {
  const whole = paintWhole(random);
  const shape = cutPiece(random);
  const sheet = new Sheet();
  const gaps = renderSheet(WIDTH, HEIGHT, sheet, drawGaps(sheet, random, shape, hole)).pixels;
  const own = new Sheet();
  const piece = renderSheet(PIECE, PIECE, own, drawPiece(own, cropPart(whole, hole), shape)).asPng();
  return { background: encodeOpaque(lay(gaps, whole), WIDTH, HEIGHT), piece };
}
