import type { TextsLike } from '../like.ts';
import type en from './en.ts';

export default {
  others: 'Trò chơi khác',
  bar: {
    label: 'Trò chơi',
    leave: 'Rời trò chơi',
    balance: 'Số dư',
    move: 'Chuyển tiền',
    rooms: 'Chọn phòng',
    fullScreen: 'Toàn màn hình',
    endFullScreen: 'Thoát toàn màn hình',
    demo: 'Chơi thử: tiền ảo',
    playForReal: 'Chơi thật',
    fold: 'Ẩn thanh',
    unfold: 'Hiện thanh',
  },
  frame: {
    title: '{{name}} của {{vendor}}',
    loading: 'Đang mở {{name}}',
    late: 'Trò chơi chưa phản hồi. Số dư của bạn vẫn an toàn.',
    again: 'Mở lại',
    noScript: 'Trò chơi này cần JavaScript. Vui lòng bật trong trình duyệt của bạn.',
  },
  trial: {
    label: 'Chế độ chơi thử',
    badge: 'Chơi thử',
    text: 'Bạn đang chơi bằng tiền ảo: không thắng, không thua tiền thật.',
    register: 'Đăng ký để chơi thật',
    logIn: 'Đăng nhập để chơi thật',
  },
  leave: {
    title: 'Rời trò chơi?',
    text: 'Các ván đã xong đã vào số dư. Ván đang chơi dở sẽ được hoàn tất mà không cần bạn, và tiền thắng vẫn là của bạn.',
    stay: 'Chơi tiếp',
    leave: 'Rời đi',
  },
  window: {
    title: '{{name}} mở trong cửa sổ riêng',
    text: 'Nếu chưa có cửa sổ nào mở ra, hãy bấm nút này. Bạn có thể quay lại đây bất cứ lúc nào.',
    open: 'Mở trò chơi',
  },
  lobby: {
    label: 'Các trò chơi trong {{name}}',
    text: 'Chọn một trò để chơi.',
    minBet: 'Từ {{amount}}',
    empty: 'Hiện chưa có trò chơi nào ở đây',
    closed: 'Sảnh đang đóng',
  },
  failed: {
    safe: 'Số dư của bạn không thay đổi.',
    notFound: {
      title: 'Chúng tôi không có trò chơi này',
      text: 'Có thể trò chơi đã ngừng, hoặc địa chỉ bị gõ sai.',
    },
    maintenance: {
      title: 'Nhà cung cấp này đang bảo trì',
      text: 'Các trò chơi tạm đóng trong thời gian ngắn. Vui lòng thử lại sau, hoặc chơi trò khác.',
      until: 'Dự kiến mở lại: {{time}}',
    },
    limit: {
      title: 'Bạn đã hết thời gian chơi',
      text: 'Bạn đã chơi hết thời gian mà bạn tự giới hạn. Thời gian được tính lại từ ngày, tuần hoặc tháng kế tiếp.',
    },
    notPlayable: {
      title: 'Không mở được trò chơi này',
      text: 'Hiện không chơi được ở đây. Vẫn còn nhiều trò khác.',
    },
    network: {
      title: 'Không kết nối được với trò chơi',
      text: 'Kết nối với nhà cung cấp bị ngắt. Vui lòng thử lại sau giây lát.',
    },
    timeout: {
      title: 'Trò chơi phản hồi quá lâu',
      text: 'Nhà cung cấp không phản hồi kịp. Vui lòng thử lại.',
    },
    tooMany: {
      title: 'Xin chờ một chút',
      text: 'Nhiều trò chơi đã được chơi thử từ kết nối của bạn trong thời gian ngắn. Vui lòng thử lại sau vài phút.',
    },
    refused: {
      title: 'Trò chơi chưa mở được',
      text: 'Nhà cung cấp không cho vào. Vui lòng thử lại, hoặc chơi trò khác.',
    },
  },
  rooms: {
    title: 'Phòng',
    text: 'Đấu với người chơi khác. Chọn mức cược hợp với bạn.',
    level: 'Cấp {{level}}',
    minBet: 'Cược tối thiểu',
    buyIn: 'Tiền vào bàn',
    players: 'Người chơi',
    seats: 'Số ghế mỗi bàn',
    join: 'Vào phòng',
    joinLabel: 'Vào {{name}}, cấp {{level}}',
    empty: 'Hiện chưa có phòng nào',
    emptyText: 'Trò đối kháng ở đây hiện chưa mở.',
    back: 'Tất cả trò đối kháng',
  },
  seamless: {
    title: 'Một ví cho mọi trò chơi',
    titleMany: 'Mỗi nhà cung cấp một ví',
    single: 'Bạn chơi mọi nhà cung cấp từ một số dư. Hãy chọn nơi bắt đầu.',
    many: 'Ở đây mỗi nhà cung cấp có ví riêng. Hãy chuyển tiền khi mở trò chơi, hoặc gom tất cả về ví chính.',
    trial: 'Tiền chơi thử đã nằm trong một ví.',
    categories: 'Nhà cung cấp theo thể loại',
    transfer: 'Chuyển tiền giữa các ví',
  },
} satisfies TextsLike<typeof en>;
