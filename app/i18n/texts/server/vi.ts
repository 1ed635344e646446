import type { TextsLike } from '../like.ts';
import type en from './en.ts';

export default {
  toasts: {
    signedIn: 'Mừng bạn trở lại.',
    signedOut: 'Bạn đã đăng xuất.',
    sessionEnded: 'Phiên đăng nhập của bạn đã kết thúc. Vui lòng đăng nhập lại.',
    freePlay: 'Tài khoản chơi thử đã sẵn sàng. Chúc bạn chơi vui.',
    firstLogin: 'Chào mừng bạn! Có tin nhắn hướng dẫn những bước đầu tiên đang chờ bạn.',
    registered: 'Tài khoản của bạn đã sẵn sàng. Chào mừng bạn!',
    passwordChanged: 'Đã đổi mật khẩu.',
    passwordSent: 'Mật khẩu đã được gửi. Vui lòng kiểm tra.',
    tooMany: 'Bạn đã thử quá nhiều lần. Vui lòng chờ 5 phút rồi thử lại.',
    memberNotFound: 'Tên đăng nhập/email không tồn tại.',
    network: 'Kết nối mạng gặp trục trặc, vui lòng thử lại.',
    passwordSet: 'Mật khẩu mới đã có hiệu lực và bạn đã đăng nhập.',
    passwordSetLogIn: 'Mật khẩu mới đã có hiệu lực. Vui lòng đăng nhập bằng mật khẩu này.',
    signInStopped: 'Bạn đã thoát trước khi đăng nhập xong.',
    socialFailed: 'Đăng nhập bằng cách này không thành công. Vui lòng thử lại hoặc đăng nhập bằng cách khác.',
    favouritesFull: 'Bạn đã có 500 trò yêu thích. Hãy bỏ bớt một trò để thêm trò khác.',
    favouriteFailed: 'Chưa lưu được trò yêu thích. Vui lòng thử lại.',
    transferred: 'Đã chuyển tiền.',
    collected: 'Tất cả đã ở trong ví chính của bạn.',
    oneBalance: 'Giờ bạn chơi bằng một số dư.',
    manyWallets: 'Giờ mỗi nhà cung cấp có ví riêng.',
  },
  links: {
    home: 'Trang chủ',
    promotions: 'Khuyến mãi',
    download: 'Tải ứng dụng',
    notices: 'Tin mới nhất',
  },
  promotionUntil: 'Đến {{date}}',
  wallets: {
    PVP: 'Ví đối kháng',
    MAIN: 'Ví chính',
    RNG: 'Ví nổ hũ',
    LOTT: 'Ví xổ số',
  },
  gameClasses: {
    JP: 'Nổ hũ',
    TG: 'Trò chơi bàn',
    VP: 'Video poker',
    AC: 'Arcade',
    SC: 'Thẻ cào',
    BG: 'Bingo',
  },
} satisfies TextsLike<typeof en>;
