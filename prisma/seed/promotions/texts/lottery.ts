import type { PromotionCopy } from './copy.ts';

export const lotteryRebate: PromotionCopy = {
  CN: {
    title: '彩票天天返水',
    summary: '越南彩与极速彩，每注有效投注返 {percent}。',
    lead: '中与不中都有回头钱：彩票有效投注按 {percent} 返还，当日结清。',
    points: [
      '北、中、南三地越南彩及全部极速彩均可参加。',
      '每日 23:59（GMT+8）统计，次日上午到账，最低 {minimum}。',
      '撤单与作废期数不计；返水无须流水即可提款。',
    ],
  },
  EN: {
    title: 'Lottery rebate',
    summary: 'Get {percent} of every valid bet on Vietnamese and fast lotteries back.',
    lead: 'Win or lose, you get {percent} of your lottery bets back every day.',
    points: [
      'All three Vietnamese regions and all fast lotteries count.',
      'Calculated at 23:59 (GMT+8) and paid the next morning, from {minimum}.',
      'Cancelled bets and cancelled draws do not count. No wagering requirement.',
    ],
  },
  ID: {
    title: 'Rebate lotre',
    summary: '{percent} dari setiap taruhan valid di lotre Vietnam dan lotre cepat.',
    lead: 'Tembus atau tidak, tetap ada yang kembali: {percent} taruhan lotre, dihitung setiap hari.',
    points: [
      'Berlaku untuk tiga wilayah Vietnam dan semua lotre cepat.',
      'Dihitung pukul 23.59 GMT+8 dan dibayar esok pagi, mulai {minimum}.',
      'Taruhan dan undian yang batal tidak dihitung; tanpa syarat turnover.',
    ],
  },
  TH: {
    title: 'คืนยอดหวย',
    summary: 'คืน {percent} ทุกยอดแทงที่มีผลของหวยเวียดนามและหวยด่วน',
    lead: 'ถูกหรือไม่ถูกก็มีคืน ยอดแทงหวยคืน {percent} สรุปทุกวัน',
    points: [
      'ร่วมได้ทั้งหวยเวียดนามสามภาคและหวยด่วนทุกชนิด',
      'สรุปยอด 23:59 GMT+8 จ่ายเช้าวันถัดไป เริ่มที่ {minimum}',
      'โพยที่ยกเลิกและงวดที่ยกเลิกไม่นับ ไม่ต้องทำเทิร์น',
    ],
  },
  TY: {
    title: 'Rebate sa loterya',
    summary: '{percent} ng bawat valid bet sa mga loterya ng Vietnam at fast draw.',
    lead: 'Tumama man o hindi, babalik araw-araw ang {percent} ng taya mo sa loterya.',
    points: [
      'Kasali ang tatlong rehiyon ng Vietnam at lahat ng fast draw.',
      'Kinukuwenta sa 23:59 (GMT+8) at ibinabayad kinaumagahan, mula {minimum}.',
      'Hindi bilang ang mga kinanselang taya at draw. Walang turnover requirement.',
    ],
  },
  VI: {
    title: 'Hoàn trả xổ số',
    summary: 'Hoàn {percent} mọi cược hợp lệ của xổ số ba miền và xổ số nhanh.',
    lead: 'Trúng hay trượt vẫn có phần về: hoàn {percent} tiền cược xổ số, chốt mỗi ngày.',
    points: [
      'Áp dụng cho xổ số ba miền và mọi loại xổ số nhanh.',
      'Chốt lúc 23:59 GMT+8, trả vào sáng hôm sau, từ {minimum}.',
      'Cược hủy và kỳ không mở thưởng không tính; không cần vòng cược.',
    ],
  },
};
