import { expect, it } from 'vitest';
import { maskAddress } from './masked-address.ts';

it.each([
  ['203.0.113.9', '203.0.113.*'],
  ['127.0.0.1', '127.0.0.*'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:*'],
  ['2001:db8::7', '2001:db8:*'],
  ['::1', ':*'],
])('%s is shown as %s', (ip, masked) => {
  expect(maskAddress(ip)).toBe(masked);
});
