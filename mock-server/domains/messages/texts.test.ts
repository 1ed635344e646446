import { describe, expect, it } from 'vitest';
import { languages, type Texts } from '../../worlds/columns.ts';
import { LIMITS, MESSAGES, NOTES, REASONS } from './texts.ts';

const { kinds, periods, ...rest } = LIMITS;
const ALL: readonly Texts[] = [
  ...Object.values(MESSAGES).flatMap(({ title, text }) => [title, text]),
  ...[NOTES, REASONS, kinds, periods, rest].flatMap((texts) => Object.values<Texts>(texts)),
];
const listValues = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe('the texts of messages', () => {
  it.each(ALL.map((texts) => [texts.EN, texts] as const))('%s › all languages have the same values', (_, texts) => {
    for (const language of languages)
      expect([language, listValues(texts[language])]).toEqual([language, listValues(texts.EN)]);
  });
});
