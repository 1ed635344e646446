import type en from '../en/home.ts';
import type { TextsLike } from '../like.ts';

export default {
  title: 'Lobby ng mga laro sa {{name}}',
  games: {
    empty: 'Nagpapahinga muna ang mga laro',
    emptyText: 'Bumalik ulit makalipas ang ilang minuto.',
  },
  news: {
    title: 'Mga balita',
  },
  promotions: {
    title: 'Mga promo',
  },
} satisfies TextsLike<typeof en>;
