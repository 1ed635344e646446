import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  afterLogin: {
    title: 'Info untuk Anda',
    goOn: 'Lanjutkan',
    notToday: 'Jangan tampilkan lagi hari ini',
    first: {
      title: 'Langkah pertama Anda',
      text: 'Akun Anda sudah siap. Mulailah dari sini.',
    },
    trial: {
      title: 'Akun coba Anda',
      can: 'Anda bermain dengan uang main: coba permainan yang menyediakannya sesering yang Anda mau.',
      cannot: 'Uang main tidak dapat dicairkan. Deposit, transfer, dan permainan uang sungguhan memerlukan akun asli.',
    },
    steps: {
      games: 'Pilih permainan',
      gamesText: 'Semua kategori, dan yang sedang dimainkan orang lain.',
      transfer: 'Lihat saldo',
      transferText: 'Di mana uang Anda, dan bagaimana ia ikut ke dalam permainan.',
      account: 'Lihat akun',
      accountText: 'Taruhan Anda dan setiap pergerakan uang.',
      promotions: 'Lihat promo',
      promotionsText: 'Yang berlaku untuk anggota baru.',
      register: 'Buat akun asli',
      registerText: 'Hanya beberapa menit.',
      help: 'Baca bantuan',
      helpText: 'Cara kerja semuanya di sini.',
      service: 'Tanya layanan pelanggan',
      serviceText: 'Siang malam ada yang menjawab.',
    },
    summary: {
      title: 'Ringkasan akun hari ini',
      balance: 'Saldo',
      rank: 'Peringkat',
      unread: 'Pesan belum dibaca',
      lastSignIn: 'Terakhir masuk',
      recent: 'Lanjut main',
    },
  },
  notices: {
    title: 'Kabar terbaru',
    empty: 'Belum ada kabar saat ini',
    emptyText: 'Kabar tentang permainan, promosi, dan situs akan tampil di sini.',
  },
  inbox: {
    title: 'Pesan',
    all: 'Semua',
    unread: 'Belum dibaca',
    readAll: 'Tandai semua sudah dibaca',
    read: 'Tandai sudah dibaca',
    delete: 'Hapus',
    deleted: 'Pesan telah dihapus.',
    undo: 'Urungkan',
    isNew: 'Baru',
    empty: 'Anda tidak punya pesan',
    emptyText: 'Kabar tentang akun, dana, dan hadiah Anda tiba di sini.',
    noUnread: 'Semua pesan sudah dibaca',
    error: 'Tindakan ini belum berhasil',
    gone: 'Pesan ini sudah tidak ada.',
  },
} satisfies TextsLike<typeof en.page>;
