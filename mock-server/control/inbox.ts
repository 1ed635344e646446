import { isoInZone } from '../shared/zone.ts';
import type { World } from '../worlds/world.ts';
import type { ControlHandlers } from './call.ts';
import { clearMessages, listMessages } from './repository.ts';

/** Returns the newest first, optionally to one number or address; those of mails are in lower case. */
export function listInbox(world: World, to?: string) {
  const messages = listMessages(world, to);
  return messages.map(({ time, push, ...message }) => ({
    ...message,
    push: push === null ? null : (JSON.parse(push) as { headers: Record<string, string | number>; body: string }),
    time: time.getTime(),
    timeIso: isoInZone(time.getTime()),
  }));
}

export async function clearInbox(world: World) {
  await clearMessages(world);
  return [];
}

export const inboxOperations: ControlHandlers<'listInbox' | 'clearInbox'> = {
  listInbox: ({ world, query }) => listInbox(world, query.to),
  clearInbox: ({ world }) => clearInbox(world),
};
