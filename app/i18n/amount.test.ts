import { describe, expect, it } from 'vitest';
import { decimalSign, parseAmount } from './amount.ts';

describe('the decimal sign', () => {
  it.each([
    ['en', '.'],
    ['zh-CN', '.'],
    ['th-TH', '.'],
    ['fil-PH', '.'],
    ['id-ID', ','],
    ['vi-VN', ','],
  ])('of %s is "%s"', (tag, sign) => expect(decimalSign(tag)).toBe(sign));
});

describe('an amount', () => {
  it.each([
    ['100', '100'],
    ['99.50', '99.50'],
    ['1,234.5', '1234.5'],
    ['1,234,567', '1234567'],
    [' 1 234.5 ', '1234.5'],
    ['0.0001', '0.0001'],
    ['1,500', '1500'],
    ['007', '7'],
    ['00.50', '0.50'],
    ['000', '0'],
    ['00000000000000012.5', null],
    ['1,5', null],
    ['12,34', null],
    ['1,23,456', null],
    ['1.234.567', null],
    ['0.00001', null],
    ['1e9', null],
    ['-5', null],
    ['', null],
    ['.', null],
  ])('typed as "%s" where the sign is a point is %s', (typed, amount) => expect(parseAmount(typed, '.')).toBe(amount));

  it.each([
    ['100', '100'],
    ['1,5', '1.5'],
    ['99,50', '99.50'],
    ['1.234,5', '1234.5'],
    ['1.234.567', '1234567'],
    ['1,234.5', '1234.5'],
    ['99.50', '99.50'],
    ['12.1250', '12.1250'],
    ['1.500', null],
    ['1,500', null],
    ['1,2,3', null],
  ])('typed as "%s" where the sign is a comma is %s', (typed, amount) => expect(parseAmount(typed, ',')).toBe(amount));
});

it.each([
  ['1500', '1500'],
  ['1.500', '1500'],
  ['1,500', '1500'],
  ['500.000.000', '500000000'],
  ['1.500,50', null],
  ['1,5', null],
  ['1500.00', null],
  ['1.500,000', null],
])('typed as "%s" in a currency without decimals is %s', (typed, amount) =>
  expect(parseAmount(typed, '')).toBe(amount),
);
