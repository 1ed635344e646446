import type { NoteCopy } from './copy.ts';

export const cashbackPaid: NoteCopy = {
  CN: {
    title: '周末返现已派发',
    paragraphs: [
      '上周末的返现已全部到账，可在账户记录中查看。',
      '没有收到？净亏损低于起返金额时不派发，详情见优惠活动。',
    ],
  },
  EN: {
    title: 'Weekend cashback has been credited',
    paragraphs: [
      "Last weekend's cashback is in your balance. You can see it in your account record.",
      'Nothing there? There is no cashback on net losses below the minimum; see the promotions page for details.',
    ],
  },
  ID: {
    title: 'Cashback akhir pekan sudah masuk',
    paragraphs: [
      'Cashback akhir pekan lalu sudah ada di saldo Anda; lihat riwayat akun.',
      'Belum masuk? Kekalahan bersih di bawah minimum tidak dikembalikan; rinciannya di halaman promosi.',
    ],
  },
  TH: {
    title: 'เงินคืนสุดสัปดาห์เข้าแล้ว',
    paragraphs: [
      'เงินคืนของสุดสัปดาห์ที่ผ่านมาเข้ากระเป๋าแล้ว ดูได้ในประวัติบัญชี',
      'ยังไม่เห็น? ยอดเสียสุทธิต่ำกว่าขั้นต่ำจะไม่คืน ดูรายละเอียดที่หน้าโปรโมชั่น',
    ],
  },
  TY: {
    title: 'Pumasok na ang weekend cashback',
    paragraphs: [
      'Nasa balanse mo na ang cashback ng nakaraang weekend. Tingnan ito sa record ng account.',
      'Wala ka pa? Walang cashback ang net na talong mas mababa sa minimum; nasa page ng mga promo ang detalye.',
    ],
  },
  VI: {
    title: 'Đã hoàn tiền cuối tuần',
    paragraphs: [
      'Tiền hoàn của cuối tuần qua đã vào số dư; xem trong lịch sử tài khoản.',
      'Chưa thấy? Mức thua ròng dưới tối thiểu không được hoàn; chi tiết ở trang khuyến mãi.',
    ],
  },
};

export const fakeSites: NoteCopy = {
  CN: {
    title: '请认准 {name} 官方网址',
    paragraphs: [
      '近期有网站冒用 {name} 名义骗取密码。官方备用网址只有 <b>{domains}</b>。',
      '收到可疑链接，请勿登录，并转发至 {email}。',
    ],
  },
  EN: {
    title: 'Know the real addresses of {name}',
    paragraphs: [
      'Sites pretending to be {name} are stealing passwords. Our only alternative addresses are <b>{domains}</b>.',
      'If a link looks suspicious, do not log in; forward it to {email}.',
    ],
  },
  ID: {
    title: 'Kenali alamat resmi {name}',
    paragraphs: [
      'Ada situs yang menyamar sebagai {name} untuk mencuri kata sandi. Link alternatif resmi hanya <b>{domains}</b>.',
      'Bila link mencurigakan, jangan masuk; teruskan ke {email}.',
    ],
  },
  TH: {
    title: 'เช็กทางเข้าจริงของ {name} ก่อนเข้าเล่น',
    paragraphs: [
      'มีเว็บแอบอ้างชื่อ {name} เพื่อขโมยรหัสผ่าน ทางเข้าสำรองของเรามีเพียง <b>{domains}</b>',
      'หากลิงก์ดูแปลก อย่าเข้าสู่ระบบ และส่งต่อมาที่ {email}',
    ],
  },
  TY: {
    title: 'Kilalanin ang totoong address ng {name}',
    paragraphs: [
      'May mga site na nagpapanggap na {name} para makuha ang password mo. Ang mga alternatibong address lang namin ay <b>{domains}</b>.',
      'Kung kahina-hinala ang link, huwag mag-log in; ipasa ito sa {email}.',
    ],
  },
  VI: {
    title: 'Nhận biết địa chỉ thật của {name}',
    paragraphs: [
      'Có trang giả danh {name} để lấy mật khẩu. Địa chỉ dự phòng chính thức chỉ có <b>{domains}</b>.',
      'Thấy đường dẫn lạ, đừng đăng nhập; hãy chuyển tới {email}.',
    ],
  },
};

export const limits: NoteCopy = {
  CN: {
    title: '为自己设一个限额',
    paragraphs: [
      '存款与亏损可设每日、每周或每月限额，调低即时生效。',
      '更多方法见 <a href="/help#responsible">理性博彩</a>。',
    ],
  },
  EN: {
    title: 'Set a limit that suits you',
    paragraphs: [
      'Your deposits and losses can have daily, weekly or monthly limits. Lower limits apply at once.',
      'How to set them is under <a href="/help#responsible">Responsible gaming</a>.',
    ],
  },
  ID: {
    title: 'Tetapkan batas Anda sendiri',
    paragraphs: [
      'Deposit dan kerugian Anda dapat diberi batas harian, mingguan, atau bulanan; penurunan langsung berlaku.',
      'Selengkapnya di <a href="/help#responsible">Bermain bertanggung jawab</a>.',
    ],
  },
  TH: {
    title: 'ตั้งลิมิตที่เหมาะกับคุณ',
    paragraphs: [
      'ยอดฝากและยอดเสียมีลิมิตได้ทั้งรายวัน รายสัปดาห์ หรือรายเดือน ปรับลดมีผลทันที',
      'ดูวิธีตั้งลิมิตที่ <a href="/help#responsible">การเล่นอย่างรับผิดชอบ</a>',
    ],
  },
  TY: {
    title: 'Mag-set ng limit na bagay sa iyo',
    paragraphs: [
      'Puwedeng lagyan ng limit kada araw, linggo o buwan ang deposit at talo mo. Agad ang bisa ng mas mababang limit.',
      'Alamin pa sa <a href="/help#responsible">Responsible gaming</a>.',
    ],
  },
  VI: {
    title: 'Đặt hạn mức cho riêng bạn',
    paragraphs: [
      'Tiền nạp và tiền thua có thể có hạn mức theo ngày, tuần hoặc tháng; giảm có hiệu lực ngay.',
      'Xem thêm tại <a href="/help#responsible">Chơi có trách nhiệm</a>.',
    ],
  },
};
