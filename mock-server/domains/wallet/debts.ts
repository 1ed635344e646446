import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Context } from '../../http/handlers.ts';
import { formatMoney } from '../../shared/money.ts';
import { repay } from '../money/debts/debts.ts';
import { sumDebts } from '../money/debts/repository.ts';
import { listWallets, sumBalances } from '../money/ledger/repository.ts';

/** Pays what the wallets hold of the member's debts; nothing without one. */
export async function payDebt({ world, member }: Context<'payDebt'>): Promise<Value<'payDebt'>> {
  const { memberId } = member;
  return world.transact(async (store) => {
    const paid = await repay(world, store, memberId, sumBalances(listWallets(store, memberId)), world.now());
    return { paid: formatMoney(paid), left: formatMoney(sumDebts(store, memberId)) };
  });
}
