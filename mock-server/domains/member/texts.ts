import type { Language } from '../../worlds/columns.ts';

type Mail = { title: string; text: string };

export const passwordMail: Record<Language, (brand: string, username: string, password: string) => Mail> = {
  CN: (brand, username, password) => ({
    title: `${brand}：您的新密码`,
    text: `${username}，您好！\n\n您的新密码是：${password}\n\n该密码在 15 分钟内有效，只能使用一次；登录后请设置您自己的密码，在此之前原密码仍然有效。如果不是您本人申请，请联系客服。`,
  }),
  EN: (brand, username, password) => ({
    title: `${brand}: your new password`,
    text: `Hello ${username},\n\nyour new password is ${password}\n\nIt works once, within 15 minutes. You will choose your own password after logging in; until then your old password still works. If you did not request this, contact customer service.`,
  }),
  ID: (brand, username, password) => ({
    title: `${brand}: kata sandi baru Anda`,
    text: `Halo ${username},\n\nkata sandi baru Anda adalah ${password}\n\nKata sandi ini hanya bisa dipakai sekali, dalam 15 menit. Setelah masuk, Anda membuat kata sandi sendiri; sampai saat itu kata sandi lama tetap berlaku. Jika bukan Anda yang meminta, hubungi layanan pelanggan.`,
  }),
  TH: (brand, username, password) => ({
    title: `${brand}: รหัสผ่านใหม่ของคุณ`,
    text: `สวัสดี ${username}\n\nรหัสผ่านใหม่ของคุณคือ ${password}\n\nใช้ได้ครั้งเดียวภายใน 15 นาที และต้องตั้งรหัสผ่านใหม่หลังเข้าสู่ระบบ ก่อนถึงตอนนั้นรหัสผ่านเดิมยังใช้ได้ หากคุณไม่ได้ขอ โปรดแจ้งฝ่ายบริการลูกค้า`,
  }),
  TY: (brand, username, password) => ({
    title: `${brand}: ang bago mong password`,
    text: `Hello ${username},\n\nito ang bago mong password: ${password}\n\nIsang beses lang ito magagamit, sa loob ng 15 minuto. Gagawa ka ng sarili mong password pagka-log in; hanggang doon, gumagana pa rin ang luma. Kung hindi ikaw ang nag-request nito, kontakin ang customer service.`,
  }),
  VI: (brand, username, password) => ({
    title: `${brand}: mật khẩu mới của bạn`,
    text: `Chào ${username},\n\nmật khẩu mới của bạn là ${password}\n\nMật khẩu này chỉ dùng được một lần trong 15 phút, và bạn sẽ chọn mật khẩu khác sau khi đăng nhập; đến lúc đó mật khẩu cũ vẫn dùng được. Nếu không phải bạn yêu cầu, hãy báo chăm sóc khách hàng.`,
  }),
};

/** To the replaced contact. */
export const contactChanged: Record<Language, (brand: string) => Mail> = {
  CN: (brand) => ({
    title: `${brand}：联系方式已更改`,
    text: `【${brand}】您账户的联系方式已更改，此处不再接收通知。如果不是您本人操作，请立即联系客服。`,
  }),
  EN: (brand) => ({
    title: `${brand}: your contact details have changed`,
    text: `${brand}: the contact details of your account have changed, and this contact is no longer used. If this was not you, contact customer service at once.`,
  }),
  ID: (brand) => ({
    title: `${brand}: kontak Anda telah diganti`,
    text: `${brand}: kontak akun Anda telah diganti dan yang ini tidak dipakai lagi. Jika bukan Anda yang mengganti, segera hubungi layanan pelanggan.`,
  }),
  TH: (brand) => ({
    title: `${brand}: เปลี่ยนช่องทางติดต่อแล้ว`,
    text: `${brand}: บัญชีของคุณเปลี่ยนช่องทางติดต่อแล้ว และจะไม่ใช้ช่องทางนี้อีก หากไม่ใช่คุณ โปรดแจ้งฝ่ายบริการลูกค้าทันที`,
  }),
  TY: (brand) => ({
    title: `${brand}: napalitan ang contact mo`,
    text: `${brand}: napalitan ang contact ng account mo, at hindi na gagamitin ang contact na ito. Kung hindi ikaw ang nagpalit, kontakin agad ang customer service.`,
  }),
  VI: (brand) => ({
    title: `${brand}: thông tin liên hệ đã thay đổi`,
    text: `${brand}: tài khoản của bạn đã đổi thông tin liên hệ và không còn dùng liên hệ này. Nếu không phải bạn thực hiện, hãy báo ngay cho chăm sóc khách hàng.`,
  }),
};
