import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  rooms: 'Phòng',
  messages: 'Tin nhắn',
  newMessages: 'Tin nhắn mới',
  reconnecting: 'Đang kết nối lại…',
  empty: 'Chưa có ai viết gì',
  support: 'Hỗ trợ',
  agent: 'Đại lý',
  you: 'Bạn',
  rank: 'VIP {{level}}',
  report: 'Báo cáo',
  reported: 'Đã báo cáo',
  question: 'Báo cáo tin nhắn này? Chúng tôi sẽ xem xét. Tin nhắn bị báo cáo ba lần sẽ được ẩn.',
  keep: 'Hủy',
  text: 'Viết tin nhắn',
  hint: 'Tối đa 200 ký tự',
  rules: 'Nội quy phòng chat',
  send: 'Gửi',
  form: 'Viết tin nhắn',
  notSent: 'Tin nhắn chưa được gửi',
  logIn: 'Đăng nhập',
  register: 'Tạo tài khoản thật',
  deposit: 'Nạp tiền',
  state: {
    VISITOR: 'Đăng nhập để viết. Bạn có thể đọc mà không cần tài khoản.',
    DEPOSIT: 'Bạn có thể viết sau lần nạp tiền đầu tiên.',
    MUTED: 'Bạn bị tạm khóa viết đến {{until}}.',
    BANNED: 'Bạn không còn được viết trong phòng chat. Nếu có nhầm lẫn, hãy liên hệ chăm sóc khách hàng.',
    TRIAL: 'Tài khoản chơi thử chỉ được đọc.',
    BREAK: 'Bạn đang tạm nghỉ: bạn có thể đọc nhưng không viết được.',
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  errors: {
    empty: 'Hãy viết gì đó trước.',
    long: 'Tin nhắn dài tối đa 200 ký tự.',
    contact: 'Không được gửi liên kết, số điện thoại hoặc số tài khoản.',
    text: 'Không thể hiển thị nội dung này. Hãy dùng ký tự thông thường.',
    words: 'Phòng chat không cho phép cách nói này. Hãy diễn đạt khác đi.',
    wait_other: 'Hãy đợi {{count}} giây trước khi gửi tiếp.',
    gone: 'Tin nhắn này không còn nữa.',
    own: 'Bạn không thể báo cáo tin nhắn của mình.',
    reported: 'Bạn đã báo cáo tin nhắn này rồi.',
  },
  toasts: {
    reported: 'Cảm ơn bạn. Chúng tôi sẽ xem xét tin nhắn.',
  },
} satisfies TextsLike<typeof en.server>;
