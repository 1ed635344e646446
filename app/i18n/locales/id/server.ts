import type en from '../en/server.ts';
import type { TextsLike } from '../like.ts';

export default {
  toasts: {
    signedIn: 'Selamat datang kembali.',
    signedOut: 'Anda sudah keluar.',
    sessionEnded: 'Sesi Anda sudah berakhir. Silakan masuk lagi.',
    freePlay: 'Akun demo Anda sudah siap. Selamat bermain.',
  },
  links: {
    home: 'Beranda',
    promotions: 'Promosi',
    download: 'Unduh aplikasi',
    notices: 'Kabar terbaru',
  },
  promotionUntil: 'Hingga {{date}}',
  gameClasses: {
    JP: 'Slot',
    TG: 'Permainan meja',
    VP: 'Video poker',
    AC: 'Arkade',
    SC: 'Kartu gosok',
    BG: 'Bingo',
  },
} satisfies TextsLike<typeof en>;
