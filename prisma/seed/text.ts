import { type Lang, langs, type Texts } from './catalogue/texts.ts';

/** Values for the `{name}` placeholders of a text; a value may differ by language. */
export type Values = Record<string, string | Texts>;

/** A text in every language, by a function of the language. */
export function textsOf(say: (lang: Lang) => string): Texts {
  return Object.fromEntries(langs.map((lang) => [lang, say(lang)])) as Texts;
}

/** One field of a record that is written language by language. */
export function pick<Field extends PropertyKey>(
  copy: Record<Lang, Readonly<Record<Field, string>>>,
  field: Field,
): Texts {
  return textsOf((lang) => copy[lang][field]);
}

/** Fills the `{placeholders}` of a text. Throws when one has no value. */
export function fill(texts: Texts, values: Values): Texts {
  return textsOf((lang) =>
    texts[lang].replace(/\{(\w+)\}/g, (_, place: string) => {
      const value = values[place];
      if (value === undefined) throw new Error(`The text "${texts.EN}" asks for {${place}}, which has no value`);
      return typeof value === 'string' ? value : value[lang];
    }),
  );
}

/** Removes line breaks and indents of the source. */
export function htmlOf(texts: Texts): Texts {
  return textsOf((lang) => texts[lang].replace(/\s*\n\s*/g, ''));
}

/** The stored form of a text. */
export const json = (value: unknown): string => JSON.stringify(value);

/** A whole amount with the currency's symbol and comma thousands. */
export function moneyText(currencySymbol: string, amount: number): string {
  return `${currencySymbol}${amount.toLocaleString('en-US')}`;
}

/** English, and each language whose text differs. */
export function shortTexts(texts: Texts): Partial<Texts> {
  return Object.fromEntries(
    langs.filter((lang) => lang === 'EN' || texts[lang] !== texts.EN).map((lang) => [lang, texts[lang]]),
  );
}
