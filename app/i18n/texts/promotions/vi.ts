import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  page: {
    title: 'Khuyến mãi',
    text: 'Tất cả khuyến mãi đang diễn ra.',
    empty: 'Hiện chưa có khuyến mãi',
    emptyText: 'Khuyến mãi mới được cập nhật thường xuyên. Trong lúc chờ, các trò chơi vẫn mở.',
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  promotionUntil: 'Đến {{date}}',
} satisfies TextsLike<typeof en.server>;
