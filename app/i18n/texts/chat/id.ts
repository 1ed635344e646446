import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  rooms: 'Ruang',
  messages: 'Pesan',
  newMessages: 'Pesan baru',
  reconnecting: 'Menghubungkan kembali…',
  empty: 'Belum ada yang menulis',
  support: 'Bantuan',
  agent: 'Agen',
  you: 'Anda',
  rank: 'VIP {{level}}',
  report: 'Laporkan',
  reported: 'Dilaporkan',
  question: 'Laporkan pesan ini? Tim kami akan memeriksanya. Pesan yang dilaporkan tiga kali disembunyikan.',
  keep: 'Batal',
  text: 'Tulis pesan',
  hint: 'Paling banyak 200 karakter',
  rules: 'Aturan ruang obrolan',
  send: 'Kirim',
  form: 'Tulis pesan',
  notSent: 'Pesan Anda tidak terkirim',
  logIn: 'Masuk',
  register: 'Buat akun asli',
  deposit: 'Deposit sekarang',
  state: {
    VISITOR: 'Masuk untuk menulis. Membaca tidak perlu akun.',
    DEPOSIT: 'Anda dapat menulis setelah deposit pertama.',
    MUTED: 'Anda tidak dapat menulis hingga {{until}}.',
    BANNED: 'Anda tidak dapat lagi menulis di ruang obrolan. Hubungi layanan pelanggan jika ini keliru.',
    TRIAL: 'Akun demo hanya dapat membaca.',
    BREAK: 'Anda sedang jeda: Anda dapat membaca, tetapi tidak menulis.',
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  errors: {
    empty: 'Tulis sesuatu dulu.',
    long: 'Pesan paling banyak 200 karakter.',
    contact: 'Tautan serta nomor telepon atau rekening tidak diperbolehkan.',
    text: 'Teks ini tidak dapat ditampilkan. Gunakan karakter biasa.',
    words: 'Kata-kata ini tidak diperbolehkan di ruang obrolan. Silakan gunakan kata lain.',
    wait_other: 'Tunggu {{count}} detik sebelum mengirim lagi.',
    gone: 'Pesan ini sudah tidak ada.',
    own: 'Anda tidak dapat melaporkan pesan sendiri.',
    reported: 'Anda sudah melaporkan pesan ini.',
  },
  toasts: {
    reported: 'Terima kasih. Tim kami akan memeriksa pesan itu.',
  },
} satisfies TextsLike<typeof en.server>;
