import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  title: 'Mời bạn bè',
  text: 'Chia sẻ mã hoặc liên kết của bạn. Khi bạn bè đăng ký qua đó, cả hai đều nhận thưởng ở mỗi bước.',
  code: 'Mã của bạn',
  link: 'Liên kết của bạn',
  copy: 'Sao chép',
  copied: 'Đã sao chép',
  share: 'Chia sẻ',
  qr: 'Mã QR của liên kết',
  scan: 'Bạn bè có thể quét tại đây.',
  totals: { friends: 'Bạn bè', credit: 'Tiền thưởng đã nhận', points: 'Điểm đã nhận' },
  steps: 'Phần thưởng từng bước',
  you: 'Bạn nhận',
  friend: 'Bạn bè nhận',
  records: 'Bạn bè của bạn',
  empty: 'Chưa ai đăng ký bằng mã của bạn',
  emptyText: 'Gửi liên kết cho một người bạn để bắt đầu.',
  note: 'Phần thưởng chờ ở trung tâm phần thưởng. Tài khoản thứ hai của chính bạn không tính.',
  states: { OPEN: 'Chưa đạt', REACHED: 'Đã đạt', REVIEW: 'Đang xét duyệt', MISSED: 'Quá hạn' },
  short: { REGISTER: 'Đăng ký', DEPOSIT: 'Nạp lần đầu', TURNOVER: 'Cược' },
} satisfies TextsLike<typeof en.page>;

export const server = {
  invitation: 'Chơi cùng mình ở {{brand}} nhé: cả hai đều có thưởng.',
  invited: 'Bạn được bạn bè mời. Quà dành cho bạn:',
  tiers: {
    REGISTER: 'Đăng ký và xác minh điện thoại hoặc email',
    DEPOSIT: 'Nạp lần đầu từ {{amount}}',
    TURNOVER: 'Cược {{amount}} trong 30 ngày đầu',
  },
  reached_other: '{{count}} người bạn đã đạt',
  joined: 'Đăng ký {{time}}',
} satisfies TextsLike<typeof en.server>;
