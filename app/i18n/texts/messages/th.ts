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
  inbox: {
    title: 'ข้อความ',
    all: 'ทั้งหมด',
    unread: 'ยังไม่อ่าน',
    readAll: 'ทำเครื่องหมายว่าอ่านแล้วทั้งหมด',
    read: 'ทำเครื่องหมายว่าอ่านแล้ว',
    delete: 'ลบ',
    deleted: 'ลบข้อความแล้ว',
    undo: 'เลิกทำ',
    isNew: 'ใหม่',
    empty: 'คุณยังไม่มีข้อความ',
    emptyText: 'ข่าวเกี่ยวกับบัญชี เงิน และรางวัลของคุณจะมาถึงที่นี่',
    noUnread: 'คุณอ่านครบทุกข้อความแล้ว',
    error: 'ดำเนินการไม่สำเร็จ',
    gone: 'ไม่มีข้อความนี้แล้ว',
  },
} satisfies TextsLike<typeof en>;
