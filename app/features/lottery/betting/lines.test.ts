import { describe, expect, it } from 'vitest';
import { findExcess, type ShownLine } from './lines.ts';

const LIMITS = { mostPerOrder: '1000000', mostMultiple: 10, mostLines: 3 };
const line = (part: Partial<ShownLine> = {}): ShownLine => ({
  gameIds: [1],
  play: 'EACH',
  content: '1||||',
  unit: '2',
  multiple: 1,
  name: 'Each',
  text: '1',
  stakes: 1,
  amount: '20000',
  win: '0',
  ...part,
});

describe('A slip', () => {
  it.each([
    ['is sent with as many lines as the gateway takes', [line(), line(), line()], 1n, null],
    ['has at most that many lines', [line(), line(), line(), line()], 1n, 'full'],
    ['has at most so much text', [line({ content: '1'.repeat(250_001) })], 1n, 'full'],
    ['costs at most so much in a draw', [line({ amount: '500001' })], 2n, 'tooMuch'],
    ['is multiplied at most so often in a draw', [line({ multiple: 6 })], 2n, 'tooOften'],
  ])('%s', (_, lines, times, expected) => {
    expect(findExcess(LIMITS, lines, times)).toBe(expected);
  });
});
