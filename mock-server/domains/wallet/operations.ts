import type { HandlerContext, Handlers } from '../../http/handlers.ts';
import { requireRealAccount } from '../member/accounts/real-account.ts';
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
import { forfeitBonus, listRollovers } from './rollovers/service.ts';
import { collect, readBalance, transfer } from './service.ts';
import { transferUpline } from './upline.ts';
import {
  cancelWithdraw,
  confirmReceipt,
  listReceipts,
  listWithdrawals,
  readWithdrawal,
  withdraw,
} from './withdrawals/service.ts';
import { readWithdrawSettings } from './withdrawals/settings.ts';

/** A handler for everybody but trial accounts; theirs throws 403. */
const real =
  <Asking extends HandlerContext, Value>(handle: (asking: Asking) => Value) =>
  (asking: Asking): Value => {
    requireRealAccount(asking.member);
    return handle(asking);
  };

export const walletOperations = {
  getBalance: readBalance,
  getBalanceByPost: readBalance,
  getMerchantWallet: ({ brand }) => ({ isSingle: brand.isSingleWallet }),
  walletTransfer: transfer,
  collectWallets: collect,
  transferUpline: real(transferUpline),
  listTransactions,
  listTransactionExport,
  getPersonalProfit: readPersonalProfit,
  getDepositSettings: real(readDepositSettings),
  listDepositChannels: real(readChannels),
  depositByUrl: real(depositBy('REDIRECT')),
  depositByQr: real(depositBy('QR')),
  depositByTransfer: real(depositBy('TRANSFER', 'C2C')),
  depositVirtualWallet: real(depositBy('VIRTUAL', 'CRYPTO')),
  listOpenDeposits: real(readOpenDeposits),
  reportPaid: real(reportPaid),
  uploadPaymentProof: real(uploadProof),
  getPaymentProof: real(readProof),
  getDepositOrder: real(readDeposit),
  cancelDepositOrder: real(cancelDeposit),
  listDeposits,
  listRollovers: real(listRollovers),
  forfeitBonus: real(forfeitBonus),
  getWithdrawSettings: real(readWithdrawSettings),
  withdraw: real(withdraw),
  getWithdrawOrder: real(readWithdrawal),
  cancelWithdraw: real(cancelWithdraw),
  listWithdrawals,
  listReceiptConfirmations: real(listReceipts),
  confirmReceipt: real(confirmReceipt),
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
  | 'getWithdrawSettings'
  | 'withdraw'
  | 'getWithdrawOrder'
  | 'cancelWithdraw'
  | 'listWithdrawals'
  | 'listReceiptConfirmations'
  | 'confirmReceipt'
>;
