import type { TextsLike } from '../../like.ts';
import type * as en from './en.ts';

export const page = {
  intro:
    'Ang mga nagtatrabaho para sa iyo ay nagla-log in gamit ang username mo, ang pangalan ng sub-account nila at sarili nilang password. Makikita lang nila ang mga page na pinili mo, at hindi kailanman ang wallet mo.',
  new: 'Bagong sub-account',
  name: 'Pangalan',
  nameHint: '3 hanggang 15 letra at numero, letra ang simula.',
  password: 'Unang password',
  passwordHint: 'Kailangan itong palitan sa unang pag-log in.',
  newPassword: 'Bagong unang password',
  newPasswordHint: 'Iwanang blangko kung hindi papalitan. Mala-log out ang sub-account kapag may bago.',
  pages: 'Mga page',
  hidden: 'Nakatago',
  read: 'Tingnan',
  act: 'Tingnan at pamahalaan',
  state: 'Status',
  open: 'Bukas',
  closed: 'Sarado',
  submit: 'Buksan ang sub-account',
  save: 'I-save ang pagbabago',
  pending: 'Sine-save…',
  change: 'Baguhin',
  changeTitle: 'Sub-account na {{name}}',
  failed: 'Walang na-save',
  empty: 'Wala pang sub-account',
  emptyText: 'Magbukas ng isa para sa bawat nagtatrabaho sa iyo, para walang mangailangan ng password mo.',
  agentPassword: 'Payment password ng agent',
  readOnly:
    'Puwede mo lang itong tingnan. Ang agent, o ang sub-account na may karapatang mamahala, lang ang makakagawa ng iba pa.',
  errors: { name: 'Maglagay ng 3 hanggang 15 letra at numero, letra ang simula.' },
} satisfies TextsLike<typeof en.page>;

export const server = {
  toasts: { opened: 'Puwede nang mag-log in si {{name}}.', changed: 'Nabago na ang sub-account na {{name}}.' },
  used: 'Huling ginamit {{time}}',
  never: 'Hindi pa nagagamit',
  reads: 'Tingnan',
  acts: 'Tingnan at pamahalaan',
  nothing: 'Wala pang page',
  created: 'Binuksan noong {{date}}',
  errors: {
    noRight: 'Walang karapatan dito ang sub-account mo. Kausapin ang agent.',
    noPage: 'Walang karapatan sa page na ito ang sub-account mo. Kausapin ang agent.',
    needed: 'Ilagay ang payment password ng agent: anim na numero.',
    missing: 'Wala pang payment password ang agent.',
    wrong: 'Hindi ito ang payment password ng agent.',
    locked: 'Napakaraming maling payment password. Subukan ulit pagkalipas ng kalahating oras.',
    taken: 'May sub-account ka nang ganito ang pangalan.',
    full: 'Naabot mo na ang maximum na sub-account. Gamitin ulit ang isang nakasara.',
    gone: 'Hindi sa iyo ang sub-account na ito.',
  },
} satisfies TextsLike<typeof en.server>;
