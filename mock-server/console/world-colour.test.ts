import { expect, it } from 'vitest';
import { WORLD_HUES, worldHue } from './world-colour.ts';

it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('is by FNV-1a, as published for "%s"', (name, hash) => expect(worldHue(name)).toBe(hash % WORLD_HUES));

it('spreads names over all hues', () => {
  const hues = new Set(Array.from({ length: 200 }, (_, at) => worldHue(`world-${at}`)));
  expect(hues.size).toBe(WORLD_HUES);
});
