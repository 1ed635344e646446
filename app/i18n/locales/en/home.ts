export default {
  jackpot: {
    title: 'Jackpot',
    text: 'Shared by every jackpot slot on {{name}}',
    play: 'Play jackpot slots',
  },
  games: {
    hotIn: 'Hot in {{category}}',
    seeAllOf: 'See all {{category}} games',
  },
  winners: {
    title: 'Winners list',
    label: 'Latest winners',
    won: '{{player}} won {{amount}}',
    pause: 'Stop scrolling the list',
    play: 'Scroll the list',
    empty: 'The next winner could be you.',
  },
  news: {
    title: 'Latest news',
  },
  promotions: {
    title: 'Promotions',
    seeAll: 'See all promotions',
  },
};
