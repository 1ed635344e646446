import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  page: {
    title: 'Khuyến mãi',
    text: 'Tất cả khuyến mãi đang diễn ra.',
    empty: 'Hiện chưa có khuyến mãi',
    emptyText: 'Khuyến mãi mới được cập nhật thường xuyên. Trong lúc chờ, các trò chơi vẫn mở.',
    all: 'Tất cả khuyến mãi',
    categories: 'Danh mục',
    terms: 'Thể lệ',
    picture: 'Hình {{number}}',
    buttons: {
      signIn: 'Đăng nhập để tham gia',
      deposit: 'Nạp tiền',
      play: 'Chơi ngay',
      wager: 'Xem vòng cược còn lại',
      page: 'Xem ngay',
      claim: 'Nhận',
      checkIn: 'Điểm danh',
    },
    apply: {
      title: 'Gửi yêu cầu',
      comment: 'Lời nhắn',
      commentHint: 'Tối đa 140 ký tự.',
      pictures: 'Hình ảnh',
      picturesHint: 'PNG hoặc JPG, mỗi hình tối đa 5 MB, nhiều nhất 3 hình. Chúng tôi xóa thông tin nơi và lúc chụp.',
      remove: 'Bỏ {{name}}',
      send: 'Gửi yêu cầu',
      pending: 'Đang gửi…',
    },
    errors: {
      summary: 'Chưa thực hiện được',
      tooMany: 'Chọn tối đa ba hình.',
      fileLarge: 'Mỗi hình tối đa 5 MB.',
    },
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  promotionUntil: 'Đến {{date}}',
  promotionFrom: 'Từ {{date}}',
  until: 'Đến {{time}}',
  all: 'Tất cả',
  categories: {
    NEW: 'Thành viên mới',
    DAILY: 'Hằng ngày',
    SPORTS: 'Thể thao',
    LOTTERY: 'Xổ số',
    SLOTS: 'Nổ hũ',
    LIVE: 'Casino',
    VIP: 'VIP',
  },
  states: {
    NOT_YET: 'Bắt đầu {{time}}',
    OPEN: 'Bạn có thể tham gia',
    APPLIED: 'Đang xét duyệt',
    IN_PROGRESS: 'Đã cược {{done}} / {{required}}',
    CLAIMABLE: 'Có {{amount}} chờ nhận',
    CLAIMED: 'Bạn đã nhận',
    SOLD_OUT: 'Đã hết suất',
    EXPIRED: 'Đã kết thúc',
  },
  checkedIn: 'Hôm nay đã điểm danh',
  cashbackNow: 'Thua ròng tuần này: {{loss}}. Tạm tính thứ Hai bạn nhận {{amount}}.',
  reasons: {
    RANK: 'Dành cho hạng VIP cao hơn',
    NEW_MEMBERS: 'Dành cho thành viên mới',
    CONTACT: 'Hãy thêm số điện thoại hoặc email trước',
    DEPOSIT_NUMBER: 'Không áp dụng cho lần nạp tới của bạn',
    OTHER_BONUS: 'Hãy hoàn thành hoặc hủy khuyến mãi kia trước',
    PICTURES: 'Thiếu hình ảnh: hãy gửi lại',
    OFFICE: 'Không được duyệt',
  },
  facts: {
    bonus:
      'Nạp {{deposit}}, nhận {{bonus}}: cược {{required}} ({{times}} lần tiền thưởng), cộng 1 lần tiền nạp, trước khi rút.',
    bonusDays:
      'Nạp {{deposit}}, nhận {{bonus}}: cược {{required}} ({{times}} lần tiền thưởng) trong {{days}} ngày, cộng 1 lần tiền nạp, trước khi rút.',
    bonusLimits: 'Nạp từ {{minimum}}; tối đa {{cap}}.',
    maxStake: 'Cược trên {{amount}} không tính vào vòng cược.',
    counts: 'Tính vào vòng cược: {{games}}.',
    cashback: 'Hoàn {{lowest}}% đến {{highest}}% tiền thua ròng cả tuần theo hạng VIP, vào 06:00 thứ Hai hằng tuần.',
    cashbackLimits: 'Thua ròng từ {{least}}; tối đa {{cap}}. Nhận trong vòng bảy ngày.',
    application: '{{amount}} khi yêu cầu được duyệt; nhận trong {{days}} ngày.',
    times: 'Cược {{times}} vòng trước khi rút.',
  },
  day: 'Ngày {{day}}',
  points_other: '{{number}} điểm',
  sent: 'Đã gửi {{time}}',
  errors: {
    empty: 'Hãy viết vài chữ hoặc thêm hình.',
    fileType: 'Có tệp không phải PNG hoặc JPG hoàn chỉnh.',
    fileLarge: 'Mỗi hình tối đa 5 MB và 40 megapixel.',
    tooMany: 'Chọn tối đa ba hình.',
    closed: 'Bạn không còn tham gia được. Tải lại trang để xem lý do.',
  },
  toasts: {
    checkedIn: 'Đã điểm danh: phần thưởng hôm nay đã vào',
    applied: 'Yêu cầu của bạn đang được xét duyệt',
  },
} satisfies TextsLike<typeof en.server>;
