import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page: TextsLike<typeof en.page> = {
  title: 'Tulong',
  search: 'Maghanap sa Tulong',
  placeholder: 'Tungkol saan ang tanong mo?',
  submit: 'Maghanap',
  results: 'Mga sagot sa “{{query}}”',
  noResult: 'Wala pa kaming sagot diyan',
  ask: 'Itanong sa amin',
  highlights: 'Mga madalas itanong',
  all: 'Lahat ng paksa ng Tulong',
  empty: 'Wala pang laman ang Tulong',
  others: 'Sa parehong paksa',
  more: 'Hindi mo ba nakita ang hinahanap mo?',
  vote: { question: 'Nakatulong ba ito?', yes: 'Oo', no: 'Hindi', thanks: 'Salamat sa sagot mo' },
  feedback: {
    title: 'Magpadala ng feedback',
    introMember: 'Sabihin sa amin kung ano ang kulang, mali o maganda. Darating ang sagot sa inbox mo.',
    introVisitor: 'Sabihin sa amin kung ano ang kulang, mali o maganda.',
    category: 'Tungkol saan ito?',
    choose: 'Pumili muna',
    categories: {
      MONEY: 'Mga deposit at withdrawal',
      BONUS: 'Mga bonus at reward',
      GAME: 'Mga laro at taya',
      ACCOUNT: 'Account at pag-log in',
      SITE: 'Ang mismong site',
      OTHER: 'Iba pa',
    },
    text: 'Mensahe mo',
    textHint: '10 hanggang 1,000 character. Huwag isulat ang mga password o code.',
    contact: 'Email para sa sagot namin (opsyonal)',
    contactHint: 'Kung wala nito, hindi ka namin masasagot.',
    submit: 'Ipadala',
    pending: 'Ipinapadala…',
    errors: {
      category: 'Piliin muna kung tungkol saan ito',
      length: 'Sumulat ng 10 hanggang 1,000 character',
      markup: 'Sumulat nang walang HTML tag gaya ng <b>',
      contact: 'Hindi ito email address',
    },
  },
};

export const server: TextsLike<typeof en.server> = {
  gone: 'Wala na ang artikulong ito.',
  toasts: {
    feedbackSent: 'Salamat, dumating na ang mensahe mo',
  },
};
