import type { PromotionCopy } from './copy.ts';

export const slotsBigWin: PromotionCopy = {
  CN: {
    title: '晒大奖送彩金',
    summary: '电子游戏赢得 50 倍以上，晒图即送 {reward}。',
    lead: '转出大奖了？把截图发来，我们再送 {reward} 为您庆祝。',
    points: [
      '任意电子游戏单局派彩达到投注的 50 倍以上，单注不低于 {minimum}。',
      '在本页提交一至三张截图，需看清游戏、注单号和派彩。',
      '每次申请审核后发放，七天内领取，完成 {turnover} 倍流水后可提款。',
    ],
  },
  EN: {
    title: 'Show your big win',
    summary: '{reward} for a picture of a slot win of 50 times the stake or more.',
    lead: 'A big slot win? Send us a picture, and we add {reward}.',
    points: [
      'A win of at least 50 times the stake in any slot, with a stake of {minimum} or more.',
      'Send one to three pictures on this page that show the game, the bet number and the win.',
      'After the review you have seven days to claim it. Wager it {turnover}× before you withdraw.',
    ],
  },
  ID: {
    title: 'Pamer kemenangan besar',
    summary: '{reward} untuk gambar kemenangan slot minimal 50× taruhan.',
    lead: 'Slot bayar besar? Kirim gambarnya, kami tambah {reward}.',
    points: [
      'Menang minimal 50 kali taruhan di slot mana pun, dengan taruhan {minimum} atau lebih.',
      'Kirim satu sampai tiga gambar di halaman ini yang memperlihatkan permainan, nomor taruhan, dan kemenangannya.',
      'Setelah ditinjau, klaim dalam tujuh hari. Turnover {turnover}× sebelum ditarik.',
    ],
  },
  TH: {
    title: 'อวดแจ็กพอต รับเพิ่ม',
    summary: 'ชนะสล็อต 50 เท่าขึ้นไป ส่งรูปมารับ {reward}',
    lead: 'หมุนแตกใหญ่ใช่ไหม? ส่งรูปมาให้เรา รับเพิ่มอีก {reward}',
    points: [
      'ชนะอย่างน้อย 50 เท่าของเดิมพันในสล็อตเกมใดก็ได้ เดิมพันตั้งแต่ {minimum}',
      'ส่งรูป 1 ถึง 3 รูปในหน้านี้ ให้เห็นชื่อเกม เลขที่เดิมพัน และยอดที่ชนะ',
      'เมื่อผ่านการตรวจแล้วกดรับภายใน 7 วัน ทำเทิร์น {turnover} เท่าก่อนถอน',
    ],
  },
  TY: {
    title: 'Ipakita ang big win mo',
    summary: '{reward} para sa larawan ng panalo sa slots na 50 beses ng taya o higit pa.',
    lead: 'Malaki ba ang bayad ng reels? Ipadala ang larawan at may dagdag kang {reward}.',
    points: [
      'Panalong hindi bababa sa 50 beses ng taya sa kahit anong slot, na may tayang {minimum} pataas.',
      'Magpadala ng isa hanggang tatlong larawan sa page na ito na kita ang laro, bet number at panalo.',
      'Pagkatapos ng review, may pitong araw ka para i-claim. Itaya nang {turnover}× bago mag-withdraw.',
    ],
  },
  VI: {
    title: 'Khoe thắng lớn',
    summary: '{reward} cho hình thắng nổ hũ từ 50 lần tiền cược.',
    lead: 'Vừa nổ lớn? Gửi hình cho chúng tôi, nhận thêm {reward}.',
    points: [
      'Thắng ít nhất 50 lần tiền cược ở bất kỳ game nổ hũ nào, cược từ {minimum}.',
      'Gửi một đến ba hình tại trang này, thấy rõ tên game, mã cược và tiền thắng.',
      'Duyệt xong bạn có bảy ngày để nhận. Cược {turnover} vòng trước khi rút.',
    ],
  },
};

export const liveRebate: PromotionCopy = {
  CN: {
    title: '真人天天返水',
    summary: '真人计入投注每日返 {percent}，上不封顶。',
    lead: '每一注都有回报：真人桌的计入投注按 {percent} 返还。',
    points: [
      '{percent} 为新会员的返水比例；您自己的比例见“彩票赔率与返点”页面。',
      '有效投注按 {share} 计入；和局与两边下注的部分不计入。',
      '前一日的返水于次日 03:00（GMT+8）到账。',
      '返水无须流水，到账即可提款。',
    ],
  },
  EN: {
    title: 'Live table rebate',
    summary: '{percent} of your counted bets at live tables back every day, with no limit.',
    lead: 'Every hand counts: {percent} of your counted bets at live tables comes back.',
    points: [
      '{percent} is the rate of a new account; yours is on the page “Lottery odds and rebates”.',
      '{share} of a valid bet at a live table counts. Ties, and bets on both sides of a round, do not.',
      "Each day's rebate is credited at 03:00 (GMT+8) the next day.",
      'No wagering requirement: you can withdraw it at once.',
    ],
  },
  ID: {
    title: 'Rebate meja live',
    summary: '{percent} dari taruhan terhitung di meja live, setiap hari, tanpa batas.',
    lead: 'Setiap ronde ada yang kembali: {percent} dari taruhan terhitung di meja live kembali kepada Anda.',
    points: [
      '{percent} adalah rate akun baru; rate Anda ada di halaman “Odds dan rebate lotre”.',
      '{share} dari taruhan valid di meja live dihitung. Hasil seri dan taruhan di kedua sisi tidak dihitung.',
      'Rebate kemarin masuk pukul 03.00 GMT+8.',
      'Tanpa syarat turnover: bisa langsung ditarik.',
    ],
  },
  TH: {
    title: 'คืนยอดคาสิโนสด',
    summary: 'คืน {percent} ของยอดเดิมพันที่นับในโต๊ะสดทุกวัน ไม่จำกัดยอด',
    lead: 'ทุกตามีความหมาย โต๊ะสดคืน {percent} ของยอดเดิมพันที่นับให้คุณ',
    points: [
      '{percent} คือเรตของบัญชีใหม่ เรตของคุณอยู่ที่หน้า “อัตราจ่ายและคืนยอดหวย”',
      'นับ {share} ของยอดเดิมพันที่มีผลในโต๊ะสด ผลเสมอและการแทงสองฝั่งไม่นับ',
      'ยอดคืนของเมื่อวานเข้าเวลา 03:00 GMT+8',
      'ไม่ต้องทำเทิร์น ถอนได้ทันที',
    ],
  },
  TY: {
    title: 'Rebate sa live tables',
    summary: '{percent} ng binibilang na taya mo sa live tables ang balik araw-araw, walang limit.',
    lead: 'May balik ang bawat taya: {percent} ng binibilang na taya mo sa live tables.',
    points: [
      '{percent} ang rate ng bagong account; nasa page na “Odds at rebate ng loterya” ang sa iyo.',
      '{share} ng valid na taya sa live tables ang binibilang. Hindi bilang ang tabla at ang taya sa magkabilang panig.',
      'Pumapasok nang 03:00 (GMT+8) ang rebate ng nakaraang araw.',
      'Walang turnover requirement: puwede itong i-withdraw agad.',
    ],
  },
  VI: {
    title: 'Hoàn trả casino trực tiếp',
    summary: 'Hoàn {percent} tiền cược được tính tại bàn trực tiếp mỗi ngày, không giới hạn.',
    lead: 'Ván nào cũng có phần về: bàn trực tiếp hoàn {percent} tiền cược được tính.',
    points: [
      '{percent} là tỷ lệ của tài khoản mới; tỷ lệ của bạn có ở trang “Tỷ lệ thưởng và hoàn trả xổ số”.',
      'Tính {share} cược hợp lệ tại bàn trực tiếp. Ván hòa và cược cả hai cửa không tính.',
      'Tiền hoàn trả của hôm qua về lúc 03:00 GMT+8.',
      'Không cần vòng cược, nhận là rút được ngay.',
    ],
  },
};

export const sportsParlay: PromotionCopy = {
  CN: {
    title: '串关大师',
    summary: '{legs} 关以上串关全中，再送 {reward}。',
    lead: '{legs} 关全中不容易。把注单发来，再送您 {reward}。',
    points: [
      '{legs} 关或以上的体育串关全部命中，每关赔率 1.50 以上，本金不低于 {minimum}。',
      '在本页提交注单截图，可附上简短说明。',
      '每次申请审核后发放，七天内领取，完成 {turnover} 倍流水后可提款。',
    ],
  },
  EN: {
    title: 'Parlay boost',
    summary: 'Win a parlay of {legs} or more legs and get {reward} on top.',
    lead: '{legs} legs and every one right: send us the slip, and we add {reward}.',
    points: [
      'A won sports parlay of {legs} or more legs, each at odds of 1.50 or higher, with a stake of {minimum} or more.',
      'Send a picture of the slip on this page, with a few words if you like.',
      'After the review you have seven days to claim it. Wager it {turnover}× before you withdraw.',
    ],
  },
  ID: {
    title: 'Bonus parlay',
    summary: 'Menang parlay {legs} leg atau lebih, dapat tambahan {reward}.',
    lead: '{legs} leg dan semuanya tepat: kirim slipnya, kami tambah {reward}.',
    points: [
      'Parlay olahraga {legs} leg atau lebih yang menang, tiap leg odds minimal 1.50, taruhan {minimum} atau lebih.',
      'Kirim gambar slip di halaman ini, boleh dengan pesan singkat.',
      'Setelah ditinjau, klaim dalam tujuh hari. Turnover {turnover}× sebelum ditarik.',
    ],
  },
  TH: {
    title: 'สเต็ปแตก รับเพิ่ม',
    summary: 'บอลสเต็ป {legs} คู่ขึ้นไปเข้าทุกคู่ รับเพิ่ม {reward}',
    lead: '{legs} คู่เข้าหมดไม่ใช่เรื่องง่าย ส่งบิลมา รับเพิ่มอีก {reward}',
    points: [
      'สเต็ปกีฬาที่ชนะ {legs} คู่ขึ้นไป แต่ละคู่ราคา 1.50 ขึ้นไป เดิมพันตั้งแต่ {minimum}',
      'ส่งรูปบิลในหน้านี้ จะเขียนข้อความสั้น ๆ มาด้วยก็ได้',
      'เมื่อผ่านการตรวจแล้วกดรับภายใน 7 วัน ทำเทิร์น {turnover} เท่าก่อนถอน',
    ],
  },
  TY: {
    title: 'Parlay boost',
    summary: 'Manalo sa parlay na {legs} leg o higit pa, may dagdag na {reward}.',
    lead: '{legs} leg at tama lahat: ipadala ang slip at may dagdag kang {reward}.',
    points: [
      'Panalong sports parlay na {legs} leg o higit pa, odds na 1.50 pataas bawat leg, at tayang {minimum} pataas.',
      'Magpadala ng larawan ng slip sa page na ito, puwedeng may maikling mensahe.',
      'Pagkatapos ng review, may pitong araw ka para i-claim. Itaya nang {turnover}× bago mag-withdraw.',
    ],
  },
  VI: {
    title: 'Thưởng cược xiên',
    summary: 'Thắng xiên từ {legs} trận, nhận thêm {reward}.',
    lead: '{legs} trận đúng hết: gửi phiếu cược, nhận thêm {reward}.',
    points: [
      'Xiên thể thao thắng từ {legs} trận, mỗi trận tỷ lệ từ 1.50, cược từ {minimum}.',
      'Gửi hình phiếu cược tại trang này, có thể kèm vài chữ.',
      'Duyệt xong bạn có bảy ngày để nhận. Cược {turnover} vòng trước khi rút.',
    ],
  },
};
