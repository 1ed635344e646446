import { expect, it } from 'vitest';
import { nextBirthday } from './bonuses.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);

it.each([
  ['1990-04-02', '2026-03-18T12:00', '2026-04-02T00:00'],
  ['1990-04-02', '2026-04-02T23:59', '2026-04-02T00:00'],
  ['1990-04-02', '2026-04-03T00:00', '2027-04-02T00:00'],
  ['1990-01-01', '2026-12-31T23:59', '2027-01-01T00:00'],
  ['2000-02-29', '2026-02-01T00:00', '2026-02-28T00:00'],
  ['2000-02-29', '2028-02-01T00:00', '2028-02-29T00:00'],
])('the birthday %s after %s begins at %s', (birthday, now, expected) => {
  expect(nextBirthday(birthday, at(now))).toBe(at(expected));
});
