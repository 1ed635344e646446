import type { TextsLike } from '../../like.ts';
import type * as en from './en.ts';

export const page = {
  title: 'Quay thưởng',
  won: 'Bạn nhận được {{prize}}',
  turning: 'Vòng quay đang quay…',
  empty: 'Đã hết giải. Vé của bạn vẫn được giữ lại.',
  deposit: 'Nạp tiền nhận vé',
  prizes: 'Giải thưởng và tỷ lệ',
  chances:
    'Các ô trên vòng quay rộng bằng nhau; tỷ lệ trúng theo danh sách này. Khi một giải hết, tỷ lệ các giải còn lại tăng lên.',
  error: 'Chưa thực hiện được',
  spin: 'Quay',
  spinning: 'Đang quay…',
  spins: 'Lượt quay của bạn',
  none: 'Bạn chưa quay lượt nào.',
  verify: 'Kiểm tra',
  seeds: {
    title: 'Tính công bằng và seed',
    text: 'Mỗi lượt quay được tính từ seed máy chủ (mã băm được công bố trước), seed của bạn và số thứ tự lượt quay. Hãy thay cặp seed để xem seed máy chủ và kiểm tra các lượt quay trước.',
    hash: 'Mã băm của seed máy chủ',
    own: 'Seed của bạn',
    count: 'Số lượt quay với cặp seed này',
    next: 'Seed của bạn cho các lượt quay tới',
    submit: 'Thay seed',
    pending: 'Đang thay…',
    error: '1 đến 64 chữ cái, chữ số, dấu gạch ngang hoặc gạch dưới.',
  },
  detail: {
    title: 'Chi tiết lượt quay',
    back: 'Về vòng quay',
    time: 'Thời gian',
    prize: 'Giải thưởng',
    weights: 'Các giải tại thời điểm đó',
    weightsText:
      'Số rút được nhỏ hơn tổng trọng số của mọi giải còn lại. Cộng trọng số theo thứ tự này, giải đầu tiên có tổng lớn hơn số rút được là giải trúng.',
    number: 'Giải',
    weight: 'Trọng số',
    left: 'Còn lại',
    won: '{{number}} (trúng)',
    hidden: 'Sẽ hiện sau khi bạn thay seed của vòng quay.',
    fits: 'Giải thưởng khớp với số rút và trọng số.',
    differs: 'Giải thưởng không khớp với số rút và trọng số.',
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  rule_other: 'Cứ {{amount}} tiền nạp được một vé, dùng thêm {{count}} ngày sau ngày nạp.',
  tickets_other: 'Bạn có {{number}} vé quay',
  lot_other: '{{number}} vé đến {{time}}',
  spinBy: 'Quay trước {{time}}',
  left_other: 'Còn {{number}} giải',
  unlimited: 'không giới hạn',
  errors: {
    closed: 'Vòng quay này hiện đóng với bạn. Tải lại trang để xem lý do.',
    empty: 'Đã hết giải. Vé của bạn vẫn được giữ lại.',
    ticket: 'Bạn đã hết vé. Nạp tiền để nhận vé mới.',
    reused: 'Lượt quay này đã được gửi với nội dung khác. Tải lại trang rồi quay lại.',
  },
  toasts: {
    renewed: 'Đã thay seed: có thể kiểm tra các lượt quay trước',
  },
} satisfies TextsLike<typeof en.server>;
