import type en from '../en/session.ts';
import type { TextsLike } from '../like.ts';

export default {
  title: 'Đăng nhập',
  subtitle: 'Rất vui được gặp lại bạn.',
  username: 'Tên đăng nhập',
  password: 'Mật khẩu',
  captcha: 'Mã xác minh',
  captchaImage: 'Hình có mã cần nhập',
  captchaRefresh: 'Đổi mã khác',
  remember: 'Ghi nhớ tôi trên thiết bị này trong một ngày',
  submit: 'Đăng nhập',
  pending: 'Đang đăng nhập…',
  errorSummary: 'Bạn chưa đăng nhập được',
  requestId: 'Mã tham chiếu: {{id}}',
  formLabel: 'Đăng nhập',
  errors: {
    username: 'Nhập tên đăng nhập của bạn.',
    password: 'Nhập mật khẩu của bạn.',
    captcha: 'Nhập mã trong hình.',
  },
  failures: {
    wrongCredentials: 'Tên đăng nhập hoặc mật khẩu không đúng.',
    captchaWrong: 'Mã chưa khớp. Đây là hình mới.',
    captchaRequired: 'Vui lòng nhập thêm mã trong hình.',
    unavailable: 'Kết nối mạng gặp trục trặc, vui lòng thử lại. Những gì bạn đã nhập vẫn còn nguyên.',
    slider: 'Vui lòng xác minh nhanh thêm một lần nữa.',
    notMember: 'Tài khoản không phải thành viên không thể đăng nhập.',
    noMember: 'Không có tài khoản nào dùng số này. Hãy kiểm tra lại hoặc đăng ký.',
    tooMany: 'Bạn đã thử quá nhiều lần. Vui lòng chờ 5 phút rồi thử lại.',
  },
  freePlay: {
    submit: 'Chơi thử',
    pending: 'Đang bắt đầu…',
    title: 'Chơi thử miễn phí mọi trò chơi',
    text: 'Tài khoản chơi thử có sẵn tiền ảo. Bạn không phải điền gì và không phải trả gì.',
    pointGames: 'Mọi trò nổ hũ, trò chơi bàn và bắn cá',
    pointMoney: 'Có sẵn tiền ảo để bắt đầu',
    pointTime: 'Sẵn sàng trong một giây',
    start: 'Chơi thử miễn phí',
    thisGame: 'Chơi thử trò này',
  },
  welcome: {
    title: 'Trò chơi đang chờ bạn',
    text: 'Đăng nhập để xem số dư, trò chơi gần đây và khuyến mãi dành riêng cho bạn.',
  },
  menu: {
    label: 'Nhà cung cấp trò chơi',
    newWindow: '{{name}}, mở trong cửa sổ mới',
    empty: 'Chưa có nhà cung cấp nào ở đây.',
  },
  logout: {
    title: 'Đăng xuất',
    question: 'Bạn có chắc muốn đăng xuất không?',
    confirm: 'Đăng xuất',
    pending: 'Đang đăng xuất…',
  },
} satisfies TextsLike<typeof en>;
