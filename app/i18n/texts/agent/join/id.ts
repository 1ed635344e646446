import type { TextsLike } from '../../like.ts';
import type * as en from './en.ts';

export const page: TextsLike<typeof en.page> = {
  title: 'Jadi mitra',
  text: 'Ajak pemain, dan dapatkan penghasilan dari mereka setiap hari dan setiap bulan. Akun dan upline Anda tetap sama.',
  members: 'Pemain aktif',
  rate: 'Anda dapat',
  apply: 'Ajukan',
  application: 'Pengajuan Anda',
  visitor: 'Masuk atau daftar untuk mengajukan.',
  signUp: 'Daftar',
  logIn: 'Masuk',
  agent: 'Anda sudah menjadi agen.',
  centre: 'Buka pusat agen',
  calculator: {
    title: 'Berapa penghasilan saya?',
    players: 'Pemain aktif',
    bets: 'Taruhan seorang pemain dalam sebulan',
    loss: 'Kekalahan pemain, % dari taruhan',
    costs: 'Rabat dan promosi, % dari taruhan',
    submit: 'Hitung',
    total: 'Dalam sebulan',
    note: 'Contoh dengan hari yang sama rata, memakai aturan pembayaran kontrak. Bulan yang sebenarnya bisa berbeda.',
  },
  form: {
    choose: 'Silakan pilih',
    channel: 'Lewat apa kami bisa menghubungi Anda?',
    channels: {
      PHONE: 'Telepon',
      MAIL: 'Email',
      TELEGRAM: 'Telegram',
      LINE: 'LINE',
      WHATSAPP: 'WhatsApp',
      WECHAT: 'WeChat',
    },
    contact: 'Nomor atau nama di sana',
    players: 'Berapa pemain yang Anda perkirakan?',
    counts: {
      UNDER_10: 'Kurang dari 10',
      UNDER_50: '10 sampai 49',
      UNDER_200: '50 sampai 199',
      MORE: '200 atau lebih',
    },
    text: 'Bagaimana Anda mencari mereka?',
    textHint: '10 sampai 500 karakter',
    submit: 'Kirim pengajuan',
    pending: 'Mengirim…',
    errors: {
      channel: 'Pilih cara menghubungi Anda',
      contact: 'Isi 3 sampai 100 karakter',
      players: 'Pilih jumlah pemain',
      text: 'Tulis 10 sampai 500 karakter',
    },
  },
};

export const server: TextsLike<typeof en.server> = {
  states: {
    RECEIVED: 'Pengajuan Anda kami terima pada {{time}}. Jawaban kami masuk ke kotak pesan Anda.',
    CONTACTED: 'Pengajuan Anda tanggal {{time}} sedang kami proses, dan kami akan menghubungi kontak Anda.',
    ACCEPTED: 'Pengajuan Anda tanggal {{time}} diterima. Anda sekarang agen.',
    DECLINED: 'Pengajuan Anda tanggal {{time}} ditolak. Anda dapat mengajukan lagi.',
  },
  dividend: {
    title: 'Dividen, setiap bulan',
    text: 'Bagian dari kekalahan pemain Anda, dikurangi rabat, promosi, dan gaji Anda. Pemain aktif bertaruh {{bet}} dalam bulan itu.',
    measure: 'Kekalahan pemain mulai',
  },
  daily: {
    title: 'Gaji, setiap hari',
    text: 'Bagian dari semua taruhan yang dihitung, baik pemain menang maupun kalah. Pemain aktif bertaruh {{bet}} pada hari itu.',
    measure: 'Taruhan sehari mulai',
  },
  limits: '{{least}} sampai {{most}}',
  sums: {
    turnover: 'Taruhan pemain Anda',
    loss: 'Kekalahan mereka',
    costs: 'Dikurangi rabat dan promosi',
    salary: 'Gaji harian',
    dividend: 'Dividen bulan itu',
  },
  open: 'Pengajuan terakhir Anda belum diputuskan.',
  agent: 'Anda sudah menjadi agen.',
  toasts: {
    applied: 'Terima kasih, pengajuan Anda sudah kami terima',
  },
};
