import { describe, expect, it } from 'vitest';
import { formatsFor } from './format.server.ts';

const PESO = { code: 'PHP', symbol: '₱' };
const DONG = { code: 'VND', symbol: '₫' };
const BAHT = { code: 'THB', symbol: '฿' };

describe('formatsFor', () => {
  it('puts the sign before the symbol', () => {
    expect(formatsFor('en', PESO).money('-5')).toBe('−₱5.00');
  });

  it('has a decimal sign only for currencies with decimals', () => {
    const signs = [formatsFor('vi-VN', DONG), formatsFor('vi-VN', PESO), formatsFor('en', PESO)];
    expect(signs.map(({ decimalSign }) => decimalSign)).toEqual(['', ',', '.']);
  });

  it('writes times in the language and in the zone of the brands', () => {
    const at = Date.UTC(2026, 10, 30, 20, 0, 9);
    expect(formatsFor('en', PESO).date(at)).toBe('Dec 1, 2026');
    expect(formatsFor('vi-VN', DONG).date(at)).toBe('01/12/2026');
    expect(formatsFor('en', PESO).dateTime(at)).toBe('Dec 1, 2026, 4:00 AM');
    expect(formatsFor('en', PESO).exactTime(at)).toBe('Dec 1, 2026, 4:00:09 AM');
    expect(formatsFor('vi-VN', DONG).dateTime(at)).toBe('04:00 01/12/2026');
    expect(formatsFor('vi-VN', DONG).exactTime(at)).toBe('04:00:09 01/12/2026');
    expect(formatsFor('th-TH', BAHT).date(at)).toBe('1 ธ.ค. 2026');
  });

  it('says how long ago in the language', () => {
    expect(formatsFor('en', PESO).ago(Date.now() - 2 * 86_400_000)).toBe('2 days ago');
    expect(formatsFor('zh-CN', DONG).ago(Date.now() - 3 * 3_600_000)).toBe('3小时前');
    expect(formatsFor('en', PESO).ago(Date.now() + 60_000)).toBe('now');
  });
});
