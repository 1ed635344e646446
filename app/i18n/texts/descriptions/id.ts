import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {} satisfies TextsLike<typeof en.page>;

export const server = {
  games: '{{category}} di {{brand}}, dengan permainan dari {{vendors}}.',
  rooms: 'Meja permainan kartu di {{brand}}, dengan taruhan dan pemain tiap meja.',
  lotteries: 'Lotre di {{brand}}: sisa waktu tiap undian, hasil terbaru, dan cara bermainnya.',
  vietnam: 'Lotre Vietnam di {{brand}}: undian utara, tengah, dan selatan dengan hasil terbaru.',
  lottery:
    '{{name}} di {{brand}}: sisa waktu ke undian berikutnya, hasil terbaru, dan semua jenis taruhan dengan odds-nya.',
  trends: '{{name}}: hasil undian terakhir, angka panas, angka dingin, dan angka yang lama tidak keluar.',
  fair: 'Periksa sendiri undian {{brand}}: seed yang diumumkan sebelum dan sesudahnya menghasilkan angka yang sama di komputer Anda.',
  promotions: 'Promosi di {{brand}}: {{titles}}.',
  vip: 'Peringkat VIP {{brand}}: syarat, cashback, bonus, dan batas penarikan tiap peringkat.',
  points: 'Mal poin {{brand}}: tukar poin dari taruhan Anda dengan kredit, putaran gratis, dan barang.',
  join: 'Jadi mitra {{brand}}: tarif komisi, kalkulator penghasilan, dan formulir pengajuan.',
  tournaments: 'Turnamen di {{brand}}: permainan, hadiah, aturan, dan papan peringkat.',
  notices: 'Berita dari {{brand}}: {{titles}}.',
  help: 'Bantuan {{brand}}: jawaban tentang {{topics}}.',
  licence: '{{name}} milik {{brand}}: nomor {{number}}, pemegang {{holder}}, dengan tautan ke daftar resmi regulator.',
  download: 'Pasang {{brand}} di ponsel Anda: aplikasinya, atau situsnya di layar utama.',
  login: 'Masuk ke {{brand}}, atau daftar dalam satu menit.',
  register: 'Daftar di {{brand}} dalam satu menit.',
} satisfies TextsLike<typeof en.server>;
