import type en from '../en/games.ts';
import type { TextsLike } from '../like.ts';

export default {
  count_other: '{{total}} เกม',
  moreFrom: 'เกมอื่นจาก {{vendor}}',
  hot: 'ฮิต',
  new: 'ใหม่',
  jackpot: 'แจ็กพอต',
  minBetFrom: 'เริ่มต้น {{amount}}',
  row: {
    previous: 'เกมก่อนหน้า',
    next: 'เกมเพิ่มเติม',
  },
  jackpotPanel: {
    title: 'แจ็กพอต',
    text: 'รางวัลก้อนเดียว ลุ้นร่วมกันทุกสล็อตแจ็กพอต',
    play: 'เล่นสล็อตแจ็กพอต',
  },
  winners: {
    title: 'ทำเนียบผู้ชนะ',
    label: 'ผู้ชนะล่าสุด',
    pause: 'หยุดเลื่อนรายการ',
    play: 'เลื่อนรายการ',
    empty: 'ยังไม่มีผู้ชนะให้แสดง คนต่อไปอาจเป็นคุณ',
  },
  vendors: {
    label: 'ค่ายเกม',
    all: 'ทุกค่าย',
    previous: 'ค่ายก่อนหน้า',
    next: 'ค่ายเพิ่มเติม',
  },
  tabs: {
    label: 'รายการเกม',
    all: 'เกมทั้งหมด',
    hot: 'เกมฮิต',
  },
  filters: {
    label: 'กรองเกม',
    classification: 'ประเภท',
    allClassifications: 'ทุกประเภท',
    name: 'ชื่อเกม',
    namePlaceholder: 'ค้นหาเกม',
    minBet: 'เดิมพันขั้นต่ำ',
    anyBet: 'ทุกยอดเดิมพัน',
    submit: 'ค้นหา',
    reset: 'ล้างตัวกรอง',
  },
  results: 'เกม',
  loading: 'กำลังโหลดเกม',
  empty: {
    title: 'ไม่พบเกมที่ตรงกัน',
    text: 'ลองชื่ออื่น หรือล้างตัวกรองเพื่อดูเกมทั้งหมด',
    reset: 'แสดงเกมทั้งหมด',
  },
} satisfies TextsLike<typeof en>;
