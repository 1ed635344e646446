import type { TextsLike } from '../like.ts';
import type en from './en.ts';

export default {
  title: 'Lobby ng mga laro sa {{name}}',
  recent: 'Ituloy ang laro',
  games: {
    empty: 'Hindi muna maipakita ang mga laro',
    emptyText: 'Bumalik ulit makalipas ang ilang minuto.',
  },
  news: {
    title: 'Mga balita',
  },
  promotions: {
    title: 'Mga promo',
  },
  vendors: {
    title: 'Lahat ng provider',
  },
} satisfies TextsLike<typeof en>;
