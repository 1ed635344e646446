import { describe, expect, it } from 'vitest';
import { toMobileKey, toNationalNumber, typedMobileKey } from './mobile.ts';

describe('toMobileKey', () => {
  it.each([
    ['63', '9171234567', '639171234567'],
    ['63', '09171234567', '639171234567'],
    ['84', '0912345678', '84912345678'],
    ['66', '0812345678', '66812345678'],
    // Italian numbers keep their zero.
    ['39', '0612345678', '390612345678'],
    ['39', '3123456789', '393123456789'],
    // Countries with a code of their own in the list, and with the shared one.
    ['1809', '2345678', '18092345678'],
    ['1', '8092345678', '18092345678'],
    // Russia and Kazakhstan share 7, and dial 8 first.
    ['7', '89123456789', '79123456789'],
    ['7', '7012345678', '77012345678'],
  ])('+%s %s is %s', (countryDialingCode, mobileNum, key) => {
    expect(toMobileKey(`${countryDialingCode}${mobileNum}`)).toBe(key);
  });

  it.each([
    '',
    '63',
    '063',
    '9171234567',
    '630',
    '6363917123456',
    '63639171234567',
    '6300917123456',
    '6391712345',
    '63917123456x',
  ])('%s is no number', (number) => {
    expect(toMobileKey(number)).toBeNull();
  });
});

const SPELLINGS = ['9171234567', '09171234567', '639171234567', '+639171234567', '00639171234567', '(0917) 123-4567'];

it.each(SPELLINGS)('%s in one field is a number of the country', (typed) => {
  expect([typedMobileKey('63', typed), toNationalNumber('63', typed)]).toEqual(['639171234567', '09171234567']);
});

it('a number of another country in one field has no national spelling', () => {
  expect([typedMobileKey('63', '+84912345678'), toNationalNumber('63', '+84912345678')]).toEqual(['84912345678', null]);
});
