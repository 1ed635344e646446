import { expect, it } from 'vitest';
import { writePageTexts } from './page-texts.ts';
import { serverTranslate } from './resources.server.ts';
import { Translator } from './translate.ts';

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

it.each(['</script>', '<!--<script>', '</SCRIPT ><script>x()</script>', 'a\u2028b\u2029c', '"\\'])(
  'when a text of the page is %j › it ends no script, and is read as it was',
  (text) => {
    const translator = new Translator('en', { common: { loading: text } } as never);
    translator.used.add('common');
    const written = writePageTexts(translator);
    expect(written).not.toContain('<');
    expect(JSON.parse(written).texts.common.loading).toBe(text);
  },
);
