import type en from '../en/games.ts';
import type { TextsLike } from '../like.ts';

export default {
  count_other: '{{total}} permainan',
  moreFrom: 'Lainnya dari {{vendor}}',
  hot: 'Populer',
  new: 'Baru',
  jackpot: 'Jackpot',
  minBetFrom: 'Mulai {{amount}}',
  row: {
    previous: 'Permainan sebelumnya',
    next: 'Permainan lainnya',
  },
  jackpotPanel: {
    title: 'Jackpot',
    text: 'Satu hadiah bersama untuk semua slot jackpot',
    play: 'Main slot jackpot',
  },
  winners: {
    title: 'Daftar pemenang',
    label: 'Pemenang terbaru',
    pause: 'Hentikan guliran daftar',
    play: 'Gulirkan daftar',
    empty: 'Belum ada kemenangan. Berikutnya bisa jadi giliran Anda.',
  },
  vendors: {
    label: 'Provider',
    all: 'Semua provider',
    previous: 'Provider sebelumnya',
    next: 'Provider lainnya',
  },
  tabs: {
    label: 'Daftar permainan',
    all: 'Semua permainan',
    hot: 'Permainan populer',
  },
  filters: {
    label: 'Filter permainan',
    classification: 'Jenis',
    allClassifications: 'Semua jenis',
    name: 'Nama permainan',
    namePlaceholder: 'Cari permainan',
    minBet: 'Taruhan minimum',
    anyBet: 'Semua taruhan',
    submit: 'Cari',
    reset: 'Hapus filter',
  },
  results: 'Permainan',
  loading: 'Memuat permainan',
  empty: {
    title: 'Tidak ada permainan yang cocok',
    text: 'Coba nama lain, atau hapus filter untuk melihat semuanya.',
    reset: 'Tampilkan semua permainan',
  },
} satisfies TextsLike<typeof en>;
