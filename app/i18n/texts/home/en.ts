export default {
  title: '{{name}} games lobby',
  recent: 'Continue playing',
  games: {
    empty: 'The games cannot be shown right now',
    emptyText: 'Please come back in a few minutes.',
  },
  news: {
    title: 'Latest news',
  },
  promotions: {
    title: 'Promotions',
  },
  vendors: {
    title: 'All providers',
  },
};
