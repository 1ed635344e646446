export default {
  title: '{{name}} games lobby',
  games: {
    empty: 'The games are resting',
    emptyText: 'Please come back in a few minutes.',
  },
  news: {
    title: 'Latest news',
  },
  promotions: {
    title: 'Promotions',
  },
};
