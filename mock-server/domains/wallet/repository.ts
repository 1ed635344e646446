import type { Store } from '../../worlds/database.ts';
import { query, type Row, select } from '../../worlds/statements.ts';

const WALLETS = select(
  'Wallet',
  ['accountTypeId', 'accountName', 'balance'],
  'WHERE "memberId" = ? ORDER BY "accountTypeId"',
);

const MOVEMENT = select('Movement', ['id', 'orderNo', 'fingerprint'], 'WHERE "memberId" = ? AND "reference" = ?');
const ENTRIES = select('LedgerEntry', ['amount'], 'WHERE "movementId" = ? ORDER BY "id"');

const FILTER = `"LedgerEntry"."memberId" = @memberId
  AND (@from IS NULL OR "LedgerEntry"."time" >= @from) AND (@to IS NULL OR "LedgerEntry"."time" < @to)
  AND (@accountTypeId IS NULL OR "accountTypeId" = @accountTypeId) AND (@typeCode IS NULL OR "typeCode" = @typeCode)`;
const ENTRY_PAGE = query<
  Pick<Row<'LedgerEntry'>, 'id' | 'time' | 'typeCode' | 'amount' | 'balanceAfter' | 'accountTypeId'> &
    Pick<Row<'Movement'>, 'orderNo' | 'remark'>
>(
  `SELECT "LedgerEntry"."id", "LedgerEntry"."time", "typeCode", "amount", "balanceAfter", "accountTypeId", "orderNo", "remark"
    FROM "LedgerEntry" JOIN "Movement" ON "Movement"."id" = "movementId"
    WHERE ${FILTER} ORDER BY "LedgerEntry"."time" DESC, "LedgerEntry"."id" DESC LIMIT @take OFFSET @skip`,
);
const ENTRY_SUMS = query<{ total: number; sumIn: bigint; sumOut: bigint }>(
  `SELECT COUNT(*) AS "total", COALESCE(SUM("amount") FILTER (WHERE "amount" > 0), 0) AS "sumIn",
    COALESCE(-SUM("amount") FILTER (WHERE "amount" < 0), 0) AS "sumOut" FROM "LedgerEntry" WHERE ${FILTER}`,
  { sumIn: 'BIGINT', sumOut: 'BIGINT' },
);

/** A member's wallets; inside a transaction as it has left them so far. */
export const listWallets = ({ read }: Store, memberId: number) => read.all(WALLETS, memberId);

/** Sets a wallet's balance; a wallet that is not there yet is opened. */
export const setBalance = (
  { db }: Store,
  { memberId, accountTypeId, accountName }: { memberId: number; accountTypeId: number; accountName: string },
  balance: bigint,
) =>
  db.wallet.upsert({
    where: { memberId_accountTypeId: { memberId, accountTypeId } },
    create: { memberId, accountTypeId, accountName, balance },
    update: { balance },
  });

export interface NewEntry {
  memberId: number | null;
  accountTypeId: number | null;
  house: string | null;
  typeCode: number;
  amount: bigint;
  balanceAfter: bigint | null;
}

/** Writes a movement with its entries. */
export async function insertMovement(
  { db }: Store,
  movement: {
    orderNo: string;
    brandCode: string;
    memberId: number;
    reference?: string;
    fingerprint?: string;
    remark: string;
    time: Date;
  },
  entries: readonly NewEntry[],
): Promise<void> {
  const { id } = await db.movement.create({ data: movement });
  await db.ledgerEntry.createMany({
    data: entries.map((entry) => ({ ...entry, movementId: id, time: movement.time })),
  });
}

/** The movement that a member's reference has made, with the amounts of its entries; null without one. */
export function findMovement({ read }: Store, memberId: number, reference: string) {
  const movement = read.first(MOVEMENT, memberId, reference);
  return movement && { ...movement, entries: read.all(ENTRIES, movement.id) };
}

export interface EntryFilter {
  memberId: number;
  from: number | undefined;
  to: number | undefined;
  accountTypeId: number | undefined;
  typeCode: number | undefined;
}

/** One page of a member's entries, newest first, with the number and the sums of all that match. */
export function pageEntries({ read }: Store, filter: EntryFilter, skip: number, take: number) {
  const { memberId, from = null, to = null, accountTypeId = null, typeCode = null } = filter;
  const values = { memberId, from, to, accountTypeId, typeCode };
  const sums = read.first(ENTRY_SUMS, values);
  return { rows: read.all(ENTRY_PAGE, { ...values, skip, take }), ...(sums ?? { total: 0, sumIn: 0n, sumOut: 0n }) };
}
