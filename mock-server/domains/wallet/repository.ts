import type { Store } from '../../worlds/database.ts';
import { query, type Row, select } from '../../worlds/statements.ts';

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

/** Finds the movement of a member's reference, with the amounts of its entries. */
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
