/** Texts that the server sets into view models; they are never sent to the browser as texts. */
export default {
  toasts: {
    signedIn: 'Welcome back.',
    signedOut: 'You are signed out.',
    sessionEnded: 'Your session has ended. Please log in again.',
    freePlay: 'Your trial account is ready. Have fun.',
    firstLogin: 'Welcome! A message with your first steps is waiting for you.',
    registered: 'Your account is ready. Welcome!',
    passwordChanged: 'Your password is changed.',
    passwordSent: 'The password has been sent. Please check it out.',
    tooMany: 'There were too many attempts. Please wait 5 minutes, then try again.',
    memberNotFound: 'Username/Email does not exist',
    network: 'Network link is abnormal, please try again',
    passwordSet: 'Your new password counts, and you are logged in.',
    signInStopped: 'You left the sign-in before it was finished.',
    socialFailed: 'The sign-in with this provider did not work. Please try again, or log in another way.',
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
