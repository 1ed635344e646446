import { type Language, languages, type Texts } from '../../../mock-server/worlds/columns.ts';

/** For `{name}` placeholders. */
export type Values = Record<string, string | Texts>;

export function buildTexts(say: (lang: Language) => string): Texts {
  return Object.fromEntries(languages.map((lang) => [lang, say(lang)])) as Texts;
}

export function pick<Field extends PropertyKey>(
  copy: Record<Language, Readonly<Record<Field, string>>>,
  field: Field,
): Texts {
  return buildTexts((lang) => copy[lang][field]);
}

/** Throws for a missing value. */
export function fill(texts: Texts, values: Values): Texts {
  return buildTexts((lang) =>
    texts[lang].replace(/\{(\w+)\}/g, (_, place: string) => {
      const value = values[place];
      if (value === undefined) throw new Error(`The text "${texts.EN}" asks for {${place}}, which has no value`);
      return typeof value === 'string' ? value : value[lang];
    }),
  );
}

/** Removes line breaks and indents of the source. */
export function toHtml(texts: Texts): Texts {
  return buildTexts((lang) => texts[lang].replace(/\s*\n\s*/g, ''));
}

export const json = (value: unknown): string => JSON.stringify(value);

export function moneyText(currencySymbol: string, amount: number): string {
  return `${currencySymbol}${amount.toLocaleString('en-US')}`;
}

/** Omits texts equal to the English one. */
export function shortTexts(texts: Texts): Partial<Texts> {
  return Object.fromEntries(
    languages.filter((lang) => lang === 'EN' || texts[lang] !== texts.EN).map((lang) => [lang, texts[lang]]),
  );
}
