import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  page: {
    title: '优惠活动',
    text: '正在进行的全部优惠。',
    empty: '目前没有优惠活动',
    emptyText: '新优惠时常推出，不妨先去玩两局。',
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  promotionUntil: '{{date}}截止',
} satisfies TextsLike<typeof en.server>;
