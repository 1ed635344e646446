/** Texts that the server sets into view models; they are never sent to the browser as texts. */
export default {
  toasts: {
    signedIn: 'Welcome back.',
    signedOut: 'You are signed out.',
    sessionEnded: 'Your session has ended. Please log in again.',
    freePlay: 'Your trial account is ready. Have fun.',
  },
  links: {
    home: 'Home',
    promotions: 'Promotions',
    download: 'App download',
    notices: 'Latest news',
  },
  promotionUntil: 'Until {{date}}',
  gameClasses: {
    JP: 'Slots',
    TG: 'Table games',
    VP: 'Video poker',
    AC: 'Arcade',
    SC: 'Scratch cards',
    BG: 'Bingo',
  },
};
