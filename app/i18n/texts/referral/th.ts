import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  title: 'ชวนเพื่อน',
  text: 'แชร์รหัสหรือลิงก์ของคุณ เมื่อเพื่อนสมัครผ่านลิงก์นี้ คุณทั้งคู่จะได้รางวัลในทุกขั้น',
  code: 'รหัสของคุณ',
  link: 'ลิงก์ของคุณ',
  copy: 'คัดลอก',
  copied: 'คัดลอกแล้ว',
  share: 'แชร์',
  qr: 'คิวอาร์โค้ดของลิงก์คุณ',
  scan: 'ให้เพื่อนสแกนได้ที่นี่',
  totals: { friends: 'เพื่อน', credit: 'เครดิตที่ได้รับ', points: 'แต้มที่ได้รับ' },
  steps: 'รางวัลในแต่ละขั้น',
  you: 'คุณได้',
  friend: 'เพื่อนได้',
  records: 'เพื่อนของคุณ',
  empty: 'ยังไม่มีใครสมัครด้วยรหัสของคุณ',
  emptyText: 'ส่งลิงก์ให้เพื่อนเพื่อเริ่มต้น',
  note: 'รับรางวัลได้ที่ศูนย์รางวัล บัญชีที่สองของตัวเองไม่นับ',
  states: { OPEN: 'ยังไม่ถึง', REACHED: 'สำเร็จ', REVIEW: 'กำลังตรวจสอบ', MISSED: 'ไม่ทันเวลา' },
  short: { REGISTER: 'สมัคร', DEPOSIT: 'ฝากครั้งแรก', TURNOVER: 'เดิมพัน' },
} satisfies TextsLike<typeof en.page>;

export const server = {
  invitation: 'มาเล่นที่ {{brand}} ด้วยกัน เราทั้งคู่ได้รางวัล',
  invited: 'เพื่อนชวนคุณมา สิ่งที่คุณได้รับ:',
  tiers: {
    REGISTER: 'สมัครและยืนยันเบอร์มือถือหรืออีเมล',
    DEPOSIT: 'ฝากครั้งแรกตั้งแต่ {{amount}}',
    TURNOVER: 'เดิมพันครบ {{amount}} ใน 30 วันแรก',
  },
  reached_other: 'มีเพื่อนทำได้แล้ว {{count}} คน',
  joined: 'สมัครเมื่อ {{time}}',
} satisfies TextsLike<typeof en.server>;
