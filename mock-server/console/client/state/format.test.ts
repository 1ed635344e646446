import { describe, expect, it } from 'vitest';
import { formatAmount } from './format.ts';

describe('formatAmount', () => {
  it.each([
    ['0.00', '0.00'],
    ['999.50', '999.50'],
    ['1234.5678', '1,234.5678'],
    ['-1234567.10', '-1,234,567.10'],
    ['11800', '11,800'],
    ['123456789012345.67', '123,456,789,012,345.67'],
  ])('%s › %s', (amount, text) => expect(formatAmount(amount)).toBe(text));
});
