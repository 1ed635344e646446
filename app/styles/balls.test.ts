import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { themes } from '../../prisma/seed/system/themes.ts';
import { completeTheme } from '../brand/theme.ts';

const css = readFileSync(new URL('./balls.css', import.meta.url), 'utf8');

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const CARS = [...css.matchAll(/\[data-ball="(\d+)"\] \{\s+background: (#\w{6});\s+color: (#\w{6});/g)];

it('has ten cars', () => {
  expect(CARS.map(([, car]) => Number(car))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

it.each(CARS.map(([, car = '', ground = '', text = '']) => [car, ground, text]))(
  'the number of car %s is readable',
  (_, ground = '', text = '') => {
    expect(contrast(ground, text)).toBeGreaterThanOrEqual(4.5);
  },
);

describe.each([
  [':root {', 'light'],
  [':root[data-theme="dark"] {', 'dark'],
  [':root[data-theme="system"] {', 'dark'],
] as const)('the colours of Mark Six in %s', (selector, mode) => {
  const block = css.slice(css.indexOf(selector));
  const colours = ['red', 'blue', 'green'].map(
    (name) => new RegExp(`--ball-${name}: (#\\w{6})`).exec(block)?.[1] ?? '#000000',
  );
  it.each(Object.entries(themes))('are readable at %s', (_, theme) => {
    const tokens = completeTheme(mode, { ...theme[mode] });
    for (const colour of colours)
      for (const ground of [tokens.surface, tokens.raised])
        expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
  });
});
