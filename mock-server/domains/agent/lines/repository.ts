import { query, type Row, select } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';

const OF_REFERENCE = select(
  'AuditEntry',
  ['lineId', 'act', 'after'],
  'WHERE "agentId" = ? AND "reference" = ? ORDER BY "id"',
);
const SENT = query<{ count: number }>(
  `SELECT COUNT(*) AS "count" FROM "AuditEntry" WHERE "agentId" = ? AND "act" = 'MESSAGE' AND "time" >= ?`,
);

const WANTED = `(@agentId IS NULL OR a."agentId" = @agentId) AND (@lineId IS NULL OR a."lineId" = @lineId)
    AND (@agentId IS NOT NULL OR a."agentId" <> a."lineId")
    AND (@act IS NULL OR a."act" = @act) AND a."time" >= @from AND a."time" < @to`;
type Line = Pick<Row<'Member'>, 'username' | 'nickname' | 'avatar' | 'type'>;
const ENTRIES = query<Omit<Row<'AuditEntry'>, 'time'> & Line & { agent: string; at: number }>(
  `SELECT a.*, a."time" + 0 AS "at", g."nickname" AS "agent", l."username", l."nickname", l."avatar", l."type"
    FROM "AuditEntry" a JOIN "Member" g ON g."id" = a."agentId" JOIN "Member" l ON l."id" = a."lineId"
    WHERE ${WANTED} ORDER BY a."time" DESC, a."id" DESC LIMIT @most OFFSET @skipped`,
);
const ALL = query<{ count: number }>(`SELECT COUNT(*) AS "count" FROM "AuditEntry" a WHERE ${WANTED}`);

export interface WantedActs {
  /** Null for any. */
  agentId: number | null;
  lineId: number | null;
  act: string | null;
  /** Epoch milliseconds; `to` is not part of it. */
  from: number;
  to: number;
}

export const setType = (store: Store, id: number, type: number) => store.patch('Member', { id }, { type });

/** Messages of an agent to lines since a time in epoch milliseconds. */
export const countSent = ({ read }: Store, agentId: number, since: number) =>
  read.first(SENT, agentId, since)?.count ?? 0;

/** Acts of an agent's request, in its order. */
export const listOfReference = ({ read }: Store, agentId: number, reference: string) =>
  read.all(OF_REFERENCE, agentId, reference);

/** Newest first. */
export const listActs = ({ read }: Store, wanted: WantedActs, pageNo: number, pageSize: number) => ({
  rows: read.all(ENTRIES, { ...wanted, most: pageSize, skipped: (pageNo - 1) * pageSize }),
  total: read.first(ALL, { ...wanted })?.count ?? 0,
});
