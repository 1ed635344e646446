import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  agentHome: {
    title: 'Trang đại lý',
    hello: 'Xin chào {{name}}',
    since: 'Đại lý từ {{date}}',
    balance: 'Số dư',
    rank: 'Cấp bậc',
    payee: 'Tên chủ tài khoản',
    signIns: 'Các lần đăng nhập gần đây',
    signInsHint: 'Nếu có lần nào không phải bạn, hãy đổi mật khẩu ngay.',
    time: 'Thời gian',
    device: 'Thiết bị',
    place: 'Địa điểm',
    way: 'Phương thức',
    now: 'phiên này',
    unknownPlace: 'không rõ',
    ways: {
      USERNAME: 'Tên đăng nhập',
      SMS: 'SMS',
      PHONE_AUTH: 'Điện thoại',
      GOOGLE: 'Google',
      FACEBOOK: 'Facebook',
      REGISTER: 'Đăng ký',
      FREE_PLAY: 'Chơi thử',
    },
    onlyAgents: 'Trang này chỉ dành cho đại lý.',
  },
} satisfies TextsLike<typeof en.page>;
