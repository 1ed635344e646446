import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Context, HandlerContext } from '../../http/handlers.ts';
import { textIn } from '../../shared/texts.ts';
import { areOwnMessages, countUnreadMessages, listMessageRows, markRead, setDeleted } from './repository.ts';
import type { Subject } from './write.ts';

const readUnread = ({ world, member }: HandlerContext): Value<'readMessages'> => ({
  unreadCount: countUnreadMessages(world, member.memberId),
});

export function listMessages(context: Context<'listMessages'>): Value<'listMessages'> {
  const { world, member, language, query } = context;
  const { pageNo = 1, pageSize = 15, unread = false } = query;
  const { rows, total } = listMessageRows(world, member.memberId, unread, pageNo, pageSize);
  return {
    list: rows.map(({ id, title, content, time, readAt, sender, subjectKind, subjectOrderNo }) => ({
      id,
      title: textIn(title, language),
      content: textIn(content, language),
      time: time.getTime(),
      isRead: readAt !== null,
      sender,
      subject: subjectKind === null ? null : { kind: subjectKind as Subject['kind'], orderNo: subjectOrderNo },
    })),
    pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    ...readUnread(context),
  };
}

/** Throws 404 for another member's message. */
export async function readMessages(context: Context<'readMessages'>): Promise<Value<'readMessages'>> {
  const { world, member, body } = context;
  if (body.ids) requireOwn(context, body.ids);
  await markRead(world, member.memberId, body.ids, new Date(world.now()));
  return readUnread(context);
}

/** Throws 404 for another member's message. */
export async function deleteMessage(context: Context<'deleteMessages'>): Promise<Value<'deleteMessages'>> {
  const { world, query } = context;
  requireOwn(context, [query.id]);
  await setDeleted(world, [query.id], new Date(world.now()));
  return readUnread(context);
}

/** Throws 404 for another member's message. */
export async function restoreMessages(context: Context<'restoreMessages'>): Promise<Value<'restoreMessages'>> {
  requireOwn(context, context.body.ids);
  await setDeleted(context.world, context.body.ids, null);
  return readUnread(context);
}

function requireOwn({ world, member }: HandlerContext, ids: readonly number[]): void {
  if (!areOwnMessages(world, member.memberId, ids))
    throw new ApiError(404, 'message.not.found', 'You have no such message.');
}
