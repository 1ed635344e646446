import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  title: 'Peringkat VIP',
  text: 'Sepuluh peringkat, dari VIP 0 sampai VIP 9. Taruhan dan deposit Anda terus dihitung, dan keuntungan makin besar di tiap peringkat.',
  signUp: 'Daftar',
  logIn: 'Masuk',
  own: 'Peringkat Anda',
  yours: 'Anda',
  atOnce: 'Turnover dan deposit harus tercapai. Begitu tercapai, peringkat Anda langsung naik.',
  highest: 'Anda sudah di peringkat tertinggi.',
  rewards: 'Hadiah Anda',
  start: 'Langkah berikutnya',
  startText: 'Peringkat ini tidak bisa hilang. Setiap taruhan yang selesai dan setiap deposit yang masuk dihitung.',
  toGames: 'Lihat permainan',
  ranks: 'Semua peringkat dan keuntungannya',
  history: 'Riwayat peringkat',
  noHistory: 'Peringkat Anda belum pernah berubah.',
  columns: {
    name: 'Peringkat',
    turnover: 'Total turnover',
    deposits: 'Total deposit',
    keep: 'Turnover bulanan untuk bertahan',
    cashback: 'Cashback mingguan',
    upgrade: 'Bonus naik peringkat',
    weekly: 'Bonus mingguan',
    birthday: 'Bonus ulang tahun',
    points: 'Tambahan poin taruhan',
    withdrawDay: 'Penarikan per hari',
    review: 'Pemeriksaan penarikan',
    service: 'Layanan pelanggan',
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  start: 'Untuk semua anggota',
  needs: 'Turnover {{turnover}}, deposit {{deposits}}',
  faster: '{{percent}}% lebih cepat',
  usual: 'Standar',
  vipService: 'Layanan VIP',
  liveChat: 'Live chat',
  terms:
    'Bonus diambil di pusat hadiah: bonus naik peringkat sekali per peringkat, bonus mingguan pada hari Senin setelah minggu yang ada taruhannya, bonus ulang tahun setahun sekali selama 30 hari. Masing-masing punya syarat turnover {{count}}× sebelum penarikan.',
  next: 'Menuju {{name}}',
  turnover: 'Turnover sejauh ini',
  deposits: 'Deposit sejauh ini',
  month: 'Turnover bulan ini',
  keep: 'Bertahan di {{name}}',
  kept: '{{name}} tetap milik Anda bulan depan.',
  safe: 'Bulan ini Anda naik peringkat, jadi peringkat Anda tidak akan turun.',
  judged: 'Dihitung sampai {{date}}. Jika kurang, peringkat Anda turun satu tingkat.',
  back: 'Kembali ke {{lost}}',
  ceiling:
    'Setelah turun, peringkat tertinggi Anda untuk sementara adalah {{name}}. {{lost}} kembali begitu turnover satu bulan mencapai jumlah ini.',
  changes: {
    RISE: 'Naik dari {{from}} ke {{to}}',
    DROP: 'Turun dari {{from}} ke {{to}}',
    OFFICE: 'Diubah layanan pelanggan dari {{from}} ke {{to}}',
  },
  of: '{{done}} dari {{required}}',
  left: 'Kurang {{amount}}',
  reached: 'Tercapai',
} satisfies TextsLike<typeof en.server>;
