import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  title: 'Sảnh trò chơi {{name}}',
  games: {
    empty: 'Trò chơi tạm thời chưa sẵn sàng',
    emptyText: 'Vui lòng quay lại sau ít phút.',
  },
} satisfies TextsLike<typeof en.page>;
