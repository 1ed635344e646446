import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  title: 'Mag-imbita ng kaibigan',
  text: 'I-share ang code o link mo. Kapag nag-sign up ang kaibigan mo gamit ito, pareho kayong may reward sa bawat hakbang.',
  code: 'Ang code mo',
  link: 'Ang link mo',
  copy: 'Kopyahin',
  copied: 'Nakopya na',
  share: 'I-share',
  qr: 'QR code ng link mo',
  scan: 'Puwede itong i-scan ng kaibigan mo dito.',
  totals: { friends: 'Mga kaibigan', credit: 'Credit na natanggap', points: 'Points na natanggap' },
  steps: 'Mga reward',
  you: 'Sa iyo',
  friend: 'Sa kaibigan mo',
  records: 'Mga kaibigan mo',
  empty: 'Wala pang nag-sign up gamit ang code mo',
  emptyText: 'Ipadala ang link sa isang kaibigan para magsimula.',
  note: 'Nasa reward center ang mga reward. Hindi bilang ang pangalawang account mo.',
  states: { OPEN: 'Hindi pa', REACHED: 'Naabot', REVIEW: 'Nire-review', MISSED: 'Hindi naabot' },
  short: { REGISTER: 'Pag-sign up', DEPOSIT: 'Unang deposit', TURNOVER: 'Mga taya' },
} satisfies TextsLike<typeof en.page>;

export const server = {
  invitation: 'Sumali ka sa akin sa {{brand}}: pareho tayong may reward.',
  invited: 'Inimbita ka ng kaibigan mo. Makukuha mo:',
  tiers: {
    REGISTER: 'Sign-up na may kumpirmadong phone o email',
    DEPOSIT: 'Unang deposit na {{amount}} pataas',
    TURNOVER: 'Tumaya ng {{amount}} sa unang 30 araw',
  },
  reached_one: 'Naabot ng {{count}} kaibigan',
  reached_other: 'Naabot ng {{count}} kaibigan',
  joined: 'Nag-sign up {{time}}',
} satisfies TextsLike<typeof en.server>;
