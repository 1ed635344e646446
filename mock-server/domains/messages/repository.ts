import type { Store } from '../../worlds/database.ts';
import { count, select } from '../../worlds/statements.ts';

const UNREAD = count('Message', 'WHERE "memberId" = ? AND "readAt" IS NULL');
const NOTICES = select(
  'Notice',
  ['id', 'title', 'content', 'time'],
  'WHERE "brandCode" = ? ORDER BY "time" DESC, "id" DESC LIMIT ? OFFSET ?',
);
const ALL_NOTICES = count('Notice', 'WHERE "brandCode" = ?');

export const countUnreadMessages = ({ read }: Store, memberId: number) => read.first(UNREAD, memberId)?.count ?? 0;

/** Newest first. */
export const listNoticeRows = ({ read }: Store, brandCode: string, pageNo: number, pageSize: number) => ({
  rows: read.all(NOTICES, brandCode, pageSize, (pageNo - 1) * pageSize),
  total: read.first(ALL_NOTICES, brandCode)?.count ?? 0,
});
