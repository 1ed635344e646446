/** No page shows these: search engines and previews do. */
export const page = {};

export const server = {
  games: '{{category}} at {{brand}}, with games by {{vendors}}.',
  rooms: 'Rooms of the card games at {{brand}}, with the stake and the players of each.',
  lotteries: 'The lotteries of {{brand}}: time left to each draw, the latest results and how each is played.',
  vietnam: 'Vietnamese lotteries at {{brand}}: the draws of the north, centre and south, with the latest results.',
  lottery:
    '{{name}} at {{brand}}: time left to the next draw, the latest results, and every kind of bet with its odds.',
  trends: '{{name}}: results of the last draws, with hot, cold and overdue numbers.',
  fair: 'Check a draw of {{brand}} yourself: seeds published before and after it give the same numbers on your computer.',
  promotions: 'Promotions at {{brand}}: {{titles}}.',
  vip: 'The VIP ranks of {{brand}}: what each takes, and its cashback, bonuses and withdrawal limits.',
  points: 'The points mall of {{brand}}: exchange the points of your bets for credit, free rounds and goods.',
  join: 'Become a partner of {{brand}}: the rates, a calculator of what you would earn, and the application.',
  tournaments: 'Tournaments at {{brand}}: games, prizes, rules and the table of each.',
  notices: 'News from {{brand}}: {{titles}}.',
  help: 'Help of {{brand}}: answers about {{topics}}.',
  licence: '{{name}} of {{brand}}: number {{number}}, held by {{holder}}, with a link to the regulator’s register.',
  download: 'Install {{brand}} on your phone: the app, or the site on your home screen.',
  login: 'Log in to {{brand}}, or sign up in a minute.',
  register: 'Sign up at {{brand}} in a minute.',
};
