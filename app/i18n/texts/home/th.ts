import type { TextsLike } from '../like.ts';
import type en from './en.ts';

export default {
  title: 'ล็อบบี้เกม {{name}}',
  games: {
    empty: 'ยังแสดงเกมไม่ได้ในขณะนี้',
    emptyText: 'โปรดกลับมาใหม่ในอีกไม่กี่นาที',
  },
} satisfies TextsLike<typeof en>;
