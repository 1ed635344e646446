import type { PromotionCopy } from './copy.ts';

export const lotteryRebate: PromotionCopy = {
  CN: {
    title: '彩票返点',
    summary: '降低奖金组，每注最高返 {most}，中与不中都有。',
    lead: '中与不中都有回头钱：奖金组越低，每注返点越高，最高 {most}。',
    points: [
      '按奖金组的玩法：奖金组从 {least} 到 {highest}，每降低 20 多返 1%。',
      '返点随开奖结算即时到账，无须流水即可提款。',
      '固定赔率的极速彩：计入投注次日 03:00（GMT+8）返 {percent}。',
      '撤单与作废期数不计。',
    ],
  },
  EN: {
    title: 'Lottery rebate',
    summary: 'Choose a lower odds level and get up to {most} of every stake back, win or lose.',
    lead: 'Win or lose, you get a part of your stake back: the lower your odds level, the higher your rebate, up to {most}.',
    points: [
      'Plays by odds level, from {least} to {highest}: every 20 lower adds 1%.',
      'Paid with the settlement of the draw, without a wagering requirement.',
      'Fast lotteries with fixed odds: {percent} of counted bets, at 03:00 (GMT+8) the next day.',
      'Cancelled bets and cancelled draws do not count.',
    ],
  },
  ID: {
    title: 'Rebate lotre',
    summary: 'Pilih level odds lebih rendah dan dapatkan kembali hingga {most} dari setiap taruhan, menang atau kalah.',
    lead: 'Tembus atau tidak, ada yang kembali: makin rendah level odds, makin tinggi rebate, hingga {most}.',
    points: [
      'Lotre dengan level odds {least} sampai {highest}: setiap turun 20 menambah 1%.',
      'Dibayar bersama kemenangan setelah undian, tanpa syarat turnover.',
      'Lotre cepat dengan odds tetap: {percent} dari taruhan terhitung, pukul 03.00 GMT+8 esok hari.',
      'Taruhan dan undian yang batal tidak dihitung.',
    ],
  },
  TH: {
    title: 'คืนยอดหวย',
    summary: 'เลือกระดับอัตราจ่ายต่ำลง รับคืนสูงสุด {most} ของทุกยอดแทง ไม่ว่าถูกหรือไม่ถูก',
    lead: 'ถูกหรือไม่ถูกก็มีคืน ยิ่งระดับอัตราจ่ายต่ำ ยิ่งได้คืนมาก สูงสุด {most}',
    points: [
      'การเล่นตามระดับอัตราจ่าย {least} ถึง {highest}: ลดลงทุก 20 คืนเพิ่ม 1%',
      'จ่ายพร้อมผลงวด ไม่ต้องทำเทิร์น',
      'หวยด่วนอัตราจ่ายคงที่: คืน {percent} ของยอดเดิมพันที่นับ เวลา 03:00 GMT+8 ของวันถัดไป',
      'โพยที่ยกเลิกและงวดที่ยกเลิกไม่นับ',
    ],
  },
  TY: {
    title: 'Rebate sa loterya',
    summary: 'Pumili ng mas mababang level ng odds at may balik na hanggang {most} ng bawat taya, panalo man o talo.',
    lead: 'Tumama man o hindi, may bumabalik: kung mas mababa ang level ng odds, mas mataas ang rebate, hanggang {most}.',
    points: [
      'Mga loteryang may level ng odds na {least} hanggang {highest}: 1% pa sa bawat 20 na ibinaba.',
      'Ibinabayad kasabay ng mga panalo pagkatapos ng draw, walang turnover requirement.',
      'Fast draw na fixed ang odds: {percent} ng binibilang na taya, 03:00 (GMT+8) kinabukasan.',
      'Hindi bilang ang mga kinanselang taya at draw.',
    ],
  },
  VI: {
    title: 'Hoàn trả xổ số',
    summary: 'Chọn mức thưởng thấp hơn để được hoàn tới {most} mỗi vé cược, trúng hay trượt.',
    lead: 'Trúng hay trượt vẫn có phần về: mức thưởng càng thấp, hoàn trả càng cao, tới {most}.',
    points: [
      'Cách chơi theo mức thưởng từ {least} đến {highest}: cứ thấp hơn 20 thì hoàn thêm 1%.',
      'Trả cùng lúc kết quả kỳ quay, không cần vòng cược.',
      'Xổ số nhanh tỷ lệ cố định: {percent} tiền cược được tính, lúc 03:00 GMT+8 hôm sau.',
      'Cược hủy và kỳ không mở thưởng không tính.',
    ],
  },
};
