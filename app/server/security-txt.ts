import type { RequestHandler } from 'express';
import { days } from '../config/durations.ts';

export const SECURITY_TXT = '/.well-known/security.txt';
const LIFE_MS = days(364);

/** RFC 9116. The text is the same for a whole day. Call after `checkUrl`. */
export const securityTxt =
  (contacts: readonly string[]): RequestHandler =>
  (_req, res) => {
    const { protocol, origin } = res.locals.url as URL;
    const today = Date.now() - (Date.now() % days(1));
    const lines = [
      ...contacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${new Date(today + LIFE_MS).toISOString()}`,
      ...(protocol === 'https:' ? [`Canonical: ${origin}${SECURITY_TXT}`] : []),
    ];
    res.type('text/plain').send(`${lines.join('\n')}\n`);
  };
