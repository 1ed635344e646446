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
  inbox: {
    title: 'Pesan',
    all: 'Semua',
    unread: 'Belum dibaca',
    readAll: 'Tandai semua sudah dibaca',
    read: 'Tandai sudah dibaca',
    delete: 'Hapus',
    deleted: 'Pesan telah dihapus.',
    undo: 'Urungkan',
    isNew: 'Baru',
    empty: 'Anda tidak punya pesan',
    emptyText: 'Kabar tentang akun, dana, dan hadiah Anda tiba di sini.',
    noUnread: 'Semua pesan sudah dibaca',
    error: 'Tindakan ini belum berhasil',
    gone: 'Pesan ini sudah tidak ada.',
  },
} satisfies TextsLike<typeof en>;
