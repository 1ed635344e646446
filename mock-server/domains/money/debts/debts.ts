import { ApiError } from '../../../http/api-error.ts';
import { least } from '../../../shared/money.ts';
import type { Store } from '../../../worlds/store.ts';
import type { World } from '../../../worlds/world.ts';
import { MAIN } from '../ledger/accounts.ts';
import { move, TYPE } from '../ledger/ledger.ts';
import { takingLegs } from '../ledger/transfers.ts';
import { listDebts, sumDebts, updateDebt } from './repository.ts';

/**
 * Takes at most `most` from the wallets for the member's debts. Returns what it took. Call in a transaction (wallet.md:
 * Debts).
 */
export async function repay(world: World, store: Store, memberId: number, most: bigint, at: number): Promise<bigint> {
  let left = most;
  for (const debt of listDebts(store, memberId)) {
    const part = least(left, debt.left);
    if (part <= 0n) break;
    const { brandCode, gameType, remark, orderNo } = debt;
    const typeCode = TYPE.lottery.correctedDown;
    const subject = { kind: 'lottery', orderNo } as const;
    const legs = [
      ...takingLegs(store, memberId, MAIN, part, typeCode),
      { account: 'DEBTS' as const, amount: part, typeCode },
    ];
    await move(world, store, { brandCode, memberId, gameType, remark, prefix: 'S', subject, legs, at });
    await updateDebt(store, debt.id, debt.left - part);
    left -= part;
  }
  return most - left;
}

/** Throws 409 while the member owes something: money leaves no account before that. */
export function requireNoDebt(store: Store, memberId: number): void {
  if (sumDebts(store, memberId) > 0n) {
    const hint = 'The member owes money after a corrected draw: pay it with payDebt, or win it, then withdraw.';
    throw new ApiError(409, 'debt.open', hint);
  }
}
