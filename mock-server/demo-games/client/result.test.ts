import { describe, expect, it } from 'vitest';
import { balanceFormat, moneyFormat } from './money.ts';
import { resultWords } from './result.ts';
import text from './texts/en.ts';

const money = moneyFormat({ symbol: '₱', currency: 'PHP' });

describe('The words of a result', () => {
  it.each([
    [5000, 4500, 'You lost ₱0.05'],
    [5000, 0, 'You lost ₱0.50'],
    [5000, 5000, 'Stake refunded'],
    [5000, 10_000, 'You won ₱0.50'],
    [0, 4500, 'You won ₱0.45'],
    [0, 0, 'No win this time'],
  ])('of a stake of %d that pays %d are "%s"', (staked, paid, words) => {
    expect(resultWords(text, money, { staked, paid })).toBe(words);
  });
});

describe('Money in a game', () => {
  it.each([
    [0, '₱0.00'],
    [199, '₱0.0199'],
    [2900, '₱0.29'],
    [12_345_678, '₱1,234.5678'],
  ])('of %d ten-thousandths has the places it needs: %s', (units, written) => {
    expect(money(units)).toBe(written);
  });

  it.each([
    [0, '₱0.00'],
    [99, '₱0.00'],
    [12_345_699, '₱1,234.56'],
    [2_145_605_104, '₱214,560.51'],
  ])('of a balance of %d ten-thousandths is rounded down to the hundredth: %s', (units, written) => {
    expect(balanceFormat({ symbol: '₱', currency: 'PHP' })(units)).toBe(written);
  });

  it('has no decimals in dong', () => {
    const dong = moneyFormat({ symbol: '₫', currency: 'VND' });
    expect([dong(12_340_000), dong(5000)]).toEqual(['₫1,234', '₫0.5000']);
  });
});
