import { findRoomOf, listReportedRows, setStanding } from '../domains/chat/repository.ts';
import { decide, requireRoom, write } from '../domains/chat/service.ts';
import { inOneLine } from '../domains/chat/text.ts';
import { ApiError } from '../http/api-error.ts';
import type { World } from '../worlds/world.ts';
import { requireBrand } from './brands.ts';
import type { ControlHandlers } from './call.ts';
import { requireMember } from './members.ts';

const HOUR_MS = 3_600_000;

const STATES = { keep: 'kept', delete: 'deleted' } as const;

/** Throws 404. */
export function listReports(world: World, brandCode: string) {
  requireBrand(world, brandCode);
  return listReportedRows(world, brandCode).map(({ id: messageId, room, account, text, time, reports, state }) => ({
    messageId,
    room,
    account,
    text,
    time: time.getTime(),
    reports,
    isHidden: state === 'hidden',
  }));
}

/** Throws 404. */
export async function decideMessage(
  world: World,
  brandCode: string,
  messageId: string,
  { decision }: { decision: keyof typeof STATES },
) {
  requireBrand(world, brandCode);
  const room = findRoomOf(world, brandCode, messageId);
  if (!room) throw new ApiError(404, 'chat.message.not.found', `"${brandCode}" has no chat message ${messageId}.`);
  const state = STATES[decision];
  await decide(world, room, messageId, state);
  return { messageId, state };
}

interface NewStanding {
  account: string;
  state: 'FREE' | 'MUTED' | 'BANNED';
  hours?: number;
}

/** Throws 404. */
export async function setMemberStanding(world: World, brandCode: string, { account, state, hours = 24 }: NewStanding) {
  const { member } = requireMember(world, brandCode, account);
  const until = state === 'MUTED' ? world.now() + hours * HOUR_MS : null;
  const mutedUntil = until === null ? null : new Date(until);
  await setStanding(world, member.id, { mutedUntil, isBanned: state === 'BANNED' });
  return { account, state, until };
}

/** Throws 404. */
export async function sendAsSupport(world: World, brandCode: string, { room, text }: { room: string; text: string }) {
  const brand = requireBrand(world, brandCode);
  const { id: messageId } = await write(world, brand, requireRoom(world, brand, room), {
    memberId: null,
    text: inOneLine(text),
  });
  return { messageId };
}

export const chatOperations: ControlHandlers<
  'listChatReports' | 'decideChatMessage' | 'setChatStanding' | 'sendAsSupport'
> = {
  listChatReports: ({ world, path }) => listReports(world, path.brand),
  decideChatMessage: ({ world, path, body }) => decideMessage(world, path.brand, path.messageId, body),
  setChatStanding: ({ world, path, body }) => setMemberStanding(world, path.brand, body),
  sendAsSupport: ({ world, path, body }) => sendAsSupport(world, path.brand, body),
};
