import { expect, it } from 'vitest';
import { slipState } from './slip-state.ts';

const [PENDING, WON, LOST, CANCELLED] = [2, 4, 5, 8] as const;
const slip = (states: (2 | 4 | 5 | 8)[], orders = states.length) => ({
  orders,
  open: states.filter((state) => state === PENDING).length,
  list: states.map((state) => ({ state })),
});

it.each([
  ['one order that waits', slip([PENDING]), PENDING],
  ['one order that won', slip([WON]), WON],
  ['orders that all wait', slip([PENDING, PENDING]), PENDING],
  ['orders that are all cancelled', slip([CANCELLED, CANCELLED]), CANCELLED],
  ['open, won and cancelled orders', slip([PENDING, WON, CANCELLED]), 'open'],
  ['won and lost orders', slip([WON, LOST]), 'settled'],
  ['more orders than are listed', slip([LOST, LOST], 3), 'settled'],
] as const)('the state of a slip with %s', (_name, given, state) => {
  expect(slipState(given)).toBe(state);
});
