import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  centre: {
    title: 'Trung tâm đại lý',
    pages: { overview: 'Tổng quan đội', downlines: 'Quản lý tuyến dưới' },
  },
  overview: {
    day: 'Ngày',
    deposit: 'Tiền nạp',
    withdrawal: 'Tiền rút',
    validBet: 'Cược hợp lệ',
    profit: 'Lợi nhuận',
    lists: { best: 'Tuyến tốt nhất', newest: 'Thành viên mới nhất', quiet: 'Tuyến im ắng' },
    listTexts: {
      best: 'Theo cược hợp lệ của đội họ trong kỳ này',
      newest: 'Ở mọi cấp trong đội của bạn',
      quiet: 'Không cược 7 ngày, dù tháng trước có cược',
    },
    nobody: 'Chưa có ai',
  },
  downlines: {
    account: 'Tên đăng nhập',
    name: 'Tên',
    members: 'Đội',
    open: 'Mở đội của {{name}}',
    crumbs: 'Vị trí trong đội của bạn',
  },
  agentHome: {
    today: 'Đội của bạn hôm nay',
    pages: 'Trung tâm đại lý',
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

/** View models carry these texts. */
export const server = {
  figures: {
    deposit: 'Tiền nạp',
    withdrawal: 'Tiền rút',
    stake: 'Tiền cược',
    validBet: 'Cược hợp lệ',
    win: 'Tiền thắng',
    rebate: 'Hoàn trả',
    promotion: 'Khuyến mãi',
    profit: 'Lợi nhuận',
  },
  tiles: {
    members: 'Thành viên đội',
    agents_other: 'trong đó {{number}} đại lý',
    online: 'Đang trực tuyến',
    newMembers: 'Thành viên mới',
    firstDeposits: 'Nạp lần đầu',
    before: 'kỳ trước: {{value}}',
  },
  types: { general: 'Tổng đại lý', agent: 'Đại lý', master: 'Đại lý chính' },
  filters: { kind: 'Loại', any: 'Tất cả', AGENT: 'Đại lý', PLAYER: 'Người chơi', search: 'Tên đăng nhập' },
  lines_other: '{{number}} tuyến dưới',
  lastBet: 'Cược cuối {{day}}',
  balance: 'Số dư',
  registered: 'Đăng ký',
  seen: 'Hoạt động gần nhất',
  never: 'Chưa bao giờ',
} satisfies TextsLike<typeof en.server>;
