import type { TextsLike } from '../like.ts';
import type en from './en.ts';

export default {
  title: 'Lobi permainan {{name}}',
  recent: 'Lanjutkan bermain',
  games: {
    empty: 'Permainan belum bisa ditampilkan',
    emptyText: 'Silakan kembali beberapa menit lagi.',
  },
  news: {
    title: 'Kabar terbaru',
  },
  promotions: {
    title: 'Promosi',
  },
  vendors: {
    title: 'Semua provider',
  },
} satisfies TextsLike<typeof en>;
