import type { Identity } from '../../http/exchange.ts';
import type { World } from '../../worlds/world.ts';
import { findSession, touchSession } from './repository.ts';

/** How long a token is valid after its last use. */
export const SESSION_LIFE_MS = 25 * 60_000;

/** Finds the member of a token and renews the token. `unknown` for no token of this brand, `ended` for an expired or ended session. */
export async function resumeSession(
  world: World,
  brandCode: string,
  token: string,
): Promise<Identity | 'unknown' | 'ended'> {
  const session = findSession(world, token);
  if (!session || session.brandCode !== brandCode) return 'unknown';
  const now = world.now();
  if (session.endedAt || now - session.lastUsedAt.getTime() > SESSION_LIFE_MS) return 'ended';
  await touchSession(world, token, now);
  return { token, memberId: session.id, type: session.type };
}
