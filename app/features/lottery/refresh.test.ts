import { expect, it } from 'vitest';
import { nextChange, refreshDelay, waitingAt } from './refresh.ts';

it.each([
  [[12_000, 45_000], 12_000],
  [[31_000, 90_000], 30_000],
  [[0, 45_000], 7000],
  [[-5, 45_000], 7000],
  [[1], 1],
  [[], null],
])('draws that close in %j ms are read again after %s', (remaining, delay) => {
  expect(refreshDelay(remaining)).toBe(delay);
});

it('a lottery changes when its locked draw is drawn, or when the open one locks', () => {
  expect(nextChange({ until: 60_000, waitingAt: 5000 })).toBe(5000);
  expect(nextChange({ until: 60_000, waitingAt: null })).toBe(60_000);
});

it.each([
  // Draws every 30 s, locked for 5 s: at 26 s the draw of 30 s is locked.
  [{ now: 26_000, winningTime: 0, drawAt: 60_000, lockTime: 5000 }, 30_000],
  [{ now: 31_000, winningTime: 30_000, drawAt: 60_000, lockTime: 5000 }, null],
  // Before the first draw of a day or week none is locked.
  [{ now: 26_000, winningTime: 0, drawAt: 90_000_000, lockTime: 5000 }, null],
])('of %j waits %s', (opened, at) => {
  expect(waitingAt(opened)).toBe(at);
});
