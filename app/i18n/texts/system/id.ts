import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  service: {
    label: 'Hubungi layanan pelanggan',
    failed: 'URL tidak valid, silakan hubungi layanan pelanggan.',
  },
  maintenance: {
    title: 'Kami sedang melakukan pemeliharaan',
    text: 'Situs ditutup sebentar. Saldo dan taruhan Anda aman.',
    until: 'Perkiraan buka kembali',
    unknown: 'Kami kembali secepatnya',
  },
  region: {
    title: 'Akses dibatasi',
    text: 'Situs ini tidak tersedia di lokasi Anda. Jika menurut Anda ini keliru, kirim alamat di bawah kepada layanan pelanggan.',
    ip: 'Alamat IP Anda',
  },
  help: {
    title: 'Bantuan',
    contents: 'Di halaman ini',
    empty: 'Belum ada isi bantuan',
    more: 'Belum menemukan yang Anda cari?',
  },
  download: {
    title: 'Unduh aplikasi {{name}}',
    text: 'Permainan yang sama, akun yang sama, cukup satu ketukan.',
    scan: 'Pindai dengan ponsel Anda',
    qr: 'Kode QR: {{name}}',
    safe: 'Instal hanya dari halaman ini atau dari toko aplikasi resmi. Kami tidak pernah meminta kata sandi Anda lewat pesan.',
    empty: 'Belum ada aplikasi',
    emptyText: 'Situs ini berjalan lancar di browser ponsel Anda.',
    android: {
      name: 'Android',
      get: 'Unduh untuk Android',
      steps: [
        'Unduh file ke ponsel Anda.',
        'Buka file itu, lalu izinkan instalasi dari sumber ini saat ponsel bertanya.',
        'Masuk dengan akun Anda yang biasa.',
      ],
    },
    ios: {
      name: 'iPhone dan iPad',
      get: 'Instal di iPhone',
      steps: [
        'Buka tautan di iPhone, lalu ketuk Instal.',
        'Percayai pengembang di Pengaturan, Umum, Manajemen VPN & Perangkat.',
        'Masuk dengan akun Anda yang biasa.',
      ],
    },
    pwa: {
      name: 'Aplikasi web',
      get: 'Buka aplikasi web',
      steps: [
        'Buka tautan di browser ponsel Anda.',
        'iPhone: ketuk Bagikan di Safari, lalu “Tambah ke Layar Utama”. Android: buka menu ⋮ Chrome, lalu “Tambahkan ke Layar utama”.',
        'Jalankan dari layar utama Anda.',
      ],
    },
  },
  offline: {
    title: 'Anda sedang offline',
    text: 'Perangkat Anda tidak terhubung ke internet. Semua yang sudah Anda mainkan tersimpan di tempat kami.',
    retry: 'Coba lagi',
  },
  install: {
    title: 'Pasang {{name}} di perangkat ini',
    text: 'Terbuka dari layar utama seperti aplikasi, dan selalu versi terbaru.',
    submit: 'Pasang sekarang',
  },
} satisfies TextsLike<typeof en.page>;
