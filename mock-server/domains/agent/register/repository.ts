import { chooseOrder, orders, type Sorting } from '../../../shared/sorting.ts';
import { query, type Row, update } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';
import { TYPE } from '../../money/ledger/ledger.ts';
import type { LineRow } from '../repository.ts';

export type LinkRow = Omit<Row<'Invitation'>, 'kind'> & { registrations: number; nickname: string };

export interface LinkWorth {
  firstDeposits: number;
  firstDepositSum: bigint;
  validBet: bigint;
}

const COLUMNS = `i.*, (SELECT COUNT(*) FROM "Member" m
    WHERE m."brandCode" = i."brandCode" AND m."invitationCode" = i."code") AS "registrations",
  (SELECT "nickname" FROM "Member" WHERE "id" = "memberId") AS "nickname"`;
const OWN = `FROM "Invitation" i WHERE "memberId" = ? AND "kind" = 'AFFILIATE'`;
const LINKS = query<LinkRow>(`SELECT ${COLUMNS} ${OWN} AND "endedAt" IS NULL ORDER BY "createdAt" DESC, "code"`);
const LINK = query<LinkRow>(`SELECT ${COLUMNS} ${OWN} AND "code" = ?`);

const REGISTERED = `FROM "Invitation" i JOIN "Member" m ON m."brandCode" = i."brandCode" AND m."invitationCode" = i."code"
  WHERE i."memberId" = @id AND i."kind" = 'AFFILIATE' AND (@code IS NULL OR i."code" = @code)`;
const REGISTRATIONS = orders(['registeredAt', 'account', 'code'], '"id"', (order) =>
  query<LineRow & { account: string; code: string; hasDeposited: 0 | 1 }>(
    `SELECT m."id", m."username", m."nickname", m."avatar", m."type", m."registeredAt", m."username" AS "account", i."code",
        EXISTS (SELECT 1 FROM "DailySum" WHERE "memberId" = m."id" AND "gameType" = '' AND "deposit" > 0) AS "hasDeposited"
      ${REGISTERED} ${order} LIMIT @most OFFSET @skipped`,
  ),
);
const ALL_REGISTRATIONS = query<{ count: number }>(`SELECT COUNT(*) AS "count" ${REGISTERED}`);

/** Deposits and bets of the members who registered by some codes, a JSON list. */
const WORTHS = query<LinkWorth & { code: string }>(
  `SELECT "code", COUNT("first") AS "firstDeposits", COALESCE(SUM("first"), 0) AS "firstDepositSum", COALESCE(SUM("validBet"), 0) AS "validBet"
    FROM (SELECT m."invitationCode" AS "code",
        (SELECT "amount" FROM "LedgerEntry" e WHERE e."memberId" = m."id" AND "typeCode" = ${TYPE.deposit} ORDER BY "time", e."id" LIMIT 1) AS "first",
        (SELECT SUM("validBet") FROM "DailySum" WHERE "memberId" = m."id") AS "validBet"
      FROM json_each(@codes) JOIN "Member" m ON m."brandCode" = @brandCode AND m."invitationCode" = "value")
    GROUP BY "code"`,
  { firstDeposits: 'INTEGER', firstDepositSum: 'BIGINT', validBet: 'BIGINT' },
);

const COUNT_VISIT = update('Invitation', `"visits" = "visits" + 1 WHERE "brandCode" = ? AND "code" = ?`);

/** Newest first, without those that the member ended. */
export const listLinks = ({ read }: Store, memberId: number): LinkRow[] => read.all(LINKS, memberId);

/** Returns null for one that is not the member's. */
export const findLink = ({ read }: Store, memberId: number, code: string): LinkRow | null =>
  read.first(LINK, memberId, code);

/** Rates are JSON. */
export const insertLink = (
  store: Store,
  link: Pick<LinkRow, 'brandCode' | 'code' | 'memberId' | 'type' | 'rates' | 'domain' | 'showsInviter'> & {
    createdAt: number;
    validTo: number | null;
  },
) => store.insert('Invitation', { ...link, kind: 'AFFILIATE' });

export const changeLink = (
  store: Store,
  { brandCode, code }: LinkRow,
  change: Partial<Pick<LinkRow, 'isPaused' | 'showsInviter'>>,
) => store.patch('Invitation', { brandCode, code }, change);

const NOTHING: LinkWorth = { firstDeposits: 0, firstDepositSum: 0n, validBet: 0n };

/** Returns the worth of a code. */
export function readWorths({ read }: Store, brandCode: string, codes: readonly string[]): (code: string) => LinkWorth {
  const rows = new Map(read.all(WORTHS, { brandCode, codes: JSON.stringify(codes) }).map((row) => [row.code, row]));
  return (code) => rows.get(code) ?? NOTHING;
}

/** Keeps the time of the first end, in epoch milliseconds. */
export const endLink = (store: Store, { brandCode, code }: LinkRow, at: number) =>
  store.patch('Invitation', { brandCode, code, endedAt: null }, { endedAt: at });

/** Newest first by default; all of the agent's where `code` is null. */
export const listRegistrations = (
  { read }: Store,
  wanted: { id: number; code: string | null },
  sorting: Sorting<keyof typeof REGISTRATIONS>,
  pageNo: number,
  pageSize: number,
) => ({
  rows: read.all(chooseOrder(REGISTRATIONS, sorting, 'registeredAt'), {
    ...wanted,
    most: pageSize,
    skipped: (pageNo - 1) * pageSize,
  }),
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
