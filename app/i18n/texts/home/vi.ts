import type { TextsLike } from '../like.ts';
import type en from './en.ts';

export default {
  title: 'Sảnh trò chơi {{name}}',
  games: {
    empty: 'Hiện chưa thể hiển thị trò chơi',
    emptyText: 'Mời bạn quay lại sau ít phút.',
  },
} satisfies TextsLike<typeof en>;
