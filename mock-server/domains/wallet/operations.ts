import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Handlers, Surroundings } from '../../http/handlers.ts';
import { formatMoney } from '../money.ts';
import { listWallets } from './repository.ts';

async function readBalance({ world, brand, member }: Surroundings): Promise<Value<'getBalance'>> {
  const wallets = await listWallets(world, member.memberId);
  return {
    sumBalance: formatMoney(wallets.reduce((sum, { balance }) => sum + balance, 0n)),
    balance: wallets.map(({ accountTypeId, accountName, balance }) => ({
      accountTypeId,
      accountName,
      availBalance: formatMoney(balance),
    })),
    currency: brand.currency,
    currencySymbol: brand.currencySymbol,
  };
}

export const walletOperations = {
  getBalance: readBalance,
  getBalanceByPost: readBalance,
  getMerchantWallet: ({ brand }) => ({ isSingle: brand.isSingleWallet }),
} satisfies Handlers<'getBalance' | 'getBalanceByPost' | 'getMerchantWallet'>;
