import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  title: 'Mga misyon',
  tabs: { DAY: 'Ngayong araw', WEEK: 'Ngayong linggo', ONCE: 'Isang beses', board: 'Ranking' },
  summary: {
    claimable_one: '{{count}} reward na puwedeng i-claim',
    claimable_other: '{{count}} reward na puwedeng i-claim',
    none: 'Wala pang maki-claim',
    noneText: 'Tapusin ang isang misyon at dito mo makukuha ang reward.',
    next: 'Malapit nang matapos',
    claimAll: 'I-claim lahat',
  },
  claim: 'I-claim',
  claimNamed: 'I-claim ang reward: {{name}}',
  states: { CLAIMED: 'Na-claim na', EXPIRED: 'Nag-expire', REVOKED: 'Binawi' },
  empty: 'Walang misyon sa ngayon',
  emptyText: 'May mga bago bukas.',
  board: {
    periods: { WEEK: 'Ngayong linggo', MONTH: 'Ngayong buwan' },
    text: 'Bawat misyong ma-claim mo ay may dagdag na puntos sa ranking. Kapag pareho ang puntos, mauuna ang unang nakaabot.',
    players: 'Mga manlalaro',
    you: 'Ikaw',
    none: 'Wala ka pang puntos sa ranking: mag-claim ng isang misyon para makapasok sa ranking.',
    empty: 'Wala pang may puntos sa ranking',
    emptyText: 'Mag-claim ng isang misyon at ikaw ang mauuna.',
    prizes: 'Mga premyo',
  },
  error: 'May hindi na-claim',
} satisfies TextsLike<typeof en.page>;

export const server = {
  progress: '{{done}} sa {{required}}',
  activity: '+{{number}} puntos sa ranking',
  until: 'I-claim hanggang {{time}}',
  ends: 'Hanggang {{time}}',
  once: 'Tig-isang beses, walang limitasyon sa oras',
  before: { DAY: 'Kahapon', WEEK: 'Noong nakaraang linggo' },
  lock: { AFTER: 'Bubukas pagkatapos ng “{{mission}}”', RANK: 'Bukas mula VIP {{rank}}' },
  signIn: 'Bibilangin kapag nag-log in ka',
  actions: { play: 'Maglaro', deposit: 'Mag-deposit', add: 'Idagdag', set: 'I-set' },
  place: 'Pang-{{place}}',
  places: 'Pang-{{from}} hanggang {{to}}',
  prizesOn: 'Mapupunta ang mga premyo sa reward center sa {{time}}',
  players_one: '{{count}} manlalaro',
  players_other: '{{count}} manlalaro',
  refused: {
    LOCKED: 'Hindi pa bukas ang “{{mission}}”.',
    OPEN: 'Hindi pa tapos ang “{{mission}}”.',
    CLAIMED: 'Na-claim na ang “{{mission}}”.',
    EXPIRED: 'Hindi na-claim sa oras ang “{{mission}}”.',
    REVOKED: 'Binawi ang reward ng “{{mission}}”.',
    UNKNOWN: 'May misyong wala na.',
  },
} satisfies TextsLike<typeof en.server>;
