import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  title: '{{name}} 游戏大厅',
  games: {
    empty: '游戏暂时无法显示',
    emptyText: '请过几分钟再来。',
  },
} satisfies TextsLike<typeof en.page>;
