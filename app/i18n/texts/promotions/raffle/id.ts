import type { TextsLike } from '../../like.ts';
import type * as en from './en.ts';

export const page = {
  title: 'Putar roda',
  won: 'Anda mendapat {{prize}}',
  turning: 'Roda sedang berputar…',
  empty: 'Semua hadiah sudah habis. Tiket Anda tetap tersimpan.',
  deposit: 'Deposit untuk tiket',
  prizes: 'Hadiah dan peluang',
  chances:
    'Semua bidang roda sama lebar; peluang yang berlaku ada di daftar ini. Jika satu hadiah habis, peluang yang lain naik.',
  error: 'Belum berhasil',
  spin: 'Putar',
  spinning: 'Memutar…',
  spins: 'Putaran Anda',
  none: 'Anda belum pernah memutar.',
  verify: 'Periksa',
  seeds: {
    title: 'Fair play dan seed',
    text: 'Setiap putaran ditentukan oleh seed server, yang hash-nya Anda lihat sebelumnya, seed Anda sendiri, dan nomor putaran. Ganti pasangan seed untuk melihat seed server dan memeriksa putaran sebelumnya.',
    hash: 'Hash seed server',
    own: 'Seed Anda',
    count: 'Putaran dengan seed ini',
    next: 'Seed Anda untuk putaran berikutnya',
    submit: 'Ganti seed',
    pending: 'Mengganti…',
    error: '1 sampai 64 huruf, angka, tanda hubung, atau garis bawah.',
  },
  detail: {
    title: 'Detail putaran',
    back: 'Kembali ke roda',
    time: 'Waktu',
    prize: 'Hadiah',
    weights: 'Hadiah pada saat itu',
    weightsText:
      'Angka yang keluar lebih kecil dari jumlah bobot semua hadiah yang tersisa. Bobot dijumlahkan menurut urutan ini; hadiah pertama yang jumlahnya melebihi angka itu yang menang.',
    number: 'Hadiah',
    weight: 'Bobot',
    left: 'Sisa',
    won: '{{number}} (menang)',
    hidden: 'Ditampilkan setelah Anda mengganti seed undian.',
    fits: 'Hadiah sesuai dengan angka dan bobot.',
    differs: 'Hadiah tidak sesuai dengan angka dan bobot.',
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  rule_other: 'Setiap {{amount}} deposit menjadi satu tiket, berlaku {{count}} hari setelah hari deposit.',
  tickets_other: 'Anda punya {{number}} tiket',
  lot_other: '{{number}} tiket sampai {{time}}',
  spinBy: 'Putar paling lambat {{time}}',
  left_other: 'Sisa {{number}}',
  unlimited: 'tidak terbatas',
  errors: {
    closed: 'Undian ini sedang tertutup bagi Anda. Muat ulang halaman untuk melihat alasannya.',
    empty: 'Semua hadiah sudah habis. Tiket Anda tetap tersimpan.',
    ticket: 'Tiket Anda sudah habis. Deposit memberi tiket baru.',
    reused: 'Putaran ini pernah dikirim dengan isi lain. Muat ulang halaman lalu putar lagi.',
  },
  toasts: {
    renewed: 'Seed baru: putaran sebelumnya kini bisa diperiksa',
  },
} satisfies TextsLike<typeof en.server>;
