import { CENTRES } from '~/config/pages.ts';
import type { IconName } from '~/ui/icon.tsx';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { MemberViews } from './member-pages.server.ts';
import type { PageBodies } from './page-body.tsx';

/** Only entries of the menu have an icon. */
export const MEMBER_PAGES = {
  securityCenter: { icon: 'shield', Body: lazyPart(() => import('~/features/member/account/account-page.tsx')) },
  transferFund: { icon: 'wallet', Body: lazyPart(() => import('~/features/wallet/transfer/transfer-page.tsx')) },
  depositv2: { icon: 'card', Body: lazyPart(() => import('~/features/wallet/deposit/deposit-page.tsx')) },
  withdraw: { icon: 'download', Body: lazyPart(() => import('~/features/wallet/withdraw/withdraw-page.tsx')) },
  transferUpline: { icon: 'up', Body: lazyPart(() => import('~/features/wallet/upline/upline-page.tsx')) },
  personalHistoryCopy: {
    icon: 'clock',
    Body: lazyPart(() => import('~/features/games/betting-record/betting-record-page.tsx')),
  },
  'personalHistoryCopy/lottery': { Body: lazyPart(() => import('~/features/lottery/record/lottery-record-page.tsx')) },
  'personalHistoryCopy/lottery/order': { Body: lazyPart(() => import('~/features/lottery/order/order-page.tsx')) },
  'personalHistoryCopy/': { Body: lazyPart(() => import('~/features/games/bet/bet-page.tsx')) },
  transactionHistory: {
    icon: 'receipt',
    Body: lazyPart(() => import('~/features/wallet/account-record/account-record-page.tsx')),
  },
  'transactionHistory/deposits': { Body: lazyPart(() => import('~/features/wallet/money-records/deposits-page.tsx')) },
  'transactionHistory/withdrawals': {
    Body: lazyPart(() => import('~/features/wallet/money-records/withdrawals-page.tsx')),
  },
  personalProfit: { icon: 'chart', Body: lazyPart(() => import('~/features/wallet/profit/profit-page.tsx')) },
  bonusDetails: { icon: 'percent', Body: lazyPart(() => import('~/features/lottery/bonus/bonus-page.tsx')) },
  rewardCenter: { icon: 'gift', Body: lazyPart(() => import('~/features/rewards/rewards-page.tsx')) },
  'raffleSpin/': { Body: lazyPart(() => import('~/features/promotions/raffle/spin-page.tsx')) },
  referral: {
    icon: 'heart',
    Body: lazyPart(() => import('~/features/referral/referral-page.tsx')),
  },
  missionLeaderboard: {
    icon: 'trophy',
    Body: lazyPart(() => import('~/features/missions/missions-page.tsx')),
  },
  messageV2: { icon: 'mail', Body: lazyPart(() => import('~/features/messages/inbox/inbox-page.tsx')) },
} satisfies PageBodies<MemberViews, { icon?: IconName }>;

type Pages = typeof MEMBER_PAGES;

/** A page in the menu. */
export type MenuKey = { [Name in keyof Pages]: Pages[Name] extends { icon: IconName } ? Name : never }[keyof Pages];

export const MENU_KEYS = Object.keys(CENTRES.member).filter(isKey);

function isKey(name: string): name is MenuKey {
  return 'icon' in MEMBER_PAGES[name as keyof Pages];
}
