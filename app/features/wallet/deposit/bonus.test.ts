import { describe, expect, it } from 'vitest';
import { parseUnits, unitsText } from '~/i18n/money.ts';
import { serverTranslate } from '~/i18n/resources.server.ts';
import { bonusFor, describeBonus } from './bonus.ts';

const PESO = { code: 'PHP', symbol: '₱' };
const CENT = 100n;
const BONUS = { percent: 50, minimum: '100.00', cap: '2000.00', turnover: 10, days: 30 };

describe('the bonus on a deposit', () => {
  it.each([
    ['99.99', {}, '0.0000'],
    ['100', {}, '50.0000'],
    ['100.01', {}, '50.0000'],
    ['4000.02', {}, '2000.0000'],
    ['1234567890123.99', { percent: 100, cap: '9999999999999.00' }, '1234567890123.9900'],
    ['333.33', { percent: 12.5 }, '41.6600'],
  ])('of %s is exact', (amount, terms, expected) =>
    expect(unitsText(bonusFor({ ...BONUS, ...terms }, parseUnits(amount), CENT))).toBe(expected),
  );

  it('in dong is whole', () =>
    expect(bonusFor({ percent: 15, minimum: '1', cap: '9999' }, parseUnits('12345'), 10_000n)).toBe(
      parseUnits('1851'),
    ));
});

describe('its sentences', () => {
  const sentences = (amount: string, terms: object = {}, deposit: object = {}) =>
    describeBonus(
      serverTranslate('EN'),
      { ...BONUS, ...terms },
      { amount: parseUnits(amount), feePercent: 0, turnover: 1, currency: PESO, ...deposit },
    );

  it('tell the amount, what it and the deposit require, and until when', () =>
    expect(sentences('1000')).toEqual([
      'Deposit ₱1,000.00, get ₱500.00: bet ₱5,000.00 (10 × the bonus) within 30 days.',
      'Besides that, bet ₱1,000.00 for the deposit itself.',
    ]));

  it('are about an example where the amount gets none', () =>
    expect(sentences('99')[0]).toBe('Deposit ₱200.00, get ₱100.00: bet ₱1,000.00 (10 × the bonus) within 30 days.'));

  it('leave out an end that there is not, and a deposit that need not be wagered', () =>
    expect(sentences('100', { days: null }, { turnover: 0 })).toEqual([
      'Deposit ₱100.00, get ₱50.00: bet ₱500.00 (10 × the bonus) before you withdraw.',
    ]));

  it('count what is credited after the fee', () =>
    expect(sentences('1000', {}, { feePercent: 2, turnover: 3 })[1]).toBe(
      'Besides that, bet ₱2,940.00 for the deposit itself.',
    ));
});
