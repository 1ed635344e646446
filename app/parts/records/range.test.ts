import { describe, expect, it } from 'vitest';
import { formatDate, RangeSearch, readWindow } from './range.server.ts';

/** Wednesday 1 July 2026, 00:30 in the brand's zone; 30 June in UTC. */
const NOW = Date.parse('2026-07-01T00:30:00+08:00');
const read = (search: Record<string, string>) => readWindow(RangeSearch.parse(search), NOW);
const days = (search: Record<string, string>) => {
  const window = read(search);
  return typeof window === 'string' ? window : [formatDate(window.from), formatDate(window.to - 1)];
};

describe('A range', () => {
  it.each([
    ['today', '2026-07-01', '2026-07-01'],
    ['yesterday', '2026-06-30', '2026-06-30'],
    ['thisWeek', '2026-06-29', '2026-07-01'],
    ['lastWeek', '2026-06-22', '2026-06-28'],
    ['last7', '2026-06-25', '2026-07-01'],
    ['last30', '2026-06-02', '2026-07-01'],
    ['last90', '2026-04-03', '2026-07-01'],
  ])('%s is from %s to %s in the brand’s zone', (range, first, last) => {
    expect(days({ range })).toEqual([first, last]);
  });

  it('begins at midnight in the brand’s zone', () => {
    expect(read({ range: 'today' })).toEqual({
      from: Date.parse('2026-07-01T00:00:00+08:00'),
      to: Date.parse('2026-07-02T00:00:00+08:00'),
    });
  });

  it.each([
    [{ from: '2026-01-01', to: '2026-03-31' }, ['2026-01-01', '2026-03-31']],
    [{ from: '2026-01-01', to: '2026-04-01' }, 'long'],
    [{ from: '2026-03-02', to: '2026-03-01' }, 'order'],
    [{ from: '2026-03-02' }, 'days'],
    [{ from: '2026-13-45', to: '2026-03-01' }, 'days'],
  ])('of one’s own with %j is %j', (own, expected) => {
    expect(days({ range: 'own', ...own })).toEqual(expected);
  });

  it('is the last seven days without a choice, and for one that is not known', () => {
    expect(RangeSearch.parse({ range: 'ever' }).range).toBe('last7');
    expect(RangeSearch.parse({}).range).toBe('last7');
  });
});
