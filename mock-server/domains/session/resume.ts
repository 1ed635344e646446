import type { Identity } from '../../http/exchange.ts';
import type { PageRight } from '../../worlds/columns.ts';
import type { World } from '../../worlds/world.ts';
import { findSession, touchSession } from './repository.ts';

export type Refused = 'unknown' | 'replaced' | 'ended';

/** After the last use. */
export const SESSION_LIFE_MS = 25 * 60_000;

/**
 * Renews the token. Returns `unknown` for no token of this brand, `replaced` after a later sign-in, `ended` for an
 * expired or ended session.
 */
export async function resumeSession(world: World, brandCode: string, token: string): Promise<Identity | Refused> {
  const session = findSession(world, token);
  if (!session || session.brandCode !== brandCode) return 'unknown';
  const now = world.now();
  const unusedMs = (session.endedAt?.getTime() ?? now) - session.lastUsedAt.getTime();
  if (unusedMs > SESSION_LIFE_MS) return 'ended';
  if (session.endedAt) return session.isReplaced ? 'replaced' : 'ended';
  await touchSession(world, token, now);
  const { id, username, type, subId, subName, pages } = session;
  const sub = subId === null ? null : { id: subId, name: subName, pages: JSON.parse(pages) as PageRight[] };
  return { token, memberId: id, username, type, sub };
}
