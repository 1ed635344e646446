import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { HandlerContext } from '../../http/handlers.ts';
import { findPlace } from './places.ts';
import { endOthers, listOpenSessions } from './repository.ts';
import { SESSION_LIFE_MS } from './resume.ts';

/** Returns the latest used first. */
export function listSessions({ world, member, language }: HandlerContext): Value<'listSessions'> {
  const rows = listOpenSessions(world, member.memberId, new Date(world.now() - SESSION_LIFE_MS));
  return {
    list: rows.map(({ createdAt, lastUsedAt, ip, device, token }) => ({
      since: createdAt.getTime(),
      lastUsed: lastUsedAt.getTime(),
      ip,
      device,
      place: findPlace(ip, language),
      isCurrent: token === member.token,
    })),
  };
}

export async function endOtherSessions({ world, member }: HandlerContext): Promise<Value<'endOtherSessions'>> {
  const now = world.now();
  return { count: await endOthers(world, member, new Date(now), new Date(now - SESSION_LIFE_MS)) };
}
