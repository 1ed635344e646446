import type { PromotionCopy } from './copy.ts';

export const freeSpins: PromotionCopy = {
  CN: {
    title: '每日免费旋转',
    summary: '每天首笔满 {minimum} 的存款送 {rounds} 次免费旋转，游戏：{game}。',
    lead: '每天第一笔达到 {minimum} 的存款，送《{game}》{rounds} 次免费旋转，每次投注 {bet}，由我们承担。',
    points: [
      '存款到账后，在奖励中心领取；{claim} 天内有效，每天一份。',
      '领取后 {play} 天内玩完。打开该游戏即自动开始，关闭页面后可继续。',
      '全部旋转结束或到期时，赢得的金额一次存入主钱包，完成 {turnover} 倍流水后可提款。',
      '免费旋转不参与累积奖金，也不计入有效投注。',
    ],
  },
  EN: {
    title: 'Free rounds every day',
    summary: 'The first deposit of a day from {minimum} gives {rounds} free rounds on {game}.',
    lead: 'Your first deposit of a day from {minimum} on brings {rounds} free rounds on {game}. Each is a bet of {bet}, and it is on us.',
    points: [
      'Claim them in the reward centre once the deposit has arrived: within {claim} days, one set a day.',
      'Play them within {play} days of the claim. They start when you open the game, and wait for you if you close it.',
      'When the last one is played, or when they expire, everything they have won goes to your main wallet at once: wager it {turnover}× before you withdraw.',
      'Free rounds win no jackpot and do not count as valid bets.',
    ],
  },
  ID: {
    title: 'Putaran gratis setiap hari',
    summary: 'Deposit pertama setiap hari mulai {minimum} memberi {rounds} putaran gratis di {game}.',
    lead: 'Deposit pertama Anda setiap hari mulai {minimum} memberi {rounds} putaran gratis di {game}. Tiap putaran bernilai taruhan {bet}, kami yang tanggung.',
    points: [
      'Klaim di pusat hadiah setelah deposit masuk: dalam {claim} hari, satu paket per hari.',
      'Mainkan dalam {play} hari setelah diklaim. Putaran dimulai saat game dibuka, dan menunggu bila game ditutup.',
      'Setelah putaran terakhir, atau saat kedaluwarsa, semua kemenangan masuk dompet utama sekaligus: turnover {turnover}× sebelum ditarik.',
      'Putaran gratis tidak memenangkan jackpot dan tidak dihitung sebagai taruhan valid.',
    ],
  },
  TH: {
    title: 'รอบฟรีทุกวัน',
    summary: 'ฝากครั้งแรกของวันตั้งแต่ {minimum} รับรอบฟรี {rounds} รอบในเกม {game}',
    lead: 'ฝากครั้งแรกของวันตั้งแต่ {minimum} รับรอบฟรี {rounds} รอบในเกม {game} เดิมพันรอบละ {bet} เราออกให้',
    points: [
      'กดรับที่ศูนย์รางวัลเมื่อเงินฝากเข้าแล้ว ภายใน {claim} วัน วันละหนึ่งชุด',
      'เล่นภายใน {play} วันหลังกดรับ รอบฟรีเริ่มเองเมื่อเปิดเกม ปิดเกมแล้วกลับมาเล่นต่อได้',
      'เมื่อเล่นครบหรือหมดอายุ ยอดที่ชนะทั้งหมดเข้ากระเป๋าหลักในครั้งเดียว ทำเทิร์น {turnover} เท่าก่อนถอน',
      'รอบฟรีไม่ลุ้นแจ็กพอต และไม่นับเป็นยอดเดิมพันที่มีผล',
    ],
  },
  TY: {
    title: 'Free rounds araw-araw',
    summary: 'Ang unang deposit sa isang araw na {minimum} pataas ay may {rounds} free rounds sa {game}.',
    lead: 'Ang unang deposit mo sa isang araw na {minimum} pataas ay may kasamang {rounds} free rounds sa {game}. Tayang {bet} ang bawat isa, at sagot namin.',
    points: [
      'I-claim sa reward center pagpasok ng deposit: sa loob ng {claim} araw, isang set bawat araw.',
      'Laruin sa loob ng {play} araw mula sa pag-claim. Kusang magsisimula pagbukas ng laro, at maghihintay kung isara mo.',
      'Kapag nalaro na ang huli, o nag-expire, sabay-sabay na papasok sa main wallet ang lahat ng napanalunan: itaya nang {turnover}× bago i-withdraw.',
      'Walang jackpot sa free rounds, at hindi ito kasama sa valid na taya.',
    ],
  },
  VI: {
    title: 'Quay miễn phí mỗi ngày',
    summary: 'Khoản nạp đầu tiên trong ngày từ {minimum} tặng {rounds} lượt quay miễn phí tại {game}.',
    lead: 'Khoản nạp đầu tiên trong ngày từ {minimum} tặng bạn {rounds} lượt quay miễn phí tại {game}. Mỗi lượt cược {bet}, chúng tôi trả.',
    points: [
      'Nhận tại trung tâm phần thưởng khi tiền nạp đã vào: trong vòng {claim} ngày, mỗi ngày một phần.',
      'Quay trong vòng {play} ngày kể từ khi nhận. Lượt quay tự bắt đầu khi bạn mở trò chơi, đóng lại vẫn chơi tiếp được.',
      'Khi quay xong lượt cuối, hoặc khi hết hạn, toàn bộ tiền thắng vào ví chính một lần: cược {turnover} vòng trước khi rút.',
      'Lượt quay miễn phí không trúng jackpot và không tính vào cược hợp lệ.',
    ],
  },
};
