import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  title: '{{name}} 游戏大厅',
  games: {
    empty: '游戏暂时无法显示',
    emptyText: '请过几分钟再来。',
  },
  today: {
    title: '今日',
    rewards_other: '份奖励待领取',
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  today: {
    cashback: '本周返现累计',
    keep: '{{date}}前投满，保住 {{rank}}',
    back: '{{date}}前投满，恢复 {{rank}}',
    turnover: '流水后升至 {{rank}}',
    deposits: '存款后升至 {{rank}}',
  },
} satisfies TextsLike<typeof en.server>;
