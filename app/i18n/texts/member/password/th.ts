import type { TextsLike } from '../../like.ts';
import type * as en from './en.ts';

export const page = {
  recover: {
    title: 'ลืมรหัสผ่าน',
    subtitle: 'เลือกช่องทางที่เราติดต่อคุณได้',
    methods: 'วิธีกู้คืน',
    byPhone: 'เบอร์มือถือ',
    byEmail: 'อีเมล',
    newPassword: 'รหัสผ่านใหม่',
    setPassword: 'ตั้งรหัสผ่านใหม่และเข้าสู่ระบบ',
    pendingPhone: 'กำลังตั้งรหัสผ่าน…',
    sendMail: 'ส่งรหัสผ่านใหม่ให้ฉัน',
    pendingEmail: 'กำลังส่ง…',
    required: '* ต้องกรอก',
    sites: 'ทางเข้าสำรอง',
    contacts: 'ช่องทางติดต่ออื่น',
    email: 'อีเมล: {{email}}',
    telegram: 'Telegram',
    facebook: 'Facebook',
    telegramSecond: 'Telegram 2',
    closed: 'ฝ่ายบริการลูกค้าจะช่วยให้คุณกลับเข้าบัญชีได้',
    backToLogin: 'กลับไปเข้าสู่ระบบ',
  },
  password: {
    title: 'เปลี่ยนรหัสผ่าน',
    forcedTitle: 'ตั้งรหัสผ่านของคุณเอง',
    given: 'ก่อนไปต่อ โปรดเปลี่ยนรหัสผ่านที่คุณได้รับมา',
    expired: 'รหัสผ่านของคุณหมดอายุแล้ว โปรดตั้งใหม่ก่อนไปต่อ',
    old: 'รหัสผ่านเดิม',
    new: 'รหัสผ่านใหม่',
    confirmNew: 'ยืนยันรหัสผ่านใหม่',
    hint: 'รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสผ่านเดิม และอุปกรณ์อื่นของคุณจะต้องเข้าสู่ระบบใหม่',
    submit: 'เปลี่ยนรหัสผ่าน',
    pending: 'กำลังเปลี่ยน…',
    signOut: 'ออกจากระบบ',
  },
} satisfies TextsLike<typeof en.page>;
