import { seconds } from '~/config/durations.ts';
import { paths } from '~/config/paths.ts';
import { Translator } from './translate.ts';

export const TEXTS_ELEMENT = 'texts';

/** The needed texts are known after rendering. */
export const TEXTS_PLACEHOLDER = '{"texts":"of the page"}';

const LOAD_MS = seconds(10);

/** JSON without closing tags. */
export function writePageTexts({ tag, texts, used }: Translator): string {
  const ofPage = Object.fromEntries([...used].map((domain) => [domain, texts[domain]]));
  return JSON.stringify({ tag, texts: ofPage }).replaceAll('<', '\\u003c');
}

/** Fetches missing domains. Another language needs a new document. `guard` names the failure of a fetch. */
export function readPageTexts(guard: (texts: Promise<object>) => Promise<object>): Translator {
  const { tag = 'en', texts = {} } = JSON.parse(document.getElementById(TEXTS_ELEMENT)?.textContent || '{}');
  const load = async (domain: string): Promise<object> => {
    const address = paths.texts({ tag, domain, build: window.__remixManifest.version });
    const response = await fetch(address, { signal: AbortSignal.timeout(LOAD_MS) });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.json();
  };
  return new Translator(tag, texts, (domain) => guard(load(domain)));
}
