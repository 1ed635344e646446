import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  agentHome: {
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
