import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type opentype from 'opentype.js';

/** Loads the font parser with the first font, not at server start. */
const requirePackage = createRequire(import.meta.url);

const FACES = {
  bangers: '@fontsource/bangers/files/bangers-latin-400-normal.woff',
  lilita: '@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff',
  cinzel: '@fontsource/cinzel-decorative/files/cinzel-decorative-latin-900-normal.woff',
  blackOps: '@fontsource/black-ops-one/files/black-ops-one-latin-400-normal.woff',
  luckiest: '@fontsource/luckiest-guy/files/luckiest-guy-latin-400-normal.woff',
  righteous: '@fontsource/righteous/files/righteous-latin-400-normal.woff',
  alfa: '@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff',
  bungee: '@fontsource/bungee/files/bungee-latin-400-normal.woff',
  josefin: '@fontsource/josefin-sans/files/josefin-sans-latin-700-normal.woff',
} as const;

export type Face = keyof typeof FACES;

/** Points are x, y pairs. */
export interface Stroke {
  readonly type: 'M' | 'L' | 'C' | 'Q' | 'Z';
  readonly points: readonly number[];
}

export interface Outline {
  readonly strokes: readonly Stroke[];
  readonly width: number;
  readonly height: number;
}

const parsed = new Map<Face, opentype.Font>();
const outlines = new Map<string, Outline>();
const OUTLINE_CACHE_SIZE = 4000;
/** Widens the space between words. */
const BEARINGS = 6;

function loadFont(face: Face): opentype.Font {
  const known = parsed.get(face);
  if (known) return known;
  const bytes = readFileSync(requirePackage.resolve(FACES[face]));
  const { parse } = requirePackage('opentype.js') as typeof opentype;
  const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  parsed.set(face, font);
  return font;
}

function toStroke(command: opentype.PathCommand): Stroke {
  switch (command.type) {
    case 'C':
      return { type: 'C', points: [command.x1, command.y1, command.x2, command.y2, command.x, command.y] };
    case 'Q':
      return { type: 'Q', points: [command.x1, command.y1, command.x, command.y] };
    case 'Z':
      return { type: 'Z', points: [] };
    default:
      return { type: command.type, points: [command.x, command.y] };
  }
}

/** Size 100, from x = 0 with its baseline at y = 0. Cached: words repeat in titles and vendor names. */
export function outlineText(face: Face, text: string, tracking = 0): Outline {
  const key = `${face} ${tracking} ${text}`;
  const known = outlines.get(key);
  if (known) return known;
  const font = loadFont(face);
  const drawn = font.getPath(text, 0, 0, 100, { kerning: true, letterSpacing: tracking });
  const box = drawn.getBoundingBox();
  const capital = font.charToGlyph('H').getBoundingBox();
  const strokes = drawn.commands.map((command) => {
    const stroke = toStroke(command);
    return { ...stroke, points: stroke.points.map((value, index) => (index % 2 === 0 ? value - box.x1 : value)) };
  });
  const outline = {
    strokes,
    width: Math.max(1, box.x2 - box.x1),
    height: ((capital.y2 - capital.y1) / font.unitsPerEm) * 100,
  };
  if (outlines.size >= OUTLINE_CACHE_SIZE) outlines.clear();
  outlines.set(key, outline);
  return outline;
}

/** Estimates at size 100; cheap enough to try many line breaks. */
export function measureText(face: Face, text: string): { width: number; height: number } {
  const words = text.split(' ').map((word) => outlineText(face, word));
  const font = loadFont(face);
  const space = ((font.charToGlyph(' ').advanceWidth ?? 0) / font.unitsPerEm) * 100;
  const width = words.reduce((sum, word) => sum + word.width, 0) + (words.length - 1) * (space + BEARINGS);
  return { width, height: words[0]?.height ?? 0 };
}
