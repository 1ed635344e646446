import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  page: {
    title: 'Promosi',
    text: 'Semua promosi yang sedang berlangsung.',
    empty: 'Belum ada promosi saat ini',
    emptyText: 'Promosi baru sering hadir. Sambil menunggu, permainan tetap buka.',
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  promotionUntil: 'Hingga {{date}}',
} satisfies TextsLike<typeof en.server>;
