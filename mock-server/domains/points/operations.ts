import type { Handlers } from '../../http/handlers.ts';
import { convertPoints } from './convert.ts';
import { redeemReward } from './redeem.ts';
import { listRewards } from './rewards.ts';
import { listRedeemed, listTransactions, readPointBalance, readPointConfig } from './service.ts';

export const pointsOperations = {
  getPointBalance: readPointBalance,
  getPointConfig: readPointConfig,
  listPointRewards: listRewards,
  redeemPointReward: redeemReward,
  convertPoints,
  listPointRedeemed: listRedeemed,
  listPointTransactions: listTransactions,
} satisfies Handlers<
  | 'getPointBalance'
  | 'getPointConfig'
  | 'listPointRewards'
  | 'redeemPointReward'
  | 'convertPoints'
  | 'listPointRedeemed'
  | 'listPointTransactions'
>;
