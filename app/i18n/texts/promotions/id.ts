import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  page: {
    title: 'Promosi',
    text: 'Semua promosi yang sedang berlangsung.',
    empty: 'Belum ada promosi saat ini',
    emptyText: 'Promosi baru sering hadir. Sambil menunggu, permainan tetap buka.',
    all: 'Semua promosi',
    categories: 'Kategori',
    terms: 'Syarat dan ketentuan',
    picture: 'Gambar {{number}}',
    buttons: {
      signUp: 'Daftar untuk ikut',
      logIn: 'Masuk',
      deposit: 'Deposit',
      play: 'Main',
      wager: 'Lihat sisa turnover',
      page: 'Lihat',
      claim: 'Klaim',
      checkIn: 'Check-in',
    },
    apply: {
      title: 'Pengajuan',
      comment: 'Pesan Anda',
      commentHint: 'Maksimal 140 karakter.',
      pictures: 'Gambar',
      picturesHint:
        'PNG atau JPG, masing-masing maksimal 5 MB, paling banyak 3. Data lokasi dan waktu pengambilan kami hapus.',
      remove: 'Hapus {{name}}',
      send: 'Kirim pengajuan',
      pending: 'Mengirim…',
    },
    errors: {
      summary: 'Belum berhasil',
      tooMany: 'Pilih paling banyak tiga gambar.',
      fileLarge: 'Setiap gambar maksimal 5 MB.',
    },
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  promotionUntil: 'Hingga {{date}}',
  promotionFrom: 'Mulai {{date}}',
  claimFrom: 'Bisa diklaim mulai {{time}}',
  againFrom: 'Bisa lagi mulai {{time}}',
  all: 'Semua',
  categories: {
    NEW: 'Anggota baru',
    DAILY: 'Harian',
    SPORTS: 'Olahraga',
    LOTTERY: 'Lotre',
    SLOTS: 'Slot',
    LIVE: 'Kasino live',
    VIP: 'VIP',
  },
  states: {
    NOT_YET: 'Mulai {{time}}',
    OPEN: 'Bisa Anda ikuti',
    APPLIED: 'Sedang ditinjau',
    IN_PROGRESS: 'Turnover: {{done}} dari {{required}}',
    CLAIMABLE: '{{amount}} siap diklaim',
    CLAIMED: 'Sudah Anda terima',
    SOLD_OUT: 'Sudah habis',
    EXPIRED: 'Sudah berakhir',
  },
  checkedIn: 'Sudah check-in hari ini',
  checkIn: {
    open: 'Check-in harian',
    done: 'Sudah check-in',
    day: 'Hari {{day}} dari {{days}}',
    button: 'Check-in',
    error: 'Belum berhasil',
  },
  cashbackNow: 'Kekalahan bersih minggu ini {{loss}}. Sejauh ini Anda mendapat {{amount}} pada hari Senin.',
  reasons: {
    RANK: 'Untuk peringkat VIP lebih tinggi',
    NEW_MEMBERS: 'Untuk anggota baru',
    CONTACT: 'Konfirmasikan dulu nomor ponsel atau email Anda',
    DEPOSIT_NUMBER: 'Tidak berlaku untuk deposit berikutnya',
    OTHER_BONUS: 'Selesaikan atau batalkan bonus lain dulu',
    PICTURES: 'Gambar belum ada: ajukan lagi',
    OFFICE: 'Tidak disetujui',
    APPLICATIONS: 'Batas jumlah pengajuan Anda sudah tercapai',
  },
  facts: {
    bonusLimits: 'Mulai deposit {{minimum}}; bonus maksimal {{cap}}.',
    cashback:
      '{{lowest}}% sampai {{highest}}% dari kekalahan bersih seminggu, menurut peringkat VIP, setiap Senin pukul 06.00.',
    cashbackLimits: 'Mulai dari kekalahan bersih {{least}}; maksimal {{cap}}. Klaim dalam tujuh hari.',
    application: '{{amount}} setelah pengajuan disetujui; klaim dalam {{days}} hari.',
    times: 'Turnover {{times}}× sebelum ditarik.',
  },
  day: 'Hari {{day}}',
  sent: 'Dikirim {{time}}',
  errors: {
    empty: 'Tulis pesan atau tambahkan gambar.',
    fileType: 'Salah satu file bukan PNG atau JPG yang utuh.',
    fileLarge: 'Setiap gambar maksimal 5 MB dan 40 megapiksel.',
    tooMany: 'Pilih paling banyak tiga gambar.',
    closed: 'Promosi ini sudah tidak bisa Anda ikuti. Muat ulang halaman untuk melihat alasannya.',
  },
  toasts: {
    checkedIn: 'Check-in berhasil: {{worth}} sudah masuk',
    checkInClosed: 'Saat ini belum bisa check-in. Mungkin Anda sudah check-in hari ini.',
    applied: 'Pengajuan Anda sedang ditinjau',
  },
} satisfies TextsLike<typeof en.server>;
