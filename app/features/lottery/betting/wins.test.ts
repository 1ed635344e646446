import { expect, it } from 'vitest';
import { chaseWinFactor } from './chase-fields.tsx';
import { formatMoney, stakeFormats } from './money.ts';
import { slipWin } from './wins.ts';

it('a slip wins up to the sum of what its lines win', () => {
  const lines = [{ win: '19560000' }, { win: '97800' }, {}];
  expect(slipWin(lines, undefined)).toEqual({ win: 19_657_800n, isEach: false });
});

it('a line added at another series wins by that of the slip', () => {
  expect(slipWin([{ win: '1956', winSeries: 1956 }, { win: '100' }], 1900).win).toBe(2000n);
  expect(slipWin([{ win: '1956', winSeries: 1956 }], undefined).win).toBe(1956n);
});

it('numbers of a board that pay alike are told by the hit', () => {
  const each = { win: '700000', isEach: true };
  expect(slipWin([each, each], undefined)).toEqual({ win: 700_000n, isEach: true });
  expect(slipWin([each, { win: '10' }], undefined)).toEqual({ win: 700_010n, isEach: false });
});

it.each([
  [{ count: 1, plan: 'same', isStopping: true }, 1n],
  [{ count: 5, plan: 'same', isStopping: true }, 1n],
  [{ count: 5, plan: 'same', isStopping: false }, 5n],
  [{ count: 5, plan: 'double', isStopping: true }, 16n],
  [{ count: 5, plan: 'double', isStopping: false }, 31n],
] as const)('the chase %j wins up to %s times a draw', (chase, factor) => {
  expect(chaseWinFactor(chase)).toBe(factor);
});

it.each([
  [6_466_666n, '646.66'],
  [20n, '0.002'],
  [99n, '0.0099'],
  [100n, '0.01'],
  [150n, '0.01'],
  [0n, '0.00'],
])('%s ten-thousandths are written as %s', (amount, text) => {
  expect(formatMoney(amount)).toBe(text);
});

it.each([
  ['0.002', '₱0.002'],
  ['-0.004', '-₱0.004'],
  ['0', 'page'],
  ['12.3456', 'page'],
])('the stake %s is written as %s', (amount, text) => {
  expect(stakeFormats({ money: (_: string) => 'page' }, '₱').money(amount)).toBe(text);
});
