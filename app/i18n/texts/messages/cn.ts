import type { TextsLike } from '../like.ts';
import type en from './en.ts';

export default {
  afterLogin: {
    title: '温馨提示',
    goOn: '继续',
  },
  notices: {
    title: '最新消息',
    empty: '目前没有消息',
    emptyText: '游戏、优惠与网站的消息会显示在这里。',
  },
} satisfies TextsLike<typeof en>;
