import type { ComponentType, LazyExoticComponent } from 'react';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { CentrePageName, CentreViews } from './centre-pages.server.ts';

type Bodies = { [Name in CentrePageName]: LazyExoticComponent<ComponentType<{ view: CentreViews[Name] }>> };

export const CENTRE_BODIES: Bodies = {
  securityCenter: lazyPart(() => import('~/features/member/account/account-page.tsx')),
  transferFund: lazyPart(() => import('~/features/wallet/transfer/transfer-page.tsx')),
  depositv2: lazyPart(() => import('~/features/wallet/deposit/deposit-page.tsx')),
  withdraw: lazyPart(() => import('~/features/wallet/withdraw/withdraw-page.tsx')),
  transferUpline: lazyPart(() => import('~/features/wallet/upline/upline-page.tsx')),
  personalHistoryCopy: lazyPart(() => import('~/features/games/betting-record/betting-record-page.tsx')),
  'personalHistoryCopy/lottery': lazyPart(() => import('~/features/lottery/record/lottery-record-page.tsx')),
  'personalHistoryCopy/lottery/order': lazyPart(() => import('~/features/lottery/order/order-page.tsx')),
  'personalHistoryCopy/': lazyPart(() => import('~/features/games/bet/bet-page.tsx')),
  transactionHistory: lazyPart(() => import('~/features/wallet/account-record/account-record-page.tsx')),
  'transactionHistory/deposits': lazyPart(() => import('~/features/wallet/money-records/deposits-page.tsx')),
  'transactionHistory/withdrawals': lazyPart(() => import('~/features/wallet/money-records/withdrawals-page.tsx')),
  personalProfit: lazyPart(() => import('~/features/wallet/profit/profit-page.tsx')),
  bonusDetails: lazyPart(() => import('~/features/lottery/bonus/bonus-page.tsx')),
  messageV2: lazyPart(() => import('~/features/messages/inbox/inbox-page.tsx')),
};
