import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  title: 'Game lobby ng {{name}}',
  games: {
    empty: 'Hindi available ang mga laro sa ngayon',
    emptyText: 'Bumalik pagkalipas ng ilang minuto.',
  },
  today: {
    title: 'Ngayong araw',
    rewards_one: 'reward na puwedeng i-claim',
    rewards_other: 'reward na puwedeng i-claim',
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  today: {
    cashback: 'cashback ngayong linggo',
    keep: 'bago ang {{date}} para manatiling {{rank}}',
    back: 'bago ang {{date}} para bumalik sa {{rank}}',
    turnover: 'turnover pa papuntang {{rank}}',
    deposits: 'deposit pa papuntang {{rank}}',
  },
} satisfies TextsLike<typeof en.server>;
