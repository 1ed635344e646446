import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  loading: 'Memuat',
  close: 'Tutup',
  cancel: 'Batal',
  retry: 'Coba lagi',
  seeAll: 'Lihat semua',
  noData: 'Belum ada data',
  showPassword: 'Tampilkan kata sandi',
  hidePassword: 'Sembunyikan kata sandi',
  pages: {
    label: 'Halaman',
    first: 'Halaman pertama',
    previous: 'Halaman sebelumnya',
    next: 'Halaman berikutnya',
    last: 'Halaman terakhir',
    position: 'Halaman {{page}} dari {{total}}',
  },
  errors: {
    tooMany: 'Terlalu banyak percobaan. Tunggu {{minutes}} menit, lalu coba lagi.',
    network: 'Koneksi bermasalah, silakan coba lagi.',
    refused:
      'Permintaan ini tidak diterima dan tidak ada yang berubah. Alasannya belum dapat ditampilkan. Silakan coba lagi.',
    summary: 'Periksa lagi isian Anda',
  },
  failure: {
    safe: 'Saldo dan taruhan Anda tidak terpengaruh.',
    requestId: 'Nomor referensi untuk layanan pelanggan:',
    network: {
      title: 'Server kami tidak dapat dihubungi',
      text: 'Koneksi jaringan tidak stabil. Silakan coba beberapa saat lagi.',
    },
    timeout: {
      title: 'Halaman terlalu lama dimuat',
      text: 'Server kami tidak merespons tepat waktu. Silakan coba lagi.',
    },
    contract: {
      title: 'Ada masalah di pihak kami',
      text: 'Kami menerima respons yang tidak terduga dan sudah mencatatnya.',
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
      title: 'Isian terlalu panjang',
      text: 'Isian melebihi batas yang bisa kami terima. Silakan kembali dan persingkat isinya.',
    },
    tooMany: {
      title: 'Tunggu sebentar',
      text: 'Terlalu banyak percobaan. Silakan coba lagi dalam beberapa menit.',
    },
    unreadable: {
      title: 'Formulir tidak dapat dibaca',
      text: 'Silakan kembali, muat ulang halaman, lalu kirim formulir sekali lagi.',
    },
    unknown: {
      title: 'Terjadi kesalahan',
      text: 'Kami tidak dapat menampilkan halaman ini.',
    },
  },
  toHome: 'Ke beranda',
} satisfies TextsLike<typeof en.page>;

export const server = {
  endOfDay: 'akhir hari {{date}}',
} satisfies TextsLike<typeof en.server>;
