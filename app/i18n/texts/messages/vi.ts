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
  inbox: {
    title: 'Tin nhắn',
    all: 'Tất cả',
    unread: 'Chưa đọc',
    readAll: 'Đánh dấu tất cả đã đọc',
    read: 'Đánh dấu đã đọc',
    delete: 'Xóa',
    deleted: 'Đã xóa tin nhắn.',
    undo: 'Hoàn tác',
    isNew: 'Mới',
    empty: 'Bạn chưa có tin nhắn',
    emptyText: 'Thông báo về tài khoản, tiền và phần thưởng của bạn sẽ hiện ở đây.',
    noUnread: 'Bạn đã đọc hết tin nhắn',
    error: 'Thao tác chưa thực hiện được',
    gone: 'Tin nhắn này không còn nữa.',
  },
} satisfies TextsLike<typeof en>;
