import { expect, it } from 'vitest';
import { formatsFor } from '~/i18n/format.server.ts';
import { roundedResult } from './amounts.server.ts';

const currency = { code: 'PHP', symbol: '₱' };
const site = { currency, format: formatsFor('en', currency) };

it.each([
  ['12.3499', '+₱12.34', 'profit'],
  ['0.0099', '₱0.00', undefined],
  ['0', '₱0.00', undefined],
  ['-0.0001', '−₱0.01', 'loss'],
  ['-12.3401', '−₱12.35', 'loss'],
])('shows a result of %s as %s with the tone %s', (amount, text, tone) => {
  expect(roundedResult(site, amount)).toEqual({ text, tone });
});
