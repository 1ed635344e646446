import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  title: 'Lobby ng mga laro sa {{name}}',
  games: {
    empty: 'Hindi muna maipakita ang mga laro',
    emptyText: 'Bumalik ulit makalipas ang ilang minuto.',
  },
} satisfies TextsLike<typeof en.page>;
