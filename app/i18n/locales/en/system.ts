export default {
  maintenance: {
    title: 'We are doing some maintenance',
    text: 'The site is closed for a short while. Your balance and your bets are safe.',
    until: 'We expect to be back at',
  },
  region: {
    title: 'Access restricted',
    text: 'This site is not available where you are. If you think this is a mistake, send customer service the address below.',
    ip: 'Your IP address',
  },
  service: 'Contact customer service',
  error: {
    title: 'Something went wrong',
    text: 'We could not show this page.',
    network: 'The network connection is unstable. Please try again.',
    safe: 'Your balance and your bets are not affected.',
    home: 'Go to the home page',
    requestId: 'Reference: {{id}}',
  },
  notFound: {
    title: 'This page does not exist',
    text: 'The address may be old or mistyped.',
  },
  forbidden: {
    title: 'You cannot open this page',
    text: 'Your account has no access to it.',
  },
};
