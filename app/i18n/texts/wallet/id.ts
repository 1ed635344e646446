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
    why: '{{name}} memakai dompet sendiri dan dompet itu kosong. Transfer sejumlah dana untuk mulai.',
    bothEmpty: '{{name}} memakai dompet sendiri. Dompet itu dan dompet utama Anda kosong: lakukan deposit dulu.',
    errors: {
      summary: 'Tidak ada dana yang dipindahkan',
      amount: 'Isi jumlah di atas nol, misalnya 100 atau 99.50.',
      insufficient: 'Dana di dompet ini tidak cukup.',
      wallet: 'Dompet ini tidak terbuka untuk Anda. Silakan pilih yang lain.',
      reused: 'Percobaan sebelumnya dari formulir ini sudah berhasil. Lihat saldo Anda sebelum memindahkan lagi.',
      unsure: 'Kami belum tahu apakah sudah berhasil. Kirim sekali lagi: dana hanya berpindah satu kali.',
    },
  },
  balance: {
    error: 'Pilihan Anda belum tersimpan',
    pending: 'Menyimpan…',
    one: {
      title: 'Satu saldo',
      text: 'Semua permainan memakai satu saldo: taruhan dan kemenangan berpindah otomatis.',
      choose: 'Main dari satu saldo',
    },
    many: {
      text: 'Dengan dompet terpisah, setiap provider hanya memakai dana yang Anda transfer ke sana.',
      choose: 'Pakai dompet terpisah',
    },
  },
} satisfies TextsLike<typeof en>;
