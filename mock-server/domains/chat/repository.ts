import { count, query, type Row, select } from '../../worlds/statements.ts';
import type { Store } from '../../worlds/store.ts';

export interface Room {
  brandCode: string;
  /** Its language. */
  room: string;
}

const SHOWN = `"state" IN ('shown', 'kept')`;

export type MessageRow = Pick<Row<'ChatMessage'>, 'id' | 'memberId' | 'text' | 'time' | 'state' | 'changeId'> &
  Pick<Row<'Member'>, 'username' | 'type' | 'rankLevel'>;

const WITH_AUTHOR = `SELECT m."id", m."memberId", m."text", m."time", m."state", m."changeId", "username", "type", "rankLevel"
  FROM "ChatMessage" m LEFT JOIN "Member" ON "Member"."id" = m."memberId"`;

const IN_ROOM = `m."brandCode" = @brandCode AND m."room" = @room`;
const MESSAGES = query<MessageRow>(
  `${WITH_AUTHOR} WHERE ${IN_ROOM} AND m."time" > @since AND ${SHOWN} ORDER BY m."id" DESC LIMIT @most`,
);
const MESSAGE = query<MessageRow>(`${WITH_AUTHOR} WHERE ${IN_ROOM} AND m."id" = @id`);
const CHANGED = query<MessageRow>(
  `${WITH_AUTHOR} WHERE ${IN_ROOM} AND (m."id" > @after OR m."changeId" > @after) AND m."time" > @since
    ORDER BY COALESCE(m."changeId", m."id") DESC LIMIT @most`,
);
const LAST_SHOWN = select(
  'ChatMessage',
  ['time'],
  `WHERE "brandCode" = ? AND "room" = ? AND ${SHOWN} ORDER BY "id" DESC LIMIT 1`,
);
const LAST_ID = query<{ id: string }>(
  `SELECT MAX(COALESCE((SELECT MAX("id") FROM "ChatMessage"), ''), COALESCE((SELECT MAX("changeId") FROM "ChatMessage"), '')) AS "id"`,
  { id: 'TEXT' },
);
const LAST_ID_OF_ROOM = query<{ id: string }>(
  `SELECT MAX(COALESCE(MAX("id"), ''), COALESCE(MAX("changeId"), '')) AS "id" FROM "ChatMessage"
    WHERE "brandCode" = @brandCode AND "room" = @room`,
  { id: 'TEXT' },
);
const OWN_LATEST = select(
  'ChatMessage',
  ['brandCode', 'room', 'skeleton', 'time'],
  'WHERE "memberId" = ? AND "time" > ? ORDER BY "time" DESC',
);
const REPORTS = select('ChatReport', ['messageId', 'time'], 'WHERE "memberId" = ? AND "time" > ? ORDER BY "time" DESC');
const COUNT_REPORTS = count('ChatReport', 'WHERE "messageId" = ?');
/** Oldest first. */
const REPORTED = query<
  Pick<Row<'ChatMessage'>, 'id' | 'room' | 'text' | 'time' | 'state'> & { account: string; reports: number }
>(
  `SELECT m."id", m."room", m."text", m."time", m."state", "username" AS "account", COUNT(*) AS "reports"
    FROM "ChatMessage" m JOIN "ChatReport" ON "messageId" = m."id" JOIN "Member" ON "Member"."id" = m."memberId"
    WHERE m."brandCode" = ? AND m."state" IN ('shown', 'hidden') GROUP BY m."id" ORDER BY m."id"`,
);

/** Reported messages for the back office (control/queues.ts). */
export const CHAT_REPORT_QUEUE = `SELECT rowid AS "row", "id", "memberId", "state", '' AS "detail", NULL AS "amount", "time",
    "state" IN ('shown', 'hidden') AS "isWaiting" FROM "ChatMessage" m
    WHERE "brandCode" = @brandCode AND EXISTS (SELECT 1 FROM "ChatReport" WHERE "messageId" = m."id")`;

export const listMessageRows = ({ read }: Store, room: Room, since: number, most: number): MessageRow[] =>
  read.all(MESSAGES, { ...room, since, most }).reverse();

/** Messages that were written, hidden or shown again after an event, the oldest change first. */
export const listChangedRows = ({ read }: Store, room: Room, after: string, since: number, most: number) =>
  read.all(CHANGED, { ...room, after, since, most }).reverse();

export const findMessage = ({ read }: Store, room: Room, id: string): MessageRow | null =>
  read.first(MESSAGE, { ...room, id });

/** Returns null for no message of the brand. */
export function findRoomOf({ read }: Store, brandCode: string, id: string): Room | null {
  const message = read.find('ChatMessage', { brandCode, id });
  return message && { brandCode, room: message.room };
}

export const findLastTime = ({ read }: Store, { brandCode, room }: Room): Date | null =>
  read.first(LAST_SHOWN, brandCode, room)?.time ?? null;

/** Covers all rooms; empty without a message. */
export const findLastId = ({ read }: Store): string => read.first(LAST_ID)?.id ?? '';

export const findLastIdOf = ({ read }: Store, room: Room): string => read.first(LAST_ID_OF_ROOM, { ...room })?.id ?? '';

export const insertMessage = (
  store: Store,
  message: Room & { id: string; memberId: number | null; text: string; skeleton: string; time: Date },
) => store.insert('ChatMessage', message);

export const setState = (store: Store, id: string, state: string, changeId: string | undefined) =>
  store.patch('ChatMessage', { id }, { state, changeId });

/** Newest first. */
export const listLatestOf = ({ read }: Store, memberId: number, since: number) => read.all(OWN_LATEST, memberId, since);

export const findStanding = ({ read }: Store, memberId: number) => read.find('ChatStanding', { memberId });

export const setStanding = (store: Store, memberId: number, standing: { mutedUntil: Date | null; isBanned: boolean }) =>
  store.upsert('ChatStanding', { memberId }, standing);

export const insertReport = (store: Store, report: { messageId: string; memberId: number; time: Date }) =>
  store.insert('ChatReport', report);

export const hasReported = ({ read }: Store, messageId: string, memberId: number): boolean =>
  read.find('ChatReport', { messageId, memberId }) !== null;

export const countReports = ({ read }: Store, messageId: string): number =>
  read.first(COUNT_REPORTS, messageId)?.count ?? 0;

/** Newest first. */
export const listReportsBy = ({ read }: Store, memberId: number, since: number) => read.all(REPORTS, memberId, since);

export const listReportedRows = ({ read }: Store, brandCode: string) => read.all(REPORTED, brandCode);
