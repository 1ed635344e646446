import type { TextsLike } from '../like.ts';
import type en from './en.ts';

export default {
  page: {
    title: 'Khuyến mãi',
    text: 'Tất cả khuyến mãi đang diễn ra.',
    empty: 'Hiện chưa có khuyến mãi',
    emptyText: 'Khuyến mãi mới đến thường xuyên. Trong lúc chờ, các trò chơi vẫn mở.',
  },
} satisfies TextsLike<typeof en>;
