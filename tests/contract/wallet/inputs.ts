import type { GoodInputs } from '../../support/good-input.ts';
import { multipart, PNG } from '../../support/multipart.ts';
import {
  newBonus,
  newReceipt,
  newTransfer,
  newWithdrawal,
  PAYMENT_PASSWORD,
  reportPayment,
  withdrawal,
} from '../../support/orders.ts';

const reference = '01JH7Q2N8F4T';

export const walletInputs: GoodInputs<'wallet'> = {
  getBalance: {},
  getBalanceByPost: {},
  getMerchantWallet: {},
  payDebt: {},
  walletTransfer: { body: { fromAccountTypeId: 2, toAccountTypeId: 3, amount: '100.00', reference } },
  collectWallets: { body: { reference } },
  transferUpline: { body: { amount: '100.00', paymentPassword: PAYMENT_PASSWORD, reference } },
  listTransactions: {},
  listTransactionExport: {},
  getPersonalProfit: {},
  getDepositSettings: {},
  listDepositChannels: {},
  depositByUrl: { body: { channelCode: 'online-bank', bankCode: 'LUZON', amount: '500.00', reference } },
  depositByQr: { body: { channelCode: 'qr', amount: '500.00', reference } },
  depositByTransfer: { body: { channelCode: 'bank-transfer', bankCode: 'LUZON', amount: '500.00', reference } },
  depositVirtualWallet: { body: { channelCode: 'pesopal', amount: '500.00', reference } },
  listOpenDeposits: {},
  reportPaid: async (world) => ({ body: { orderNo: await newTransfer(await world.client.signedIn()) } }),
  uploadPaymentProof: async (world) => ({
    body: { orderNo: await newTransfer(await world.client.signedIn()), file: PNG.toString('latin1') },
  }),
  getPaymentProof: async (world) => {
    const lucky = await world.client.signedIn();
    const orderNo = await newTransfer(lucky);
    const { status } = await lucky.call('uploadPaymentProof', multipart({ orderNo, file: PNG }));
    if (status !== 200) throw new Error(`The upload answered ${status}`);
    return { query: { orderNo } };
  },
  getDepositOrder: async (world) => ({ query: { orderNo: await newTransfer(await world.client.signedIn()) } }),
  cancelDepositOrder: async (world) => ({ query: { orderNo: await newTransfer(await world.client.signedIn()) } }),
  listDeposits: {},
  listRollovers: {},
  forfeitBonus: async (world) => ({ body: { rolloverId: await newBonus(world, await world.client.signedIn()) } }),
  getWithdrawSettings: {},
  refundDeposits: async (world) => {
    const lucky = await world.client.signedIn();
    await reportPayment(world, await newTransfer(lucky));
    await lucky.value('startTimeOut', { body: { days: 1 } });
    return { body: { paymentPassword: PAYMENT_PASSWORD, reference } };
  },
  withdraw: async (world) => ({ body: await withdrawal(await world.client.signedIn()) }),
  getWithdrawOrder: async (world) => ({ query: { orderNo: await newWithdrawal(await world.client.signedIn()) } }),
  cancelWithdraw: async (world) => ({ query: { orderNo: await newWithdrawal(await world.client.signedIn()) } }),
  listWithdrawals: {},
  listReceiptConfirmations: {},
  confirmReceipt: async (world) => ({
    body: { orderNo: await newReceipt(world, await world.client.signedIn()), hasArrived: true },
  }),
};
