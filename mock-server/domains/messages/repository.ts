import { count, query, select } from '../../worlds/statements.ts';
import type { Store } from '../../worlds/store.ts';

const INBOX = '"memberId" = ? AND "deletedAt" IS NULL';
const UNREAD = count('Message', `WHERE ${INBOX} AND "readAt" IS NULL`);
const ALL = count('Message', `WHERE ${INBOX}`);
const COLUMNS = ['id', 'title', 'content', 'time', 'readAt', 'subjectKind', 'subjectOrderNo', 'sender'] as const;
const NEWEST_FIRST = 'ORDER BY "time" DESC, "id" DESC LIMIT ? OFFSET ?';
const MESSAGES = select('Message', COLUMNS, `WHERE ${INBOX} ${NEWEST_FIRST}`);
const UNREAD_MESSAGES = select('Message', COLUMNS, `WHERE ${INBOX} AND "readAt" IS NULL ${NEWEST_FIRST}`);
const OWN_IDS = query<{ id: number }>(
  'SELECT "id" FROM "Message" WHERE "memberId" = ? AND "id" IN (SELECT "value" FROM json_each(?))',
);
const NOTICES = select('Notice', ['id', 'title', 'content', 'time'], `WHERE "brandCode" = ? ${NEWEST_FIRST}`);
const ALL_NOTICES = count('Notice', 'WHERE "brandCode" = ?');

export const countUnreadMessages = ({ read }: Store, memberId: number) => read.first(UNREAD, memberId)?.count ?? 0;

export const listMessageRows = (
  { read }: Store,
  memberId: number,
  isUnread: boolean,
  pageNo: number,
  pageSize: number,
) => ({
  rows: read.all(isUnread ? UNREAD_MESSAGES : MESSAGES, memberId, pageSize, (pageNo - 1) * pageSize),
  total: read.first(isUnread ? UNREAD : ALL, memberId)?.count ?? 0,
});

/** Includes deleted messages. */
export const areOwnMessages = ({ read }: Store, memberId: number, ids: readonly number[]): boolean =>
  read.all(OWN_IDS, memberId, JSON.stringify(ids)).length === new Set(ids).size;

/** Texts are JSON by language. */
export const insertMessage = (
  store: Store,
  message: {
    memberId: number;
    title: string;
    content: string;
    time: Date;
    subjectKind: string | null;
    subjectOrderNo: string | null;
    sender: string | null;
  },
) => store.insert('Message', message);

/** Without ids, all of the member's. */
export const markRead = (store: Store, memberId: number, ids: readonly number[] | undefined, readAt: Date) =>
  store.patch('Message', { memberId, id: ids, readAt: null, deletedAt: null }, { readAt });

export const setDeleted = (store: Store, ids: readonly number[], deletedAt: Date | null) =>
  store.patch('Message', { id: ids }, { deletedAt });

export const listNoticeRows = ({ read }: Store, brandCode: string, pageNo: number, pageSize: number) => ({
  rows: read.all(NOTICES, brandCode, pageSize, (pageNo - 1) * pageSize),
  total: read.first(ALL_NOTICES, brandCode)?.count ?? 0,
});
