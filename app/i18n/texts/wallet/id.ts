import type { TextsLike } from '../like.ts';
import type en from './en.ts';

export default {
  transfer: {
    title: 'Transfer dana',
    wallets: 'Dompet Anda',
    way: 'Arah pemindahan',
    to: 'ke',
    amount: 'Jumlah',
    all: 'Maks',
    submit: 'Pindahkan',
    pending: 'Memindahkan…',
    collect: 'Tarik semua ke dompet utama',
    single: 'Anda punya satu dompet',
    singleText: 'Semua permainan memakainya, jadi tidak ada yang perlu dipindahkan.',
    errors: {
      summary: 'Tidak ada dana yang dipindahkan',
      amount: 'Isi jumlah di atas nol, misalnya 100 atau 99.50.',
      insufficient: 'Dana di dompet ini tidak cukup.',
      wallet: 'Dompet ini tidak terbuka untuk Anda. Silakan pilih yang lain.',
      reused: 'Percobaan sebelumnya dari formulir ini sudah berhasil. Lihat saldo Anda sebelum memindahkan lagi.',
      unsure: 'Kami belum tahu apakah sudah berhasil. Kirim sekali lagi: dana hanya berpindah satu kali.',
    },
  },
} satisfies TextsLike<typeof en>;
