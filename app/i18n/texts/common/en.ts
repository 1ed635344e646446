export const page = {
  loading: 'Loading',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  seeAll: 'See all',
  noData: 'No data',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  pages: {
    label: 'Pages',
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    last: 'Last page',
    position: 'Page {{page}} of {{total}}',
  },
  errors: {
    tooMany: 'Too many attempts. Please wait {{minutes}} min and try again.',
    network: 'Network link is abnormal, please try again',
    refused: 'This was not accepted, and nothing has changed. We cannot show the reason right now. Please try again.',
    summary: 'Please check the form',
  },
  failure: {
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
      text: 'We received an unexpected response and have logged it.',
    },
    refused: {
      title: 'That did not work',
      text: 'Our servers declined the request.',
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
      title: 'Too much to send',
      text: 'That is more than we can accept. Please go back and shorten what you typed.',
    },
    tooMany: {
      title: 'Please wait a moment',
      text: 'Too many attempts. Please try again in a few minutes.',
    },
    unreadable: {
      title: 'We could not read your form',
      text: 'Please go back, reload the page and send the form again.',
    },
    unknown: {
      title: 'Something went wrong',
      text: 'We could not show this page.',
    },
  },
  toHome: 'Go to the home page',
};

export const server = {
  /** A deadline: “Claim by …”, “Open until …”. */
  endOfDay: 'the end of {{date}}',
};
