import { expect, it } from 'vitest';
import { serverTranslate } from './resources.server.ts';

it.each([
  ['EN', 1, '1 bet'],
  ['EN', 999, '999 bets'],
  ['EN', 65_536, '65,536 bets'],
  ['VI', 65_536, '65,536 cược'],
  ['ID', 1_000_000, '1,000,000 taruhan'],
] as const)('%s writes a count of %d with its plural and comma thousands', (language, count, text) => {
  expect(serverTranslate(language)('betting', 'slip.stakes', { count })).toBe(text);
});

it('writes other numbers as they are', () => {
  expect(serverTranslate('EN')('layout', 'footer.copyright', { year: 2026, name: 'Baize' })).toContain('2026');
});
