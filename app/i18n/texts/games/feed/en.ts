export const page = {
  title: 'Latest bets',
  text: 'The bets that were settled last. Players are masked.',
  empty: 'No bets yet',
  emptyMine: 'You have no settled bets yet',
  win: 'Won',
  bet: 'Bet {{amount}}',
  shown: 'Your bets are shown here, with your name masked.',
  hidden: 'Your bets are not shown here.',
  hide: 'Hide my bets',
  show: 'Show my bets',
  error: 'Not changed',
};

/** View models carry these texts. */
export const server = {
  kinds: { all: 'All', high: 'High stakes', mine: 'Mine' },
  toasts: { shown: 'Your bets are shown', hidden: 'Your bets are hidden' },
};
