export default {
  title: '{{name}} games lobby',
  games: {
    empty: 'The games are resting',
    emptyText: 'Please come back in a few minutes.',
  },
  news: {
    title: 'Latest news',
    seeAll: 'See all news',
  },
  promotions: {
    title: 'Promotions',
    seeAll: 'See all promotions',
  },
};
