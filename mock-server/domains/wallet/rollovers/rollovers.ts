import type { BrandState } from '../../../http/exchange.ts';
import { atLeastZero, MONEY_SCALE } from '../../../shared/money.ts';
import type { Store } from '../../../worlds/database.ts';
import type { PlayEvent } from '../../../worlds/world.ts';
import { listWallets } from '../ledger/repository.ts';
import { allMoney, insertRollover, listOpen, netWinSince, updateRollover } from './repository.ts';

type Brand = Pick<BrandState, 'cashRules'>;

/** Call in the credit's transaction (wallet.md: Rollover). */
export async function openRollover(
  store: Store,
  credit: {
    memberId: number;
    cause: 'DEPOSIT' | 'BONUS';
    orderNo: string;
    bonusId?: number;
    credited: bigint;
    times: number;
    at: number;
  },
): Promise<void> {
  const { at, times, bonusId = null, ...rest } = credit;
  const required = credit.credited * BigInt(times);
  if (required > 0n) await insertRollover(store, { ...rest, bonusId, required, createdAt: new Date(at) });
}

/** Oldest first, in the bet's transaction. */
export async function fillRollovers(
  store: Store,
  brand: Brand,
  bet: { memberId: number; gameType: string; validBet: bigint; at: number },
): Promise<void> {
  const { memberId, gameType, validBet, at } = bet;
  const shares: Partial<Record<string, number>> = brand.cashRules.turnoverShares;
  let counted = (validBet * BigInt(shares[gameType] ?? 0)) / 100n;
  for (const { id, required, done } of listOpen(store, memberId)) {
    if (counted <= 0n) break;
    const part = counted < required - done ? counted : required - done;
    counted -= part;
    const isDone = done + part === required;
    await updateRollover(store, id, {
      done: done + part,
      ...(isDone && { state: 'done', closedAt: new Date(at) }),
    });
  }
  await clearSmall(store, brand, memberId, at);
}

/** When the member's money is under the brand's smallest amount. */
export async function clearSmall(store: Store, { cashRules }: Brand, memberId: number, at: number): Promise<void> {
  const open = listOpen(store, memberId);
  if (open.length === 0 || allMoney(store, memberId) >= BigInt(cashRules.smallest) * MONEY_SCALE) return;
  for (const { id } of open) await updateRollover(store, id, { state: 'cleared', closedAt: new Date(at) });
}

/**
 * Returns a member's balance of all wallets, and the part of it that open rollovers leave free, which pays a withdrawal
 * with its fee (wallet.md: Rollover).
 */
export function readFree(store: Store, memberId: number): { balance: bigint; free: bigint } {
  const balance = listWallets(store, memberId).reduce((sum, wallet) => sum + wallet.balance, 0n);
  const open = listOpen(store, memberId);
  const [oldest] = open;
  if (!oldest) return { balance, free: balance };
  const won = netWinSince(store, memberId, oldest.createdAt);
  const held = open.reduce((sum, { credited }) => sum + credited, atLeastZero(won));
  return { balance, free: balance > held ? balance - held : 0n };
}

/** Closes the rollovers of a member's deposits after a self-exclusion (wallet.md: Rollover). */
export const clearDeposits: PlayEvent = async (_world, store, memberId, at) => {
  const deposits = listOpen(store, Number(memberId)).filter(({ cause }) => cause === 'DEPOSIT');
  for (const { id } of deposits) await updateRollover(store, id, { state: 'cleared', closedAt: new Date(at) });
};

export function sumOpen(store: Store, memberId: number): { required: bigint; done: bigint; left: bigint } {
  const open = listOpen(store, memberId);
  const sum = (amount: (row: (typeof open)[number]) => bigint) => open.reduce((total, row) => total + amount(row), 0n);
  const required = sum((row) => row.required);
  const done = sum((row) => row.done);
  return { required, done, left: required - done };
}
