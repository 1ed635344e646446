import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  service: {
    label: 'Hubungi layanan pelanggan',
    failed: 'URL tidak valid, silakan hubungi layanan pelanggan.',
  },
  maintenance: {
    title: 'Situs sedang dalam pemeliharaan',
    text: 'Situs ditutup sebentar. Saldo dan taruhan Anda aman.',
    until: 'Perkiraan buka kembali',
    unknown: 'Kami akan kembali secepatnya',
  },
  region: {
    title: 'Akses dibatasi',
    text: 'Situs ini tidak tersedia di lokasi Anda. Jika menurut Anda ini keliru, kirim alamat IP di bawah ini ke layanan pelanggan.',
    ip: 'Alamat IP Anda',
  },
  licence: {
    number: 'Nomor lisensi',
    holder: 'Pemegang lisensi',
    scope: 'Cakupan',
    validUntil: 'Berlaku hingga',
    lapsedOn: 'Berakhir pada',
    register: 'Cek di daftar',
    text: 'Daftar regulator menunjukkan apakah lisensi ini masih berlaku.',
    lapsed: 'Lisensi ini sudah tidak berlaku. {{name}} tidak lagi beroperasi dengan lisensi ini.',
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
        'Masuk dengan akun Anda seperti biasa.',
      ],
    },
    ios: {
      name: 'iPhone dan iPad',
      get: 'Instal di iPhone',
      steps: [
        'Buka tautan di iPhone, lalu ketuk Instal.',
        'Percayai pengembang di Pengaturan, Umum, VPN & Manajemen Perangkat.',
        'Masuk dengan akun Anda seperti biasa.',
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
    text: 'Perangkat Anda sedang tidak terhubung. Permainan Anda tidak hilang: semuanya tersimpan aman.',
    retry: 'Coba lagi',
  },
  install: {
    title: 'Instal {{name}} di perangkat ini',
    text: 'Terbuka dari layar utama seperti aplikasi, dan selalu versi terbaru.',
    submit: 'Instal sekarang',
    steps: ['Ketuk Bagikan di browser Anda.', 'Pilih “Tambah ke Layar Utama”, lalu Tambah.'],
    later: 'Nanti saja',
  },
} satisfies TextsLike<typeof en.page>;
