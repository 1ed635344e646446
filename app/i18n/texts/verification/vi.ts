import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  slider: {
    title: 'Xác minh nhanh',
    text: 'Kéo mảnh ghép vào chỗ trống để xác minh bạn không phải robot.',
    track: 'Vị trí mảnh ghép',
    hint: 'Kéo, hoặc dùng các phím mũi tên rồi nhấn Enter.',
    picture: 'Hình có chỗ trống và mảnh ghép tương ứng',
    confirm: 'Xác nhận',
    checking: 'Đang kiểm tra…',
    another: 'Đổi hình khác',
    wrong: 'Chưa khớp. Đây là hình mới.',
    failed: 'Không tải được phần xác minh. Vui lòng thử lại.',
    noScript: 'Xem thước dưới hình để biết chỗ trống bắt đầu từ đâu, rồi đặt thanh trượt vào vị trí đó.',
  },
  code: {
    label: 'Mã xác minh (OTP)',
    send: 'Gửi mã',
    sending: 'Đang gửi…',
    again: 'Gửi lại sau {{seconds}} giây',
    isSent: 'Đã gửi mã cho bạn.',
    sent_other: 'Đã gửi mã cho bạn, có hiệu lực trong {{count}} phút.',
    warningTitle: 'Chưa gửi được mã',
    confirm: 'Đã hiểu',
  },
  mobile: {
    label: 'Số điện thoại',
    country: 'Mã quốc gia',
    invalid: 'Số điện thoại không đúng định dạng.',
    required: 'Nhập số điện thoại của bạn.',
  },
  email: {
    invalid: 'Nhập địa chỉ email đúng, ví dụ name@mail.com.',
    required: 'Nhập địa chỉ email của bạn.',
  },
  phoneAuth: {
    'invalid-phone-number': 'Số điện thoại này không hợp lệ. Hãy kiểm tra mã quốc gia và số.',
    'missing-phone-number': 'Nhập số điện thoại của bạn.',
    'too-many-requests': 'Có quá nhiều yêu cầu cho số này. Vui lòng thử lại sau 5 phút.',
    unknown: 'Hiện không đăng nhập được bằng số điện thoại. Vui lòng thử lại sau.',
    'invalid-verification-code': 'Mã chưa đúng. Vui lòng kiểm tra lại.',
    'missing-verification-code': 'Nhập mã OTP trong tin nhắn SMS.',
    'captcha-check-failed': 'Chưa xác minh được bạn không phải robot. Vui lòng thử lại.',
    'quota-exceeded': 'Hôm nay không thể gửi thêm mã. Vui lòng đăng nhập bằng cách khác.',
    'code-expired': 'Mã đã hết hạn. Hãy lấy mã mới.',
    'operation-not-allowed': 'Đăng nhập bằng số điện thoại hiện đang tắt.',
    'popup-closed-by-user': 'Bạn đã thoát trước khi đăng nhập xong.',
  },
  errors: {
    same: 'Bạn đang dùng thông tin này rồi. Hãy nhập thông tin khác.',
    missing: 'Tài khoản của bạn chưa có nơi nhận mã. Hãy thêm email hoặc số điện thoại trước.',
    memberCode: 'Nhập mã đã gửi cho bạn.',
    code: 'Nhập mã OTP trong tin nhắn SMS.',
    codeWrong: 'Mã sai hoặc đã hết hạn. Hãy lấy mã mới.',
    slider: 'Vui lòng xác minh nhanh trước.',
  },
} satisfies TextsLike<typeof en.page>;
