export const page = {
  title: '{{name}} games lobby',
  games: {
    empty: 'Games are unavailable right now',
    emptyText: 'Please come back in a few minutes.',
  },
  today: {
    title: 'Today',
    rewards_one: 'reward to claim',
    rewards_other: 'rewards to claim',
  },
};

/** View models carry these texts. */
export const server = {
  today: {
    cashback: 'cashback so far this week',
    keep: 'until {{date}} to keep {{rank}}',
    back: 'until {{date}} to get {{rank}} back',
    turnover: 'turnover to {{rank}}',
    deposits: 'deposits to {{rank}}',
  },
};
