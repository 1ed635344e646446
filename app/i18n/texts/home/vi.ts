import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  title: 'Sảnh trò chơi {{name}}',
  games: {
    empty: 'Trò chơi tạm thời chưa sẵn sàng',
    emptyText: 'Vui lòng quay lại sau ít phút.',
  },
  today: {
    title: 'Hôm nay',
    rewards_other: 'phần thưởng chờ nhận',
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  today: {
    cashback: 'hoàn tiền tuần này',
    keep: 'trước {{date}} để giữ {{rank}}',
    back: 'trước {{date}} để lấy lại {{rank}}',
    turnover: 'cược thêm để lên {{rank}}',
    deposits: 'nạp thêm để lên {{rank}}',
  },
} satisfies TextsLike<typeof en.server>;
