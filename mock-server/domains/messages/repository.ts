import { count, select } from '../../worlds/statements.ts';
import type { World } from '../../worlds/world.ts';

const UNREAD = count('Message', 'WHERE "memberId" = ? AND "readAt" IS NULL');
const NOTICES = select(
  'Notice',
  ['id', 'title', 'content', 'time'],
  'WHERE "brandCode" = ? ORDER BY "time" DESC, "id" DESC LIMIT ? OFFSET ?',
);
const ALL_NOTICES = count('Notice', 'WHERE "brandCode" = ?');

export const countUnreadMessages = (world: World, memberId: number) =>
  world.look((tables) => tables.first(UNREAD, memberId)?.count ?? 0);

/** Newest first. */
export const listNoticeRows = (world: World, brandCode: string, pageNo: number, pageSize: number) =>
  world.look((tables) => ({
    rows: tables.all(NOTICES, brandCode, pageSize, (pageNo - 1) * pageSize),
    total: tables.first(ALL_NOTICES, brandCode)?.count ?? 0,
  }));
