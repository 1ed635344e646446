import type { TextsLike } from '../like.ts';
import type en from './en.ts';

export default {
  title: '{{name}} 游戏大厅',
  games: {
    empty: '游戏暂时无法显示',
    emptyText: '请过几分钟再来。',
  },
} satisfies TextsLike<typeof en>;
