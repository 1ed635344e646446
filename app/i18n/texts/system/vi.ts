import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  service: {
    label: 'Liên hệ chăm sóc khách hàng',
    failed: 'Đường dẫn không hợp lệ, vui lòng liên hệ chăm sóc khách hàng.',
  },
  maintenance: {
    title: 'Hệ thống đang bảo trì',
    text: 'Trang tạm đóng trong thời gian ngắn. Số dư và các lượt cược của bạn vẫn an toàn.',
    until: 'Dự kiến mở lại',
    unknown: 'Chúng tôi sẽ mở lại sớm nhất có thể',
  },
  region: {
    title: 'Truy cập bị hạn chế',
    text: 'Trang này không phục vụ tại nơi bạn đang ở. Nếu bạn cho rằng có nhầm lẫn, hãy gửi địa chỉ bên dưới cho chăm sóc khách hàng.',
    ip: 'Địa chỉ IP của bạn',
  },
  licence: {
    number: 'Số giấy phép',
    holder: 'Đơn vị được cấp phép',
    scope: 'Phạm vi',
    validUntil: 'Có hiệu lực đến',
    lapsedOn: 'Hết hiệu lực ngày',
    register: 'Tra cứu trong sổ đăng ký',
    text: 'Sổ đăng ký của cơ quan quản lý cho biết giấy phép này còn hiệu lực hay không.',
    lapsed: 'Giấy phép này đã hết hiệu lực. {{name}} không còn hoạt động theo giấy phép này.',
  },
  download: {
    title: 'Tải ứng dụng {{name}}',
    text: 'Cùng trò chơi, cùng tài khoản, chỉ cần một chạm.',
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
        'Đăng nhập bằng tài khoản hiện có của bạn.',
      ],
    },
    ios: {
      name: 'iPhone và iPad',
      get: 'Cài đặt trên iPhone',
      steps: [
        'Mở liên kết trên iPhone rồi chạm Cài đặt.',
        'Tin cậy nhà phát triển trong Cài đặt, Cài đặt chung, Quản lý VPN & Thiết bị.',
        'Đăng nhập bằng tài khoản hiện có của bạn.',
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
  offline: {
    title: 'Bạn đang ngoại tuyến',
    text: 'Thiết bị của bạn hiện không có kết nối. Các ván bạn đã chơi vẫn được lưu an toàn.',
    retry: 'Thử lại',
  },
  install: {
    title: 'Cài {{name}} trên thiết bị này',
    text: 'Mở từ màn hình chính như một ứng dụng và luôn là bản mới nhất.',
    submit: 'Cài ngay',
    steps: ['Chạm Chia sẻ trong trình duyệt.', 'Chọn “Thêm vào MH chính”, rồi chạm Thêm.'],
    later: 'Để sau',
  },
} satisfies TextsLike<typeof en.page>;
