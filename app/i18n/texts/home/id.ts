import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  title: 'Lobi permainan {{name}}',
  games: {
    empty: 'Permainan sedang tidak tersedia',
    emptyText: 'Silakan kembali beberapa menit lagi.',
  },
} satisfies TextsLike<typeof en.page>;
