import type { Language } from '../../http/exchange.ts';

type Mail = { title: string; text: string };

/** The mail that brings a new password. */
export const passwordMail: Record<Language, (brand: string, username: string, password: string) => Mail> = {
  CN: (brand, username, password) => ({
    title: `${brand}：您的新密码`,
    text: `${username}，您好！\n\n您的新密码是：${password}\n\n请登录后尽快修改密码。如果不是您本人申请，请联系客服。`,
  }),
  EN: (brand, username, password) => ({
    title: `${brand}: your new password`,
    text: `Hello ${username},\n\nyour new password is ${password}\n\nPlease change it after logging in. If you did not ask for it, tell customer service.`,
  }),
  ID: (brand, username, password) => ({
    title: `${brand}: kata sandi baru Anda`,
    text: `Halo ${username},\n\nkata sandi baru Anda adalah ${password}\n\nSegera ganti setelah masuk. Jika bukan Anda yang meminta, hubungi layanan pelanggan.`,
  }),
  TH: (brand, username, password) => ({
    title: `${brand}: รหัสผ่านใหม่ของคุณ`,
    text: `สวัสดี ${username}\n\nรหัสผ่านใหม่ของคุณคือ ${password}\n\nโปรดเปลี่ยนรหัสผ่านหลังเข้าสู่ระบบ หากคุณไม่ได้ร้องขอ โปรดแจ้งฝ่ายบริการลูกค้า`,
  }),
  TY: (brand, username, password) => ({
    title: `${brand}: ang bago mong password`,
    text: `Kumusta ${username},\n\nito ang bago mong password: ${password}\n\nPalitan ito pagkatapos mag-log in. Kung hindi ikaw ang humiling, sabihan ang customer service.`,
  }),
  VI: (brand, username, password) => ({
    title: `${brand}: mật khẩu mới của bạn`,
    text: `Chào ${username},\n\nmật khẩu mới của bạn là ${password}\n\nHãy đổi mật khẩu sau khi đăng nhập. Nếu không phải bạn yêu cầu, hãy báo chăm sóc khách hàng.`,
  }),
};
