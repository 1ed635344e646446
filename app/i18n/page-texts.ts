import type { Domain } from './texts.types.ts';
import { Translator } from './translate.ts';

/** The element that carries a page's texts from the server to the browser. */
export const TEXTS_ELEMENT = 'texts';

/** What it holds, the texts of some domains: JSON that no closing tag can end. */
export function writePageTexts({ tag, texts }: Translator, domains: readonly Domain[]): string {
  const ofPage = Object.fromEntries(domains.map((domain) => [domain, texts[domain]]));
  return JSON.stringify({ tag, texts: ofPage }).replaceAll('<', '\\u003c');
}

/** The translator of the page that the browser has loaded. Another language is another page. */
export function readPageTexts(): Translator {
  const { tag, texts } = JSON.parse(document.getElementById(TEXTS_ELEMENT)?.textContent ?? '{}');
  return new Translator(tag ?? 'en', texts ?? {});
}
