import { describe, expect, it } from 'vitest';
import { formatAmount, formatClock, formatDistance, formatTime, parseTime } from './format.ts';

const NEW_YEAR = Date.parse('2026-01-01T00:00:00.005+08:00');
const HOUR = 3_600_000;

it('times are of the brands’ zone', () => {
  expect(formatTime(NEW_YEAR)).toBe('2026-01-01 00:00:00');
  expect(formatTime(NEW_YEAR, 0)).toBe('2025-12-31 16:00:00');
  expect(formatClock(NEW_YEAR)).toBe('00:00:00.005');
});

it.each(['2026-01-01 00:00:00', '2026-01-01T00:00:00', '2026-01-01T00:00'])('%s is read in their zone', (text) => {
  expect(parseTime(text)).toBe(NEW_YEAR - 5);
});

it.each(['', 'tomorrow', '2026-13-01 00:00:00'])('"%s" is no time', (text) => {
  expect(parseTime(text)).toBeNaN();
});

describe('formatDistance', () => {
  it.each([
    [0, 'now'],
    [999, 'now'],
    [-999, 'now'],
    [1_000, 'in 1 s'],
    [-1_000, '1 s ago'],
    [59_999, 'in 59 s'],
    [60_000, 'in 1 min'],
    [61_000, 'in 1 min 1 s'],
    [HOUR + 5_000, 'in 1 h'],
    [2 * HOUR + 5 * 60_000 + 9_000, 'in 2 h 5 min'],
    [-25 * HOUR, '1 d 1 h ago'],
    [400 * 24 * HOUR, 'in 400 d'],
  ])('of %i ms › %s', (ms, text) => {
    expect(formatDistance(ms)).toBe(text);
  });
});

describe('formatAmount', () => {
  it.each([
    ['0', '0'],
    ['999.99', '999.99'],
    ['1000', '1,000'],
    ['-1234567.80', '-1,234,567.80'],
    ['12345.123456', '12,345.123456'],
    ['99999999999999999.01', '99,999,999,999,999,999.01'],
  ])('of %s › %s', (amount, text) => {
    expect(formatAmount(amount)).toBe(text);
  });
});
