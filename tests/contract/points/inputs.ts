import type { GoodInputs } from '../../support/good-input.ts';
import { PAYMENT_PASSWORD } from '../../support/orders.ts';

const reference = '01JH7Q2N8F4T';

export const pointsInputs: GoodInputs<'points'> = {
  getPointBalance: {},
  getPointConfig: {},
  listPointRewards: {},
  redeemPointReward: { body: { rewardId: 1001, paymentPassword: PAYMENT_PASSWORD, reference } },
  convertPoints: { body: { points: 200, paymentPassword: PAYMENT_PASSWORD, reference } },
  listPointRedeemed: {},
  listPointTransactions: {},
};
