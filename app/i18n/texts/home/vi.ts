import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  title: 'Sảnh trò chơi {{name}}',
  games: {
    empty: 'Hiện chưa thể hiển thị trò chơi',
    emptyText: 'Mời bạn quay lại sau ít phút.',
  },
} satisfies TextsLike<typeof en.page>;
