import type { PromotionCopy } from './copy.ts';

export const slotsFreeSpins: PromotionCopy = {
  CN: {
    title: '周一免费旋转',
    summary: '周一存款满 {minimum}，送 {spins} 次免费旋转。',
    lead: '新的一周从电子游戏开始：周一存款满 {minimum}，即得 {spins} 次免费旋转。',
    points: [
      '适用游戏每周更换，为电子游戏页“热门”中的第一款。',
      '免费旋转须在 24 小时内用完，赢得的彩金最高 {cap}。',
      '彩金完成 {turnover} 倍流水后即可提款。',
    ],
  },
  EN: {
    title: 'Free-spin Monday',
    summary: 'Deposit {minimum} on a Monday and get {spins} free spins.',
    lead: 'Start the week on the reels: deposit {minimum} or more on a Monday and get {spins} free spins.',
    points: [
      'The game changes every week; it is the first one under Hot on the slots page.',
      'Use the spins within 24 hours. You can win up to {cap} with them.',
      'Wager the winnings {turnover} times before you withdraw them.',
    ],
  },
  ID: {
    title: 'Senin free spin',
    summary: 'Deposit {minimum} di hari Senin dan dapatkan {spins} free spin.',
    lead: 'Awali pekan dengan slot: deposit Senin minimal {minimum} memberi {spins} free spin.',
    points: [
      'Permainannya berganti tiap pekan: yang pertama di bagian Populer halaman slot.',
      'Pakai dalam 24 jam; kemenangan maksimal {cap}.',
      'Syarat turnover {turnover}× dari hasilnya sebelum ditarik.',
    ],
  },
  TH: {
    title: 'ฟรีสปินวันจันทร์',
    summary: 'ฝากวันจันทร์ {minimum} รับฟรีสปิน {spins} ครั้ง',
    lead: 'เริ่มสัปดาห์กับสล็อต ฝากวันจันทร์ตั้งแต่ {minimum} รับฟรีสปิน {spins} ครั้งทันที',
    points: [
      'เกมเปลี่ยนทุกสัปดาห์ ดูเกมแรกในหมวดยอดนิยมของหน้าสล็อต',
      'ใช้ภายใน 24 ชั่วโมง ชนะได้สูงสุด {cap}',
      'ทำเทิร์น {turnover} เท่าของเงินที่ชนะก่อนถอน',
    ],
  },
  TY: {
    title: 'Free spins tuwing Lunes',
    summary: 'Mag-deposit ng {minimum} sa Lunes at may {spins} free spins ka.',
    lead: 'Simulan ang linggo sa reels: mag-deposit ng {minimum} pataas sa Lunes at may {spins} free spins ka.',
    points: [
      'Nagbabago ang laro linggo-linggo; ito ang una sa Hot sa page ng slots.',
      'Gamitin ang spins sa loob ng 24 oras; hanggang {cap} ang puwedeng mapanalunan.',
      'Itaya nang {turnover} beses ang napanalunan bago ito i-withdraw.',
    ],
  },
  VI: {
    title: 'Thứ Hai quay miễn phí',
    summary: 'Nạp {minimum} vào thứ Hai, nhận {spins} vòng quay miễn phí.',
    lead: 'Đầu tuần quay miễn phí: nạp từ {minimum} vào thứ Hai, nhận {spins} vòng quay.',
    points: [
      'Trò áp dụng đổi mỗi tuần, là trò đầu tiên trong mục Hot của trang nổ hũ.',
      'Dùng trong 24 giờ; tiền thắng tối đa {cap}.',
      'Hoàn thành {turnover} vòng cược tiền thắng trước khi rút.',
    ],
  },
};

export const liveRebate: PromotionCopy = {
  CN: {
    title: '真人天天返水',
    summary: '真人有效投注每日最高返 {percent}，上不封顶。',
    lead: '每一注都算数：真人桌的有效投注按比例返水，最高 {percent}。',
    points: [
      '比例随会员等级由低到高，顶级会员享 {percent}。',
      '前一日的返水于每日 15:00（GMT+8）前到账，最低 {minimum}。',
      '返水无须流水，到账即可提款。',
    ],
  },
  EN: {
    title: 'Live table rebate',
    summary: 'Up to {percent} of your valid bets at live tables back every day, with no limit.',
    lead: 'Every hand counts: get up to {percent} of your live table bets back.',
    points: [
      'The rebate grows with your rank; the highest ranks get {percent}.',
      "Each day's rebate is credited by 15:00 (GMT+8) the next day, from {minimum}.",
      'No wagering requirement: you can withdraw it at once.',
    ],
  },
  ID: {
    title: 'Rebate meja live',
    summary: 'Hingga {percent} dari taruhan valid di meja live, setiap hari, tanpa batas.',
    lead: 'Setiap ronde dihitung: meja live mengembalikan sebagian taruhan Anda, hingga {percent}.',
    points: [
      'Persentase naik mengikuti peringkat; peringkat tertinggi mendapat {percent}.',
      'Rebate kemarin masuk sebelum pukul 15.00 GMT+8, mulai {minimum}.',
      'Tanpa syarat turnover: bisa langsung ditarik.',
    ],
  },
  TH: {
    title: 'คืนยอดคาสิโนสด',
    summary: 'คืนสูงสุด {percent} ของยอดเดิมพันที่มีผลในโต๊ะสดทุกวัน ไม่จำกัดยอด',
    lead: 'ทุกตามีความหมาย โต๊ะสดคืนส่วนหนึ่งของยอดเดิมพันให้คุณสูงสุด {percent}',
    points: [
      'อัตราเพิ่มตามระดับสมาชิก ระดับสูงสุดได้ {percent}',
      'ยอดคืนของเมื่อวานเข้าก่อน 15:00 GMT+8 เริ่มที่ {minimum}',
      'ไม่ต้องทำเทิร์น ถอนได้ทันที',
    ],
  },
  TY: {
    title: 'Rebate sa live tables',
    summary: 'Hanggang {percent} ng valid bet mo sa live tables ang balik araw-araw, walang limit.',
    lead: 'Bilang ang bawat taya: hanggang {percent} ng taya mo sa live tables ang babalik.',
    points: [
      'Tumataas ang rebate ayon sa rank; {percent} sa pinakamataas na rank.',
      'Papasok ang rebate ng bawat araw bago mag-15:00 (GMT+8) kinabukasan, mula {minimum}.',
      'Walang turnover requirement: puwede itong i-withdraw agad.',
    ],
  },
  VI: {
    title: 'Hoàn trả casino trực tiếp',
    summary: 'Hoàn tới {percent} cược hợp lệ tại bàn trực tiếp mỗi ngày, không giới hạn.',
    lead: 'Ván nào cũng được tính: bàn trực tiếp hoàn lại một phần tiền cược, tối đa {percent}.',
    points: [
      'Tỷ lệ tăng theo cấp bậc; cấp cao nhất hưởng {percent}.',
      'Tiền hoàn trả của hôm qua về trước 15:00 GMT+8, từ {minimum}.',
      'Không cần vòng cược, nhận là rút được ngay.',
    ],
  },
};

export const sportsParlayBoost: PromotionCopy = {
  CN: {
    title: '体育串关加奖',
    summary: '{legs} 场及以上串关获胜，派彩加送最高 {percent}。',
    lead: '敢串就敢加：{legs} 场起，串得越长，加奖越高，最高 {percent}。',
    points: [
      '每场赔率不低于 1.50，单注本金满 {minimum}。',
      '加奖按净赢计算，单注最高 {cap}，结算后自动派发。',
      '走盘或作废的场次不计入串关场数。',
    ],
  },
  EN: {
    title: 'Parlay boost',
    summary: 'Win a parlay of {legs} or more legs and get up to {percent} extra.',
    lead: 'The longer the slip, the larger the boost: from {legs} legs it grows up to {percent}.',
    points: [
      'Each leg needs odds of 1.50 or higher, and the minimum stake is {minimum}.',
      'The boost is calculated on the net win, up to {cap} per slip, and paid together with it.',
      'Pushed and void legs do not count.',
    ],
  },
  ID: {
    title: 'Bonus parlay olahraga',
    summary: 'Menangkan parlay {legs} laga atau lebih dan dapatkan tambahan hingga {percent}.',
    lead: 'Makin panjang slipnya, makin besar tambahannya: mulai {legs} laga, hingga {percent}.',
    points: [
      'Odds tiap laga minimal 1.50 dan taruhan minimal {minimum}.',
      'Tambahan dihitung dari kemenangan bersih, maksimal {cap} per slip, dibayar bersamaan.',
      'Laga push atau void tidak dihitung.',
    ],
  },
  TH: {
    title: 'โบนัสบอลสเต็ป',
    summary: 'ชนะสเต็ป {legs} คู่ขึ้นไป รับเพิ่มสูงสุด {percent}',
    lead: 'ยิ่งยาวยิ่งได้ เริ่มที่ {legs} คู่ รับโบนัสเพิ่มสูงสุด {percent}',
    points: [
      'ราคาแต่ละคู่ไม่ต่ำกว่า 1.50 และเดิมพันขั้นต่ำ {minimum}',
      'คิดจากกำไรสุทธิ สูงสุดบิลละ {cap} จ่ายพร้อมผล',
      'คู่ที่เสมอทุนหรือโมฆะไม่นับ',
    ],
  },
  TY: {
    title: 'Parlay boost',
    summary: 'Manalo sa parlay na may {legs} laro pataas at may dagdag na hanggang {percent}.',
    lead: 'Mas mahabang slip, mas malaking boost: mula {legs} laro, aakyat hanggang {percent}.',
    points: [
      'Odds na 1.50 pataas ang bawat laro, at {minimum} ang minimum na taya.',
      'Sa net win ibinabatay ang boost, hanggang {cap} bawat slip, at kasabay itong ibinabayad.',
      'Hindi bilang ang larong push o void.',
    ],
  },
  VI: {
    title: 'Thưởng cược xiên',
    summary: 'Thắng xiên từ {legs} trận, cộng thêm tối đa {percent}.',
    lead: 'Phiếu càng dài, thưởng càng lớn: từ {legs} trận, tăng dần tới {percent}.',
    points: [
      'Tỷ lệ mỗi trận từ 1.50, tiền cược từ {minimum}.',
      'Thưởng tính trên tiền thắng ròng, tối đa {cap} mỗi phiếu, trả cùng lúc.',
      'Trận hòa tiền hoặc vô hiệu không được tính.',
    ],
  },
};
