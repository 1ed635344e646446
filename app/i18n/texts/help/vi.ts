import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page: TextsLike<typeof en.page> = {
  title: 'Trợ giúp',
  search: 'Tìm trong mục trợ giúp',
  placeholder: 'Bạn muốn hỏi điều gì?',
  submit: 'Tìm',
  results: 'Giải đáp cho “{{query}}”',
  noResult: 'Chúng tôi chưa có câu trả lời cho điều này',
  ask: 'Hỏi chúng tôi',
  highlights: 'Hay được hỏi nhất',
  all: 'Tất cả chủ đề trợ giúp',
  empty: 'Chưa có nội dung trợ giúp',
  others: 'Cùng chủ đề',
  more: 'Bạn chưa tìm thấy điều mình cần?',
  vote: { question: 'Bài này có giúp được bạn không?', yes: 'Có', no: 'Không', thanks: 'Cảm ơn bạn đã trả lời' },
  feedback: {
    title: 'Gửi góp ý',
    introMember: 'Hãy cho chúng tôi biết điều gì còn thiếu, còn sai hay đã tốt. Câu trả lời sẽ đến hộp thư của bạn.',
    introVisitor: 'Hãy cho chúng tôi biết điều gì còn thiếu, còn sai hay đã tốt.',
    category: 'Về việc gì?',
    choose: 'Vui lòng chọn',
    categories: {
      MONEY: 'Nạp và rút tiền',
      BONUS: 'Khuyến mãi và phần thưởng',
      GAME: 'Trò chơi và cược',
      ACCOUNT: 'Tài khoản và đăng nhập',
      SITE: 'Trang web',
      OTHER: 'Việc khác',
    },
    text: 'Nội dung góp ý',
    textHint: '10 đến 1.000 ký tự. Đừng ghi mật khẩu hay mã xác minh.',
    contact: 'Email nhận câu trả lời (không bắt buộc)',
    contactHint: 'Không có email, chúng tôi không thể trả lời bạn.',
    submit: 'Gửi',
    pending: 'Đang gửi…',
    errors: {
      category: 'Hãy chọn việc bạn góp ý',
      length: 'Hãy viết 10 đến 1.000 ký tự',
      markup: 'Hãy viết không có thẻ HTML như <b>',
      contact: 'Đây không phải địa chỉ email',
    },
  },
};

export const server: TextsLike<typeof en.server> = {
  gone: 'Bài này không còn nữa.',
  toasts: {
    feedbackSent: 'Cảm ơn, chúng tôi đã nhận được góp ý của bạn',
  },
};
