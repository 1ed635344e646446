import { expect, it } from 'vitest';
import { maskName } from './masked-name.ts';

it.each([
  ['Lucky Seven', 'Lucky Seven'],
  ['Guest 123456', 'Guest 123456'],
  ['09171234567', '0917•••4567'],
  ['m9171234567', 'm917•••4567'],
  ['+63 917 123 4567', '+63 9•••4567'],
  ['1234567', '•••4567'],
  ['lucky.seven@mail.example', 'lu•••@mail.example'],
  ['a@mail.example', '•••@mail.example'],
])('%s is shown as %s', (name, shown) => {
  expect(maskName(name)).toBe(shown);
});
