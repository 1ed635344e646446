export const page = {
  page: {
    title: 'Reward centre',
    claim: 'Claim',
    claimAll: 'Claim all',
    error: 'Not claimed',
    rollovers: 'Left to wager',
    toPromotions: 'See the promotions',
    empty: {
      claimable: 'Nothing to claim right now',
      wagering: 'Nothing is being wagered',
      claimed: 'You have not claimed anything yet',
      expired: 'No reward has expired',
    },
  },
};

/** View models carry these texts. */
export const server = {
  lists: {
    claimable: 'To claim',
    wagering: 'In progress',
    claimed: 'Claimed',
    expired: 'Expired',
  },
  sources: {
    PROMOTION: 'Promotion',
    CASHBACK: 'Cashback',
    MISSION: 'Mission',
    RANK: 'VIP',
    REFERRAL: 'Referral',
    RAFFLE: 'Raffle',
    OFFICE: 'Gift',
  },
  points_one: '{{number}} point',
  points_other: '{{number}} points',
  tickets_one: '{{number}} ticket',
  tickets_other: '{{number}} tickets',
  credit: '{{amount}} (wager it {{times}}×)',
  claimBy: 'Claim by {{time}}',
  claimedAt: 'Claimed {{time}}',
  expiredAt: 'Expired {{time}}',
  free: 'You can withdraw it at once',
  wager: 'Wager {{required}} before you withdraw it',
  wagerWithin_one: 'Wager {{required}} within {{count}} day of claiming before you withdraw it',
  wagerWithin_other: 'Wager {{required}} within {{count}} days of claiming before you withdraw it',
  wagered: '{{done}} of {{required}} wagered',
  wagerBy: 'Wager it by {{time}}',
  refused: '{{title}}: {{reason}}',
  reasons: {
    CLAIMED: 'It has already been claimed.',
    EXPIRED: 'The time to claim it is over.',
    PENDING: 'It cannot be claimed yet.',
    REVOKED: 'It was taken back. Customer service can say why.',
    UNKNOWN: 'This reward no longer exists.',
  },
  toasts: {
    claimed: '{{worth}} claimed: {{title}}',
    claimedSeveral: '{{count}} rewards claimed: {{worth}}',
    refused: 'Not claimed. {{reasons}}',
  },
};
