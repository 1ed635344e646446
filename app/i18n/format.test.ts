import { describe, expect, it } from 'vitest';
import { formatAmount, formatsFor } from './format.server.ts';

describe('formatAmount', () => {
  it.each([
    ['0', '0.00'],
    ['0.005', '0.0050'],
    ['0.0001', '0.0001'],
    ['0.00009', '0.00'],
    ['1.1750', '1.1750'],
    ['2.3500', '2.35'],
    ['12.3', '12.30'],
    ['999', '999.00'],
    ['1000', '1,000.00'],
    ['1234567.8999', '1,234,567.8999'],
    ['-1234.5', '-1,234.50'],
    ['-0.005', '-0.0050'],
    ['-0.00009', '0.00'],
    ['999999999999999.9999', '999,999,999,999,999.9999'],
  ])('writes %s as %s', (decimal, written) => {
    expect(formatAmount(decimal)).toBe(written);
  });
});

describe('formatsFor', () => {
  it('puts the sign before the symbol', () => {
    expect(formatsFor('en', '₱').money('-5')).toBe('-₱5.00');
  });

  it('writes times in the language and in the zone of the brands', () => {
    const at = Date.UTC(2026, 10, 30, 20, 0, 9);
    expect(formatsFor('en', '₱').date(at)).toBe('Dec 1, 2026');
    expect(formatsFor('vi-VN', '₫').date(at)).toBe('01/12/2026');
    expect(formatsFor('en', '₱').dateTime(at)).toBe('Dec 1, 2026, 4:00 AM');
    expect(formatsFor('en', '₱').exactTime(at)).toBe('Dec 1, 2026, 4:00:09 AM');
    expect(formatsFor('vi-VN', '₫').dateTime(at)).toBe('04:00 01/12/2026');
    expect(formatsFor('vi-VN', '₫').exactTime(at)).toBe('04:00:09 01/12/2026');
    expect(formatsFor('th-TH', '฿').date(at)).toBe('1 ธ.ค. 2026');
  });

  it('says how long ago in the language', () => {
    expect(formatsFor('en', '₱').ago(Date.now() - 2 * 86_400_000)).toBe('2 days ago');
    expect(formatsFor('zh-CN', '₫').ago(Date.now() - 3 * 3_600_000)).toBe('3小时前');
    expect(formatsFor('en', '₱').ago(Date.now() + 60_000)).toBe('this minute');
  });
});
