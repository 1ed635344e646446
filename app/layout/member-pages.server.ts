import { readBet } from '~/features/games/bet/bet.server.ts';
import { readBettingRecord } from '~/features/games/betting-record/betting-record.server.ts';
import { readBonus } from '~/features/lottery/bonus/bonus.server.ts';
import { readOrder } from '~/features/lottery/order/order.server.ts';
import { readLotteryRecord } from '~/features/lottery/record/lottery-record.server.ts';
import { readAccount } from '~/features/member/account/account.server.ts';
import { readInbox } from '~/features/messages/inbox/inbox.server.ts';
import { readMissions } from '~/features/missions/missions.server.ts';
import { readReferral } from '~/features/referral/referral.server.ts';
import { readRewards } from '~/features/rewards/rewards.server.ts';
import { readAccountRecord } from '~/features/wallet/account-record/account-record.server.ts';
import { readDeposit } from '~/features/wallet/deposit/deposit.server.ts';
import { readDepositRecord } from '~/features/wallet/money-records/deposits.server.ts';
import { readWithdrawalRecord } from '~/features/wallet/money-records/withdrawals.server.ts';
import { readProfit } from '~/features/wallet/profit/profit.server.ts';
import { readWallet } from '~/features/wallet/transfer/panel.server.ts';
import { readUpline } from '~/features/wallet/upline/upline.server.ts';
import { readWithdraw } from '~/features/wallet/withdraw/withdraw.server.ts';

/** By path below `/member`; the rest of the path is the argument. */
export const CENTRE_READERS = {
  securityCenter: readAccount,
  transferFund: readWallet,
  depositv2: readDeposit,
  withdraw: readWithdraw,
  transferUpline: readUpline,
  personalHistoryCopy: readBettingRecord,
  'personalHistoryCopy/lottery': readLotteryRecord,
  'personalHistoryCopy/lottery/order': readOrder,
  'personalHistoryCopy/': readBet,
  transactionHistory: readAccountRecord,
  'transactionHistory/deposits': readDepositRecord,
  'transactionHistory/withdrawals': readWithdrawalRecord,
  personalProfit: readProfit,
  bonusDetails: readBonus,
  rewardCenter: readRewards,
  referral: readReferral,
  missionLeaderboard: readMissions,
  messageV2: readInbox,
};

type Readers = typeof CENTRE_READERS;
export type CentrePageName = keyof Readers;
export type CentreViews = { [Name in CentrePageName]: Awaited<ReturnType<Readers[Name]>> };

/** Returns null for an unknown page. Default: the account. */
export function findCentrePage(pathname: string): { name: CentrePageName; rest: string } | null {
  const below = pathname.replace(/^\/member\/?/, '') || 'securityCenter';
  const [, list = '', rest = ''] = /^([^/]+\/)(.+)$/.exec(below) ?? [];
  if (isPage(below)) return { name: below, rest: '' };
  return isPage(list) ? { name: list, rest } : null;
}

const isPage = (name: string): name is CentrePageName => Object.hasOwn(CENTRE_READERS, name);
