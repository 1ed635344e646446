import type { TextsLike } from '../like.ts';
import type en from './en.ts';

export default {
  page: {
    title: 'Promosi',
    text: 'Semua promosi yang sedang berlangsung.',
    empty: 'Belum ada promosi saat ini',
    emptyText: 'Promosi baru sering hadir. Sambil menunggu, permainan tetap buka.',
  },
} satisfies TextsLike<typeof en>;
