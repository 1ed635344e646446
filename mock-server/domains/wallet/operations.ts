import type { Handlers } from '../../http/handlers.ts';
import { collect, listTransactions, readBalance, transfer } from './service.ts';

export const walletOperations = {
  getBalance: readBalance,
  getBalanceByPost: readBalance,
  getMerchantWallet: ({ brand }) => ({ isSingle: brand.isSingleWallet }),
  walletTransfer: transfer,
  collectWallets: collect,
  listTransactions,
} satisfies Handlers<
  'getBalance' | 'getBalanceByPost' | 'getMerchantWallet' | 'walletTransfer' | 'collectWallets' | 'listTransactions'
>;
