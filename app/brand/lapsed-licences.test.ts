import { expect, it, vi } from 'vitest';
import type { Whitelabel } from './brand.server.ts';
import { warnOfLapsed } from './lapsed-licences.server.ts';

const brand = (merchantCode: string) => ({
  merchantCode,
  licences: [
    { id: 'old', isLapsed: true },
    { id: 'new', isLapsed: false },
  ] as Whitelabel['licences'],
});

it('a lapsed licence is warned of once a brand, whatever is requested', () => {
  const warn = vi.fn();
  for (const code of ['one', 'one', 'two', 'one']) warnOfLapsed(brand(code), { warn });
  expect(warn.mock.calls.map(([fields]) => fields)).toEqual([
    { brand: 'one', licence: 'old' },
    { brand: 'two', licence: 'old' },
  ]);
});
