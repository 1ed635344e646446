import { lighten } from './colors.ts';
import { textPath } from './lettering.ts';
import { findBox } from './motifs/boxes.ts';
import { drawMotif, type MotifName, motifNames } from './motifs/library.ts';
import { makePalette, Pen } from './pen.ts';
import { group, path, Sheet, svgDocument } from './svg.ts';

const SEED = 3;
const LETTERS = ['A', 'K', 'Q', 'J'];

const newPen = (hue: number, accentHue: number) => new Pen(new Sheet(), makePalette(hue, accentHue, 0.85));

/** Returns null for an unknown motif. */
export function drawSymbol(hue: number, accentHue: number, name: string): string | null {
  const motif = motifNames.find((each): each is MotifName => each === name);
  if (!motif) return null;
  const pen = newPen(hue, accentHue);
  const [left, top, right, bottom] = findBox(motif);
  const side = Math.max(right - left, bottom - top);
  const [x, y] = [(side - right - left) / 2, (side - bottom - top) / 2];
  const body = group(drawMotif(motif, pen, SEED), `transform="translate(${x} ${y})"`);
  return svgDocument('', side, side, pen.sheet, body, 'sign');
}

/** Returns null for another letter. */
export function drawLetter(hue: number, letter: string): string | null {
  const index = LETTERS.indexOf(letter);
  if (index < 0) return null;
  const pen = newPen(hue + index * 75, hue);
  const { bright, deep, glow } = pen.palette;
  const d = textPath('alfa', letter, letter === 'J' ? 48 : 34, 162, 168);
  const body =
    path(d, 'none', `stroke="${pen.ink}" stroke-width="20" stroke-linejoin="round"`) +
    path(d, pen.sheet.linear([glow, lighten(bright, 0.25), deep]), `stroke="${pen.metal('gold')}" stroke-width="7"`);
  return svgDocument('', 200, 200, pen.sheet, body, 'sign');
}
