import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { HandlerContext } from '../../http/handlers.ts';
import { formatMoney } from '../../shared/money.ts';
import { sumDebts } from '../money/debts/repository.ts';
import { listWallets, sumBalances } from '../money/ledger/repository.ts';

export function readBalance({
  world,
  brand,
  member,
}: Pick<HandlerContext, 'world' | 'brand' | 'member'>): Value<'getBalance'> {
  const wallets = listWallets(world, member.memberId);
  return {
    sumBalance: formatMoney(sumBalances(wallets)),
    balance: wallets.map(({ accountTypeId, accountName, balance }) => ({
      accountTypeId,
      accountName,
      availBalance: formatMoney(balance),
    })),
    debt: formatMoney(sumDebts(world, member.memberId)),
    currency: brand.currency,
    currencySymbol: brand.currencySymbol,
  };
}
