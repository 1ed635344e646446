import type { Handlers } from '../../http/handlers.ts';
import { readBalance } from './balance.ts';
import { payDebt } from './debts.ts';
import { readProof, uploadProof } from './deposits/proofs.ts';
import {
  cancelDeposit,
  depositBy,
  listDeposits,
  readChannels,
  readDeposit,
  readDepositSettings,
  readOpenDeposits,
  reportPaid,
} from './deposits/service.ts';
import { listTransactionExport, listTransactions, readPersonalProfit } from './records.ts';
import { forfeitBonus, listRollovers } from './rollovers.ts';
import { collect, transfer } from './service.ts';
import { transferUpline } from './upline.ts';
import {
  cancelWithdraw,
  confirmReceipt,
  listReceipts,
  listWithdrawals,
  readWithdrawal,
  refundDeposits,
  withdraw,
} from './withdrawals/service.ts';
import { readWithdrawSettings } from './withdrawals/settings.ts';

export const walletOperations = {
  getBalance: readBalance,
  getBalanceByPost: readBalance,
  getMerchantWallet: ({ brand }) => ({ isSingle: brand.isSingleWallet }),
  walletTransfer: transfer,
  collectWallets: collect,
  transferUpline,
  listTransactions,
  listTransactionExport,
  getPersonalProfit: readPersonalProfit,
  getDepositSettings: readDepositSettings,
  listDepositChannels: readChannels,
  depositByUrl: depositBy('REDIRECT'),
  depositByQr: depositBy('QR'),
  depositByTransfer: depositBy('TRANSFER', 'C2C'),
  depositVirtualWallet: depositBy('VIRTUAL', 'CRYPTO'),
  listOpenDeposits: readOpenDeposits,
  reportPaid,
  uploadPaymentProof: uploadProof,
  getPaymentProof: readProof,
  getDepositOrder: readDeposit,
  cancelDepositOrder: cancelDeposit,
  listDeposits,
  listRollovers,
  forfeitBonus,
  payDebt,
  getWithdrawSettings: readWithdrawSettings,
  withdraw,
  refundDeposits,
  getWithdrawOrder: readWithdrawal,
  cancelWithdraw,
  listWithdrawals,
  listReceiptConfirmations: listReceipts,
  confirmReceipt,
} satisfies Handlers<
  | 'getBalance'
  | 'getBalanceByPost'
  | 'getMerchantWallet'
  | 'walletTransfer'
  | 'collectWallets'
  | 'transferUpline'
  | 'listTransactions'
  | 'listTransactionExport'
  | 'getPersonalProfit'
  | 'getDepositSettings'
  | 'listDepositChannels'
  | 'depositByUrl'
  | 'depositByQr'
  | 'depositByTransfer'
  | 'depositVirtualWallet'
  | 'listOpenDeposits'
  | 'reportPaid'
  | 'uploadPaymentProof'
  | 'getPaymentProof'
  | 'getDepositOrder'
  | 'cancelDepositOrder'
  | 'listDeposits'
  | 'listRollovers'
  | 'forfeitBonus'
  | 'payDebt'
  | 'getWithdrawSettings'
  | 'withdraw'
  | 'refundDeposits'
  | 'getWithdrawOrder'
  | 'cancelWithdraw'
  | 'listWithdrawals'
  | 'listReceiptConfirmations'
  | 'confirmReceipt'
>;
