import { describe, expect, it } from 'vitest';
import {
  formatAmount,
  formatMissingMoney,
  formatMoney,
  formatOdds,
  formatRoundedMoney,
  parseUnits,
  unitsText,
} from './money.ts';

const PESO = { code: 'PHP', symbol: '₱' };
const DONG = { code: 'VND', symbol: '₫' };

describe('formatAmount', () => {
  it.each([
    ['0', '0.00'],
    ['0.002', '0.0020'],
    ['0.0001', '0.0001'],
    ['0.00009', '0.00'],
    ['0.01', '0.01'],
    ['1.1750', '1.1750'],
    ['2.3500', '2.35'],
    ['12.3', '12.30'],
    ['1000', '1,000.00'],
    ['-1234.5', '-1,234.50'],
    ['-0.005', '-0.0050'],
    ['999999999999999.9999', '999,999,999,999,999.9999'],
  ])('writes %s pesos as %s', (decimal, written) => {
    expect(formatAmount(parseUnits(decimal), PESO)).toBe(written);
  });

  it.each([
    ['0', '0'],
    ['1234567.0000', '1,234,567'],
    ['-500', '-500'],
    ['0.5', '0.5000'],
  ])('writes %s dong as %s', (decimal, written) => {
    expect(formatAmount(parseUnits(decimal), DONG)).toBe(written);
  });
});

describe('formatRoundedMoney', () => {
  it.each([
    ['0', '₱0.00', '₫0'],
    ['0.0001', '₱0.00', '₫0'],
    ['0.9999', '₱0.99', '₫0'],
    ['214560.5104', '₱214,560.51', '₫214,560'],
    ['999999999999999.9999', '₱999,999,999,999,999.99', '₫999,999,999,999,999'],
    ['-40', '−₱40.00', '−₫40'],
    ['-0.0001', '−₱0.01', '−₫1'],
    ['-12.3401', '−₱12.35', '−₫13'],
  ])('writes %s as %s and %s, never better than it is', (decimal, pesos, dongs) => {
    const units = parseUnits(decimal);
    expect([formatRoundedMoney(units, PESO), formatRoundedMoney(units, DONG)]).toEqual([pesos, dongs]);
  });
});

describe('formatMissingMoney', () => {
  it.each([
    ['0', '₱0.00', '₫0'],
    ['0.0001', '₱0.01', '₫1'],
    ['138.1391', '₱138.14', '₫139'],
    ['500', '₱500.00', '₫500'],
  ])('writes that %s is missing as %s and %s', (decimal, pesos, dongs) => {
    const units = parseUnits(decimal);
    expect([formatMissingMoney(units, PESO), formatMissingMoney(units, DONG)]).toEqual([pesos, dongs]);
  });
});

it('puts the sign before the symbol', () => {
  expect([formatMoney(-50_000n, PESO), formatMoney(-50_000n, DONG)]).toEqual(['−₱5.00', '−₫5']);
});

it('reads what it writes for the gateway', () => {
  for (const text of ['0.0000', '-0.0020', '1234.5000']) expect(unitsText(parseUnits(text))).toBe(text);
});

it.each([
  ['2', '2.00'],
  ['0.2', '0.20'],
  ['2000', '2,000.00'],
  ['1234567.8912', '1,234,567.8912'],
  ['0.0002', '0.0002'],
])('writes the odds %s as %s', (odds, text) => {
  expect(formatOdds(parseUnits(odds))).toBe(text);
});
