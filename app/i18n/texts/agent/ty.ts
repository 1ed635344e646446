import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  agentHome: {
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
