import type { GameType, Texts } from '../../../../mock-server/worlds/columns.ts';

export const categoryLabels: Record<GameType, Texts> = {
  RNG: { CN: '电子游戏', EN: 'Slots', ID: 'Slot', TH: 'สล็อต', TY: 'Slots', VI: 'Nổ hũ' },
  LIVE: {
    CN: '真人视讯',
    EN: 'Live casino',
    ID: 'Kasino live',
    TH: 'คาสิโนสด',
    TY: 'Live casino',
    VI: 'Casino trực tiếp',
  },
  SPORTS: { CN: '体育', EN: 'Sports', ID: 'Olahraga', TH: 'กีฬา', TY: 'Sports', VI: 'Thể thao' },
  ESPORTS: { CN: '电子竞技', EN: 'Esports', ID: 'E-sport', TH: 'อีสปอร์ต', TY: 'Esports', VI: 'Thể thao điện tử' },
  FISH: { CN: '捕鱼', EN: 'Fishing', ID: 'Tembak ikan', TH: 'ยิงปลา', TY: 'Fishing', VI: 'Bắn cá' },
  PVP: { CN: '棋牌', EN: 'Card games', ID: 'Kartu', TH: 'เกมไพ่', TY: 'Card games', VI: 'Game bài' },
  ELOTT: { CN: '电子彩票', EN: 'E-lottery', ID: 'Lotre cepat', TH: 'หวยออนไลน์', TY: 'E-loterya', VI: 'Xổ số nhanh' },
  LOTT: { CN: '彩票', EN: 'Lottery', ID: 'Lotre', TH: 'หวย', TY: 'Loterya', VI: 'Xổ số' },
  COCKFIGHT: { CN: '斗鸡', EN: 'Cockfight', ID: 'Sabung ayam', TH: 'ไก่ชน', TY: 'Sabong', VI: 'Đá gà' },
};

export const pageLabels = {
  home: { CN: '首页', EN: 'Home', ID: 'Beranda', TH: 'หน้าแรก', TY: 'Home', VI: 'Trang chủ' },
  promotions: { CN: '优惠活动', EN: 'Promotions', ID: 'Promosi', TH: 'โปรโมชั่น', TY: 'Mga promo', VI: 'Khuyến mãi' },
  vip: { CN: 'VIP 等级', EN: 'VIP ranks', ID: 'Peringkat VIP', TH: 'ระดับ VIP', TY: 'Mga VIP rank', VI: 'Hạng VIP' },
  pointMall: {
    CN: '积分商城',
    EN: 'Points mall',
    ID: 'Mal poin',
    TH: 'ร้านแลกแต้ม',
    TY: 'Points mall',
    VI: 'Cửa hàng điểm',
  },
  notices: {
    CN: '最新消息',
    EN: 'Latest news',
    ID: 'Berita terbaru',
    TH: 'ข่าวล่าสุด',
    TY: 'Pinakabagong balita',
    VI: 'Tin mới nhất',
  },
  help: { CN: '帮助中心', EN: 'Help', ID: 'Bantuan', TH: 'ช่วยเหลือ', TY: 'Tulong', VI: 'Trợ giúp' },
  download: {
    CN: 'APP下载',
    EN: 'App download',
    ID: 'Unduh aplikasi',
    TH: 'ดาวน์โหลดแอป',
    TY: 'I-download ang app',
    VI: 'Tải ứng dụng',
  },
} as const satisfies Record<string, Texts>;

export const helpLabels = {
  ABOUT: {
    CN: '关于我们',
    EN: 'About us',
    ID: 'Tentang kami',
    TH: 'เกี่ยวกับเรา',
    TY: 'Tungkol sa amin',
    VI: 'Về chúng tôi',
  },
  TERMS: {
    CN: '条款与条件',
    EN: 'Terms and conditions',
    ID: 'Syarat dan ketentuan',
    TH: 'ข้อกำหนดและเงื่อนไข',
    TY: 'Mga tuntunin at kondisyon',
    VI: 'Điều khoản và điều kiện',
  },
  PRIVACY: {
    CN: '隐私政策',
    EN: 'Privacy policy',
    ID: 'Kebijakan privasi',
    TH: 'นโยบายความเป็นส่วนตัว',
    TY: 'Patakaran sa privacy',
    VI: 'Chính sách bảo mật',
  },
  RESPONSIBLE: {
    CN: '理性博彩',
    EN: 'Responsible gaming',
    ID: 'Bermain bertanggung jawab',
    TH: 'การเล่นอย่างรับผิดชอบ',
    TY: 'Responsible gaming',
    VI: 'Chơi có trách nhiệm',
  },
  DEPOSIT: {
    CN: '存款与提款',
    EN: 'Deposits and withdrawals',
    ID: 'Deposit dan penarikan',
    TH: 'การฝากและถอนเงิน',
    TY: 'Deposit at withdrawal',
    VI: 'Nạp và rút tiền',
  },
  CONTACT: {
    CN: '联系我们',
    EN: 'Contact us',
    ID: 'Hubungi kami',
    TH: 'ติดต่อเรา',
    TY: 'Kontakin kami',
    VI: 'Liên hệ',
  },
} as const satisfies Record<string, Texts>;
