import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  rooms: 'Mga room',
  messages: 'Mga mensahe',
  newMessages: 'Mga bagong mensahe',
  reconnecting: 'Kumokonekta ulit…',
  empty: 'Wala pang nagsusulat',
  support: 'Suporta',
  agent: 'Agent',
  you: 'Ikaw',
  rank: 'VIP {{level}}',
  report: 'I-report',
  reported: 'Na-report na',
  question:
    'I-report ang mensaheng ito? Titingnan ito ng team namin. Itinatago ang mensahe kapag tatlo na ang nag-report.',
  keep: 'Huwag na',
  text: 'Magsulat ng mensahe',
  hint: 'Hanggang 200 character',
  rules: 'Mga patakaran sa chat room',
  send: 'Ipadala',
  form: 'Magsulat ng mensahe',
  notSent: 'Hindi naipadala ang mensahe mo',
  logIn: 'Mag-log in',
  register: 'Gumawa ng totoong account',
  deposit: 'Mag-deposit',
  state: {
    VISITOR: 'Mag-log in para makapagsulat. Puwedeng magbasa kahit walang account.',
    DEPOSIT: 'Makakapagsulat ka pagkatapos ng unang deposit mo.',
    MUTED: 'Hindi ka muna makakapagsulat hanggang {{until}}.',
    BANNED: 'Hindi ka na makakapagsulat sa chat room. Kontakin ang customer service kung sa tingin mo ay mali ito.',
    TRIAL: 'Pagbabasa lang ang puwede sa trial account.',
    BREAK: 'Nagpapahinga ka sa paglalaro: pagbabasa lang ang puwede.',
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  errors: {
    empty: 'Magsulat ka muna.',
    long: 'Hanggang 200 character lang ang mensahe.',
    contact: 'Bawal ang mga link at ang numero ng telepono o account.',
    text: 'Hindi maipapakita ang text na ito. Gumamit ng karaniwang letra.',
    words: 'Bawal sa chat room ang ganitong salita. Sabihin ito sa ibang paraan.',
    wait_one: 'Maghintay ng {{count}} segundo bago ang susunod na mensahe.',
    wait_other: 'Maghintay ng {{count}} segundo bago ang susunod na mensahe.',
    gone: 'Wala na ang mensaheng ito.',
    own: 'Hindi mo puwedeng i-report ang sarili mong mensahe.',
    reported: 'Na-report mo na ang mensaheng ito.',
  },
  toasts: {
    reported: 'Salamat. Titingnan ng team namin ang mensahe.',
  },
} satisfies TextsLike<typeof en.server>;
