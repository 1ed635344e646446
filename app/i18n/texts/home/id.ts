import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  title: 'Lobi permainan {{name}}',
  games: {
    empty: 'Permainan sedang tidak tersedia',
    emptyText: 'Silakan kembali beberapa menit lagi.',
  },
  today: {
    title: 'Hari ini',
    rewards_other: 'hadiah siap diklaim',
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  today: {
    cashback: 'cashback minggu ini',
    keep: 'sebelum {{date}} agar tetap di {{rank}}',
    back: 'sebelum {{date}} agar kembali ke {{rank}}',
    turnover: 'turnover lagi menuju {{rank}}',
    deposits: 'deposit lagi menuju {{rank}}',
  },
} satisfies TextsLike<typeof en.server>;
