import type { Store } from '../../../worlds/database.ts';
import { insert, query, select, selectRows } from '../../../worlds/statements.ts';

const WALLETS = select(
  'Wallet',
  ['accountTypeId', 'accountName', 'balance'],
  'WHERE "memberId" = ? ORDER BY "accountTypeId"',
);

const ACCOUNT_VENDOR = selectRows(
  'Vendor',
  `JOIN "BrandVendor" ON "vendorCode" = "Vendor"."code" AND "BrandVendor"."gameType" = "Vendor"."gameType"
    WHERE "brandCode" = ? AND "accountTypeId" = ? LIMIT 1`,
);
const SET_BALANCE = insert(
  'Wallet',
  ['memberId', 'accountTypeId', 'accountName', 'balance'],
  'ON CONFLICT ("memberId", "accountTypeId") DO UPDATE SET "balance" = excluded."balance"',
);
const MOVEMENT = select('Movement', ['id', 'orderNo', 'fingerprint'], 'WHERE "memberId" = ? AND "reference" = ?');
const ENTRIES = select('LedgerEntry', ['amount'], 'WHERE "movementId" = ? ORDER BY "id"');
const LAST_MOVEMENT = query<{ id: number | null }>('SELECT MAX("id") AS "id" FROM "Movement"');
const INSERT_MOVEMENT = insert('Movement', [
  ...(['id', 'orderNo', 'brandCode', 'memberId', 'reference'] as const),
  ...(['fingerprint', 'remark', 'time', 'gameType'] as const),
  ...(['subjectKind', 'subjectOrderNo'] as const),
]);
const INSERT_ENTRY = insert('LedgerEntry', [
  ...(['movementId', 'memberId', 'accountTypeId', 'house'] as const),
  ...(['typeCode', 'amount', 'balanceAfter', 'time'] as const),
]);

export const listWallets = ({ read }: Store, memberId: number) => read.all(WALLETS, memberId);

export const findAccountVendor = ({ read }: Store, brandCode: string, accountTypeId: number) =>
  read.first(ACCOUNT_VENDOR, brandCode, accountTypeId);

/** By the client's reference. */
export function findMovement({ read }: Store, memberId: number, reference: string) {
  const movement = read.first(MOVEMENT, memberId, reference);
  return movement && { ...movement, entries: read.all(ENTRIES, movement.id) };
}

/** Opens a missing wallet. */
export const setBalance = (
  store: Store,
  { memberId, accountTypeId, accountName }: { memberId: number; accountTypeId: number; accountName: string },
  balance: bigint,
): Promise<void> => store.run(SET_BALANCE, { memberId, accountTypeId, accountName, balance });

export interface NewEntry {
  memberId: number | null;
  accountTypeId: number | null;
  house: string | null;
  typeCode: number;
  amount: bigint;
  balanceAfter: bigint | null;
}

export interface NewMovement {
  orderNo: string;
  brandCode: string;
  memberId: number;
  reference?: string;
  fingerprint?: string;
  remark: string;
  gameType?: string;
  time: Date;
  subjectKind: string | undefined;
  subjectOrderNo: string | undefined;
}

/** Call in a transaction. */
export async function insertMovements(
  store: Store,
  movements: readonly { row: NewMovement; entries: readonly NewEntry[] }[],
): Promise<void> {
  let id = store.read.first(LAST_MOVEMENT)?.id ?? 0;
  for (const { row, entries } of movements) {
    id += 1;
    const { reference = null, fingerprint = null, gameType = null, subjectKind = null, subjectOrderNo = null } = row;
    const time = row.time.getTime();
    await store.run(INSERT_MOVEMENT, {
      ...row,
      id,
      reference,
      fingerprint,
      gameType,
      time,
      subjectKind,
      subjectOrderNo,
    });
    for (const entry of entries) await store.run(INSERT_ENTRY, { ...entry, movementId: id, time });
  }
}
