import { createHash } from 'node:crypto';
import { days } from '~/config/durations.ts';
import { BRAND_ZONE_MS } from '~/i18n/format.server.ts';
import { writePlainCookie } from './plain-cookie.server.ts';

/** One cookie a member, whose name does not tell the next user of the browser who that is. */
const cookieOf = (username: string) =>
  `put-off-${createHash('sha256').update(username).digest('base64url').slice(0, 12)}`;

/** Whether the member wants no dialog after signing in today. */
export const hasPutOff = (cookieHeader: string | null, username: string): boolean =>
  (cookieHeader ?? '').split(/;\s*/).includes(`${cookieOf(username)}=1`);

/** The Set-Cookie header that puts the dialog off until the day ends in the brand's zone. */
export function writePutOff(username: string, now = Date.now()): string {
  const leftMs = days(1) - ((now + BRAND_ZONE_MS) % days(1));
  return writePlainCookie(cookieOf(username), '1', { maxAgeMs: leftMs, isHttpOnly: true });
}
