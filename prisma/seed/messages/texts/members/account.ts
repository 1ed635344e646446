import type { NoteCopy } from '../notices/copy.ts';

export const newDevice: NoteCopy = {
  CN: {
    title: '新设备登录提醒',
    paragraphs: ['您的账户刚在一台新的手机上登录。', '如果不是您本人，请立即修改密码并联系客服。'],
  },
  EN: {
    title: 'Sign-in from a new device',
    paragraphs: [
      'Someone has just signed in to your account on a phone we have not seen before.',
      'If this was not you, change your password now and contact customer service.',
    ],
  },
  ID: {
    title: 'Login dari perangkat baru',
    paragraphs: [
      'Akun Anda baru saja dibuka dari ponsel yang belum pernah dipakai.',
      'Jika bukan Anda, segera ganti kata sandi dan hubungi layanan pelanggan.',
    ],
  },
  TH: {
    title: 'มีการเข้าสู่ระบบจากอุปกรณ์ใหม่',
    paragraphs: ['บัญชีของคุณเพิ่งเข้าสู่ระบบจากมือถือเครื่องใหม่', 'หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันทีและแจ้งฝ่ายบริการลูกค้า'],
  },
  TY: {
    title: 'May pag-log in mula sa bagong device',
    paragraphs: [
      'May nag-log in sa account mo gamit ang phone na ngayon lang namin nakita.',
      'Kung hindi ikaw ito, palitan agad ang password mo at kontakin ang customer service.',
    ],
  },
  VI: {
    title: 'Đăng nhập từ thiết bị mới',
    paragraphs: [
      'Tài khoản của bạn vừa đăng nhập trên một điện thoại chưa từng dùng.',
      'Nếu không phải bạn, hãy đổi mật khẩu ngay và báo chăm sóc khách hàng.',
    ],
  },
};

export const rankUp: NoteCopy = {
  CN: {
    title: '恭喜升至 VIP {rank}',
    paragraphs: ['您已升至 <b>VIP {rank}</b>，返水比例与提款额度同步提高。', '谢谢您一直以来的支持。'],
  },
  EN: {
    title: 'You are now VIP {rank}',
    paragraphs: [
      'Welcome to <b>VIP {rank}</b>: your rebates and your withdrawal limit have gone up.',
      'Thank you for playing with us.',
    ],
  },
  ID: {
    title: 'Anda kini VIP {rank}',
    paragraphs: [
      'Selamat datang di <b>VIP {rank}</b>: rebate dan batas penarikan Anda naik.',
      'Terima kasih sudah bermain bersama kami.',
    ],
  },
  TH: {
    title: 'คุณเลื่อนเป็น VIP {rank} แล้ว',
    paragraphs: ['ยินดีต้อนรับสู่ <b>VIP {rank}</b> เรตคืนยอดและวงเงินถอนของคุณเพิ่มขึ้นแล้ว', 'ขอบคุณที่เล่นกับเรา'],
  },
  TY: {
    title: 'VIP {rank} ka na',
    paragraphs: [
      'Welcome sa <b>VIP {rank}</b>: tumaas ang rebate at withdrawal limit mo.',
      'Salamat sa paglalaro sa amin.',
    ],
  },
  VI: {
    title: 'Bạn đã lên VIP {rank}',
    paragraphs: [
      'Chào mừng đến <b>VIP {rank}</b>: tỷ lệ hoàn trả và hạn mức rút của bạn đã tăng.',
      'Cảm ơn bạn đã đồng hành.',
    ],
  },
};

export const welcome: NoteCopy = {
  CN: {
    title: '欢迎加入 {name}',
    paragraphs: ['账户已开通。先完善资料，再看看新会员首存礼。', '祝您玩得开心，也玩得有度。'],
  },
  EN: {
    title: 'Welcome to {name}',
    paragraphs: [
      'Your account is ready. Complete your profile, then take a look at the welcome offer.',
      'Have fun, and know your limits.',
    ],
  },
  ID: {
    title: 'Selamat datang di {name}',
    paragraphs: [
      'Akun Anda sudah aktif. Lengkapi profil, lalu lihat bonus selamat datang.',
      'Selamat bermain, dan kenali batas Anda.',
    ],
  },
  TH: {
    title: 'ยินดีต้อนรับสู่ {name}',
    paragraphs: ['บัญชีของคุณพร้อมแล้ว กรอกข้อมูลให้ครบ แล้วดูโบนัสต้อนรับ', 'ขอให้สนุก และเล่นแต่พอดี'],
  },
  TY: {
    title: 'Maligayang pagdating sa {name}',
    paragraphs: [
      'Handa na ang account mo. Kumpletuhin ang profile, saka silipin ang welcome offer.',
      'Mag-enjoy, at alamin ang limit mo.',
    ],
  },
  VI: {
    title: 'Chào mừng đến với {name}',
    paragraphs: ['Tài khoản đã mở. Hãy hoàn tất hồ sơ rồi xem quà chào mừng.', 'Chúc bạn chơi vui và biết điểm dừng.'],
  },
};

export const oldPassword: NoteCopy = {
  CN: {
    title: '该换个新密码了',
    paragraphs: ['您的密码已经超过 <b>{days}</b> 天没有更换。换一个新的，账户更安心。'],
  },
  EN: {
    title: 'Time for a new password',
    paragraphs: ['Your password is more than <b>{days}</b> days old. A new one keeps your account safer.'],
  },
  ID: {
    title: 'Saatnya kata sandi baru',
    paragraphs: ['Kata sandi Anda sudah lebih dari <b>{days}</b> hari. Yang baru membuat akun lebih aman.'],
  },
  TH: {
    title: 'ถึงเวลาเปลี่ยนรหัสผ่าน',
    paragraphs: ['รหัสผ่านของคุณใช้มาเกิน <b>{days}</b> วันแล้ว เปลี่ยนใหม่เพื่อความปลอดภัย'],
  },
  TY: {
    title: 'Oras na para sa bagong password',
    paragraphs: ['Mahigit <b>{days}</b> araw na ang password mo. Mas ligtas ang account mo kung papalitan ito.'],
  },
  VI: {
    title: 'Đã đến lúc đổi mật khẩu',
    paragraphs: ['Mật khẩu của bạn đã dùng quá <b>{days}</b> ngày. Mật khẩu mới giúp tài khoản an toàn hơn.'],
  },
};
