import type en from '../en/server.ts';
import type { TextsLike } from '../like.ts';

export default {
  toasts: {
    signedIn: 'Maligayang pagbabalik.',
    signedOut: 'Naka-log out ka na.',
    sessionEnded: 'Tapos na ang session mo. Mag-log in ulit.',
    freePlay: 'Handa na ang trial account mo. Mag-enjoy ka.',
  },
  links: {
    home: 'Simula',
    promotions: 'Mga promo',
    download: 'I-download ang app',
    notices: 'Pinakabagong balita',
  },
  promotionUntil: 'Hanggang {{date}}',
  gameClasses: {
    JP: 'Mga slot',
    TG: 'Mga table game',
    VP: 'Video poker',
    AC: 'Arcade',
    SC: 'Mga scratch card',
    BG: 'Bingo',
  },
} satisfies TextsLike<typeof en>;
