import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  page: {
    title: 'Reward center',
    claim: 'I-claim',
    claimAll: 'I-claim lahat',
    error: 'Hindi na-claim',
    rollovers: 'Tingnan ang natitirang turnover',
    toPromotions: 'Tingnan ang mga promo',
    empty: {
      claimable: 'Walang mai-claim sa ngayon',
      wagering: 'Walang tina-turnover',
      claimed: 'Wala ka pang na-claim',
      expired: 'Walang nag-expire na reward',
    },
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  lists: {
    claimable: 'Puwedeng i-claim',
    wagering: 'Tina-turnover',
    claimed: 'Na-claim',
    expired: 'Expired',
  },
  sources: {
    PROMOTION: 'Promo',
    CASHBACK: 'Cashback',
    MISSION: 'Misyon',
    RANK: 'VIP',
    REFERRAL: 'Referral',
    OFFICE: 'Regalo',
  },
  points_one: '{{number}} point',
  points_other: '{{number}} points',
  credit: '{{amount}} (i-turnover nang {{times}}×)',
  claimBy: 'I-claim bago ang {{time}}',
  claimedAt: 'Na-claim {{time}}',
  expiredAt: 'Nag-expire {{time}}',
  free: 'Puwedeng i-withdraw agad',
  wager: 'I-turnover ang {{required}} bago i-withdraw',
  wagerWithin_one: 'I-turnover ang {{required}} sa loob ng {{count}} araw pagka-claim bago i-withdraw',
  wagerWithin_other: 'I-turnover ang {{required}} sa loob ng {{count}} araw pagka-claim bago i-withdraw',
  wagered: 'Na-turnover: {{done}} sa {{required}}',
  wagerBy: 'I-turnover bago ang {{time}}',
  refused: '{{title}}: {{reason}}',
  reasons: {
    CLAIMED: 'Na-claim na ito.',
    EXPIRED: 'Tapos na ang panahon ng pag-claim.',
    PENDING: 'Hindi pa ito puwedeng i-claim.',
    REVOKED: 'Binawi ito. Itanong sa customer service kung bakit.',
    UNKNOWN: 'Wala na ang reward na ito.',
  },
  toasts: {
    claimed: 'Na-claim ang {{worth}}: {{title}}',
    claimedSeveral: 'Na-claim ang {{count}} reward: {{worth}}',
    refused: 'Hindi na-claim. {{reasons}}',
  },
} satisfies TextsLike<typeof en.server>;
