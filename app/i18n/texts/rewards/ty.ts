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
      wagering: 'Walang reward na may turnover pa',
      claimed: 'Wala ka pang na-claim',
      expired: 'Walang nag-expire na reward',
    },
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  lists: {
    claimable: 'Puwedeng i-claim',
    wagering: 'May turnover pa',
    claimed: 'Na-claim',
    expired: 'Expired',
  },
  sources: {
    PROMOTION: 'Promo',
    CASHBACK: 'Cashback',
    MISSION: 'Misyon',
    RANK: 'VIP',
    REFERRAL: 'Referral',
    RAFFLE: 'Gulong ng premyo',
    OFFICE: 'Regalo',
  },
  points_one: '{{number}} point',
  points_other: '{{number}} points',
  tickets_one: '{{number}} tiket',
  tickets_other: '{{number}} tiket',
  credit: '{{amount}} (itaya nang {{times}}×)',
  claimBy: 'I-claim hanggang {{time}}',
  claimedAt: 'Na-claim {{time}}',
  expiredAt: 'Nag-expire {{time}}',
  free: 'Puwedeng i-withdraw agad',
  wager: 'Itaya ang {{required}} bago i-withdraw',
  wagerWithin_one: 'Itaya ang {{required}} sa loob ng {{count}} araw pagka-claim bago i-withdraw',
  wagerWithin_other: 'Itaya ang {{required}} sa loob ng {{count}} araw pagka-claim bago i-withdraw',
  wagered: 'Naitaya: {{done}} sa {{required}}',
  wagerBy: 'Itaya hanggang {{time}}',
  refused: '{{title}}: {{reason}}',
  reasons: {
    CLAIMED: 'Na-claim na ito.',
    EXPIRED: 'Tapos na ang panahon ng pag-claim nito.',
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
