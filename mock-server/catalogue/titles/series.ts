import { type Language, languages, type Texts } from '../../worlds/columns.ts';

/** A mark distinguishes the tables. */
export type Series = { game: Texts; pattern: Texts; marks: readonly (string | Texts)[] };

export const expandSeries = (series: readonly Series[]): Texts[] =>
  series.flatMap(({ game, pattern, marks }) =>
    marks.map((mark) => texts((lang) => fill(pattern[lang], game[lang], typeof mark === 'string' ? mark : mark[lang]))),
  );

function fill(pattern: string, game: string, mark: string): string {
  return pattern.replace('{game}', game).replace('{mark}', mark);
}

/** Same pattern in all languages, with exceptions. */
export function only(pattern: string, exceptions: Partial<Texts>): Texts {
  return texts((lang) => exceptions[lang] ?? pattern);
}

function texts(toText: (lang: Language) => string): Texts {
  const entries = languages.map((lang) => [lang, toText(lang)] as const);
  return Object.fromEntries(entries) as Texts;
}
