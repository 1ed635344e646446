import { expect, it } from 'vitest';
import { WORLD_HUES, worldHue } from './world-colour.ts';

it.each([
  ['default', 6],
  ['checkout', 1],
  ['checkout-2', 2],
])('the colour of %s stays %i', (name, hue) => {
  expect(worldHue(name)).toBe(hue);
});

it('every colour occurs, about as often as the others', () => {
  const times = new Array<number>(WORLD_HUES).fill(0);
  for (let number = 0; number < 1_200; number += 1) {
    const hue = worldHue(`world-${number}`);
    times[hue] = (times[hue] ?? 0) + 1;
  }
  expect(Math.min(...times)).toBeGreaterThan(60);
  expect(Math.max(...times)).toBeLessThan(140);
});
