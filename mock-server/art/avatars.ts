import { Random } from '../worlds/random.ts';
import { hsl } from './colors.ts';
import { Easel } from './covers/easel.ts';
import { isFigure, type MotifName } from './motifs/library.ts';
import { makePalette, Pen } from './pen.ts';
import { circle, group, Sheet, svgDocument } from './svg.ts';

const faces: readonly MotifName[] = [
  'fox',
  'panda',
  'dealer',
  'cat',
  'owl',
  'gambler',
  'tiger',
  'koala',
  'queen',
  'penguin',
  'dog',
  'croupier',
  'rabbit',
  'bear',
  'samurai',
  'monkey',
  'lion',
  'dealer',
  'elephant',
  'redPanda',
  'pirate',
  'frog',
  'wolf',
  'empress',
  'hedgehog',
  'deer',
  'gambler',
  'pig',
  'raccoon',
  'astronaut',
  'otter',
  'blackCat',
  'croupier',
  'squirrel',
  'cow',
  'viking',
  'mouse',
  'llama',
  'lady',
  'panther',
  'giraffe',
  'dealer',
  'whiteTiger',
  'kangaroo',
  'cowboy',
  'hippo',
  'goat',
  'geisha',
  'leopard',
  'zebra',
  'gambler',
  'snowOwl',
  'sheep',
  'wizard',
  'gorilla',
  'greyCat',
  'croupier',
  'unicorn',
  'duck',
  'ninja',
];

/** 80 × 80; avatars count from 1. */
export function drawAvatar(avatar: number): string | null {
  const face = faces[avatar - 1];
  if (!face) return null;
  const hue = (avatar * 137.5) % 360;
  const sheet = new Sheet();
  const pen = new Pen(sheet, makePalette(hue, hue + 150, 0.6));
  const easel = new Easel(pen, new Random(avatar), avatar * 7 + 2, 80, 80);
  const content = isFigure(face)
    ? easel.put(face, { x: 4, y: 9, w: 72, h: 74 }, { stands: true })
    : easel.put(face, { x: 11, y: 11, w: 58, h: 58 });
  const disc = circle(40, 40, 40, sheet.radial([hsl(hue, 78, 80), hsl(hue, 66, 58)], 0.4, 0.32, 0.75));
  return svgDocument(
    '',
    80,
    80,
    sheet,
    disc + group(content, `clip-path="${sheet.clip(circle(40, 40, 40, '#fff'))}"`),
    'sign',
  );
}
