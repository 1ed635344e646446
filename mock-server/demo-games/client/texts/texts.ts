import type { Texts } from './shape.ts';

const languages: Record<string, () => Promise<{ default: Texts }>> = {
  CN: () => import('./cn.ts'),
  EN: () => import('./en.ts'),
  ID: () => import('./id.ts'),
  TH: () => import('./th.ts'),
  TY: () => import('./ty.ts'),
  VI: () => import('./vi.ts'),
};

/** English for an unknown language. */
export async function loadTexts(language: string): Promise<Texts> {
  const load = languages[language] ?? (() => import('./en.ts'));
  return (await load()).default;
}

export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
