import type en from '../en/system.ts';
import type { TextsLike } from '../like.ts';

export default {
  toHome: 'Ke beranda',
  service: 'Hubungi layanan pelanggan',
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
  errors: {
    safe: 'Saldo dan taruhan Anda tidak terpengaruh.',
    requestId: 'Nomor referensi untuk layanan pelanggan:',
    network: {
      title: 'Server kami tidak dapat dihubungi',
      text: 'Koneksi jaringan tidak stabil. Silakan coba lagi sebentar lagi.',
    },
    timeout: {
      title: 'Ini terlalu lama',
      text: 'Server kami tidak menjawab tepat waktu. Silakan coba lagi.',
    },
    contract: {
      title: 'Ada masalah di pihak kami',
      text: 'Kami menerima jawaban yang tidak kami pahami dan sudah mencatatnya.',
    },
    refused: {
      title: 'Permintaan tidak berhasil',
      text: 'Server kami menolak permintaan ini.',
    },
    notFound: {
      title: 'Halaman ini tidak ada',
      text: 'Alamatnya mungkin sudah lama atau salah ketik.',
    },
    forbidden: {
      title: 'Anda tidak dapat membuka halaman ini',
      text: 'Akun Anda tidak memiliki akses.',
    },
    tooLarge: {
      title: 'Kiriman ini terlalu besar',
      text: 'Formulir di situs ini tidak pernah sebesar itu. Silakan kembali dan persingkat isinya.',
    },
    unreadable: {
      title: 'Kiriman ini tidak dapat dibaca',
      text: 'Silakan kembali, muat ulang halaman, lalu kirim formulir sekali lagi.',
    },
    unknown: {
      title: 'Terjadi kesalahan',
      text: 'Kami tidak dapat menampilkan halaman ini.',
    },
  },
  promotions: {
    title: 'Promosi',
    text: 'Semua promosi yang sedang berlangsung.',
    empty: 'Belum ada promosi saat ini',
    emptyText: 'Promosi baru sering hadir. Sambil menunggu, permainan tetap buka.',
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
  notices: {
    title: 'Kabar terbaru',
    empty: 'Belum ada kabar saat ini',
    emptyText: 'Kabar tentang permainan, promosi, dan situs akan tampil di sini.',
  },
} satisfies TextsLike<typeof en>;
