import { expect, it } from 'vitest';
import type { Play } from './rules.ts';
import { bestWin, paidRange, slipWin } from './wins.ts';

const MOST = 10n ** 12n;

it('rounds a win down as the gateway does', () => {
  const line = { win: '64666666' };
  expect(slipWin([line], undefined, { most: 10n ** 12n, smallest: 10_000n }).win).toBe(64_660_000n);
});

it('of several lines the best is told, as one draw may not let all win', () => {
  const lines = [{ win: '19560000' }, { win: '97800' }, {}];
  expect(slipWin(lines, undefined, { most: MOST, smallest: 1n })).toEqual({
    win: 19_560_000n,
    each: 'line',
    isCapped: false,
  });
});

it('a line added at another series wins by that of the slip', () => {
  expect(slipWin([{ win: '1956', winSeries: 1956 }, { win: '100' }], 1900, { most: MOST, smallest: 1n }).win).toBe(
    1900n,
  );
  expect(slipWin([{ win: '1956', winSeries: 1956 }], undefined, { most: MOST, smallest: 1n }).win).toBe(1956n);
});

it('numbers of a board are told by the hit: what it pays, or at most pays', () => {
  const line = { win: '700000', each: 'alike' } as const;
  expect(slipWin([line, line], undefined, { most: MOST, smallest: 1n })).toEqual({
    win: 700_000n,
    each: 'alike',
    isCapped: false,
  });
  expect(slipWin([line, { win: '10' }], undefined, { most: MOST, smallest: 1n })).toEqual({
    win: 700_000n,
    each: 'upTo',
    isCapped: false,
  });
  expect(slipWin([line, { ...line, win: '800000' }], undefined, { most: MOST, smallest: 1n })).toEqual({
    win: 800_000n,
    each: 'upTo',
    isCapped: false,
  });
});

it('a line wins no more than is paid for one', () => {
  const lines = [{ win: '700' }, { win: '20' }];
  expect(slipWin(lines, undefined, { most: 100n, smallest: 1n })).toEqual({ win: 100n, each: 'line', isCapped: true });
  expect(slipWin(lines, undefined, { most: 700n, smallest: 1n }).isCapped).toBe(false);
});

const tails = (order: 'exact' | 'oneForAll', names: string[]): Play => ({
  code: 'BIG',
  rule: { kind: 'tails', digits: 4, slices: names.map((prize) => ({ prize, last: 4, pays: prize })), order },
  prizes: names.map((name, index) => ({ name, fair: [10_000, 1], odds: `${2400 / (index + 1)}.00` })),
});

it('prizes by rank pay from the lowest to the highest', () => {
  const play = tails('exact', ['first', 'second']);
  expect(paidRange(play, [[]], 0)).toEqual({ from: 12_000_000n, to: 24_000_000n });
  expect(bestWin(play, [['1234']], 10_000n, 0)).toEqual({ win: '24000000', each: 'upTo' });
});

it('one stake for all orders of a number shares the prize among them', () => {
  const play = tails('oneForAll', ['first']);
  expect(paidRange(play, [[]], 0)).toEqual({ from: 1_000_000n, to: 24_000_000n });
  expect(paidRange(play, [['1234']], 0)).toEqual({ from: 1_000_000n, to: 1_000_000n });
  expect(bestWin(play, [['1234']], 10_000n, 0)).toEqual({ win: '1000000', each: 'alike' });
  expect(paidRange(play, [['1234', '1112']], 0)).toEqual({ from: 1_000_000n, to: 6_000_000n });
  expect(bestWin(play, [['1234', '1112']], 10_000n, 0)).toEqual({ win: '6000000', each: 'upTo' });
});
