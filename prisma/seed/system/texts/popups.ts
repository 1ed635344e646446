import type { Language } from '../../../../mock-server/worlds/columns.ts';

type PopupCopy = Record<Language, { title: string; content: string }>;

/** After sign-in (PL). */
export const memberPopups: readonly PopupCopy[] = [
  {
    CN: {
      title: '欢迎回来',
      content: '<p>您离开的这段时间，新的游戏与优惠已经上架。先看看最新消息，再选一桌开玩。</p>',
    },
    EN: {
      title: 'Good to see you again',
      content: '<p>New games and offers arrived while you were away. Check the latest news, then pick a game.</p>',
    },
    ID: {
      title: 'Senang bertemu lagi',
      content: '<p>Permainan dan promo baru tiba selama Anda pergi. Baca berita terbaru, lalu pilih meja Anda.</p>',
    },
    TH: {
      title: 'ยินดีที่ได้พบกันอีก',
      content: '<p>ระหว่างที่คุณไม่อยู่ มีเกมและโปรโมชั่นใหม่เข้ามา ดูข่าวล่าสุดแล้วเลือกโต๊ะได้เลย</p>',
    },
    TY: {
      title: 'Masaya kaming makita ka ulit',
      content:
        '<p>May mga bagong laro at promo habang wala ka. Silipin ang pinakabagong balita, saka pumili ng laro.</p>',
    },
    VI: {
      title: 'Mừng bạn trở lại',
      content: '<p>Trong lúc bạn vắng mặt, trò mới và ưu đãi mới đã lên kệ. Xem tin mới rồi chọn bàn nhé.</p>',
    },
  },
  {
    CN: {
      title: '保护好您的账户',
      content:
        '<p>{name} 的客服不会索要密码或验证码。请勿在其他网站使用相同的密码；若登录记录有异样，请立即更改并联系我们。</p>',
    },
    EN: {
      title: 'Keep your account safe',
      content:
        '<p>{name} never asks for your password or a code. Use a password you use nowhere else. If you see a sign-in that was not you, change your password and contact us.</p>',
    },
    ID: {
      title: 'Jaga akun Anda',
      content:
        '<p>{name} tidak pernah meminta kata sandi atau kode. Gunakan kata sandi yang berbeda dari situs lain; jika ada login yang bukan Anda, segera ganti dan hubungi kami.</p>',
    },
    TH: {
      title: 'ดูแลบัญชีของคุณให้ปลอดภัย',
      content: '<p>{name} ไม่เคยขอรหัสผ่านหรือรหัสยืนยัน อย่าใช้รหัสผ่านซ้ำกับเว็บอื่น หากพบการเข้าสู่ระบบที่ไม่ใช่คุณ ให้เปลี่ยนทันทีและแจ้งเรา</p>',
    },
    TY: {
      title: 'Ingatan ang account mo',
      content:
        '<p>Hindi kailanman hinihingi ng {name} ang password o code mo. Gumamit ng password na hindi mo ginagamit sa iba. Kung may pag-log in na hindi ikaw, palitan ang password at kontakin kami.</p>',
    },
    VI: {
      title: 'Giữ an toàn cho tài khoản',
      content:
        '<p>{name} không bao giờ hỏi mật khẩu hay mã xác minh. Đừng dùng chung mật khẩu với trang khác; nếu thấy đăng nhập lạ, hãy đổi ngay và báo cho chúng tôi.</p>',
    },
  },
];

/** PU. */
export const visitorPopup: PopupCopy = {
  CN: {
    title: '初次来到 {name}？',
    content: '<p>{tagline}。先到优惠活动看看新会员首存礼；年满 {age} 周岁方可注册，博彩宜适度。</p>',
  },
  EN: {
    title: 'New to {name}?',
    content:
      '<p>{tagline}. You will find the welcome offer under Promotions. You must be {age} or older to join; play within your means.</p>',
  },
  ID: {
    title: 'Baru di {name}?',
    content:
      '<p>{tagline}. Bonus selamat datang ada di halaman promosi. Anda harus berusia {age} tahun ke atas; bermainlah sesuai kemampuan.</p>',
  },
  TH: {
    title: 'เพิ่งมา {name} ครั้งแรกใช่ไหม',
    content: '<p>{tagline} ดูโบนัสต้อนรับได้ในหน้าโปรโมชั่น ต้องมีอายุ {age} ปีขึ้นไปจึงจะสมัครได้ เล่นแต่พอดี</p>',
  },
  TY: {
    title: 'Bago ka ba sa {name}?',
    content:
      '<p>{tagline}. Nasa Mga promo ang welcome offer. Dapat {age} taong gulang ka pataas para sumali; maglaro ayon sa kaya mo.</p>',
  },
  VI: {
    title: 'Lần đầu đến {name}?',
    content:
      '<p>{tagline}. Quà chào mừng có trong mục khuyến mãi. Bạn phải từ {age} tuổi để đăng ký; hãy chơi trong khả năng.</p>',
  },
};
