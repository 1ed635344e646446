import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  centre: {
    title: 'ศูนย์เอเย่นต์',
    pages: { overview: 'ภาพรวมทีม', downlines: 'จัดการดาวน์ไลน์' },
  },
  overview: {
    day: 'วันที่',
    deposit: 'ยอดฝาก',
    withdrawal: 'ยอดถอน',
    validBet: 'ยอดเดิมพันที่นับ',
    profit: 'กำไร',
    lists: { best: 'สายที่ดีที่สุด', newest: 'สมาชิกใหม่ล่าสุด', quiet: 'สายที่เงียบไป' },
    listTexts: {
      best: 'ตามยอดเดิมพันที่นับของทีมในช่วงนี้',
      newest: 'ทุกระดับในทีมของคุณ',
      quiet: 'ไม่มีเดิมพัน 7 วัน แต่เดือนก่อนหน้ามี',
    },
    nobody: 'ยังไม่มี',
  },
  downlines: {
    account: 'ชื่อผู้ใช้',
    name: 'ชื่อ',
    members: 'ทีม',
    open: 'เปิดทีมของ {{name}}',
    crumbs: 'ตำแหน่งในทีมของคุณ',
  },
  agentHome: {
    today: 'ทีมของคุณวันนี้',
    pages: 'ศูนย์เอเย่นต์',
    title: 'หน้าแรกตัวแทน',
    hello: 'สวัสดี {{name}}',
    since: 'เป็นตัวแทนตั้งแต่ {{date}}',
    balance: 'ยอดเงิน',
    rank: 'ระดับ',
    payee: 'ชื่อเจ้าของบัญชี',
    signIns: 'การเข้าสู่ระบบล่าสุดของคุณ',
    signInsHint: 'หากมีรายการที่ไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันที',
    time: 'เวลา',
    device: 'อุปกรณ์',
    place: 'สถานที่',
    way: 'วิธี',
    now: 'เซสชันนี้',
    unknownPlace: 'ไม่ทราบ',
    ways: {
      USERNAME: 'ชื่อผู้ใช้',
      SMS: 'SMS',
      PHONE_AUTH: 'โทรศัพท์',
      GOOGLE: 'Google',
      FACEBOOK: 'Facebook',
      REGISTER: 'สมัครสมาชิก',
      FREE_PLAY: 'ทดลองเล่นฟรี',
    },
    onlyAgents: 'หน้านี้สำหรับตัวแทนเท่านั้น',
  },
} satisfies TextsLike<typeof en.page>;

/** View models carry these texts. */
export const server = {
  figures: {
    deposit: 'ยอดฝาก',
    withdrawal: 'ยอดถอน',
    stake: 'ยอดเดิมพัน',
    validBet: 'ยอดเดิมพันที่นับ',
    win: 'ยอดชนะ',
    rebate: 'คืนยอด',
    promotion: 'โปรโมชั่น',
    profit: 'กำไร',
  },
  tiles: {
    members: 'สมาชิกในทีม',
    agents_other: 'เป็นเอเย่นต์ {{number}} คน',
    online: 'ออนไลน์อยู่',
    newMembers: 'สมาชิกใหม่',
    firstDeposits: 'ฝากครั้งแรก',
    before: 'ช่วงก่อน: {{value}}',
  },
  types: { general: 'เอเย่นต์ใหญ่', agent: 'เอเย่นต์', master: 'มาสเตอร์เอเย่นต์' },
  filters: { kind: 'ประเภท', any: 'ทั้งหมด', AGENT: 'เอเย่นต์', PLAYER: 'ผู้เล่น', search: 'ชื่อผู้ใช้' },
  lines_other: '{{number}} สาย',
  lastBet: 'เดิมพันล่าสุด {{day}}',
  balance: 'ยอดเงิน',
  registered: 'สมัครเมื่อ',
  seen: 'ใช้งานล่าสุด',
  never: 'ไม่เคย',
} satisfies TextsLike<typeof en.server>;
