import type { TextsLike } from '../../like.ts';
import type * as en from './en.ts';

export const page = {
  intro:
    'Người làm việc cho bạn đăng nhập bằng tên đăng nhập của bạn, tên tài khoản phụ và mật khẩu riêng của họ. Họ chỉ thấy những trang bạn chọn, không bao giờ thấy ví của bạn.',
  new: 'Tài khoản phụ mới',
  name: 'Tên',
  nameHint: '3 đến 15 chữ cái và chữ số, bắt đầu bằng chữ cái.',
  password: 'Mật khẩu ban đầu',
  passwordHint: 'Phải đổi khi đăng nhập lần đầu.',
  newPassword: 'Mật khẩu ban đầu mới',
  newPasswordHint: 'Để trống nếu giữ mật khẩu cũ. Khi đổi, tài khoản phụ này bị đăng xuất.',
  pages: 'Trang',
  hidden: 'Ẩn',
  read: 'Xem',
  act: 'Xem và quản lý',
  state: 'Trạng thái',
  open: 'Đang mở',
  closed: 'Đã đóng',
  submit: 'Mở tài khoản phụ',
  save: 'Lưu thay đổi',
  pending: 'Đang lưu…',
  change: 'Sửa',
  changeTitle: 'Tài khoản phụ {{name}}',
  failed: 'Chưa lưu được gì',
  empty: 'Chưa có tài khoản phụ',
  emptyText: 'Mở cho mỗi người làm việc cho bạn một tài khoản, để không ai cần đến mật khẩu của bạn.',
  agentPassword: 'Mật khẩu rút tiền của đại lý',
  readOnly: 'Bạn chỉ được xem trang này. Chỉ đại lý, hoặc tài khoản phụ được phép, mới thao tác được.',
  errors: { name: 'Nhập 3 đến 15 chữ cái và chữ số, bắt đầu bằng chữ cái.' },
} satisfies TextsLike<typeof en.page>;

export const server = {
  toasts: { opened: '{{name}} đã có thể đăng nhập.', changed: 'Đã sửa {{name}}.' },
  used: 'Dùng lần cuối {{time}}',
  never: 'Chưa dùng lần nào',
  reads: 'Xem',
  acts: 'Xem và quản lý',
  nothing: 'Chưa được xem trang nào',
  created: 'Mở ngày {{date}}',
  errors: {
    noRight: 'Tài khoản phụ của bạn không có quyền này. Hãy liên hệ đại lý.',
    noPage: 'Tài khoản phụ của bạn không được xem trang này. Hãy liên hệ đại lý.',
    needed: 'Nhập mật khẩu rút tiền gồm sáu chữ số của đại lý.',
    missing: 'Đại lý chưa có mật khẩu rút tiền.',
    wrong: 'Đây không phải mật khẩu rút tiền của đại lý.',
    locked: 'Sai mật khẩu rút tiền quá nhiều lần. Hãy thử lại sau nửa giờ.',
    taken: 'Bạn đã có tài khoản phụ tên này.',
    full: 'Đã đủ số tài khoản phụ. Hãy dùng lại một tài khoản đã đóng.',
    gone: 'Bạn không có tài khoản phụ này.',
  },
} satisfies TextsLike<typeof en.server>;
