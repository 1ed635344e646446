import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  title: 'Ajak teman',
  text: 'Bagikan kode atau tautan Anda. Saat teman mendaftar dengannya, Anda berdua mendapat hadiah di setiap langkah.',
  code: 'Kode Anda',
  link: 'Tautan Anda',
  copy: 'Salin',
  copied: 'Tersalin',
  share: 'Bagikan',
  qr: 'Kode QR tautan Anda',
  scan: 'Teman bisa memindainya di sini.',
  totals: { friends: 'Teman', credit: 'Kredit diterima', points: 'Poin diterima' },
  steps: 'Hadiah yang bisa didapat',
  you: 'Anda dapat',
  friend: 'Teman Anda dapat',
  records: 'Teman Anda',
  empty: 'Belum ada yang mendaftar dengan kode Anda',
  emptyText: 'Kirim tautannya ke teman untuk memulai.',
  note: 'Hadiah menunggu di pusat hadiah. Akun kedua Anda sendiri tidak dihitung.',
  states: { OPEN: 'Belum', REACHED: 'Tercapai', REVIEW: 'Sedang ditinjau', MISSED: 'Tidak tercapai' },
  short: { REGISTER: 'Daftar', DEPOSIT: 'Deposit pertama', TURNOVER: 'Taruhan' },
} satisfies TextsLike<typeof en.page>;

export const server = {
  invitation: 'Gabung dengan saya di {{brand}}: kita berdua dapat hadiah.',
  invited: 'Teman mengundang Anda. Yang Anda dapat:',
  tiers: {
    REGISTER: 'Mendaftar dan mengonfirmasi ponsel atau email',
    DEPOSIT: 'Deposit pertama minimal {{amount}}',
    TURNOVER: 'Taruhan {{amount}} dalam 30 hari pertama',
  },
  reached_other: 'Dicapai oleh {{count}} teman',
  joined: 'Mendaftar {{time}}',
} satisfies TextsLike<typeof en.server>;
