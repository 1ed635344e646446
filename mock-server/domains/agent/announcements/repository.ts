import { type Change, count, query, type Row } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';

interface Asking {
  memberId: number;
  brandCode: string;
}

const IS_READ = `EXISTS (SELECT 1 FROM "AgentAnnouncementRead" WHERE "memberId" = @memberId AND "announcementId" = a."id")`;
const ROWS = query<Pick<Row<'AgentAnnouncement'>, 'id' | 'title' | 'content' | 'time'> & { isRead: 0 | 1 }>(
  `SELECT "id", "title", "content", "time", ${IS_READ} AS "isRead" FROM "AgentAnnouncement" a WHERE "brandCode" = @brandCode
    ORDER BY "time" DESC, "id" DESC LIMIT @most OFFSET @skipped`,
);
const ALL = count('AgentAnnouncement', 'WHERE "brandCode" = ?');
const UNREAD = query<{ count: number }>(
  `SELECT COUNT(*) AS "count" FROM "AgentAnnouncement" a WHERE "brandCode" = @brandCode AND NOT ${IS_READ}`,
);
const OF_BRAND = query<{ count: number }>(
  `SELECT COUNT(*) AS "count" FROM "AgentAnnouncement"
    WHERE "brandCode" = ? AND "id" IN (SELECT "value" FROM json_each(?))`,
);
const READ: Change = {
  sql: `INSERT INTO "AgentAnnouncementRead" ("announcementId", "memberId", "readAt")
    SELECT "id", @memberId, @at FROM "AgentAnnouncement"
      WHERE "brandCode" = @brandCode AND (@ids IS NULL OR "id" IN (SELECT "value" FROM json_each(@ids)))
    ON CONFLICT DO NOTHING`,
  model: 'AgentAnnouncementRead',
};

/** Newest first. */
export const listRows = ({ read }: Store, asking: Asking, pageNo: number, pageSize: number) => ({
  rows: read.all(ROWS, { ...asking, most: pageSize, skipped: (pageNo - 1) * pageSize }),
  total: read.first(ALL, asking.brandCode)?.count ?? 0,
});

export const countUnread = ({ read }: Store, asking: Asking): number => read.first(UNREAD, { ...asking })?.count ?? 0;

export const areOfBrand = ({ read }: Store, brandCode: string, ids: readonly number[]): boolean =>
  read.first(OF_BRAND, brandCode, JSON.stringify(ids))?.count === new Set(ids).size;

/** Without ids, all of the brand. */
export const markRead = (store: Store, { ids, ...row }: Asking & { ids: readonly number[] | undefined; at: number }) =>
  store.run(READ, { ...row, ids: ids ? JSON.stringify(ids) : null });
