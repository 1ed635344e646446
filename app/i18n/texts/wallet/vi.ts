import type { TextsLike } from '../like.ts';
import type en from './en.ts';

export default {
  transfer: {
    title: 'Chuyển tiền',
    wallets: 'Các ví của bạn',
    way: 'Chiều chuyển',
    to: 'sang',
    amount: 'Số tiền',
    all: 'Tối đa',
    submit: 'Chuyển',
    pending: 'Đang chuyển…',
    collect: 'Gom tất cả về ví chính',
    single: 'Bạn có một ví',
    singleText: 'Mọi trò chơi đều dùng ví này nên không cần chuyển gì.',
    why: '{{name}} dùng ví riêng và ví này đang trống. Hãy chuyển tiền vào để bắt đầu.',
    bothEmpty: '{{name}} dùng ví riêng. Ví này và ví chính đều trống: vui lòng nạp tiền trước.',
    errors: {
      summary: 'Chưa có khoản nào được chuyển',
      amount: 'Hãy nhập số tiền lớn hơn 0, ví dụ 100 hoặc 99.50.',
      insufficient: 'Ví này không đủ tiền.',
      wallet: 'Ví này không mở cho bạn. Vui lòng chọn ví khác.',
      reused: 'Lần gửi trước của biểu mẫu này đã thành công. Hãy xem số dư trước khi chuyển thêm.',
      unsure: 'Chúng tôi chưa biết lệnh đã thành công hay chưa. Hãy gửi lại: tiền chỉ được chuyển một lần.',
    },
  },
  balance: {
    error: 'Chưa lưu được lựa chọn của bạn',
    pending: 'Đang lưu…',
    one: {
      title: 'Một số dư',
      text: 'Mọi trò chơi dùng chung một số dư: tiền cược và tiền thắng tự động chuyển.',
      choose: 'Chơi bằng một số dư',
    },
    many: {
      text: 'Khi dùng ví riêng, mỗi nhà cung cấp chỉ chơi bằng số tiền bạn đã chuyển vào.',
      choose: 'Dùng ví riêng',
    },
  },
} satisfies TextsLike<typeof en>;
