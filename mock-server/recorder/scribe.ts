import { Scribe } from './entry.ts';
import { Redactor } from './redactor.ts';

/** A scribe with the gaming contract, which is loaded when it is first needed. */
export async function openScribe(): Promise<Scribe> {
  const { default: document } = await import('../../openapi/generated/gaming-document.js');
  return new Scribe(document, new Redactor(document));
}
