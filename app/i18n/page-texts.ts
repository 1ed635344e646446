import type { Texts } from './texts.types.ts';
import { Translator } from './translate.ts';

/** The element that carries a page's texts from the server to the browser. */
export const TEXTS_ELEMENT = 'texts';

/** What it holds: JSON that no closing tag can end. */
export function writePageTexts(tag: string, texts: Partial<Texts>): string {
  return JSON.stringify({ tag, texts }).replaceAll('<', '\\u003c');
}

/** The translator of the page that the browser has loaded. Another language is another page. */
export function readPageTexts(): Translator {
  const { tag, texts } = JSON.parse(document.getElementById(TEXTS_ELEMENT)?.textContent ?? '{}');
  return new Translator(tag ?? 'en', texts ?? {});
}
