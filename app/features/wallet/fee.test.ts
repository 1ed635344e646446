import { describe, expect, it } from 'vitest';
import { parseUnits } from '~/i18n/money.ts';
import { computeFee, formatDecimal, highestAmount } from './fee.ts';

const CENT = 100n;
const PERCENT = { feePercent: 1, leastFee: '5.00' };
const fee = (amount: string, terms = PERCENT) => formatDecimal(computeFee(terms, parseUnits(amount), CENT));
const highest = (balance: string, most = '1000000', terms = PERCENT) =>
  formatDecimal(highestAmount(terms, parseUnits(balance), parseUnits(most), CENT));

describe('the fee', () => {
  it.each([
    ['100', '5.00'],
    ['500', '5.00'],
    ['9000', '90.00'],
    ['1234.56', '12.34'],
    ['1234567890123.99', '12345678901.23'],
  ])('of %s is %s', (amount, expected) => expect(fee(amount)).toBe(expected));

  it('is nothing where the brand takes none', () =>
    expect(fee('500', { feePercent: 0, leastFee: '0.00' })).toBe('0.00'));
});

it('in dong is whole', () => {
  expect(computeFee(PERCENT, parseUnits('12345'), 10_000n)).toBe(parseUnits('123'));
  expect(highestAmount(PERCENT, parseUnits('12345'), parseUnits('12345'), 10_000n)).toBe(parseUnits('12223'));
});

describe('the highest amount', () => {
  it.each([
    ['12458.75', '12335.40'],
    ['505', '500.00'],
    ['300.55', '295.55'],
    ['4', '0.00'],
    ['0', '0.00'],
  ])('of a balance of %s is %s', (balance, expected) => expect(highest(balance)).toBe(expected));

  it('is paid for with its fee, and one hundredth more is not', () => {
    for (let cents = 1n; cents < 40_000n; cents += 37n) {
      const balance = cents * CENT;
      const amount = highestAmount(PERCENT, balance, balance, CENT);
      if (amount === 0n) continue;
      expect(amount + computeFee(PERCENT, amount, CENT)).toBeLessThanOrEqual(balance);
      expect(amount + CENT + computeFee(PERCENT, amount + CENT, CENT)).toBeGreaterThan(balance);
    }
  });

  it('is not above what is left for today', () => expect(highest('12458.75', '700.00')).toBe('700.00'));
});
