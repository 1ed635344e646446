import type { PromotionCopy } from './copy.ts';

export const secondDeposit: PromotionCopy = {
  CN: {
    title: '二存礼',
    summary: '第二次存款送 {percent}，最高 {cap}，电子游戏专用。',
    lead: '第二次存款，再送 {percent}，最高 {cap}，给电子游戏添把火。',
    points: [
      '注册 30 天内的第二笔存款，满 {minimum}，存款时选择此优惠。',
      '仅电子与捕鱼游戏计入流水，单注上限 {stake}；彩金需完成 {turnover} 倍流水。',
      '30 天内完成，逾期收回彩金及其盈利。',
    ],
  },
  EN: {
    title: 'Second helping',
    summary: '{percent} on your second deposit for slots, up to {cap}.',
    lead: 'The second deposit deserves something, too: {percent} on top for the slots, up to {cap}.',
    points: [
      'Your second deposit within 30 days of joining, from {minimum}. Choose this bonus with it.',
      'Only slots and fishing count for wagering, with stakes up to {stake}. Wager the bonus {turnover} times.',
      'You have 30 days. After that we take back the bonus and what was won with it.',
    ],
  },
  ID: {
    title: 'Bonus deposit kedua',
    summary: '{percent} untuk deposit kedua di slot, hingga {cap}.',
    lead: 'Deposit kedua juga ada bonusnya: tambahan {percent} untuk slot, hingga {cap}.',
    points: [
      'Deposit kedua Anda dalam 30 hari sejak mendaftar, mulai {minimum}. Pilih bonus ini saat deposit.',
      'Hanya slot dan tembak ikan yang dihitung, taruhan maksimal {stake}. Turnover bonus {turnover}×.',
      'Waktunya 30 hari. Setelah itu bonus dan kemenangannya ditarik kembali.',
    ],
  },
  TH: {
    title: 'โบนัสฝากครั้งที่สอง',
    summary: 'ฝากครั้งที่สองรับ {percent} สำหรับสล็อต สูงสุด {cap}',
    lead: 'ฝากครั้งที่สองก็มีให้ เพิ่มอีก {percent} ไว้เล่นสล็อต สูงสุด {cap}',
    points: [
      'ฝากครั้งที่สองภายใน 30 วันหลังสมัคร ขั้นต่ำ {minimum} และเลือกโบนัสนี้ตอนฝาก',
      'นับเทิร์นเฉพาะสล็อตและยิงปลา เดิมพันไม่เกิน {stake} ต่อครั้ง ทำเทิร์นโบนัส {turnover} เท่า',
      'มีเวลา 30 วัน หลังจากนั้นเราหักโบนัสและเงินที่ชนะจากโบนัส',
    ],
  },
  TY: {
    title: 'Bonus sa ikalawang deposit',
    summary: '{percent} sa ikalawang deposit mo para sa slots, hanggang {cap}.',
    lead: 'May regalo rin ang ikalawang deposit: dagdag na {percent} para sa slots, hanggang {cap}.',
    points: [
      'Ang ikalawang deposit mo sa loob ng 30 araw mula sa pagsali, mula {minimum}. Piliin ang bonus na ito.',
      'Slots at fishing lang ang bilang sa turnover, hanggang {stake} bawat taya. I-turnover ang bonus nang {turnover} beses.',
      'May 30 araw ka. Pagkatapos, babawiin namin ang bonus at ang napanalunan nito.',
    ],
  },
  VI: {
    title: 'Thưởng nạp lần hai',
    summary: '{percent} cho lần nạp thứ hai chơi nổ hũ, tới {cap}.',
    lead: 'Lần nạp thứ hai cũng có quà: thêm {percent} để chơi nổ hũ, tới {cap}.',
    points: [
      'Lần nạp thứ hai trong 30 ngày từ khi đăng ký, từ {minimum}. Chọn khuyến mãi này khi nạp.',
      'Chỉ nổ hũ và bắn cá tính vào vòng cược, mỗi cược tối đa {stake}. Cược {turnover} vòng tiền thưởng.',
      'Bạn có 30 ngày. Quá hạn, tiền thưởng và tiền thắng từ đó được thu lại.',
    ],
  },
};

export const vipReload: PromotionCopy = {
  CN: {
    title: 'VIP 专属续存',
    summary: 'VIP 5 及以上每日续存送 {percent}，最高 {cap}。',
    lead: '贵宾专享：每天首笔存款送 {percent}，最高 {cap}，流水仅 {turnover} 倍。',
    points: [
      '仅限 VIP 5 及以上会员，每日一次，存款满 {minimum}。',
      '存款时选择此优惠，彩金随存款到账，完成 {turnover} 倍流水后可提款。',
      '30 天内完成流水，同一时间只能进行一笔存款彩金。',
    ],
  },
  EN: {
    title: 'VIP reload',
    summary: '{percent} once a day from VIP 5, up to {cap}.',
    lead: 'For our VIPs: {percent} on a deposit a day, up to {cap}, and only {turnover}× to wager.',
    points: [
      'From VIP 5, once a day, with a deposit of {minimum} or more.',
      'Choose it with the deposit: it is credited with it. Wager the bonus {turnover} times before you withdraw.',
      'You have 30 days to wager it. One deposit bonus at a time.',
    ],
  },
  ID: {
    title: 'Reload VIP',
    summary: '{percent} sekali sehari mulai VIP 5, hingga {cap}.',
    lead: 'Untuk para VIP: {percent} untuk satu deposit sehari, hingga {cap}, turnover cuma {turnover}×.',
    points: [
      'Mulai VIP 5, sekali sehari, dengan deposit {minimum} atau lebih.',
      'Pilih saat deposit: bonus masuk bersamaan. Turnover {turnover}× dari bonus sebelum menarik dana.',
      'Waktu turnover 30 hari. Satu bonus deposit dalam satu waktu.',
    ],
  },
  TH: {
    title: 'เติมเงิน VIP',
    summary: 'ตั้งแต่ VIP 5 รับ {percent} วันละครั้ง สูงสุด {cap}',
    lead: 'สำหรับ VIP โดยเฉพาะ ฝากวันละครั้งรับ {percent} สูงสุด {cap} เทิร์นแค่ {turnover} เท่า',
    points: [
      'ตั้งแต่ VIP 5 วันละครั้ง ฝากขั้นต่ำ {minimum}',
      'เลือกตอนฝาก โบนัสเข้าพร้อมยอดฝาก ทำเทิร์นโบนัส {turnover} เท่าก่อนถอน',
      'มีเวลาทำเทิร์น 30 วัน รับโบนัสฝากได้ครั้งละหนึ่งรายการ',
    ],
  },
  TY: {
    title: 'Reload para sa VIP',
    summary: '{percent} minsan sa isang araw mula VIP 5, hanggang {cap}.',
    lead: 'Para sa aming mga VIP: {percent} sa isang deposit bawat araw, hanggang {cap}, at {turnover}× lang ang turnover.',
    points: [
      'Mula VIP 5, isang beses sa isang araw, sa deposit na {minimum} pataas.',
      'Piliin kasabay ng deposit: sabay itong papasok. I-turnover ang bonus nang {turnover} beses bago mag-withdraw.',
      'May 30 araw ka para i-turnover. Isang deposit bonus lang sa bawat pagkakataon.',
    ],
  },
  VI: {
    title: 'Nạp lại VIP',
    summary: 'Từ VIP 5 nhận {percent} mỗi ngày một lần, tới {cap}.',
    lead: 'Dành cho VIP: {percent} cho một lần nạp mỗi ngày, tới {cap}, chỉ {turnover} vòng cược.',
    points: [
      'Từ VIP 5, mỗi ngày một lần, nạp từ {minimum}.',
      'Chọn khi nạp: tiền thưởng vào cùng lúc. Cược {turnover} vòng tiền thưởng trước khi rút.',
      'Có 30 ngày để hoàn thành. Mỗi lúc chỉ một khuyến mãi nạp.',
    ],
  },
};

export const weekendBoost: PromotionCopy = {
  CN: {
    title: '周末加码',
    summary: '即将开始：存款送 {percent}，最高 {cap}。',
    lead: '下一个周末更热闹：存款送 {percent}，最高 {cap}。',
    points: [
      '活动期间每天一次，存款满 {minimum}。',
      '存款时选择此优惠，彩金需完成 {turnover} 倍流水。',
      '单注超过 {stake} 不计入流水，30 天内完成。',
    ],
  },
  EN: {
    title: 'Weekend boost',
    summary: 'Coming soon: {percent} on a deposit a day, up to {cap}.',
    lead: 'The next weekend will be louder: {percent} on a deposit a day, up to {cap}.',
    points: [
      'Once a day while it runs, with a deposit of {minimum} or more.',
      'Choose it with the deposit and wager the bonus {turnover} times.',
      'Bets above {stake} do not count for wagering. You have 30 days.',
    ],
  },
  ID: {
    title: 'Boost akhir pekan',
    summary: 'Segera hadir: {percent} untuk satu deposit sehari, hingga {cap}.',
    lead: 'Akhir pekan depan lebih seru: {percent} untuk satu deposit sehari, hingga {cap}.',
    points: [
      'Sekali sehari selama promo berlangsung, dengan deposit {minimum} atau lebih.',
      'Pilih saat deposit dan turnover bonusnya {turnover}×.',
      'Taruhan di atas {stake} tidak dihitung. Waktunya 30 hari.',
    ],
  },
  TH: {
    title: 'สุดสัปดาห์แรงกว่าเดิม',
    summary: 'เร็ว ๆ นี้ ฝากวันละครั้งรับ {percent} สูงสุด {cap}',
    lead: 'สุดสัปดาห์หน้าคึกคักกว่าเดิม ฝากวันละครั้งรับ {percent} สูงสุด {cap}',
    points: [
      'วันละครั้งตลอดช่วงรายการ ฝากขั้นต่ำ {minimum}',
      'เลือกตอนฝาก แล้วทำเทิร์นโบนัส {turnover} เท่า',
      'เดิมพันเกิน {stake} ไม่นับเป็นเทิร์น มีเวลา 30 วัน',
    ],
  },
  TY: {
    title: 'Boost sa weekend',
    summary: 'Malapit na: {percent} sa isang deposit bawat araw, hanggang {cap}.',
    lead: 'Mas masaya ang susunod na weekend: {percent} sa isang deposit bawat araw, hanggang {cap}.',
    points: [
      'Isang beses bawat araw habang tumatakbo, sa deposit na {minimum} pataas.',
      'Piliin kasabay ng deposit at i-turnover ang bonus nang {turnover} beses.',
      'Hindi bilang sa turnover ang tayang lampas sa {stake}. May 30 araw ka.',
    ],
  },
  VI: {
    title: 'Cuối tuần bùng nổ',
    summary: 'Sắp diễn ra: {percent} cho một lần nạp mỗi ngày, tới {cap}.',
    lead: 'Cuối tuần tới sôi động hơn: {percent} cho một lần nạp mỗi ngày, tới {cap}.',
    points: [
      'Mỗi ngày một lần trong thời gian diễn ra, nạp từ {minimum}.',
      'Chọn khi nạp và cược {turnover} vòng tiền thưởng.',
      'Cược trên {stake} không tính vào vòng cược. Có 30 ngày.',
    ],
  },
};
