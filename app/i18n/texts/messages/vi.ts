import type { TextsLike } from '../like.ts';
import type en from './en.ts';

export default {
  afterLogin: {
    title: 'Thông tin cho bạn',
    goOn: 'Tiếp tục',
  },
  notices: {
    title: 'Tin mới nhất',
    empty: 'Hiện chưa có tin nào',
    emptyText: 'Tin về trò chơi, khuyến mãi và trang sẽ hiển thị tại đây.',
  },
} satisfies TextsLike<typeof en>;
