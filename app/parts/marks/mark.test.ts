import { describe, expect, it } from 'vitest';
import { termsOfQuery, termsOfText } from './fold.ts';
import { markParts } from './mark.ts';

const mark = (name: string, query: string, found: string[] = []) =>
  markParts(name, query, found)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

describe('the terms of a text', () => {
  it('are its words, small and without accents', () => {
    expect(termsOfText("Đậu Phụ's CAFÉ 88")).toEqual(['dau', 'phu', 's', 'cafe', '88']);
  });

  it('are characters and pairs of them where words are not spaced', () => {
    expect(termsOfText('财神到 88')).toEqual(['财', '神', '到', '财神', '神到', '88']);
    expect(termsOfText('ปลา')).toEqual(['ป', 'ล', 'า', 'ปล', 'ลา']);
  });

  it('leave accents of Thai alone: they are its vowels', () => {
    expect(termsOfText('กิ')).toContain('กิ');
  });

  it('are only pairs in a search, unless a single character is typed', () => {
    expect(termsOfQuery('财神到')).toEqual(['财神', '神到']);
    expect(termsOfQuery('财 koi')).toEqual(['财', 'koi']);
  });
});

describe('a name that was found', () => {
  it.each([
    ['Fortune Koi 88', 'for', [], '[For]tune Koi 88'],
    ['Fortune Koi 88', 'koi for', [], '[For]tune [Koi] 88'],
    ['Fortune Koi 88', 'forutne', ['fortune'], '[Fortune] Koi 88'],
    ['Reform Party', 'for', [], 'Reform Party'],
    ['Cá Vàng', 'ca vang', [], '[Cá] [Vàng]'],
    ['财神到来', '财神', ['财神'], '[财神]到来'],
    ['来了财神', '神', ['神'], '来了财[神]'],
    ['Koi', '(.*', [], 'Koi'],
  ])('%s for %s', (name, query, found, marked) => {
    expect(mark(name, query, found)).toBe(marked);
  });
});
