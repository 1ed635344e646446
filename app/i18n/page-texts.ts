import { seconds } from '~/config/durations.ts';
import { paths } from '~/config/paths.ts';
import { Translator } from './translate.ts';

/** The element that carries a page's texts from the server to the browser. */
export const TEXTS_ELEMENT = 'texts';

/** Stands in the element while the page is rendered: which texts it needs is known when all of it was. */
export const TEXTS_PLACEHOLDER = '{"texts":"of the page"}';

/** How long the browser waits for texts of another domain. */
const LOAD_MS = seconds(10);

/** The texts that a rendered page has read: JSON that no closing tag can end. */
export function writePageTexts({ tag, texts, used }: Translator): string {
  const ofPage = Object.fromEntries([...used].map((domain) => [domain, texts[domain]]));
  return JSON.stringify({ tag, texts: ofPage }).replaceAll('<', '\\u003c');
}

/** The translator of the page that the browser has loaded; what the page did not bring is fetched. Another language is another page. */
export function readPageTexts(): Translator {
  const { tag = 'en', texts = {} } = JSON.parse(document.getElementById(TEXTS_ELEMENT)?.textContent || '{}');
  return new Translator(tag, texts, async (domain) => {
    const address = paths.texts({ tag, domain, build: window.__remixManifest.version });
    const response = await fetch(address, { signal: AbortSignal.timeout(LOAD_MS) });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.json();
  });
}
