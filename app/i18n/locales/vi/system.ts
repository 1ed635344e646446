import type en from '../en/system.ts';
import type { TextsLike } from '../like.ts';

export default {
  toHome: 'Về trang chủ',
  service: 'Liên hệ chăm sóc khách hàng',
  maintenance: {
    title: 'Chúng tôi đang bảo trì',
    text: 'Trang tạm đóng trong thời gian ngắn. Số dư và các cược của bạn vẫn an toàn.',
    until: 'Dự kiến mở lại',
    unknown: 'Chúng tôi sẽ mở lại sớm nhất có thể',
  },
  region: {
    title: 'Truy cập bị hạn chế',
    text: 'Trang này không phục vụ tại nơi bạn đang ở. Nếu bạn cho rằng có nhầm lẫn, hãy gửi địa chỉ bên dưới cho chăm sóc khách hàng.',
    ip: 'Địa chỉ IP của bạn',
  },
  errors: {
    safe: 'Số dư và các cược của bạn không bị ảnh hưởng.',
    requestId: 'Mã tham chiếu gửi chăm sóc khách hàng:',
    network: {
      title: 'Không kết nối được với máy chủ',
      text: 'Kết nối mạng không ổn định. Vui lòng thử lại sau giây lát.',
    },
    timeout: {
      title: 'Mất quá nhiều thời gian',
      text: 'Máy chủ không phản hồi kịp. Vui lòng thử lại.',
    },
    contract: {
      title: 'Đã có lỗi từ phía chúng tôi',
      text: 'Chúng tôi nhận được một phản hồi không đọc được và đã ghi nhận lỗi này.',
    },
    refused: {
      title: 'Không thực hiện được',
      text: 'Máy chủ đã từ chối yêu cầu.',
    },
    notFound: {
      title: 'Trang này không tồn tại',
      text: 'Địa chỉ có thể đã cũ hoặc bị gõ sai.',
    },
    forbidden: {
      title: 'Bạn không thể mở trang này',
      text: 'Tài khoản của bạn không có quyền truy cập.',
    },
    tooLarge: {
      title: 'Nội dung gửi quá lớn',
      text: 'Biểu mẫu của trang này không bao giờ lớn như vậy. Vui lòng quay lại và rút gọn nội dung đã nhập.',
    },
    unreadable: {
      title: 'Không đọc được nội dung đã gửi',
      text: 'Vui lòng quay lại, tải lại trang rồi gửi lại biểu mẫu.',
    },
    unknown: {
      title: 'Đã có lỗi xảy ra',
      text: 'Chúng tôi không hiển thị được trang này.',
    },
  },
  promotions: {
    title: 'Khuyến mãi',
    text: 'Tất cả khuyến mãi đang diễn ra.',
    empty: 'Hiện chưa có khuyến mãi',
    emptyText: 'Khuyến mãi mới đến thường xuyên. Trong lúc chờ, các trò chơi vẫn mở.',
  },
  help: {
    title: 'Trợ giúp',
    contents: 'Trong trang này',
    empty: 'Chưa có nội dung trợ giúp',
    more: 'Bạn chưa tìm thấy điều mình cần?',
  },
  download: {
    title: 'Tải ứng dụng {{name}}',
    text: 'Vẫn các trò chơi ấy, vẫn tài khoản ấy, chỉ cách một lần chạm.',
    scan: 'Quét bằng điện thoại',
    qr: 'Mã QR: {{name}}',
    safe: 'Chỉ cài đặt từ trang này hoặc từ các kho ứng dụng chính thức. Chúng tôi không bao giờ hỏi mật khẩu của bạn qua tin nhắn.',
    empty: 'Chưa có ứng dụng',
    emptyText: 'Trang chạy tốt trên trình duyệt điện thoại của bạn.',
    android: {
      name: 'Android',
      get: 'Tải cho Android',
      steps: [
        'Tải tệp về điện thoại của bạn.',
        'Mở tệp và cho phép cài đặt từ nguồn này khi điện thoại hỏi.',
        'Đăng nhập bằng tài khoản quen thuộc của bạn.',
      ],
    },
    ios: {
      name: 'iPhone và iPad',
      get: 'Cài đặt trên iPhone',
      steps: [
        'Mở liên kết trên iPhone rồi chạm Cài đặt.',
        'Tin cậy nhà phát triển trong Cài đặt, Cài đặt chung, Quản lý VPN & Thiết bị.',
        'Đăng nhập bằng tài khoản quen thuộc của bạn.',
      ],
    },
    pwa: {
      name: 'Ứng dụng web',
      get: 'Mở ứng dụng web',
      steps: [
        'Mở liên kết trong trình duyệt điện thoại của bạn.',
        'iPhone: chạm Chia sẻ trong Safari, rồi “Thêm vào MH chính”. Android: mở menu ⋮ của Chrome, rồi “Thêm vào màn hình chính”.',
        'Mở ứng dụng từ màn hình chính.',
      ],
    },
  },
  notices: {
    title: 'Tin mới nhất',
    empty: 'Hiện chưa có tin nào',
    emptyText: 'Tin về trò chơi, khuyến mãi và trang sẽ hiển thị tại đây.',
  },
} satisfies TextsLike<typeof en>;
