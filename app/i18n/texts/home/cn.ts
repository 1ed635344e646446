import type { TextsLike } from '../like.ts';
import type en from './en.ts';

export default {
  title: '{{name}} 游戏大厅',
  recent: '继续游戏',
  games: {
    empty: '游戏暂时无法显示',
    emptyText: '请过几分钟再来。',
  },
  news: {
    title: '最新消息',
  },
  promotions: {
    title: '优惠活动',
  },
  vendors: {
    title: '全部厂商',
  },
} satisfies TextsLike<typeof en>;
