import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { makePalette, Pen } from '../pen.ts';
import { Sheet } from '../svg.ts';
import { findBox } from './boxes.ts';
import { drawMotif, type MotifName, motifNames } from './library.ts';

const SEED = 3;
const MARGIN = 100;
const SIZE = 400;
/** Fainter pixels are glows. */
const SOLID = 215;

function measure(name: MotifName): number[] {
  const sheet = new Sheet();
  const drawing = drawMotif(name, new Pen(sheet, makePalette(210, 40)), SEED);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">${sheet}${drawing}</svg>`;
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  let [left, top, right, bottom] = [SIZE, SIZE, 0, 0];
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) {
      if ((pixels[(y * SIZE + x) * 4 + 3] ?? 0) <= SOLID) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return [left - MARGIN, top - MARGIN, right + 1 - MARGIN, bottom + 1 - MARGIN];
}

test('every motif covers the box it is said to cover', { timeout: 60_000 }, () => {
  for (const name of motifNames) {
    const box = measure(name);
    const apart = box.map((value, index) => Math.abs(value - (findBox(name)[index] ?? 0)));
    expect(Math.max(...apart), `${name}: measure it again, ${box.join(' ')}`).toBeLessThanOrEqual(3);
  }
});
