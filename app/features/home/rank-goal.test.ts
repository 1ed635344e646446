import { describe, expect, it } from 'vitest';
import { days } from '~/config/durations.ts';
import { rankGoal } from './rank-goal.ts';

const NOW = Date.parse('2026-11-25T12:00:00+08:00');
const measure = (done: string, required: string | null) => ({ done, required });
const CLIMBING = {
  rankLevel: 3,
  badge: '/ranks/baize/3.svg',
  turnover: measure('48766.0000', '50000.00'),
  deposits: measure('9900.00', '10000.00'),
  month: measure('100.00', '5000.00'),
  judgedAt: NOW + days(7),
  isSafe: false,
  ceiling: null,
  history: [],
};
const EARLY = { ...CLIMBING, judgedAt: NOW + days(7) + 1 };
const next = { kind: 'turnover', rankLevel: 4, missing: '1234.0000' };

describe('rankGoal', () => {
  it.each([
    ['seven days before the month ends', CLIMBING, { kind: 'keep', rankLevel: 3, missing: '4900.0000' }],
    ['earlier', EARLY, next],
    ['after a rise this month', { ...CLIMBING, isSafe: true }, next],
    ['with the month’s turnover', { ...CLIMBING, month: measure('5000.00', '5000.00') }, next],
    [
      'with deposits farther away',
      { ...EARLY, deposits: measure('9000.00', '10000.00') },
      { kind: 'deposits', rankLevel: 4, missing: '1000.0000' },
    ],
    [
      'after a drop',
      { ...EARLY, ceiling: { rankLevel: 3, lost: 4, month: measure('100.00', '8000.00') } },
      { kind: 'back', rankLevel: 4, missing: '7900.0000' },
    ],
    [
      'at the highest rank',
      { ...EARLY, rankLevel: 9, turnover: measure('9.00', null), deposits: measure('9.00', null) },
      null,
    ],
  ])('%s', (_, progress, goal) => {
    expect(rankGoal(progress, NOW)).toEqual(goal);
  });
});
