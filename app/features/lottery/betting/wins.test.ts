import { expect, it } from 'vitest';
import { formatMoney, formatUnits, parseUnits } from './money.ts';
import type { Play } from './rules.ts';
import { bestWin, paidRange, slipWin } from './wins.ts';

const MOST = 10n ** 12n;

it('of several lines the best is told, as one draw may not let all win', () => {
  const lines = [{ win: '19560000' }, { win: '97800' }, {}];
  expect(slipWin(lines, undefined, MOST)).toEqual({ win: 19_560_000n, each: 'line', isCapped: false });
});

it('a line added at another series wins by that of the slip', () => {
  expect(slipWin([{ win: '1956', winSeries: 1956 }, { win: '100' }], 1900, MOST).win).toBe(1900n);
  expect(slipWin([{ win: '1956', winSeries: 1956 }], undefined, MOST).win).toBe(1956n);
});

it('numbers of a board are told by the hit: what it pays, or at most pays', () => {
  const line = { win: '700000', each: 'alike' } as const;
  expect(slipWin([line, line], undefined, MOST)).toEqual({ win: 700_000n, each: 'alike', isCapped: false });
  expect(slipWin([line, { win: '10' }], undefined, MOST)).toEqual({ win: 700_000n, each: 'upTo', isCapped: false });
  expect(slipWin([line, { ...line, win: '800000' }], undefined, MOST)).toEqual({
    win: 800_000n,
    each: 'upTo',
    isCapped: false,
  });
});

it('a line wins no more than is paid for one', () => {
  const lines = [{ win: '700' }, { win: '20' }];
  expect(slipWin(lines, undefined, 100n)).toEqual({ win: 100n, each: 'line', isCapped: true });
  expect(slipWin(lines, undefined, 700n).isCapped).toBe(false);
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

it.each([
  [6_466_666n, '646.6666'],
  [12_345_678_900n, '1,234,567.89'],
  [20n, '0.0020'],
  [99n, '0.0099'],
  [100n, '0.01'],
  [150n, '0.0150'],
  [0n, '0.00'],
])('%s ten-thousandths are written as %s', (amount, text) => {
  expect(formatMoney(amount)).toBe(text);
});

it.each([
  ['2', '2.00'],
  ['0.2', '0.20'],
  ['2000', '2,000.00'],
  ['1234567.8912', '1,234,567.8912'],
  ['0.0002', '0.0002'],
])('the odds %s are written as %s', (odds, text) => {
  expect(formatUnits(parseUnits(odds))).toBe(text);
});
