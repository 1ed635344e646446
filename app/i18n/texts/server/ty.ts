import type { TextsLike } from '../like.ts';
import type en from './en.ts';

export default {
  toasts: {
    signedIn: 'Maligayang pagbabalik.',
    signedOut: 'Naka-log out ka na.',
    sessionEnded: 'Tapos na ang session mo. Mag-log in ulit.',
    freePlay: 'Handa na ang trial account mo. Mag-enjoy ka.',
    firstLogin: 'Maligayang pagdating! May mensahe para sa iyo tungkol sa mga unang hakbang.',
    registered: 'Handa na ang account mo. Maligayang pagdating!',
    passwordChanged: 'Napalitan na ang password mo.',
    passwordSent: 'Naipadala na ang password. Pakitingnan ito.',
    tooMany: 'Masyadong maraming pagsubok. Maghintay nang 5 minuto, saka subukan ulit.',
    memberNotFound: 'Walang ganitong username/email.',
    network: 'May problema sa koneksyon ng network, pakisubukan ulit.',
    passwordSet: 'Nakatakda na ang bago mong password, at naka-log in ka na.',
    passwordSetLogIn: 'Nakatakda na ang bago mong password. Mag-log in gamit ito.',
    signInStopped: 'Umalis ka bago matapos ang pag-log in.',
    socialFailed: 'Hindi natuloy ang pag-log in sa paraang ito. Pakisubukan ulit, o mag-log in sa ibang paraan.',
    favouritesFull: 'May 500 paborito ka na. Mag-alis muna ng isa para makapagdagdag.',
    favouriteFailed: 'Hindi na-save ang paborito mo. Pakisubukan ulit.',
    transferred: 'Nailipat na ang pera.',
    collected: 'Nasa main wallet mo na ang lahat.',
    oneBalance: 'Iisang balanse na ang gamit mo sa paglalaro.',
    manyWallets: 'May sariling wallet na ang bawat provider.',
  },
  links: {
    home: 'Simula',
    promotions: 'Mga promo',
    download: 'I-download ang app',
    notices: 'Pinakabagong balita',
  },
  promotionUntil: 'Hanggang {{date}}',
  wallets: {
    PVP: 'PVP na wallet',
    MAIN: 'Main na wallet',
    RNG: 'Wallet ng slots',
    LOTT: 'Wallet ng lottery',
  },
  gameClasses: {
    JP: 'Mga slot',
    TG: 'Mga table game',
    VP: 'Video poker',
    AC: 'Arcade',
    SC: 'Mga scratch card',
    BG: 'Bingo',
  },
} satisfies TextsLike<typeof en>;
