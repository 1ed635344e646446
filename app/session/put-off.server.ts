import { createHash } from 'node:crypto';
import { days } from '~/config/durations.ts';
import { BRAND_ZONE_MS } from '~/i18n/format.server.ts';
import { writePlainCookie } from './plain-cookie.server.ts';

/** The hash hides the name from other users of the browser. */
const cookieName = (username: string) =>
  `put-off-${createHash('sha256').update(username).digest('base64url').slice(0, 12)}`;

export const hasPutOff = (cookieHeader: string | null, username: string): boolean =>
  (cookieHeader ?? '').split(/;\s*/).includes(`${cookieName(username)}=1`);

/** Until midnight in the brand's zone. */
export function writePutOff(username: string, now = Date.now()): string {
  const leftMs = days(1) - ((now + BRAND_ZONE_MS) % days(1));
  return writePlainCookie(cookieName(username), '1', { maxAgeMs: leftMs, isHttpOnly: true });
}
