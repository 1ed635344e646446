/** The site's panel with the first steps. */
const STEPS = '/?modal=afterLogin&amp;method=first';

export const firstSteps = {
  title: {
    CN: '欢迎加入，从这里开始',
    EN: 'Welcome: your first steps',
    ID: 'Selamat datang: langkah pertama Anda',
    TH: 'ยินดีต้อนรับ: เริ่มต้นใช้งาน',
    TY: 'Maligayang pagdating: mga unang hakbang mo',
    VI: 'Chào mừng bạn: những bước đầu tiên',
  },
  content: {
    CN: `<p>很高兴见到您。验证手机或邮箱，首次存款，玩第一局，设置限额。</p><p><a href="${STEPS}">查看我的新手步骤</a></p>`,
    EN: `<p>It is good to have you here. Confirm your phone or e-mail, make your first deposit, play, and set your limits.</p><p><a href="${STEPS}">See your first steps</a></p>`,
    ID: `<p>Selamat bergabung. Verifikasi ponsel atau email, lakukan deposit pertama, main, lalu atur batas Anda.</p><p><a href="${STEPS}">Lihat langkah pertama Anda</a></p>`,
    TH: `<p>ดีใจที่คุณมาอยู่กับเรา ยืนยันเบอร์มือถือหรืออีเมล ฝากเงินครั้งแรก เล่นเกม แล้วตั้งลิมิตของคุณ</p><p><a href="${STEPS}">ดูขั้นตอนเริ่มต้น</a></p>`,
    TY: `<p>Masaya kaming nandito ka. Kumpirmahin ang phone o email, gawin ang unang deposit, maglaro, at i-set ang mga limit mo.</p><p><a href="${STEPS}">Tingnan ang mga unang hakbang mo</a></p>`,
    VI: `<p>Rất vui được đón bạn. Hãy xác minh số điện thoại hoặc email, nạp tiền lần đầu, vào chơi và đặt hạn mức của bạn.</p><p><a href="${STEPS}">Xem những bước đầu tiên</a></p>`,
  },
} as const;
