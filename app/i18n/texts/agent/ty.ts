import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  centre: {
    title: 'Agent center',
    pages: { overview: 'Buod ng team', downlines: 'Pamahalaan ang downline' },
  },
  overview: {
    day: 'Araw',
    deposit: 'Mga deposit',
    withdrawal: 'Mga withdrawal',
    validBet: 'Valid na taya',
    profit: 'Kita',
    lists: { best: 'Pinakamahusay na linya', newest: 'Mga bagong miyembro', quiet: 'Mga tumahimik na linya' },
    listTexts: {
      best: 'Ayon sa valid na taya ng team nila sa panahong ito',
      newest: 'Sa lahat ng antas ng team mo',
      quiet: 'Walang taya nang 7 araw, pero mayroon noong nakaraang buwan',
    },
    nobody: 'Wala pa sa ngayon',
  },
  downlines: {
    name: 'Pangalan',
    members: 'Team',
    open: 'Buksan ang team ni {{name}}',
    crumbs: 'Kung nasaan ka sa team mo',
  },
  agentHome: {
    today: 'Ang team mo ngayon',
    pages: 'Agent center',
    title: 'Home ng agent',
    hello: 'Kumusta, {{name}}',
    since: 'Agent mula noong {{date}}',
    balance: 'Balanse',
    rank: 'Rank',
    payee: 'Pangalan sa bank account',
    signIns: 'Mga huli mong pag-log in',
    signInsHint: 'Kung may hindi ikaw rito, palitan agad ang password mo.',
    time: 'Oras',
    device: 'Device',
    place: 'Lugar',
    way: 'Paraan',
    now: 'session na ito',
    unknownPlace: 'hindi alam',
    ways: {
      USERNAME: 'Username',
      SMS: 'Text',
      PHONE_AUTH: 'Phone',
      GOOGLE: 'Google',
      FACEBOOK: 'Facebook',
      REGISTER: 'Pag-sign up',
      FREE_PLAY: 'Libreng laro',
    },
    onlyAgents: 'Para lang sa mga agent ang page na ito.',
  },
} satisfies TextsLike<typeof en.page>;

/** View models carry these texts. */
export const server = {
  figures: {
    deposit: 'Mga deposit',
    withdrawal: 'Mga withdrawal',
    stake: 'Kabuuang taya',
    validBet: 'Valid na taya',
    win: 'Mga panalo',
    rebate: 'Mga rebate',
    promotion: 'Mga promo',
    profit: 'Kita',
  },
  tiles: {
    members: 'Miyembro ng team',
    agents_one: '{{number}} ang agent',
    agents_other: '{{number}} ang agent',
    online: 'Online ngayon',
    newMembers: 'Bagong miyembro',
    firstDeposits: 'Unang deposit',
    before: 'dati: {{value}}',
  },
  types: { general: 'General agent', agent: 'Agent', master: 'Master agent' },
  filters: { kind: 'Uri', any: 'Lahat', AGENT: 'Mga agent', PLAYER: 'Mga manlalaro', search: 'Username' },
  lines_one: '{{number}} linya',
  lines_other: '{{number}} linya',
  lastBet: 'Huling taya {{day}}',
  balance: 'Balanse',
  registered: 'Nagrehistro',
  seen: 'Huling nakita',
  never: 'Hindi pa',
} satisfies TextsLike<typeof en.server>;
