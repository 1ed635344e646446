import type { TextsLike } from '../like.ts';
import type en from './en.ts';

export default {
  afterLogin: {
    title: 'เรื่องควรรู้',
    goOn: 'ดำเนินการต่อ',
  },
  notices: {
    title: 'ข่าวล่าสุด',
    empty: 'ขณะนี้ยังไม่มีข่าว',
    emptyText: 'ข่าวเกี่ยวกับเกม โปรโมชั่น และเว็บไซต์จะแสดงที่นี่',
  },
} satisfies TextsLike<typeof en>;
