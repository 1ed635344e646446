import type en from '../en/session.ts';
import type { TextsLike } from '../like.ts';

export default {
  title: 'เข้าสู่ระบบ',
  subtitle: 'ยินดีที่ได้พบกันอีก',
  username: 'ชื่อผู้ใช้',
  password: 'รหัสผ่าน',
  captcha: 'รหัสยืนยัน',
  captchaImage: 'ภาพรหัสยืนยันที่ต้องพิมพ์',
  captchaRefresh: 'เปลี่ยนรหัสใหม่',
  remember: 'ให้ฉันอยู่ในระบบหนึ่งวัน',
  submit: 'เข้าสู่ระบบ',
  pending: 'กำลังเข้าสู่ระบบ…',
  errorSummary: 'ยังเข้าสู่ระบบไม่สำเร็จ',
  requestId: 'เลขอ้างอิง: {{id}}',
  formLabel: 'เข้าสู่ระบบ',
  errors: {
    username: 'โปรดกรอกชื่อผู้ใช้',
    password: 'โปรดกรอกรหัสผ่าน',
    captcha: 'โปรดพิมพ์รหัสในภาพ',
  },
  failures: {
    wrongCredentials: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง',
    captchaWrong: 'รหัสไม่ตรงกัน นี่คือภาพใหม่',
    captchaRequired: 'โปรดพิมพ์รหัสในภาพด้วย',
    unavailable: 'เชื่อมต่อระบบเข้าใช้งานไม่ได้ ข้อมูลของคุณยังอยู่ครบ โปรดลองใหม่ในอีกสักครู่',
    tooMany: 'ลองหลายครั้งเกินไป โปรดรอ 5 นาทีแล้วลองใหม่',
  },
  freePlay: {
    submit: 'ทดลองเล่นฟรี',
    pending: 'กำลังเริ่ม…',
    title: 'ทดลองเล่นฟรีทุกเกม',
    text: 'บัญชีทดลองเล่นมาพร้อมเงินทดลอง ไม่ต้องกรอกข้อมูล ไม่ต้องจ่าย',
    pointGames: 'ครบทั้งสล็อต เกมโต๊ะ และยิงปลา',
    pointMoney: 'มีเงินทดลองให้เริ่มเล่น',
    pointTime: 'พร้อมเล่นในหนึ่งวินาที',
    start: 'ทดลองเล่นฟรีเลย',
  },
  welcome: {
    title: 'เกมของคุณรออยู่',
    text: 'เข้าสู่ระบบเพื่อดูยอดเงิน เกมที่เล่นล่าสุด และโปรโมชั่นสำหรับคุณ',
  },
  menu: {
    label: 'ค่ายเกม',
    newWindow: '{{name}} เปิดในหน้าต่างใหม่',
    empty: 'ยังไม่มีค่ายเกมในหมวดนี้',
  },
  logout: {
    title: 'ออกจากระบบ',
    question: 'คุณต้องการออกจากระบบใช่ไหม',
    confirm: 'ออกจากระบบ',
    pending: 'กำลังออกจากระบบ…',
  },
} satisfies TextsLike<typeof en>;
