import { isoInZone } from '../shared/zone.ts';
import type { World } from '../worlds/world.ts';
import { clearMessages, listMessages } from './repository.ts';

/** Returns the newest first, optionally to one number or address. */
export function listInbox(world: World, to?: string) {
  const messages = listMessages(world, to?.toLowerCase());
  return messages.map(({ time, ...message }) => ({
    ...message,
    time: time.getTime(),
    timeIso: isoInZone(time.getTime()),
  }));
}

export async function clearInbox(world: World) {
  await clearMessages(world);
  return [];
}
