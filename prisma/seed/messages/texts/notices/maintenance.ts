import type { NoteCopy } from './copy.ts';

export const vendorMaintenance: NoteCopy = {
  CN: {
    title: '{first} 例行维护',
    paragraphs: [
      '<b>{first}</b> 将于今晚 03:00 至 05:00（GMT+8）维护，期间其游戏暂停开放。',
      '未完成的局会在维护后自动结算，余额不受影响。',
    ],
  },
  EN: {
    title: 'Maintenance at {first}',
    paragraphs: [
      '<b>{first}</b> will be under maintenance tonight from 03:00 to 05:00 (GMT+8). Its games are closed during this time.',
      'Unfinished rounds are settled automatically afterwards. Your balance is not affected.',
    ],
  },
  ID: {
    title: 'Pemeliharaan {first}',
    paragraphs: [
      '<b>{first}</b> menjalani pemeliharaan malam ini pukul 03.00 sampai 05.00 GMT+8; permainannya ditutup sementara.',
      'Ronde yang belum selesai akan diselesaikan otomatis sesudahnya. Saldo Anda tidak terpengaruh.',
    ],
  },
  TH: {
    title: '{first} ปิดปรับปรุง',
    paragraphs: [
      '<b>{first}</b> ปิดปรับปรุงคืนนี้ 03:00 ถึง 05:00 GMT+8 เกมของค่ายจะหยุดชั่วคราว',
      'รอบที่ค้างจะสรุปเองหลังเสร็จ ไม่กระทบยอดเงินของคุณ',
    ],
  },
  TY: {
    title: 'Maintenance ng {first}',
    paragraphs: [
      'Naka-maintenance ang <b>{first}</b> mamayang 03:00 hanggang 05:00 (GMT+8). Sarado muna ang mga laro nito.',
      'Kusang ise-settle pagkatapos ang mga round na hindi pa tapos. Hindi apektado ang balanse mo.',
    ],
  },
  VI: {
    title: '{first} bảo trì định kỳ',
    paragraphs: [
      '<b>{first}</b> bảo trì đêm nay từ 03:00 đến 05:00 GMT+8; trò chơi của hãng tạm đóng.',
      'Ván dở dang sẽ tự động kết toán sau đó. Số dư của bạn không bị ảnh hưởng.',
    ],
  },
};

export const bankMaintenance: NoteCopy = {
  CN: {
    title: '夜间银行转账可能延迟',
    paragraphs: [
      '部分银行每日 23:00 至 00:30 进行对账，此时段的存款与提款可能较慢。',
      '急用时请改用扫码或电子钱包。超过 30 分钟未到账，请联系客服。',
    ],
  },
  EN: {
    title: 'Bank transfers may be slow at night',
    paragraphs: [
      'Some banks run their end-of-day processing from 23:00 to 00:30; deposits and withdrawals can take longer then.',
      'QR codes and e-wallets are faster. If nothing has arrived after 30 minutes, contact customer service.',
    ],
  },
  ID: {
    title: 'Transfer bank malam hari bisa lambat',
    paragraphs: [
      'Beberapa bank cut-off pukul 23.00 sampai 00.30; deposit dan penarikan bisa lebih lama.',
      'Kode QR atau e-wallet lebih cepat. Lewat 30 menit, hubungi layanan pelanggan.',
    ],
  },
  TH: {
    title: 'โอนธนาคารช่วงดึกอาจล่าช้า',
    paragraphs: [
      'บางธนาคารปิดยอด 23:00 ถึง 00:30 การฝากถอนช่วงนี้อาจใช้เวลานานขึ้น',
      'สแกน QR หรือใช้อีวอลเล็ตจะเร็วกว่า หากเกิน 30 นาที โปรดติดต่อฝ่ายบริการลูกค้า',
    ],
  },
  TY: {
    title: 'Posibleng mabagal ang bank transfer sa gabi',
    paragraphs: [
      'May mga bangkong may end-of-day processing mula 23:00 hanggang 00:30; mas matagal ang deposit at withdrawal sa oras na iyon.',
      'Mas mabilis ang QR code o e-wallet. Kung wala pa rin pagkalipas ng 30 minuto, kontakin ang customer service.',
    ],
  },
  VI: {
    title: 'Chuyển khoản ban đêm có thể chậm',
    paragraphs: [
      'Một số ngân hàng đối soát từ 23:00 đến 00:30; nạp và rút lúc này có thể lâu hơn.',
      'Mã QR hoặc ví điện tử nhanh hơn. Quá 30 phút, hãy liên hệ chăm sóc khách hàng.',
    ],
  },
};

export const appUpdate: NoteCopy = {
  CN: {
    title: 'APP 更新至 {version}',
    paragraphs: [
      '新版启动更快，支持指纹与面容登录，深色主题也更柔和。',
      '安卓用户请从 <a href="/down">APP下载</a> 重新安装，iOS 会自动更新。',
    ],
  },
  EN: {
    title: 'App version {version} is here',
    paragraphs: [
      'It starts faster, unlocks with your fingerprint or face, and its dark theme is softer.',
      'On Android, install it again from <a href="/down">App download</a>; on iOS it updates automatically.',
    ],
  },
  ID: {
    title: 'Aplikasi kini versi {version}',
    paragraphs: [
      'Lebih cepat dibuka, bisa masuk dengan sidik jari atau wajah, dan tema gelapnya lebih nyaman.',
      'Pengguna Android pasang ulang dari <a href="/down">Unduh aplikasi</a>; iOS diperbarui otomatis.',
    ],
  },
  TH: {
    title: 'แอปอัปเดตเป็น {version}',
    paragraphs: [
      'เปิดไวขึ้น เข้าด้วยลายนิ้วมือหรือใบหน้าได้ และธีมมืดสบายตากว่าเดิม',
      'Android ติดตั้งใหม่จาก <a href="/down">ดาวน์โหลดแอป</a> ส่วน iOS อัปเดตเอง',
    ],
  },
  TY: {
    title: 'Narito na ang app version {version}',
    paragraphs: [
      'Mas mabilis magbukas, may fingerprint at face login, at mas banayad sa mata ang dark theme.',
      'Sa Android, i-install ulit mula sa <a href="/down">I-download ang app</a>; sa iOS, kusa itong mag-a-update.',
    ],
  },
  VI: {
    title: 'Ứng dụng đã lên bản {version}',
    paragraphs: [
      'Mở nhanh hơn, đăng nhập bằng vân tay hoặc khuôn mặt, giao diện tối dịu mắt hơn.',
      'Android cài lại từ <a href="/down">Tải ứng dụng</a>; iOS tự cập nhật.',
    ],
  },
};
