import { expect, it } from 'vitest';
import { idleSeconds } from './vitest-times.ts';

it('a worker is idle between its files, before the first and after the last of all', () => {
  const spans = [
    { from: 0, to: 4000 },
    { from: 1000, to: 2000 },
    { from: 3000, to: 9000 },
    { from: 4500, to: 5000 },
  ];
  expect(idleSeconds(spans)).toEqual([4.5, 2]);
});
