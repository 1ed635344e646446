import type { TextsLike } from '../../like.ts';
import type * as en from './en.ts';

export const page = {
  recover: {
    title: 'Quên mật khẩu?',
    subtitle: 'Chọn cách chúng tôi liên hệ với bạn.',
    methods: 'Cách lấy lại mật khẩu',
    byPhone: 'Số điện thoại',
    byEmail: 'Email',
    newPassword: 'Mật khẩu mới',
    setPassword: 'Đặt mật khẩu mới và đăng nhập',
    pendingPhone: 'Đang đặt mật khẩu…',
    sendMail: 'Gửi mật khẩu mới cho tôi',
    pendingEmail: 'Đang gửi…',
    required: '* bắt buộc',
    sites: 'Link dự phòng',
    contacts: 'Cách liên hệ khác',
    email: 'Email: {{email}}',
    telegram: 'Telegram',
    facebook: 'Facebook',
    telegramSecond: 'Telegram 2',
    closed: 'Chăm sóc khách hàng sẽ giúp bạn vào lại tài khoản.',
    backToLogin: 'Về trang đăng nhập',
  },
  password: {
    title: 'Đổi mật khẩu',
    forcedTitle: 'Đặt mật khẩu của riêng bạn',
    given: 'Trước khi tiếp tục, hãy đổi mật khẩu đã được cấp cho bạn.',
    expired: 'Mật khẩu của bạn đã hết hạn. Hãy đặt mật khẩu mới để tiếp tục.',
    old: 'Mật khẩu cũ',
    new: 'Mật khẩu mới',
    confirmNew: 'Xác nhận mật khẩu mới',
    hint: 'Mật khẩu mới phải khác mật khẩu cũ. Trên các thiết bị khác, bạn sẽ phải đăng nhập lại.',
    submit: 'Đổi mật khẩu',
    pending: 'Đang đổi…',
    signOut: 'Đăng xuất',
  },
} satisfies TextsLike<typeof en.page>;
