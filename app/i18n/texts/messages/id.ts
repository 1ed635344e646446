import type { TextsLike } from '../like.ts';
import type en from './en.ts';

export default {
  afterLogin: {
    title: 'Info untuk Anda',
    goOn: 'Lanjutkan',
  },
  notices: {
    title: 'Kabar terbaru',
    empty: 'Belum ada kabar saat ini',
    emptyText: 'Kabar tentang permainan, promosi, dan situs akan tampil di sini.',
  },
} satisfies TextsLike<typeof en>;
