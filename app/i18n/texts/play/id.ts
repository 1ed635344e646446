import type { TextsLike } from '../like.ts';
import type en from './en.ts';

export default {
  others: 'Permainan lain',
  bar: {
    label: 'Permainan',
    leave: 'Keluar dari permainan',
    balance: 'Saldo',
    move: 'Transfer dana',
    rooms: 'Pilih ruang',
    fullScreen: 'Layar penuh',
    endFullScreen: 'Tutup layar penuh',
    demo: 'Demo: uang mainan',
    playForReal: 'Main dengan uang asli',
    fold: 'Sembunyikan bilah',
    unfold: 'Tampilkan bilah',
  },
  frame: {
    title: '{{name}} dari {{vendor}}',
    loading: 'Membuka {{name}}',
    late: 'Permainan belum menjawab. Saldo Anda aman.',
    again: 'Buka lagi',
    noScript: 'Permainan ini memerlukan JavaScript. Silakan aktifkan di browser Anda.',
  },
  trial: {
    label: 'Mode demo',
    badge: 'Main demo',
    text: 'Anda bermain dengan saldo demo: tidak ada yang dimenangkan atau hilang sungguhan.',
    register: 'Daftar untuk main sungguhan',
    logIn: 'Masuk untuk main sungguhan',
  },
  leave: {
    title: 'Keluar dari permainan?',
    text: 'Putaran yang selesai sudah masuk ke saldo. Putaran yang masih berjalan diselesaikan tanpa Anda, dan kemenangannya tetap milik Anda.',
    stay: 'Lanjut main',
    leave: 'Keluar',
  },
  window: {
    title: '{{name}} terbuka di jendela sendiri',
    text: 'Jika belum ada jendela yang terbuka, tekan tombol ini. Anda bisa kembali ke sini kapan saja.',
    open: 'Buka permainan',
  },
  lobby: {
    label: 'Permainan di {{name}}',
    text: 'Pilih permainan yang ingin dimainkan.',
    minBet: 'Dari {{amount}}',
    empty: 'Belum ada permainan di sini saat ini',
    closed: 'Lobi sedang ditutup',
  },
  failed: {
    safe: 'Saldo Anda tidak berubah.',
    notFound: {
      title: 'Permainan ini tidak ada',
      text: 'Mungkin sudah tidak tersedia, atau alamatnya salah ketik.',
    },
    maintenance: {
      title: 'Provider ini sedang dalam pemeliharaan',
      text: 'Permainannya ditutup sebentar. Silakan coba lagi nanti, atau mainkan yang lain.',
      until: 'Perkiraan buka kembali: {{time}}',
    },
    limit: {
      title: 'Batas waktu Anda sudah tercapai',
      text: 'Anda sudah bermain selama batas yang Anda tetapkan. Hitungannya mulai lagi pada hari, minggu, atau bulan berikutnya.',
    },
    notPlayable: {
      title: 'Permainan ini tidak dapat dibuka',
      text: 'Saat ini tidak bisa dimainkan di sini. Masih banyak pilihan lain.',
    },
    network: {
      title: 'Permainan tidak dapat dihubungi',
      text: 'Koneksi ke provider terputus. Silakan coba lagi sebentar lagi.',
    },
    timeout: {
      title: 'Permainan terlalu lama menjawab',
      text: 'Provider tidak menjawab tepat waktu. Silakan coba lagi.',
    },
    tooMany: {
      title: 'Tunggu sebentar',
      text: 'Banyak permainan dicoba dari koneksi Anda dalam waktu singkat. Silakan coba lagi beberapa menit lagi.',
    },
    refused: {
      title: 'Permainan tidak terbuka',
      text: 'Provider tidak memberi akses masuk. Silakan coba lagi, atau mainkan yang lain.',
    },
  },
  rooms: {
    title: 'Ruang',
    text: 'Bermain melawan pemain lain. Pilih taruhan yang cocok untuk Anda.',
    level: 'Tingkat {{level}}',
    minBet: 'Taruhan minimum',
    buyIn: 'Modal masuk',
    players: 'Pemain',
    seats: 'Kursi per meja',
    join: 'Gabung',
    joinLabel: 'Gabung {{name}}, tingkat {{level}}',
    empty: 'Belum ada ruang saat ini',
    emptyText: 'Permainan melawan pemain lain sedang tidak dibuka di sini.',
    back: 'Semua permainan antarpemain',
  },
  seamless: {
    title: 'Satu dompet untuk semua permainan',
    titleMany: 'Satu dompet untuk tiap provider',
    single: 'Anda bermain di semua provider dari satu saldo. Pilih mau mulai dari mana.',
    many: 'Di sini tiap provider punya dompet sendiri. Pindahkan dana saat membuka permainan, atau tarik semuanya kembali ke dompet utama.',
    trial: 'Dana demo sudah berada dalam satu dompet.',
    categories: 'Provider menurut kategori',
    transfer: 'Transfer dana antar dompet',
  },
} satisfies TextsLike<typeof en>;
