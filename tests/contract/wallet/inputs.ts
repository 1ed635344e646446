import type { GoodInputs } from '../../support/good-input.ts';

const reference = '01JH7Q2N8F4T';

export const walletInputs: GoodInputs<'wallet'> = {
  getBalance: {},
  getBalanceByPost: {},
  getMerchantWallet: {},
  walletTransfer: { body: { fromAccountTypeId: 2, toAccountTypeId: 3, amount: '100.00', reference } },
  collectWallets: { body: { reference } },
  listTransactions: {},
  listTransactionExport: {},
  getPersonalProfit: {},
};
