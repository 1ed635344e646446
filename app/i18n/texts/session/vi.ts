import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  login: {
    methods: 'Cách đăng nhập',
    byUsername: 'Tên đăng nhập',
    bySms: 'SMS',
    useMobile: 'Dùng số điện thoại',
    forgot: 'Quên mật khẩu?',
    signUp: 'Đăng ký',
    signUpTitle: 'Chưa là thành viên?',
    signUpText: 'Đăng ký chỉ mất một phút là vào chơi ngay.',
    or: 'hoặc',
    withGoogle: 'Tiếp tục với Google',
    withFacebook: 'Tiếp tục với Facebook',
    again: 'Phiên đăng nhập của bạn đã kết thúc. Đăng nhập lại để tiếp tục: những gì bạn đã nhập vẫn còn nguyên.',
    againDone: 'Bạn đã đăng nhập lại. Vui lòng gửi lại biểu mẫu.',
  },
  title: 'Đăng nhập',
  subtitle: 'Rất vui được gặp lại bạn.',
  username: 'Tên đăng nhập',
  password: 'Mật khẩu',
  subAccount: {
    open: 'Đăng nhập bằng tài khoản phụ',
    label: 'Tài khoản phụ',
    hint: 'Dành cho người làm việc cho đại lý. Tên đăng nhập ở trên là của đại lý.',
  },
  captcha: 'Mã trong hình',
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
    notAgent:
      'Không phải đại lý nên không thể đăng nhập. Để trống “Tài khoản phụ” để đăng nhập với tư cách thành viên.',
    noMember: 'Không có tài khoản nào dùng số này. Hãy kiểm tra lại hoặc đăng ký.',
    tooMany: 'Bạn đã thử quá nhiều lần. Vui lòng chờ 5 phút rồi thử lại.',
  },
  freePlay: {
    submit: 'Chơi thử',
    pending: 'Đang bắt đầu…',
    title: 'Chơi thử miễn phí mọi trò chơi',
    text: 'Tài khoản chơi thử có sẵn tiền chơi thử. Không cần điền gì, không mất phí.',
    pointGames: 'Tất cả nổ hũ, trò chơi bàn và bắn cá',
    pointMoney: 'Có sẵn tiền chơi thử',
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
    previous: 'Nhà cung cấp trước',
    next: 'Thêm nhà cung cấp',
    newWindow: '{{name}}, mở trong cửa sổ mới',
    empty: 'Chưa có nhà cung cấp nào ở đây.',
  },
  logout: {
    title: 'Đăng xuất',
    question: 'Bạn có chắc muốn đăng xuất không?',
    confirm: 'Đăng xuất',
    pending: 'Đang đăng xuất…',
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  manyCookies: 'Trình duyệt đã gửi quá nhiều cookie cho trang này. Các cookie đó đã được xóa. Vui lòng đăng nhập lại.',
  toasts: {
    signedIn: 'Chào mừng bạn trở lại.',
    signedOut: 'Bạn đã đăng xuất.',
    sessionEnded: 'Phiên đăng nhập của bạn đã kết thúc. Vui lòng đăng nhập lại.',
    signedInElsewhere: 'Tài khoản của bạn vừa đăng nhập trên thiết bị khác nên thiết bị này đã bị đăng xuất.',
    otherMember:
      'Trình duyệt này hiện đăng nhập với tài khoản {{name}} nên chưa gửi gì. Hãy kiểm tra trang rồi gửi lại.',
    freePlay: 'Tài khoản chơi thử đã sẵn sàng. Chúc bạn chơi vui.',
    firstLogin: 'Chào mừng bạn! Có tin nhắn hướng dẫn những bước đầu tiên đang chờ bạn.',
    signInStopped: 'Bạn đã thoát trước khi đăng nhập xong.',
    socialFailed: 'Đăng nhập bằng cách này không thành công. Vui lòng thử lại hoặc đăng nhập bằng cách khác.',
  },
} satisfies TextsLike<typeof en.server>;
