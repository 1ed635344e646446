import { expect, it } from 'vitest';
import { smallestBooked, smallestPaid } from './currency.ts';

it('pays and books whole dongs, pays hundredths and books ten-thousandths of a peso', () => {
  expect([smallestPaid('VND'), smallestBooked('VND')]).toEqual([10_000n, 10_000n]);
  expect([smallestPaid('PHP'), smallestBooked('PHP')]).toEqual([100n, 1n]);
});
