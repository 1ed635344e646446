import type english from './en.ts';

/** The shape of texts, whatever they say. */
export type Widened<Value> = { [Key in keyof Value]: Value[Key] extends string ? string : Widened<Value[Key]> };

export type Texts = Widened<typeof english>;

const languages: Record<string, () => Promise<{ default: Texts }>> = {
  CN: () => import('./cn.ts'),
  EN: () => import('./en.ts'),
  ID: () => import('./id.ts'),
  TH: () => import('./th.ts'),
  TY: () => import('./ty.ts'),
  VI: () => import('./vi.ts'),
};

/** The page's words in a language; English where there is none of that name. */
export async function loadTexts(language: string): Promise<Texts> {
  const load = languages[language] ?? (() => import('./en.ts'));
  return (await load()).default;
}

/** A text with its `{names}` filled in. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
