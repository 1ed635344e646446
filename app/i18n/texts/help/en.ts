export const page = {
  title: 'Help',
  search: 'Search the help',
  placeholder: 'What is it about?',
  submit: 'Search',
  results: 'Answers to “{{query}}”',
  noResult: 'We have no answer to that yet',
  ask: 'Ask us',
  highlights: 'Most asked',
  all: 'All help topics',
  empty: 'No help topics yet',
  others: 'On the same topic',
  more: 'Did not find what you were looking for?',
  vote: { question: 'Did this help?', yes: 'Yes', no: 'No', thanks: 'Thank you for your answer' },
  feedback: {
    title: 'Send feedback',
    introMember: 'Tell us what is missing, wrong or good. Our answer comes to your inbox.',
    introVisitor: 'Tell us what is missing, wrong or good.',
    category: 'What is it about?',
    choose: 'Please choose',
    categories: {
      MONEY: 'Deposits and withdrawals',
      BONUS: 'Bonuses and rewards',
      GAME: 'Games and bets',
      ACCOUNT: 'Account and log-in',
      SITE: 'The site itself',
      OTHER: 'Something else',
    },
    text: 'Your message',
    textHint: '10 to 1,000 characters. Do not write passwords or codes.',
    contact: 'E-mail for our answer (optional)',
    contactHint: 'Without it we cannot answer you.',
    submit: 'Send',
    pending: 'Sending…',
    errors: {
      category: 'Please choose what it is about',
      length: 'Write 10 to 1,000 characters',
      markup: 'Write without HTML tags such as <b>',
      contact: 'This is not an e-mail address',
    },
  },
};

export const server = {
  gone: 'This article no longer exists.',
  toasts: {
    feedbackSent: 'Thank you, your message has arrived',
  },
};
