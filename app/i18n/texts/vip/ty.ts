import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  title: 'Mga VIP rank',
  text: 'Sampung rank, mula VIP 0 hanggang VIP 9. Tuloy-tuloy na binibilang ang taya at deposit mo, at mas maraming pribilehiyo sa bawat rank.',
  signUp: 'Mag-sign up',
  logIn: 'Mag-log in',
  own: 'Rank mo',
  yours: 'Ikaw',
  atOnce: 'Kailangang maabot ang turnover at ang deposit. Kapag naabot, tataas agad ang rank mo.',
  highest: 'Nasa pinakamataas na rank ka na.',
  rewards: 'Mga reward mo',
  start: 'Papunta sa susunod na rank',
  startText: 'Hindi mawawala ang rank na ito. Binibilang ang bawat tayang na-settle na at bawat deposit na pumasok.',
  toGames: 'Tingnan ang mga laro',
  ranks: 'Lahat ng rank at pribilehiyo',
  history: 'History ng rank mo',
  noHistory: 'Hindi pa nagbabago ang rank mo.',
  columns: {
    name: 'VIP rank',
    turnover: 'Kabuuang turnover',
    deposits: 'Kabuuang deposit',
    keep: 'Buwanang turnover para manatili',
    cashback: 'Lingguhang cashback',
    upgrade: 'Upgrade bonus',
    weekly: 'Lingguhang bonus',
    birthday: 'Birthday bonus',
    points: 'Dagdag na points sa taya',
    withdrawDay: 'Withdrawal kada araw',
    review: 'Pagsusuri ng withdrawal',
    service: 'Customer service',
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  start: 'Para sa lahat ng miyembro',
  needs: '{{turnover}} na turnover, {{deposits}} na deposit',
  faster: '{{percent}}% na mas mabilis',
  usual: 'Karaniwan',
  vipService: 'May sariling VIP host',
  liveChat: 'Live chat',
  terms:
    'Nasa reward center ang mga bonus: isang beses sa bawat rank ang upgrade bonus, tuwing Lunes pagkatapos ng linggong may taya ang lingguhang bonus, at isang beses sa isang taon sa loob ng 30 araw ang birthday bonus. Itaya ang bawat isa nang {{count}}× bago mag-withdraw.',
  next: 'Papuntang {{name}}',
  turnover: 'Turnover mo',
  deposits: 'Deposit mo',
  month: 'Turnover ngayong buwan',
  keep: 'Para manatili sa {{name}}',
  kept: '{{name}} ka pa rin sa susunod na buwan.',
  safe: 'Tumaas ang rank mo ngayong buwan, kaya hindi ito bababa.',
  judged: 'Binibilang hanggang {{date}}. Kapag kulang, bababa ng isa ang rank mo.',
  back: 'Pabalik sa {{lost}}',
  ceiling:
    'Pagkatapos bumaba, {{name}} muna ang pinakamataas mong rank. Babalik ang {{lost}} sa sandaling umabot sa halagang ito ang turnover ng isang buwan.',
  changes: {
    RISE: 'Tumaas mula {{from}} papuntang {{to}}',
    DROP: 'Bumaba mula {{from}} papuntang {{to}}',
    OFFICE: 'Binago ng customer service mula {{from}} papuntang {{to}}',
  },
  of: '{{done}} sa {{required}}',
  left: '{{amount}} pa ang kulang',
  reached: 'Naabot na',
} satisfies TextsLike<typeof en.server>;
