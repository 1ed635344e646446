import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {} satisfies TextsLike<typeof en.page>;

export const server = {
  games: '{{category}} tại {{brand}}, với trò chơi của {{vendors}}.',
  rooms: 'Các phòng game bài tại {{brand}}, với mức cược và người chơi của từng phòng.',
  lotteries: 'Xổ số tại {{brand}}: thời gian đến từng kỳ quay, kết quả mới nhất và cách chơi.',
  vietnam: 'Xổ số Việt Nam tại {{brand}}: các đài miền Bắc, miền Trung và miền Nam cùng kết quả mới nhất.',
  lottery: '{{name}} tại {{brand}}: thời gian đến kỳ quay tới, kết quả mới nhất và mọi kiểu cược kèm tỷ lệ.',
  trends: '{{name}}: kết quả các kỳ gần đây, số nóng, số lạnh và số lâu chưa về.',
  fair: 'Tự kiểm tra kỳ quay của {{brand}}: hạt giống công bố trước và sau kỳ quay cho ra cùng dãy số trên máy của bạn.',
  promotions: 'Khuyến mãi tại {{brand}}: {{titles}}.',
  vip: 'Các hạng VIP của {{brand}}: điều kiện, hoàn tiền, tiền thưởng và hạn mức rút của từng hạng.',
  points: 'Cửa hàng điểm của {{brand}}: đổi điểm từ vé cược lấy tiền thưởng, lượt quay miễn phí và quà tặng.',
  join: 'Trở thành đối tác của {{brand}}: các mức hoa hồng, công cụ tính thu nhập và đơn đăng ký.',
  tournaments: 'Giải đấu tại {{brand}}: trò chơi, giải thưởng, thể lệ và bảng xếp hạng.',
  notices: 'Tin mới từ {{brand}}: {{titles}}.',
  help: 'Trợ giúp của {{brand}}: giải đáp về {{topics}}.',
  licence:
    '{{name}} của {{brand}}: số {{number}}, cấp cho {{holder}}, kèm liên kết đến sổ đăng ký của cơ quan quản lý.',
  download: 'Cài {{brand}} lên điện thoại: ứng dụng, hoặc trang web trên màn hình chính.',
  login: 'Đăng nhập {{brand}}, hoặc đăng ký trong một phút.',
  register: 'Đăng ký {{brand}} trong một phút.',
} satisfies TextsLike<typeof en.server>;
