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
    ['is sent with as many lines as the gateway takes', [line(), line(), line()], [1], null],
    ['has at most that many lines', [line(), line(), line(), line()], [1], 'full'],
    ['has at most so much text', [line({ content: '1'.repeat(250_001) })], [1], 'full'],
    ['costs at most so much in a draw', [line({ amount: '500001' })], [1, 2], 'tooMuch'],
    ['is multiplied at most so often in a draw', [line({ multiple: 6 })], [1, 2], 'tooOften'],
    ['has a multiple in every draw', [line()], [1, 0], 'noMultiple'],
    ['has a profit rate', [line()], [], 'noRate'],
  ])('%s', (_, lines, multiples, expected) => {
    expect(findExcess(LIMITS, lines, { multiples, cut: null })).toBe(expected);
  });

  it('makes the profit that is asked for', () => {
    expect(findExcess(LIMITS, [line()], { multiples: [], cut: 'rate' })).toBe('noProfit');
  });
});
