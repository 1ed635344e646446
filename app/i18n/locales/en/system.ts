export default {
  toHome: 'Go to the home page',
  service: 'Contact customer service',
  maintenance: {
    title: 'We are doing some maintenance',
    text: 'The site is closed for a short while. Your balance and your bets are safe.',
    until: 'We expect to be back at',
    unknown: 'We will be back as soon as we can',
  },
  region: {
    title: 'Access restricted',
    text: 'This site is not available where you are. If you think this is a mistake, send customer service the address below.',
    ip: 'Your IP address',
  },
  errors: {
    safe: 'Your balance and your bets are not affected.',
    requestId: 'Reference for customer service:',
    network: {
      title: 'We cannot reach our servers',
      text: 'The network connection is unstable. Please try again in a moment.',
    },
    timeout: {
      title: 'This is taking too long',
      text: 'Our servers did not answer in time. Please try again.',
    },
    contract: {
      title: 'Something went wrong on our side',
      text: 'We received an answer that we did not understand, and have taken note of it.',
    },
    refused: {
      title: 'This did not work',
      text: 'Our servers turned the request down.',
    },
    notFound: {
      title: 'This page does not exist',
      text: 'The address may be old or mistyped.',
    },
    forbidden: {
      title: 'You cannot open this page',
      text: 'Your account has no access to it.',
    },
    tooLarge: {
      title: 'This is too much to send',
      text: 'A form of this site is never that large. Please go back and shorten what you typed.',
    },
    unreadable: {
      title: 'We could not read what was sent',
      text: 'Please go back, reload the page and send the form again.',
    },
    unknown: {
      title: 'Something went wrong',
      text: 'We could not show this page.',
    },
  },
  promotions: {
    title: 'Promotions',
    text: 'Everything that is on right now.',
    empty: 'No promotions right now',
    emptyText: 'New offers come often. Until then, the games are open.',
  },
  help: {
    title: 'Help',
    contents: 'On this page',
    empty: 'There is no help text yet',
    more: 'Did you not find what you were looking for?',
  },
  download: {
    title: 'Get the {{name}} app',
    text: 'The same games and the same account, one tap away.',
    scan: 'Scan with your phone',
    qr: 'QR code: {{name}}',
    safe: 'Install only from this page or from the official stores. We never ask for your password in a message.',
    empty: 'There is no app yet',
    emptyText: 'The site works well in the browser of your phone.',
    android: {
      name: 'Android',
      get: 'Download for Android',
      steps: [
        'Download the file to your phone.',
        'Open it, and allow installing from this source when your phone asks.',
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
        'Open the link in the browser of your phone.',
        'iPhone: tap Share in Safari, then “Add to Home Screen”. Android: open the menu ⋮ of Chrome, then “Add to Home screen”.',
        'Start it from your home screen.',
      ],
    },
  },
  notices: {
    title: 'Latest news',
    empty: 'There is no news right now',
    emptyText: 'News about games, offers and the site will be shown here.',
  },
};
