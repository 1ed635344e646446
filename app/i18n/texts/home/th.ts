import type { TextsLike } from '../like.ts';
import type en from './en.ts';

export default {
  title: 'ล็อบบี้เกม {{name}}',
  recent: 'เล่นต่อ',
  games: {
    empty: 'ยังแสดงเกมไม่ได้ในขณะนี้',
    emptyText: 'โปรดกลับมาใหม่ในอีกไม่กี่นาที',
  },
  news: {
    title: 'ข่าวล่าสุด',
  },
  promotions: {
    title: 'โปรโมชั่น',
  },
  vendors: {
    title: 'ค่ายเกมทั้งหมด',
  },
} satisfies TextsLike<typeof en>;
