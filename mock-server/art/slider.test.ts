import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { Random } from '../worlds/random.ts';
import { paintWhole, SLIDER_SIZE, sliderPictures } from './slider.ts';

const { width, height, piece: side } = SLIDER_SIZE;
const hole = { x: 150, y: 60 };
const seeds = Array.from({ length: 8 }, (_, index) => `slider ${index}`);

/** Colours have 64 steps a channel. */
const STEP = 3;

function readSize(png: Buffer): [string, number, number] {
  return [png.subarray(1, 4).toString('latin1'), png.readUInt32BE(16), png.readUInt32BE(20)];
}

function composePixels(w: number, h: number, ...layers: (readonly [png: Buffer, x: number, y: number])[]): Buffer {
  const images = layers.map(([png, x, y]) => {
    const [, right, bottom] = readSize(png);
    return `<image x="${x}" y="${y}" width="${right}" height="${bottom}" image-rendering="optimizeSpeed" href="data:image/png;base64,${png.toString('base64')}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${images.join('')}</svg>`;
  return new Resvg(svg).render().pixels;
}

function findInside(piece: Buffer): [x: number, y: number][] {
  const pixels = composePixels(side, side, [piece, 0, 0]);
  const isOpaque = (x: number, y: number): boolean => pixels[(y * side + x) * 4 + 3] === 255;
  const near = [-2, -1, 0, 1, 2];
  const all = Array.from({ length: (side - 4) ** 2 }, (_, index): [number, number] => [
    2 + (index % (side - 4)),
    2 + Math.floor(index / (side - 4)),
  ]);
  return all.filter(([x, y]) => near.every((dx) => near.every((dy) => isOpaque(x + dx, y + dy))));
}

function brightness(pixels: Buffer, places: readonly (readonly [x: number, y: number])[]): number {
  const sum = places.reduce((total, [x, y]) => {
    const at = ((hole.y + y) * width + hole.x + x) * 4;
    return total + (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0);
  }, 0);
  return sum / places.length;
}

describe('the pictures of a slider puzzle', () => {
  test('are PNGs of 320 × 160 and 52 × 52 that are light to send', () => {
    for (const seed of seeds) {
      const { background, piece } = sliderPictures(new Random(seed), hole);
      expect(readSize(background)).toEqual(['PNG', 320, 160]);
      expect(readSize(piece)).toEqual(['PNG', 52, 52]);
      expect(background.length).toBeLessThan(60_000);
      expect(piece.length).toBeLessThan(10_000);
    }
  });

  test('follow from the random source and the hole', () => {
    const [first, again, other] = ['one', 'one', 'two'].map((seed) => sliderPictures(new Random(seed), hole));
    const moved = sliderPictures(new Random('one'), { x: 90, y: 10 });
    expect(again).toEqual(first);
    expect(other?.background).not.toEqual(first?.background);
    expect(other?.piece).not.toEqual(first?.piece);
    expect(moved.background).not.toEqual(first?.background);
  });

  test('are whole again when the piece is laid at the hole', () => {
    for (const seed of seeds) {
      const { background, piece } = sliderPictures(new Random(seed), hole);
      const whole = paintWhole(new Random(seed));
      const solved = composePixels(width, height, [background, 0, 0], [piece, hole.x, hole.y]);
      const inside = findInside(piece);
      expect(inside.length).toBeGreaterThan(700);
      const wrong = inside.filter(([x, y]) => {
        const at = ((hole.y + y) * width + hole.x + x) * 4;
        return [0, 1, 2].some((channel) => Math.abs((solved[at + channel] ?? 0) - (whole[at + channel] ?? 0)) > STEP);
      });
      expect(wrong, seed).toEqual([]);
    }
  });

  test('show the gap much darker than the picture was', () => {
    for (const seed of seeds) {
      const { background, piece } = sliderPictures(new Random(seed), hole);
      const inside = findInside(piece);
      const gap = brightness(composePixels(width, height, [background, 0, 0]), inside);
      expect(gap, seed).toBeLessThan(brightness(paintWhole(new Random(seed)), inside) * 0.6);
    }
  });

  test('leave most of the picture as it was', () => {
    for (const seed of seeds) {
      const whole = paintWhole(new Random(seed));
      const pixels = composePixels(width, height, [sliderPictures(new Random(seed), hole).background, 0, 0]);
      const changed = pixels.filter((value, index) => Math.abs(value - (whole[index] ?? 0)) > STEP).length;
      expect(changed / pixels.length, seed).toBeLessThan(0.15);
    }
  });

  test.each([
    [60, 0],
    [268, 0],
    [60, 108],
    [268, 108],
  ])('can be cut at the edges: %i, %i', (x, y) => {
    for (const seed of seeds)
      expect(readSize(sliderPictures(new Random(seed), { x, y }).piece)).toEqual(['PNG', 52, 52]);
  });
});
