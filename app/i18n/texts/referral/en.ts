export const page = {
  title: 'Invite friends',
  text: 'Share your code or your link. When a friend signs up with it, both of you are rewarded at each step.',
  code: 'Your code',
  link: 'Your link',
  copy: 'Copy',
  copied: 'Copied',
  share: 'Share',
  qr: 'QR code of your link',
  scan: 'A friend can scan it here.',
  totals: { friends: 'Friends', credit: 'Credit received', points: 'Points received' },
  steps: 'Rewards',
  you: 'You get',
  friend: 'Your friend gets',
  records: 'Your friends',
  empty: 'Nobody has signed up with your code yet',
  emptyText: 'Send the link to a friend to begin.',
  note: 'Rewards wait in the reward centre. A second account of your own does not count.',
  states: { OPEN: 'Open', REACHED: 'Reached', REVIEW: 'Under review', MISSED: 'Missed' },
  short: { REGISTER: 'Sign-up', DEPOSIT: 'First deposit', TURNOVER: 'Bets' },
};

/** View models carry these texts. */
export const server = {
  invitation: 'Join me at {{brand}}: we both get a reward.',
  invited: 'A friend invited you. What you get:',
  tiers: {
    REGISTER: 'Sign-up with a confirmed phone or e-mail',
    DEPOSIT: 'First deposit of {{amount}} or more',
    TURNOVER: 'Bets of {{amount}} in the first 30 days',
  },
  reached_one: 'Reached by {{count}} friend',
  reached_other: 'Reached by {{count}} friends',
  joined: 'Signed up {{time}}',
};
