import { query, type Row, update } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';
import type { LineRow } from '../repository.ts';

export type LinkRow = Omit<Row<'Invitation'>, 'kind'> & { registrations: number };

const COLUMNS = `i.*, (SELECT COUNT(*) FROM "Member" m
    WHERE m."brandCode" = i."brandCode" AND m."invitationCode" = i."code") AS "registrations"`;
const OWN = `FROM "Invitation" i WHERE "memberId" = ? AND "kind" = 'AFFILIATE'`;
const LINKS = query<LinkRow>(`SELECT ${COLUMNS} ${OWN} ORDER BY "createdAt" DESC, "code"`);
const LINK = query<LinkRow>(`SELECT ${COLUMNS} ${OWN} AND "code" = ?`);

const REGISTERED = `FROM "Invitation" i JOIN "Member" m ON m."brandCode" = i."brandCode" AND m."invitationCode" = i."code"
  WHERE i."memberId" = @id AND i."kind" = 'AFFILIATE' AND (@code IS NULL OR i."code" = @code)`;
const REGISTRATIONS = query<LineRow & { invitationCode: string; hasDeposited: 0 | 1 }>(
  `SELECT m."id", m."username", m."nickname", m."avatar", m."type", m."registeredAt", m."invitationCode",
      EXISTS (SELECT 1 FROM "DailySum" WHERE "memberId" = m."id" AND "gameType" = '' AND "deposit" > 0) AS "hasDeposited"
    ${REGISTERED} ORDER BY m."registeredAt" DESC, m."id" DESC LIMIT @most OFFSET @skipped`,
);
const ALL_REGISTRATIONS = query<{ count: number }>(`SELECT COUNT(*) AS "count" ${REGISTERED}`);

const COUNT_VISIT = update('Invitation', `"visits" = "visits" + 1 WHERE "brandCode" = ? AND "code" = ?`);

/** Newest first. */
export const listLinks = ({ read }: Store, memberId: number): LinkRow[] => read.all(LINKS, memberId);

/** Returns null for one that is not the member's. */
export const findLink = ({ read }: Store, memberId: number, code: string): LinkRow | null =>
  read.first(LINK, memberId, code);

/** Rates are JSON. */
export const insertLink = (
  store: Store,
  link: Pick<LinkRow, 'brandCode' | 'code' | 'memberId' | 'type' | 'rates' | 'domain'> & {
    createdAt: number;
    validTo: number | null;
  },
) => store.insert('Invitation', { ...link, kind: 'AFFILIATE' });

export const setPaused = (store: Store, { brandCode, code }: LinkRow, isPaused: boolean) =>
  store.patch('Invitation', { brandCode, code }, { isPaused });

/** Keeps the time of the first end, in epoch milliseconds. */
export const endLink = (store: Store, { brandCode, code }: LinkRow, at: number) =>
  store.patch('Invitation', { brandCode, code, endedAt: null }, { endedAt: at });

/** Newest first; all of the agent's where `code` is null. */
export const listRegistrations = (
  { read }: Store,
  wanted: { id: number; code: string | null },
  pageNo: number,
  pageSize: number,
) => ({
  rows: read.all(REGISTRATIONS, { ...wanted, most: pageSize, skipped: (pageNo - 1) * pageSize }),
  total: read.first(ALL_REGISTRATIONS, wanted)?.count ?? 0,
});

/** Counts a visitor once a day. Call in a transaction. */
export async function countVisit(
  store: Store,
  visit: { brandCode: string; code: string; day: number; visitor: string },
): Promise<void> {
  if (store.read.find('InvitationVisit', visit)) return;
  await store.insert('InvitationVisit', visit);
  await store.run(COUNT_VISIT, visit.brandCode, visit.code);
}
