import { expect, it } from 'vitest';
import { countdownText } from './countdown.tsx';

it.each([
  [0, '00:00'],
  [41, '00:41'],
  [3599, '59:59'],
  [11_109, '3:05:09'],
  [86_400 * 2 + 11_409, '03:10:09'],
])('%s seconds are %s', (seconds, text) => {
  expect(countdownText(seconds)).toBe(text);
});
