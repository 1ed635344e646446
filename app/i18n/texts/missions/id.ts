import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  title: 'Misi',
  tabs: { DAY: 'Hari ini', WEEK: 'Minggu ini', ONCE: 'Sekali saja', board: 'Papan peringkat' },
  summary: {
    claimable_other: '{{count}} hadiah bisa diklaim',
    none: 'Belum ada yang bisa diklaim',
    noneText: 'Selesaikan misi, dan hadiahnya menunggu Anda di sini.',
    next: 'Hampir selesai',
    claimAll: 'Klaim semua',
  },
  claim: 'Klaim',
  claimNamed: 'Klaim hadiah: {{name}}',
  states: { CLAIMED: 'Sudah diklaim', EXPIRED: 'Kedaluwarsa', REVOKED: 'Ditarik kembali' },
  empty: 'Saat ini tidak ada misi',
  emptyText: 'Misi baru datang besok.',
  board: {
    periods: { WEEK: 'Minggu ini', MONTH: 'Bulan ini' },
    text: 'Setiap misi yang Anda klaim menambah poin peringkat. Jika poinnya sama, yang lebih dulu mencapainya ada di depan.',
    players: 'Pemain',
    you: 'Anda',
    none: 'Anda belum punya poin peringkat: klaim satu misi untuk masuk papan peringkat.',
    empty: 'Belum ada yang punya poin peringkat',
    emptyText: 'Klaim satu misi, dan Anda di posisi teratas.',
    prizes: 'Hadiah',
  },
  error: 'Tidak semuanya bisa diklaim',
} satisfies TextsLike<typeof en.page>;

export const server = {
  progress: '{{done}} dari {{required}}',
  activity: '+{{number}} poin peringkat',
  until: 'Klaim paling lambat {{time}}',
  ends: 'Berlaku sampai {{time}}',
  once: 'Masing-masing sekali, tanpa batas waktu',
  before: { DAY: 'Kemarin', WEEK: 'Minggu lalu' },
  lock: { AFTER: 'Terbuka setelah “{{mission}}”', RANK: 'Terbuka mulai VIP {{rank}}' },
  signIn: 'Dihitung saat Anda masuk',
  actions: { play: 'Main', deposit: 'Deposit', add: 'Tambahkan', set: 'Atur' },
  place: 'Peringkat {{place}}',
  places: 'Peringkat {{from}}–{{to}}',
  prizesOn: 'Hadiah masuk ke pusat hadiah pada {{time}}',
  players_other: '{{count}} pemain',
  refused: {
    LOCKED: '“{{mission}}” belum terbuka.',
    OPEN: '“{{mission}}” belum selesai.',
    CLAIMED: '“{{mission}}” sudah diklaim.',
    EXPIRED: '“{{mission}}” tidak diklaim tepat waktu.',
    REVOKED: 'Hadiah “{{mission}}” ditarik kembali.',
    UNKNOWN: 'Ada misi yang tidak tersedia lagi.',
  },
} satisfies TextsLike<typeof en.server>;
