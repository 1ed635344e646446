import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  title: 'Hạng VIP',
  text: 'Mười hạng, từ VIP 0 đến VIP 9. Tiền cược và tiền nạp của bạn được cộng dồn mãi mãi, hạng càng cao quyền lợi càng nhiều.',
  signUp: 'Đăng ký',
  logIn: 'Đăng nhập',
  own: 'Hạng của bạn',
  yours: 'Bạn',
  atOnce: 'Cần đạt cả hai mức. Đạt đủ là lên hạng ngay.',
  highest: 'Bạn đang ở hạng cao nhất.',
  rewards: 'Phần thưởng của bạn',
  start: 'Đường lên hạng',
  startText: 'Hạng này không bao giờ mất. Mỗi cược đã có kết quả và mỗi khoản nạp đã vào ví đều được tính.',
  toGames: 'Xem trò chơi',
  ranks: 'Tất cả hạng và quyền lợi',
  history: 'Lịch sử hạng của bạn',
  noHistory: 'Hạng của bạn chưa thay đổi.',
  columns: {
    name: 'Hạng',
    turnover: 'Tổng cược',
    deposits: 'Tổng nạp',
    keep: 'Tổng cược mỗi tháng để giữ hạng',
    cashback: 'Hoàn tiền hằng tuần',
    upgrade: 'Thưởng thăng hạng',
    weekly: 'Thưởng hằng tuần',
    birthday: 'Quà sinh nhật',
    points: 'Cộng thêm điểm cược',
    withdrawDay: 'Hạn mức rút mỗi ngày',
    review: 'Duyệt lệnh rút',
    service: 'Chăm sóc khách hàng',
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  start: 'Dành cho mọi thành viên',
  needs: 'Tổng cược {{turnover}}, tổng nạp {{deposits}}',
  faster: 'Nhanh hơn {{percent}}%',
  usual: 'Tiêu chuẩn',
  vipService: 'Dịch vụ VIP',
  liveChat: 'Chat trực tuyến',
  terms:
    'Nhận tại trung tâm phần thưởng: thưởng thăng hạng mỗi hạng một lần, thưởng hằng tuần vào thứ Hai sau tuần có đặt cược, quà sinh nhật mỗi năm một lần trong 30 ngày. Mỗi khoản cần cược {{count}} vòng trước khi rút.',
  next: 'Lên {{name}}',
  turnover: 'Tổng cược đến nay',
  deposits: 'Tổng nạp đến nay',
  month: 'Tổng cược tháng này',
  keep: 'Để giữ {{name}}',
  kept: 'Tháng sau bạn vẫn là {{name}}.',
  safe: 'Bạn vừa lên hạng trong tháng này nên không bị giảm hạng.',
  judged: 'Tính đến {{date}}. Nếu chưa đủ, hạng của bạn giảm một bậc.',
  back: 'Trở lại {{lost}}',
  ceiling:
    'Sau khi giảm hạng, {{name}} là hạng cao nhất của bạn lúc này. {{lost}} sẽ trở lại ngay khi tổng cược trong một tháng đạt mức này.',
  changes: {
    RISE: 'Lên từ {{from}} đến {{to}}',
    DROP: 'Giảm từ {{from}} xuống {{to}}',
    OFFICE: 'Chăm sóc khách hàng đổi từ {{from}} sang {{to}}',
  },
  of: '{{done}} / {{required}}',
  left: 'Còn {{amount}}',
  reached: 'Đã đạt',
} satisfies TextsLike<typeof en.server>;
