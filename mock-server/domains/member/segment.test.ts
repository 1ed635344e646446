import { describe, expect, it } from 'vitest';
import { segmentOf } from './segment.ts';

const MEMBER = { type: 0, isOnBreak: false, rankLevel: 4, deposits: 1 };

describe('segmentOf', () => {
  it.each([
    ['rank 4', {}, 'member'],
    ['rank 5', { rankLevel: 5 }, 'vip'],
    ['no deposit', { deposits: 0, rankLevel: 0 }, 'new'],
    ['the first deposit', { deposits: 1, rankLevel: 0 }, 'member'],
    ['rank 5 by the office, no deposit', { deposits: 0, rankLevel: 5 }, 'vip'],
    ['an agent', { type: 1 }, 'member'],
    ['a trial account', { type: 4, deposits: 0 }, 'resting'],
    ['a break', { isOnBreak: true, rankLevel: 9 }, 'resting'],
  ])('%s', (_, more, segment) => {
    expect(segmentOf({ ...MEMBER, ...more })).toBe(segment);
  });
});
