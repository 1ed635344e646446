import type en from '../en/common.ts';
import type { TextsLike } from '../like.ts';

export default {
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
} satisfies TextsLike<typeof en>;
