import type { TextsLike } from '../like.ts';
import type en from './en.ts';

export default {
  page: {
    title: '优惠活动',
    text: '正在进行的全部优惠。',
    empty: '目前没有优惠活动',
    emptyText: '新优惠时常推出。在那之前，先去玩两局吧。',
  },
} satisfies TextsLike<typeof en>;
