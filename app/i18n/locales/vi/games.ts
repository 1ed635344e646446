import type en from '../en/games.ts';
import type { TextsLike } from '../like.ts';

export default {
  count_other: '{{total}} trò chơi',
  moreFrom: 'Thêm từ {{vendor}}',
  hot: 'Hot',
  new: 'Mới',
  jackpot: 'Jackpot',
  minBetFrom: 'Từ {{amount}}',
  row: {
    previous: 'Trò chơi trước',
    next: 'Thêm trò chơi',
  },
  jackpotPanel: {
    title: 'Jackpot',
    text: 'Một hũ chung cho mọi trò nổ hũ có jackpot',
    play: 'Chơi nổ hũ jackpot',
  },
  winners: {
    title: 'Bảng thắng cược',
    label: 'Người thắng mới nhất',
    pause: 'Dừng cuộn danh sách',
    play: 'Cuộn danh sách',
    empty: 'Chưa có lượt thắng nào. Lượt tiếp theo có thể là của bạn.',
  },
  vendors: {
    label: 'Nhà cung cấp',
    all: 'Tất cả nhà cung cấp',
    previous: 'Nhà cung cấp trước',
    next: 'Thêm nhà cung cấp',
  },
  tabs: {
    label: 'Danh sách trò chơi',
    all: 'Tất cả trò chơi',
    hot: 'Trò chơi hot',
  },
  filters: {
    label: 'Lọc trò chơi',
    classification: 'Thể loại',
    allClassifications: 'Mọi thể loại',
    name: 'Tên trò chơi',
    namePlaceholder: 'Tìm trò chơi',
    minBet: 'Cược tối thiểu',
    anyBet: 'Mọi mức cược',
    submit: 'Tìm kiếm',
    reset: 'Xóa bộ lọc',
  },
  results: 'Trò chơi',
  loading: 'Đang tải trò chơi',
  empty: {
    title: 'Không có trò chơi phù hợp',
    text: 'Hãy thử tên khác, hoặc xóa bộ lọc để xem tất cả.',
    reset: 'Hiện tất cả trò chơi',
  },
} satisfies TextsLike<typeof en>;
