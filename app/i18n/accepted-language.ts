import Negotiator from 'negotiator';
import { LANGUAGES, type LanguageCode } from './languages.ts';

/** Older browsers' tag. */
const ALIASES: Partial<Record<LanguageCode, string>> = { TY: 'tl' };

/** Returns the offered language that an Accept-Language header prefers, else the first. Ignores regions. */
export function acceptedLanguage(header: string | null, offered: [LanguageCode, ...LanguageCode[]]): LanguageCode {
  const codes = new Map<string, LanguageCode>();
  for (const code of offered)
    for (const tag of [LANGUAGES[code].tag.split('-', 1)[0], ALIASES[code]]) if (tag) codes.set(tag, code);
  const best = new Negotiator({ headers: { 'accept-language': header ?? '*' } }).language([...codes.keys()]);
  return codes.get(best ?? '') ?? offered[0];
}
