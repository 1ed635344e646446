import type { Store, Transaction } from '../../worlds/database.ts';
import { select } from '../../worlds/statements.ts';
import type { World } from '../../worlds/world.ts';

const WALLETS = select(
  'Wallet',
  ['accountTypeId', 'accountName', 'balance'],
  'WHERE "memberId" = ? ORDER BY "accountTypeId"',
);

/** A member's wallets; inside a transaction as it has left them so far. */
export const listWallets = (world: World, memberId: number) => world.look((tables) => tables.all(WALLETS, memberId));

/** Sets a wallet's balance; a wallet that is not there yet is opened. */
export const setBalance = (
  store: Transaction,
  { memberId, accountTypeId, accountName }: { memberId: number; accountTypeId: number; accountName: string },
  balance: bigint,
) =>
  store.wallet.upsert({
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
  store: Transaction,
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
  const { id } = await store.movement.create({ data: movement });
  await store.ledgerEntry.createMany({
    data: entries.map((entry) => ({ ...entry, movementId: id, time: movement.time })),
  });
}

export const findMovement = (store: Store, memberId: number, reference: string) =>
  store.movement.findUnique({
    where: { memberId_reference: { memberId, reference } },
    include: { entries: { orderBy: { id: 'asc' } } },
  });

export interface EntryFilter {
  memberId: number;
  from: number | undefined;
  to: number | undefined;
  accountTypeId: number | undefined;
  typeCode: number | undefined;
}

const whereOf = ({ memberId, from, to, accountTypeId, typeCode }: EntryFilter) => ({
  memberId,
  accountTypeId,
  typeCode,
  time: { gte: from === undefined ? undefined : new Date(from), lt: to === undefined ? undefined : new Date(to) },
});

/** One page of a member's entries, newest first, with how many there are and what came in and went out with all of them. */
export async function pageEntries(world: World, filter: EntryFilter, skip: number, take: number) {
  const where = whereOf(filter);
  const { ledgerEntry } = world.db;
  const sum = async (amount: { gt: number } | { lt: number }) =>
    (await ledgerEntry.aggregate({ where: { ...where, amount }, _sum: { amount: true } }))._sum.amount ?? 0n;
  const [rows, total, sumIn, sumOut] = await Promise.all([
    ledgerEntry.findMany({
      where,
      orderBy: [{ time: 'desc' }, { id: 'desc' }],
      skip,
      take,
      include: { movement: true },
    }),
    ledgerEntry.count({ where }),
    sum({ gt: 0 }),
    sum({ lt: 0 }),
  ]);
  return { rows, total, sumIn, sumOut: -sumOut };
}
