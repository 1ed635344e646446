import { chooseOrder, orders, type Sorting } from '../../../shared/sorting.ts';
import { query, type Row, select } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';
import { PROPOSED_MS } from '../contracts/periods.ts';

const OF_REFERENCE = select(
  'AuditEntry',
  ['lineId', 'act', 'after'],
  'WHERE "agentId" = ? AND "reference" = ? ORDER BY "id"',
);
const SENT = query<{ count: number }>(
  `SELECT COUNT(*) AS "count" FROM "AuditEntry" WHERE "agentId" = ? AND "act" = 'MESSAGE' AND "time" >= ?`,
);

const NOTE = select('AgentNote', ['text', 'changedAt'], 'WHERE "agentId" = ? AND "memberId" = ?');
const NOTES = query<Line & { text: string; changedAt: number }>(
  `SELECT m."username", m."nickname", m."avatar", m."type", n."text", n."changedAt" + 0 AS "changedAt"
    FROM "AgentNote" n JOIN "Member" m ON m."id" = n."memberId" WHERE n."agentId" = ? ORDER BY n."changedAt" DESC, m."id" LIMIT 1000`,
);
const LAST_DEVICE = select(
  'Session',
  ['device'],
  'WHERE "memberId" = ? AND "subId" IS NULL ORDER BY "lastUsedAt" DESC LIMIT 1',
);
const LIVE_CONTRACTS = query<{ kind: string; state: string }>(
  `SELECT "kind", "state" FROM "Contract" WHERE "uplineId" = @agentId AND "lineId" = @lineId
      AND ("state" = 'proposed' AND "proposedAt" > @since OR "state" = 'accepted' AND ("validTo" IS NULL OR "validTo" > @now))
    ORDER BY "kind", "id"`,
);

const WANTED = `(@agentId IS NULL OR a."agentId" = @agentId) AND (@lineId IS NULL OR a."lineId" = @lineId)
    AND (@agentId IS NOT NULL OR a."agentId" <> a."lineId")
    AND (@act IS NULL OR a."act" = @act) AND a."time" >= @from AND a."time" < @to`;
type Line = Pick<Row<'Member'>, 'username' | 'nickname' | 'avatar' | 'type'>;
const ENTRIES = orders(['time', 'account', 'act'], '"id"', (order) =>
  query<Omit<Row<'AuditEntry'>, 'time'> & Line & { agent: string; at: number; account: string }>(
    `SELECT a.*, a."time" + 0 AS "at", g."nickname" AS "agent", l."username", l."nickname", l."avatar", l."type", l."username" AS "account"
      FROM "AuditEntry" a JOIN "Member" g ON g."id" = a."agentId" JOIN "Member" l ON l."id" = a."lineId"
      WHERE ${WANTED} ${order} LIMIT @most OFFSET @skipped`,
  ),
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

/** Newest first by default. */
export const listActs = (
  { read }: Store,
  wanted: WantedActs,
  sorting: Sorting<keyof typeof ENTRIES>,
  pageNo: number,
  pageSize: number,
) => ({
  rows: read.all(chooseOrder(ENTRIES, sorting, 'time'), {
    ...wanted,
    most: pageSize,
    skipped: (pageNo - 1) * pageSize,
  }),
  total: read.first(ALL, { ...wanted })?.count ?? 0,
});

export type Note = Pick<Row<'AgentNote'>, 'text' | 'changedAt'>;

/** An agent's note about a member. */
export const findNote = ({ read }: Store, agentId: number, memberId: number): Note | null =>
  read.first(NOTE, agentId, memberId);

/** The latest first. */
export const listNotes = ({ read }: Store, agentId: number) => read.all(NOTES, agentId);

/** An empty text removes the note. */
export async function writeNote(store: Store, { agentId, memberId, ...note }: Row<'AgentNote'>): Promise<void> {
  if (note.text === '') await store.delete('AgentNote', { agentId, memberId });
  else await store.upsert('AgentNote', { agentId, memberId }, note);
}

/** Device of the last session of a member, without those of sub-accounts. */
export const readLastDevice = ({ read }: Store, memberId: number) => read.first(LAST_DEVICE, memberId)?.device;

/** Contracts between an agent and a direct line that wait for an answer or are valid at a time. */
export const listLiveContracts = ({ read }: Store, agentId: number, lineId: number, now: number) =>
  read.all(LIVE_CONTRACTS, { agentId, lineId, now, since: now - PROPOSED_MS });
