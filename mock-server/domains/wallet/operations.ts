import type { Handlers } from '../../http/handlers.ts';
import { listTransactionExport, listTransactions, readPersonalProfit } from './records.ts';
import { collect, readBalance, transfer } from './service.ts';

export const walletOperations = {
  getBalance: readBalance,
  getBalanceByPost: readBalance,
  getMerchantWallet: ({ brand }) => ({ isSingle: brand.isSingleWallet }),
  walletTransfer: transfer,
  collectWallets: collect,
  listTransactions,
  listTransactionExport,
  getPersonalProfit: readPersonalProfit,
} satisfies Handlers<
  | 'getBalance'
  | 'getBalanceByPost'
  | 'getMerchantWallet'
  | 'walletTransfer'
  | 'collectWallets'
  | 'listTransactions'
  | 'listTransactionExport'
  | 'getPersonalProfit'
>;
