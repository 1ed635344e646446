import type { TextsLike } from '../../like.ts';
import type * as en from './en.ts';

export const page = {
  title: 'Tìm kiếm',
  label: 'Tìm trò chơi, khuyến mãi, trợ giúp và trang',
  placeholder: 'Trò chơi, khuyến mãi, câu hỏi …',
  submit: 'Tìm',
  resultsFor: 'Kết quả cho “{{query}}”',
  results: 'Kết quả tìm kiếm',
  count_other: '{{total}} kết quả',
  games: 'Trò chơi',
  lotteries: 'Xổ số',
  promotions: 'Khuyến mãi',
  help: 'Trợ giúp',
  vendors: 'Nhà cung cấp',
  pages: 'Trang',
  hot: 'Trò chơi hot',
  all: 'Xem tất cả {{total}} kết quả',
  empty: 'Không tìm thấy “{{query}}”',
  emptyText: 'Hãy kiểm tra chính tả, bớt từ, hoặc bắt đầu với trò chơi hot.',
} satisfies TextsLike<typeof en.page>;
