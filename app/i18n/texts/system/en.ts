export const page = {
  service: {
    label: 'Contact customer service',
    failed: 'Invalid URL, please contact customer service',
  },
  maintenance: {
    title: 'We are under maintenance',
    text: 'The site is closed for a short while. Your balance and your bets are safe.',
    until: 'We expect to be back at',
    unknown: 'We will be back as soon as we can',
  },
  region: {
    title: 'Access restricted',
    text: 'This site is not available where you are. If you think this is a mistake, send customer service the address below.',
    ip: 'Your IP address',
  },
  licence: {
    number: 'Licence number',
    holder: 'Holder',
    scope: 'Scope',
    validUntil: 'Valid until',
    lapsedOn: 'Lapsed on',
    register: 'Look it up in the register',
    text: 'The regulator’s register shows whether this licence is in force.',
    lapsed: 'This licence has lapsed. {{name}} no longer operates under it.',
  },
  download: {
    title: 'Get the {{name}} app',
    text: 'The same games and the same account, one tap away.',
    scan: 'Scan with your phone',
    qr: 'QR code: {{name}}',
    safe: 'Install only from this page or from the official stores. We never ask for your password in a message.',
    empty: 'No app yet',
    emptyText: 'The site works well in your phone’s browser.',
    android: {
      name: 'Android',
      get: 'Download for Android',
      steps: [
        'Download the file to your phone.',
        'Open it, and allow installing from this source if your phone asks.',
        'Log in with your usual account.',
      ],
    },
    ios: {
      name: 'iPhone and iPad',
      get: 'Install on iPhone',
      steps: [
        'Open the link on your iPhone and tap Install.',
        'Trust the developer under Settings, General, VPN and Device Management.',
        'Log in with your usual account.',
      ],
    },
    pwa: {
      name: 'Web app',
      get: 'Open the web app',
      steps: [
        'Open the link in your phone’s browser.',
        'iPhone: tap Share in Safari, then “Add to Home Screen”. Android: open the menu ⋮ of Chrome, then “Add to Home screen”.',
        'Start it from your home screen.',
      ],
    },
  },
  offline: {
    title: 'You are offline',
    text: 'Your device has no connection right now. Nothing you played is lost: we keep it safe.',
    retry: 'Try again',
  },
  install: {
    title: 'Install {{name}} on this device',
    text: 'It opens from your home screen like an app, and is always up to date.',
    submit: 'Install now',
    steps: ['Tap Share in your browser.', 'Choose “Add to Home Screen”, then Add.'],
    later: 'Not now',
  },
};
