import { sumAmounts } from '../../../shared/money.ts';
import { select, selectRows } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';

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
const MOVEMENT = select('Movement', ['id', 'orderNo', 'fingerprint'], 'WHERE "memberId" = ? AND "reference" = ?');
const ENTRIES = select('LedgerEntry', ['amount'], 'WHERE "movementId" = ? ORDER BY "id"');

export const listWallets = ({ read }: Store, memberId: number) => read.all(WALLETS, memberId);

export const sumBalances = (wallets: readonly { balance: bigint }[]): bigint =>
  sumAmounts(wallets.map(({ balance }) => balance));

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
) => store.upsert('Wallet', { memberId, accountTypeId }, { accountName, balance });

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
  for (const { row, entries } of movements) {
    const movementId = await store.insert('Movement', row);
    for (const entry of entries) await store.insert('LedgerEntry', { ...entry, movementId, time: row.time });
  }
}
