import type { TextsLike } from '../like.ts';
import type en from './en.ts';

export default {
  title: 'Lobi permainan {{name}}',
  games: {
    empty: 'Permainan belum bisa ditampilkan',
    emptyText: 'Silakan kembali beberapa menit lagi.',
  },
} satisfies TextsLike<typeof en>;
