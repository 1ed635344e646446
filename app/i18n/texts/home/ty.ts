import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  title: 'Game lobby ng {{name}}',
  games: {
    empty: 'Hindi available ang mga laro sa ngayon',
    emptyText: 'Bumalik pagkalipas ng ilang minuto.',
  },
} satisfies TextsLike<typeof en.page>;
