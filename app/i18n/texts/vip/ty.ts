import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  title: 'Mga VIP rank',
  text: 'Sampung rank, mula VIP 0 hanggang VIP 9. Tuloy-tuloy na binibilang ang taya at deposit mo, at mas maraming pribilehiyo sa bawat rank.',
  signUp: 'Mag-sign up',
  logIn: 'Mag-log in',
  own: 'Rank mo',
  yours: 'Ikaw',
  atOnce: 'Kailangang maabot ang dalawa. Kapag naabot, agad kang aangat.',
  highest: 'Nasa pinakamataas na rank ka na.',
  rewards: 'Mga reward mo',
  start: 'Ang daan mo paakyat',
  startText: 'Hindi mawawala ang rank na ito. Binibilang ang bawat tayang may resulta na at bawat depositong pumasok.',
  toGames: 'Tingnan ang mga laro',
  ranks: 'Lahat ng rank at pribilehiyo',
  history: 'Kasaysayan ng rank mo',
  noHistory: 'Hindi pa nagbabago ang rank mo.',
  columns: {
    name: 'VIP rank',
    turnover: 'Kabuuang turnover',
    deposits: 'Kabuuang deposit',
    keep: 'Buwanang turnover para manatili',
    cashback: 'Lingguhang cashback',
    upgrade: 'Bonus sa pag-angat',
    weekly: 'Lingguhang bonus',
    birthday: 'Bonus sa kaarawan',
    points: 'Dagdag na points sa taya',
    withdrawDay: 'Withdrawal kada araw',
    review: 'Pagsusuri ng withdrawal',
    service: 'Serbisyo sa customer',
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  start: 'Para sa lahat ng miyembro',
  needs: '{{turnover}} na turnover, {{deposits}} na deposit',
  faster: '{{percent}}% na mas mabilis',
  usual: 'Karaniwan',
  vipService: 'May sariling VIP host',
  liveChat: 'Chat sa customer service',
  terms:
    'Nasa reward center ang mga bonus: isang beses sa bawat rank ang bonus sa pag-angat, tuwing Lunes pagkatapos ng linggong may taya ang lingguhang bonus, at isang beses sa isang taon sa loob ng 30 araw ang bonus sa kaarawan. {{count}}× ang turnover ng bawat isa bago ma-withdraw.',
  next: 'Papuntang {{name}}',
  turnover: 'Turnover mo',
  deposits: 'Deposit mo',
  month: 'Turnover ngayong buwan',
  keep: 'Para manatili sa {{name}}',
  kept: '{{name}} ka pa rin sa susunod na buwan.',
  safe: 'Umangat ka ngayong buwan, kaya hindi bababa ang rank mo.',
  judged: 'Binibilang hanggang {{date}}. Kapag kulang, bababa ng isa ang rank mo.',
  back: 'Pabalik sa {{lost}}',
  ceiling:
    'Pagkatapos bumaba, {{name}} muna ang pinakamataas mong rank. Babalik ang {{lost}} sa sandaling umabot sa halagang ito ang turnover ng isang buwan.',
  changes: {
    RISE: 'Umangat mula {{from}} papuntang {{to}}',
    DROP: 'Bumaba mula {{from}} papuntang {{to}}',
    OFFICE: 'Binago ng customer service mula {{from}} papuntang {{to}}',
  },
  of: '{{done}} sa {{required}}',
  left: '{{amount}} pa',
  reached: 'Naabot na',
} satisfies TextsLike<typeof en.server>;
