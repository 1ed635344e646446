import { paths } from '~/config/paths.ts';
import { readBet } from '~/features/games/bet/bet.server.ts';
import { readBettingRecord } from '~/features/games/betting-record/betting-record.server.ts';
import { readBonus } from '~/features/lottery/bonus/bonus.server.ts';
import { orderAction, readOrder } from '~/features/lottery/order/order.server.ts';
import { readLotteryRecord } from '~/features/lottery/record/lottery-record.server.ts';
import { accountAction, readAccount } from '~/features/member/account/account.server.ts';
import { inboxAction, readInbox } from '~/features/messages/inbox/inbox.server.ts';
import { claimAction } from '~/features/missions/claim.server.ts';
import { readMissions } from '~/features/missions/missions.server.ts';
import { readSpin } from '~/features/promotions/raffle/spin.server.ts';
import { readReferral } from '~/features/referral/referral.server.ts';
import { readRewards, rewardsAction } from '~/features/rewards/rewards.server.ts';
import { readAccountRecord } from '~/features/wallet/account-record/account-record.server.ts';
import { depositAction } from '~/features/wallet/deposit/action.server.ts';
import { readDeposit } from '~/features/wallet/deposit/deposit.server.ts';
import { readDepositRecord } from '~/features/wallet/money-records/deposits.server.ts';
import { readWithdrawalRecord } from '~/features/wallet/money-records/withdrawals.server.ts';
import { readProfit } from '~/features/wallet/profit/profit.server.ts';
import { transferAction } from '~/features/wallet/transfer/action.server.ts';
import { readWallet } from '~/features/wallet/transfer/panel.server.ts';
import { uplineAction } from '~/features/wallet/upline/action.server.ts';
import { readUpline } from '~/features/wallet/upline/upline.server.ts';
import { withdrawAction } from '~/features/wallet/withdraw/action.server.ts';
import { readWithdraw } from '~/features/wallet/withdraw/withdraw.server.ts';
import type { Site } from '~/request/site.server.ts';
import { openPage, type PageReaders, type PageViews, pageAction, readPage } from './centre.server.ts';

export const MEMBER_READERS = {
  securityCenter: {
    title: ({ t, url }) => (url.pathname === paths.centre() ? t('member', 'centre.title') : t('account', 'title')),
    read: readAccount,
    action: accountAction,
  },
  transferFund: {
    title: ({ t }) => t('member', 'centre.pages.transferFund'),
    read: readWallet,
    action: transferAction,
  },
  depositv2: { title: ({ t }) => t('wallet', 'deposit.title'), read: readDeposit, action: depositAction },
  withdraw: { title: ({ t }) => t('wallet', 'withdraw.title'), read: readWithdraw, action: withdrawAction },
  transferUpline: { title: ({ t }) => t('wallet', 'upline.title'), read: readUpline, action: uplineAction },
  personalHistoryCopy: { title: ({ t }) => t('wallet', 'records.bets.title'), read: readBettingRecord },
  'personalHistoryCopy/lottery': { title: ({ t }) => t('orders', 'record.title'), read: readLotteryRecord },
  'personalHistoryCopy/lottery/order': {
    title: ({ t }) => t('orders', 'order.title'),
    read: readOrder,
    action: orderAction,
  },
  'personalHistoryCopy/': { title: ({ t }) => t('wallet', 'records.bet.title'), read: readBet },
  transactionHistory: { title: ({ t }) => t('wallet', 'records.account.title'), read: readAccountRecord },
  'transactionHistory/deposits': {
    title: ({ t }) => t('wallet', 'withdraw.records.deposits'),
    read: readDepositRecord,
  },
  'transactionHistory/withdrawals': {
    title: ({ t }) => t('wallet', 'withdraw.records.withdrawals'),
    read: readWithdrawalRecord,
  },
  personalProfit: { title: ({ t }) => t('wallet', 'records.profit.title'), read: readProfit },
  bonusDetails: { title: ({ t }) => t('orders', 'bonus.title'), read: readBonus },
  rewardCenter: { title: ({ t }) => t('rewards', 'page.title'), read: readRewards, action: rewardsAction },
  'raffleSpin/': { title: ({ t }) => t('raffle', 'detail.title'), read: readSpin },
  referral: { title: ({ t }) => t('referral', 'title'), read: readReferral },
  missionLeaderboard: { title: ({ t }) => t('missions', 'title'), read: readMissions, action: claimAction },
  messageV2: { title: ({ t }) => t('messages', 'inbox.title'), read: readInbox, action: inboxAction },
} satisfies PageReaders<'member'>;

export type MemberViews = PageViews<typeof MEMBER_READERS>;

export const readMemberPage = (site: Site) => readPage(site, openPage(site, 'member'), MEMBER_READERS);

export const memberAction = pageAction('member', MEMBER_READERS);
