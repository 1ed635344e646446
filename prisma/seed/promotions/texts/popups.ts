import type { Language, Segment } from '../../../../mock-server/worlds/columns.ts';
import { VIP_MINIMUM_RANK } from '../../system/contacts.ts';
import type { Offer } from '../offers.ts';

type PopupCopy = Record<Language, { title: string; content: string; linkText: string }>;

interface Popup {
  type: 'PL' | 'PU';
  offer: Offer['code'];
  link: string;
  minimumRank: number;
  segments: readonly Segment[];
  copy: PopupCopy;
}

const reload: PopupCopy = {
  CN: {
    title: '今日存款加送 {percent}',
    content: '<p>今天选一笔存款，满 {minimum} 即加送 {percent}，最高 {cap}。彩金完成 {turnover} 倍流水后可提款。</p>',
    linkText: '立即存款',
  },
  EN: {
    title: '{percent} more on a deposit today',
    content:
      '<p>One deposit of your choice today, from {minimum}, earns an extra {percent}, up to {cap}. Wager the bonus {turnover} times before you withdraw it.</p>',
    linkText: 'Deposit',
  },
  ID: {
    title: 'Deposit hari ini, bonus {percent}',
    content:
      '<p>Satu deposit pilihan Anda hari ini, mulai {minimum}, mendapat tambahan {percent}, hingga {cap}. Syarat turnover {turnover}× dari bonus sebelum ditarik.</p>',
    linkText: 'Deposit sekarang',
  },
  TH: {
    title: 'ฝากวันนี้รับเพิ่ม {percent}',
    content:
      '<p>เลือกยอดฝากหนึ่งครั้งวันนี้ ตั้งแต่ {minimum} ขึ้นไป รับโบนัสเพิ่ม {percent} สูงสุด {cap} ทำเทิร์น {turnover} เท่าของโบนัสก่อนถอน</p>',
    linkText: 'ฝากเงิน',
  },
  TY: {
    title: 'Dagdag na {percent} ngayong araw',
    content:
      '<p>May dagdag na {percent} ang isang deposit mo ngayong araw na {minimum} pataas, hanggang {cap}. Itaya ang bonus nang {turnover} beses bago ito i-withdraw.</p>',
    linkText: 'Mag-deposit',
  },
  VI: {
    title: 'Nạp hôm nay, tặng thêm {percent}',
    content:
      '<p>Hôm nay, một lần nạp từ {minimum} được tặng thêm {percent}, tối đa {cap}. Hoàn thành {turnover} vòng cược tiền thưởng trước khi rút.</p>',
    linkText: 'Nạp tiền',
  },
};

const vip: PopupCopy = {
  CN: {
    title: 'VIP {rank} 及以上专享',
    content: '<p>您有专属客服经理；生日当天还有礼金，最高 {cap}。</p>',
    linkText: '查看生日礼金',
  },
  EN: {
    title: 'For VIP {rank} and above',
    content: '<p>Customer service has a personal host for you, and a gift of up to {cap} waits on your birthday.</p>',
    linkText: 'See the birthday gift',
  },
  ID: {
    title: 'Untuk VIP {rank} ke atas',
    content:
      '<p>Anda dilayani pendamping pribadi di layanan pelanggan, dan ada kado hingga {cap} di hari ulang tahun Anda.</p>',
    linkText: 'Lihat kado ulang tahun',
  },
  TH: {
    title: 'สำหรับ VIP {rank} ขึ้นไป',
    content: '<p>คุณมีผู้ดูแลส่วนตัวในฝ่ายบริการลูกค้า และรับของขวัญสูงสุด {cap} ในวันเกิด</p>',
    linkText: 'ดูของขวัญวันเกิด',
  },
  TY: {
    title: 'Para sa VIP {rank} pataas',
    content: '<p>May sarili kang host sa customer service, at may regalong hanggang {cap} sa kaarawan mo.</p>',
    linkText: 'Tingnan ang birthday gift',
  },
  VI: {
    title: 'Dành cho VIP {rank} trở lên',
    content: '<p>Bạn có người chăm sóc riêng ở bộ phận hỗ trợ, và nhận quà tới {cap} vào ngày sinh nhật.</p>',
    linkText: 'Xem quà sinh nhật',
  },
};

const welcome: PopupCopy = {
  CN: {
    title: '首存加送 {percent}',
    content:
      '<p>加入 {name}，首次存款满 {minimum} 即送，最高 {cap}。彩金完成 {turnover} 倍流水、存款完成 1 倍流水后可提款。年满 {age} 周岁方可注册，博彩宜适度。</p>',
    linkText: '查看首存礼',
  },
  EN: {
    title: '{percent} on your first deposit',
    content:
      '<p>Join {name}, deposit {minimum} or more and receive up to {cap}. Wager the bonus {turnover} times and the deposit once before you withdraw. You must be {age} or older; play within your means.</p>',
    linkText: 'See the offer',
  },
  ID: {
    title: 'Bonus {percent} deposit pertama',
    content:
      '<p>Bergabunglah dengan {name}, deposit minimal {minimum}, dan terima bonus hingga {cap}. Syarat turnover {turnover}× dari bonus dan 1× dari deposit sebelum menarik dana. Anda harus berusia {age} tahun ke atas; bermainlah sesuai kemampuan.</p>',
    linkText: 'Lihat promosi',
  },
  TH: {
    title: 'ฝากครั้งแรกรับ {percent}',
    content:
      '<p>สมัครกับ {name} แล้วฝากตั้งแต่ {minimum} ขึ้นไป รับสูงสุด {cap} ทำเทิร์น {turnover} เท่าของโบนัสและ 1 เท่าของยอดฝากก่อนถอน ต้องมีอายุ {age} ปีขึ้นไป เล่นแต่พอดี</p>',
    linkText: 'ดูข้อเสนอ',
  },
  TY: {
    title: '{percent} sa una mong deposit',
    content:
      '<p>Sumali sa {name}, mag-deposit ng {minimum} pataas at tumanggap ng hanggang {cap}. Itaya nang {turnover} beses ang bonus at isang beses ang deposit bago mag-withdraw. Dapat {age} taong gulang ka pataas; maglaro ayon sa kaya mo.</p>',
    linkText: 'Tingnan ang promo',
  },
  VI: {
    title: 'Nạp lần đầu tặng {percent}',
    content:
      '<p>Tham gia {name}, nạp từ {minimum} và nhận tới {cap}. Hoàn thành {turnover} vòng cược tiền thưởng và 1 vòng tiền nạp trước khi rút. Bạn phải từ {age} tuổi; hãy chơi trong khả năng.</p>',
    linkText: 'Xem ưu đãi',
  },
};

/** After sign-in (PL) and for visitors (PU). */
export const popups: readonly Popup[] = [
  {
    type: 'PL',
    offer: 'daily-reload',
    link: '/member/depositv2?bonus={id}',
    minimumRank: 0,
    segments: ['member', 'vip'],
    copy: reload,
  },
  {
    type: 'PL',
    offer: 'vip-birthday',
    link: '/promoDetail?id={id}',
    minimumRank: VIP_MINIMUM_RANK,
    segments: ['vip'],
    copy: vip,
  },
  {
    type: 'PU',
    offer: 'welcome-offer',
    link: '/promoDetail?id={id}',
    minimumRank: 0,
    segments: ['visitor'],
    copy: welcome,
  },
];
