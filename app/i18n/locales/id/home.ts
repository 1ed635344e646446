import type en from '../en/home.ts';
import type { TextsLike } from '../like.ts';

export default {
  title: 'Lobi permainan {{name}}',
  games: {
    empty: 'Permainan sedang beristirahat',
    emptyText: 'Silakan kembali beberapa menit lagi.',
  },
  news: {
    title: 'Kabar terbaru',
  },
  promotions: {
    title: 'Promosi',
  },
} satisfies TextsLike<typeof en>;
