import type en from '../en/server.ts';
import type { TextsLike } from '../like.ts';

export default {
  toasts: {
    signedIn: 'Mừng bạn trở lại.',
    signedOut: 'Bạn đã đăng xuất.',
    sessionEnded: 'Phiên đăng nhập của bạn đã kết thúc. Vui lòng đăng nhập lại.',
    freePlay: 'Tài khoản chơi thử đã sẵn sàng. Chúc bạn chơi vui.',
  },
  links: {
    home: 'Trang chủ',
    promotions: 'Khuyến mãi',
    download: 'Tải ứng dụng',
    notices: 'Tin mới nhất',
  },
  promotionUntil: 'Đến {{date}}',
  gameClasses: {
    JP: 'Nổ hũ',
    TG: 'Trò chơi bàn',
    VP: 'Video poker',
    AC: 'Arcade',
    SC: 'Thẻ cào',
    BG: 'Bingo',
  },
} satisfies TextsLike<typeof en>;
