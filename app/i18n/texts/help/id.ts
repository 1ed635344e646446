import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page: TextsLike<typeof en.page> = {
  title: 'Bantuan',
  search: 'Cari di bantuan',
  placeholder: 'Apa yang ingin Anda tanyakan?',
  submit: 'Cari',
  results: 'Jawaban untuk “{{query}}”',
  noResult: 'Belum ada jawaban untuk itu',
  ask: 'Tanyakan kepada kami',
  highlights: 'Paling sering ditanyakan',
  all: 'Semua topik bantuan',
  empty: 'Belum ada topik bantuan',
  others: 'Topik yang sama',
  more: 'Belum menemukan jawaban yang Anda cari?',
  vote: { question: 'Apakah ini membantu?', yes: 'Ya', no: 'Tidak', thanks: 'Terima kasih atas jawaban Anda' },
  feedback: {
    title: 'Kirim masukan',
    introMember: 'Sampaikan apa yang kurang, salah, atau sudah bagus. Jawaban kami masuk ke kotak pesan Anda.',
    introVisitor: 'Sampaikan apa yang kurang, salah, atau sudah bagus.',
    category: 'Tentang apa?',
    choose: 'Silakan pilih',
    categories: {
      MONEY: 'Deposit dan penarikan',
      BONUS: 'Bonus dan hadiah',
      GAME: 'Permainan dan taruhan',
      ACCOUNT: 'Akun dan login',
      SITE: 'Situsnya sendiri',
      OTHER: 'Lainnya',
    },
    text: 'Pesan Anda',
    textHint: '10 sampai 1.000 karakter. Jangan tulis kata sandi atau kode.',
    contact: 'Email untuk jawaban kami (opsional)',
    contactHint: 'Tanpa email, kami tidak dapat menjawab Anda.',
    submit: 'Kirim',
    pending: 'Mengirim…',
    errors: {
      category: 'Pilih dulu ini tentang apa',
      length: 'Tulis 10 sampai 1.000 karakter',
      markup: 'Tulis tanpa tag HTML seperti <b>',
      contact: 'Ini bukan alamat email',
    },
  },
};

export const server: TextsLike<typeof en.server> = {
  gone: 'Artikel ini sudah tidak ada.',
  toasts: {
    feedbackSent: 'Terima kasih, pesan Anda sudah kami terima',
  },
};
