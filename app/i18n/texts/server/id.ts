import type { TextsLike } from '../like.ts';
import type en from './en.ts';

export default {
  toasts: {
    signedIn: 'Selamat datang kembali.',
    signedOut: 'Anda sudah keluar.',
    sessionEnded: 'Sesi Anda sudah berakhir. Silakan masuk lagi.',
    freePlay: 'Akun demo Anda sudah siap. Selamat bermain.',
    firstLogin: 'Selamat datang! Ada pesan berisi langkah pertama untuk Anda.',
    registered: 'Akun Anda sudah siap. Selamat datang!',
    passwordChanged: 'Kata sandi Anda sudah diganti.',
    passwordSent: 'Kata sandi sudah dikirim. Silakan periksa.',
    tooMany: 'Terlalu banyak percobaan. Tunggu 5 menit, lalu coba lagi.',
    memberNotFound: 'Nama pengguna/email tidak ditemukan.',
    network: 'Koneksi jaringan bermasalah, silakan coba lagi.',
    passwordSet: 'Kata sandi baru sudah berlaku, dan Anda sudah masuk.',
    passwordSetLogIn: 'Kata sandi baru sudah berlaku. Silakan masuk dengannya.',
    signInStopped: 'Anda keluar sebelum proses masuk selesai.',
    socialFailed: 'Masuk lewat layanan ini tidak berhasil. Coba lagi, atau masuk dengan cara lain.',
    favouritesFull: 'Favorit Anda sudah 500. Hapus satu untuk menambah yang lain.',
    favouriteFailed: 'Favorit tidak tersimpan. Silakan coba lagi.',
    transferred: 'Dana sudah dipindahkan.',
    collected: 'Semua dana ada di dompet utama Anda.',
    oneBalance: 'Sekarang Anda main dari satu saldo.',
    manyWallets: 'Sekarang setiap provider punya dompet sendiri.',
  },
  links: {
    home: 'Beranda',
    promotions: 'Promosi',
    download: 'Unduh aplikasi',
    notices: 'Kabar terbaru',
  },
  promotionUntil: 'Hingga {{date}}',
  wallets: {
    PVP: 'Dompet PVP',
    MAIN: 'Dompet utama',
    RNG: 'Dompet slot',
    LOTT: 'Dompet lotere',
  },
  gameClasses: {
    JP: 'Slot',
    TG: 'Permainan meja',
    VP: 'Video poker',
    AC: 'Arkade',
    SC: 'Kartu gosok',
    BG: 'Bingo',
  },
} satisfies TextsLike<typeof en>;
