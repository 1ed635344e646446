import { describe, expect, it, vi } from 'vitest';

await vi.hoisted(async () =>
  (await import('~/config/env.test-support.ts')).setEnvironment({
    MERCHANT_CODE: '',
    BRAND_HOSTS: [
      '*=baize',
      '*.localhost=harbor',
      '*.lotus.localhost=lotus',
      'vip.lotus.localhost=baize',
      '*.vip.lotus.localhost=harbor',
    ].join(','),
  }),
);

const { findMerchant, matchHost } = await import('./brand-hosts.server.ts');

describe('findMerchant', () => {
  it.each([
    ['example.com', 'baize'],
    ['localhost:3000', 'baize'],
    ['lotus.localhost', 'harbor'],
    ['payday.lotus.localhost', 'lotus'],
    ['Pay.Day.Lotus.localhost:3000', 'lotus'],
    ['vip.lotus.localhost', 'baize'],
    ['payday.vip.lotus.localhost', 'harbor'],
    ['notlotus.localhost', 'harbor'],
    ['lotus.localhost.example.com', 'baize'],
  ])('takes the most specific entry: %s is of %s', (host, merchant) => expect(findMerchant(host)).toBe(merchant));
});

it('matchHost counts * for no entry of the host', () => {
  expect(matchHost(new Map([['*', 'baize']]), 'www.example.com')).toBeUndefined();
});
