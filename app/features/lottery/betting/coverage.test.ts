import { describe, expect, it } from 'vitest';
import { listChoices } from '../../../../openapi/rules/coverage.ts';
import { type Coverage, isCovered } from './coverage.ts';

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => String(from + index).padStart(2, '0')).join();
const choices = listChoices({ rule: { kind: 'tails', digits: 2, order: 'exact' }, prizes: [] }, null);
const coverage: Coverage = choices ? { LO2: choices, DE: choices } : {};
const line = (play: string, gameId: number, content: string) => ({ play, gameIds: [gameId], content });

describe('isCovered', () => {
  it.each([
    ['lines of one play and station together', [line('LO2', 1, numbers(0, 40)), line('LO2', 1, numbers(40, 71))], true],
    ['lines of two stations each by itself', [line('LO2', 1, numbers(0, 40)), line('LO2', 2, numbers(40, 71))], false],
    ['lines of two plays each by itself', [line('LO2', 1, numbers(0, 40)), line('DE', 1, numbers(40, 71))], false],
    ['no combinations', [line('XIEN2', 1, numbers(0, 100))], false],
    ['an empty slip', [], false],
  ])('takes %s', (_, lines, expected) => {
    expect(isCovered(coverage, lines)).toBe(expected);
  });
});
