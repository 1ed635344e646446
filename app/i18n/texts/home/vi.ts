import type { TextsLike } from '../like.ts';
import type en from './en.ts';

export default {
  title: 'Sảnh trò chơi {{name}}',
  recent: 'Chơi tiếp',
  games: {
    empty: 'Hiện chưa thể hiển thị trò chơi',
    emptyText: 'Mời bạn quay lại sau ít phút.',
  },
  news: {
    title: 'Tin mới nhất',
  },
  promotions: {
    title: 'Khuyến mãi',
  },
  vendors: {
    title: 'Tất cả nhà cung cấp',
  },
} satisfies TextsLike<typeof en>;
