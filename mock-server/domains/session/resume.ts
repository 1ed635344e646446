import type { Identity } from '../../http/exchange.ts';
import type { World } from '../../worlds/world.ts';
import { findSession, touchSession } from './repository.ts';

/** How long a token is good after its last use. */
export const SESSION_LIFE_MS = 25 * 60_000;

/** The member of a token, whose life begins anew; `unknown` for no token of this brand, `ended` for one that is over. */
export function resumeSession(world: World, brandCode: string, token: string): Promise<Identity | 'unknown' | 'ended'> {
  return world.look((tables) => {
    const session = findSession(tables, token);
    if (!session || session.member.brandCode !== brandCode) return 'unknown';
    const now = world.now();
    if (session.endedAt || now - session.lastUsedAt.getTime() > SESSION_LIFE_MS) return 'ended';
    touchSession(tables, token, now);
    return { token, memberId: session.member.id, type: session.member.type };
  });
}
