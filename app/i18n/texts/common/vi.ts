import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  loading: 'Đang tải',
  close: 'Đóng',
  cancel: 'Hủy',
  retry: 'Thử lại',
  seeAll: 'Xem tất cả',
  noData: 'Chưa có dữ liệu',
  showPassword: 'Hiện mật khẩu',
  hidePassword: 'Ẩn mật khẩu',
  pages: {
    label: 'Các trang',
    first: 'Trang đầu',
    previous: 'Trang trước',
    next: 'Trang sau',
    last: 'Trang cuối',
    position: 'Trang {{page}}/{{total}}',
  },
  errors: {
    tooMany: 'Bạn đã thử quá nhiều lần. Vui lòng chờ {{minutes}} phút rồi thử lại.',
    network: 'Kết nối mạng gặp trục trặc, vui lòng thử lại.',
    refused:
      'Yêu cầu này không được chấp nhận và không có gì thay đổi. Hiện chưa thể hiển thị lý do. Vui lòng thử lại.',
    summary: 'Vui lòng kiểm tra lại thông tin',
  },
  failure: {
    safe: 'Số dư và các lượt cược của bạn không bị ảnh hưởng.',
    requestId: 'Mã tham chiếu cho chăm sóc khách hàng:',
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
      text: 'Hệ thống nhận được phản hồi không mong đợi và đã ghi nhận lỗi này.',
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
      title: 'Nội dung gửi quá dài',
      text: 'Nội dung vượt quá mức cho phép. Vui lòng quay lại và rút gọn phần đã nhập.',
    },
    tooMany: {
      title: 'Vui lòng chờ một chút',
      text: 'Bạn đã thử quá nhiều lần. Vui lòng thử lại sau vài phút.',
    },
    unreadable: {
      title: 'Không đọc được nội dung đã gửi',
      text: 'Vui lòng quay lại, tải lại trang rồi gửi lại biểu mẫu.',
    },
    unknown: {
      title: 'Đã có lỗi xảy ra',
      text: 'Không hiển thị được trang này.',
    },
  },
  toHome: 'Về trang chủ',
} satisfies TextsLike<typeof en.page>;

export const server = {
  endOfDay: 'hết ngày {{date}}',
} satisfies TextsLike<typeof en.server>;
