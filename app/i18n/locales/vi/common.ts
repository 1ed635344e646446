import type en from '../en/common.ts';
import type { TextsLike } from '../like.ts';

export default {
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
} satisfies TextsLike<typeof en>;
