import { expect, it } from 'vitest';
import { acceptedLanguage } from './accepted-language.ts';

it.each([
  ['en-GB,en;q=0.9', 'EN'],
  ['fr-FR,fr;q=0.9,vi;q=0.4,en;q=0.3', 'VI'],
  ['en;q=0.2, zh-Hant-TW', 'CN'],
  ['vi;q=0, en;q=0.1', 'EN'],
  ['tl-PH', 'TY'],
  ['fil', 'TY'],
  ['fr', 'TH'],
  ['*', 'TH'],
  ['', 'TH'],
  [null, 'TH'],
  [';;q=x,\u0000', 'TH'],
] as const)('%j is %s', (header, code) => {
  expect(acceptedLanguage(header, ['TH', 'CN', 'VI', 'EN', 'TY'])).toBe(code);
});
