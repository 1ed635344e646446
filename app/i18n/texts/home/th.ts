import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  title: 'ล็อบบี้เกม {{name}}',
  games: {
    empty: 'ยังแสดงเกมไม่ได้ในขณะนี้',
    emptyText: 'โปรดกลับมาใหม่ในอีกไม่กี่นาที',
  },
} satisfies TextsLike<typeof en.page>;
