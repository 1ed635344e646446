import type { Store } from '../../../worlds/database.ts';
import { select } from '../../../worlds/statements.ts';

const WALLETS = select(
  'Wallet',
  ['accountTypeId', 'accountName', 'balance'],
  'WHERE "memberId" = ? ORDER BY "accountTypeId"',
);

/** A member's wallets; inside a transaction, with its writes so far. */
export const listWallets = ({ read }: Store, memberId: number) => read.all(WALLETS, memberId);

/** Sets a wallet's balance; opens a wallet that does not exist. */
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
    gameType?: string;
    time: Date;
  },
  entries: readonly NewEntry[],
): Promise<void> {
  const { id } = await db.movement.create({ data: movement });
  await db.ledgerEntry.createMany({
    data: entries.map((entry) => ({ ...entry, movementId: id, time: movement.time })),
  });
}
