import { expect, it } from 'vitest';
import { toEmail } from './email.ts';

it.each([
  ['Juan@Mail.Example', 'juan@mail.example'],
  [' juan@mail.example ', 'juan@mail.example'],
  ['ｊｕａｎ＠ｍａｉｌ．example', 'juan@mail.example'],
  ['juan@mail.example.', 'juan@mail.example'],
  ['juan@mail。example', 'juan@mail.example'],
  ['juan@bücher.example', 'juan@xn--bcher-kva.example'],
  ['juan@XN--BCHER-KVA.example', 'juan@xn--bcher-kva.example'],
  // Only the provider knows whether they are one person's.
  ['j.uan@mail.example', 'j.uan@mail.example'],
  ['juan+1@mail.example', 'juan+1@mail.example'],
])('%s is %s', (typed, email) => {
  expect(toEmail(typed)).toBe(email);
});

it.each([
  '',
  'juan',
  'juan@',
  '@mail.example',
  'juan@mail',
  'juan@a@mail.example',
  'ju\u200ban@mail.example',
  'juan@ma\u00adil.example',
  'ju an@mail.example',
])('"%s" is no address', (typed) => {
  expect(toEmail(typed)).toBeNull();
});
