import type { TextsLike } from '../../like.ts';
import type * as en from './en.ts';

export const page = {
  title: 'Cari',
  label: 'Cari permainan, promosi, bantuan, dan halaman',
  placeholder: 'Permainan, promosi, pertanyaan …',
  submit: 'Cari',
  resultsFor: 'Hasil untuk “{{query}}”',
  results: 'Hasil pencarian',
  count_other: '{{total}} hasil',
  games: 'Permainan',
  lotteries: 'Lotre',
  promotions: 'Promosi',
  help: 'Bantuan',
  vendors: 'Provider',
  pages: 'Halaman',
  hot: 'Permainan populer',
  all: 'Lihat semua {{total}} hasil',
  empty: 'Tidak ada hasil untuk “{{query}}”',
  emptyText: 'Periksa ejaannya, kurangi kata, atau mulai dari permainan populer.',
} satisfies TextsLike<typeof en.page>;
