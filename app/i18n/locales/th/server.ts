import type en from '../en/server.ts';
import type { TextsLike } from '../like.ts';

export default {
  toasts: {
    signedIn: 'ยินดีต้อนรับกลับมา',
    signedOut: 'คุณออกจากระบบแล้ว',
    sessionEnded: 'เซสชันของคุณสิ้นสุดแล้ว โปรดเข้าสู่ระบบอีกครั้ง',
    freePlay: 'บัญชีทดลองเล่นพร้อมแล้ว ขอให้สนุก',
    firstLogin: 'ยินดีต้อนรับ เราส่งข้อความแนะนำการเริ่มต้นไว้ให้คุณแล้ว',
    registered: 'บัญชีของคุณพร้อมแล้ว ยินดีต้อนรับ',
    passwordChanged: 'เปลี่ยนรหัสผ่านเรียบร้อยแล้ว',
    passwordSent: 'ส่งรหัสผ่านแล้ว โปรดตรวจสอบ',
    tooMany: 'ลองหลายครั้งเกินไป โปรดรอ 5 นาทีแล้วลองใหม่',
    memberNotFound: 'ไม่พบชื่อผู้ใช้/อีเมลนี้',
    network: 'การเชื่อมต่อเครือข่ายผิดปกติ โปรดลองอีกครั้ง',
    passwordSet: 'ตั้งรหัสผ่านใหม่แล้ว และคุณเข้าสู่ระบบแล้ว',
    passwordSetLogIn: 'ตั้งรหัสผ่านใหม่แล้ว โปรดเข้าสู่ระบบด้วยรหัสผ่านนี้',
    signInStopped: 'คุณออกก่อนที่จะเข้าสู่ระบบเสร็จ',
    socialFailed: 'เข้าสู่ระบบผ่านบริการนี้ไม่สำเร็จ โปรดลองใหม่ หรือใช้วิธีอื่น',
    transferred: 'โยกเงินเรียบร้อยแล้ว',
    collected: 'เงินทั้งหมดอยู่ในกระเป๋าหลักของคุณแล้ว',
  },
  links: {
    home: 'หน้าแรก',
    promotions: 'โปรโมชั่น',
    download: 'ดาวน์โหลดแอป',
    notices: 'ข่าวล่าสุด',
  },
  promotionUntil: 'ถึง {{date}}',
  gameClasses: {
    JP: 'สล็อต',
    TG: 'เกมโต๊ะ',
    VP: 'วิดีโอโป๊กเกอร์',
    AC: 'อาร์เคด',
    SC: 'บัตรขูด',
    BG: 'บิงโก',
  },
} satisfies TextsLike<typeof en>;
