import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  afterLogin: {
    title: 'Thông tin cho bạn',
    goOn: 'Tiếp tục',
    notToday: 'Hôm nay không hiện lại',
    first: {
      title: 'Những bước đầu tiên',
      text: 'Tài khoản của bạn đã sẵn sàng. Hãy bắt đầu từ đây.',
    },
    trial: {
      title: 'Tài khoản chơi thử',
      can: 'Bạn chơi bằng tiền ảo: thử các trò có chế độ chơi thử bao nhiêu lần tùy thích.',
      cannot: 'Tiền ảo không đổi được thành tiền thật. Nạp tiền, chuyển tiền và trò chơi tiền thật cần tài khoản thật.',
    },
    steps: {
      games: 'Chọn trò chơi',
      gamesText: 'Mọi danh mục và các trò đang được chơi nhiều.',
      transfer: 'Xem số dư',
      transferText: 'Tiền của bạn ở đâu và theo bạn vào trò chơi thế nào.',
      account: 'Xem tài khoản',
      accountText: 'Lịch sử cược và mọi biến động tiền.',
      promotions: 'Xem khuyến mãi',
      promotionsText: 'Ưu đãi dành cho hội viên mới.',
      register: 'Mở tài khoản thật',
      registerText: 'Chỉ mất vài phút.',
      help: 'Đọc trợ giúp',
      helpText: 'Mọi thứ ở đây hoạt động thế nào.',
      service: 'Hỏi chăm sóc khách hàng',
      serviceText: 'Ngày đêm đều có người trả lời.',
    },
    summary: {
      title: 'Tài khoản của bạn hôm nay',
      balance: 'Số dư',
      rank: 'Hạng',
      unread: 'Tin nhắn chưa đọc',
      lastSignIn: 'Lần đăng nhập trước',
      recent: 'Chơi tiếp',
    },
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
} satisfies TextsLike<typeof en.page>;
