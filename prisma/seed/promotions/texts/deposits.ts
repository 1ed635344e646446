import type { PromotionCopy } from './copy.ts';

export const welcomeOffer: PromotionCopy = {
  CN: {
    title: '新会员首存礼',
    summary: '首次存款送 {percent}，最高 {cap}。',
    lead: '首次存款再送 {percent}，最高 {cap}。',
    points: [
      '首次存款满 {minimum}，存款时选择此优惠，彩金随存款一并到账。',
      '彩金完成 {turnover} 倍流水、存款完成 1 倍流水后即可提款。',
      '注册后 30 天内有效，不与其他存款优惠同时使用。',
    ],
  },
  EN: {
    title: 'The welcome offer',
    summary: '{percent} on your first deposit, up to {cap}.',
    lead: 'We add {percent} to your first deposit, up to {cap}.',
    points: [
      'Make a first deposit of {minimum} or more and choose this bonus: it is credited with the deposit.',
      'Wager the bonus {turnover} times and the deposit once before you withdraw.',
      'Valid for 30 days after you join. It cannot be combined with another deposit bonus.',
    ],
  },
  ID: {
    title: 'Bonus selamat datang',
    summary: '{percent} untuk deposit pertama, hingga {cap}.',
    lead: 'Deposit pertama Anda kami tambah {percent}, hingga {cap}.',
    points: [
      'Deposit pertama minimal {minimum} dan pilih bonus ini: bonus masuk bersama deposit.',
      'Syarat turnover {turnover}× dari bonus dan 1× dari deposit sebelum menarik dana.',
      'Berlaku 30 hari sejak mendaftar dan tidak digabung dengan bonus deposit lain.',
    ],
  },
  TH: {
    title: 'โบนัสต้อนรับสมาชิกใหม่',
    summary: 'ฝากครั้งแรกรับ {percent} สูงสุด {cap}',
    lead: 'ฝากครั้งแรกเราเพิ่มโบนัสให้อีก {percent} สูงสุด {cap}',
    points: [
      'ฝากครั้งแรกตั้งแต่ {minimum} ขึ้นไปและเลือกโบนัสนี้ โบนัสเข้าพร้อมยอดฝาก',
      'ทำเทิร์น {turnover} เท่าของโบนัสและ 1 เท่าของยอดฝากก่อนถอน',
      'ใช้ได้ภายใน 30 วันหลังสมัคร และไม่ใช้ร่วมกับโบนัสฝากอื่น',
    ],
  },
  TY: {
    title: 'Welcome offer',
    summary: '{percent} sa unang deposit, hanggang {cap}.',
    lead: 'May dagdag na {percent} ang una mong deposit, hanggang {cap}.',
    points: [
      'Mag-deposit ng {minimum} pataas sa unang pagkakataon at piliin ang bonus na ito: kasabay itong papasok ng deposit.',
      'Itaya nang {turnover} beses ang bonus at isang beses ang deposit bago mag-withdraw.',
      'Valid nang 30 araw mula sa pagsali. Hindi puwedeng isabay sa ibang deposit bonus.',
    ],
  },
  VI: {
    title: 'Quà chào mừng thành viên mới',
    summary: 'Nạp lần đầu tặng {percent}, tối đa {cap}.',
    lead: 'Nạp lần đầu, chúng tôi tặng thêm {percent}, tối đa {cap}.',
    points: [
      'Nạp lần đầu từ {minimum} và chọn ưu đãi này, tiền thưởng vào cùng tiền nạp.',
      'Hoàn thành {turnover} vòng cược tiền thưởng và 1 vòng tiền nạp trước khi rút.',
      'Có hiệu lực 30 ngày từ khi đăng ký, không dùng chung với thưởng nạp khác.',
    ],
  },
};

export const dailyReload: PromotionCopy = {
  CN: {
    title: '每日续存加赠',
    summary: '每天第一笔存款加送 {percent}，最高 {cap}。',
    lead: '每天的第一笔存款都算数：再送 {percent}，当日最高 {cap}。',
    points: [
      '每日零点（GMT+8）重新计算，单笔存款满 {minimum} 即可。',
      '彩金完成 {turnover} 倍流水后即可提款。',
      '当日未使用的资格不累计到次日。',
    ],
  },
  EN: {
    title: 'Daily reload',
    summary: '{percent} on the first deposit of each day, up to {cap}.',
    lead: 'Your first deposit of the day earns an extra {percent}, up to {cap}.',
    points: [
      'A new day starts at midnight (GMT+8). One deposit of {minimum} or more is enough.',
      'Wager the bonus {turnover} times before you withdraw it.',
      'Days you skip are not carried over.',
    ],
  },
  ID: {
    title: 'Bonus deposit harian',
    summary: '{percent} untuk deposit pertama setiap hari, hingga {cap}.',
    lead: 'Deposit pertama hari ini mendapat tambahan {percent}, hingga {cap}.',
    points: [
      'Hari berganti tengah malam GMT+8; cukup satu deposit minimal {minimum}.',
      'Syarat turnover {turnover}× dari bonus sebelum ditarik.',
      'Hari yang terlewat tidak diakumulasi.',
    ],
  },
  TH: {
    title: 'โบนัสฝากรายวัน',
    summary: 'ฝากแรกของวันรับเพิ่ม {percent} สูงสุด {cap}',
    lead: 'ยอดฝากแรกของทุกวันมีโบนัสอีก {percent} สูงสุดวันละ {cap}',
    points: [
      'เริ่มวันใหม่ตอนเที่ยงคืน GMT+8 ฝากครั้งเดียวตั้งแต่ {minimum} ก็พอ',
      'ทำเทิร์น {turnover} เท่าของโบนัสก่อนถอน',
      'สิทธิ์ที่ไม่ได้ใช้ในวันนั้นไม่สะสม',
    ],
  },
  TY: {
    title: 'Daily reload bonus',
    summary: '{percent} sa unang deposit kada araw, hanggang {cap}.',
    lead: 'May dagdag na {percent} ang una mong deposit sa araw, hanggang {cap}.',
    points: [
      'Hatinggabi (GMT+8) nagsisimula ang araw. Sapat na ang isang deposit na {minimum} pataas.',
      'Itaya ang bonus nang {turnover} beses bago ito i-withdraw.',
      'Hindi naiipon ang mga araw na nilaktawan.',
    ],
  },
  VI: {
    title: 'Thưởng nạp mỗi ngày',
    summary: 'Lần nạp đầu mỗi ngày tặng {percent}, tối đa {cap}.',
    lead: 'Ngày nào cũng vậy, lần nạp đầu được cộng thêm {percent}, tối đa {cap}.',
    points: [
      'Ngày mới tính từ 0 giờ GMT+8; chỉ cần một lần nạp từ {minimum}.',
      'Hoàn thành {turnover} vòng cược tiền thưởng trước khi rút.',
      'Ngày bỏ lỡ không được cộng dồn.',
    ],
  },
};

export const weekendCashback: PromotionCopy = {
  CN: {
    title: '周末返现',
    summary: '周六、周日净输额返还 {percent}，周一到账，最高 {cap}。',
    lead: '周末手气不顺也有底：两日净输额的 {percent} 周一回到您的账户。',
    points: [
      '统计周六零点至周日 23:59（GMT+8）的全部游戏净输额。',
      '周一中午前自动派发，最低 {minimum}，最高 {cap}。',
      '返现只需 1 倍流水即可提款。',
    ],
  },
  EN: {
    title: 'Weekend cashback',
    summary: 'Get {percent} of your weekend net losses back on Monday, up to {cap}.',
    lead: 'A bad weekend hurts less: you get {percent} of your net losses back on Monday.',
    points: [
      'All games count, from Saturday 00:00 to Sunday 23:59 (GMT+8).',
      'Credited automatically by Monday noon, from {minimum} to {cap}.',
      'Wager the cashback once before you withdraw it.',
    ],
  },
  ID: {
    title: 'Cashback akhir pekan',
    summary: '{percent} dari kekalahan bersih akhir pekan kembali hari Senin, hingga {cap}.',
    lead: 'Akhir pekan kurang beruntung? {percent} kekalahan bersih kembali hari Senin.',
    points: [
      'Semua permainan dihitung dari Sabtu 00.00 sampai Minggu 23.59, GMT+8.',
      'Masuk otomatis sebelum Senin siang, mulai {minimum} hingga {cap}.',
      'Turnover cashback cukup 1×, lalu bebas ditarik.',
    ],
  },
  TH: {
    title: 'เงินคืนสุดสัปดาห์',
    summary: 'คืน {percent} ของยอดเสียสุทธิเสาร์อาทิตย์ เข้าวันจันทร์ สูงสุด {cap}',
    lead: 'สุดสัปดาห์มือไม่ขึ้นก็ยังอุ่นใจ เราคืนยอดเสียสุทธิ {percent} ให้ในวันจันทร์',
    points: [
      'นับทุกเกมตั้งแต่เสาร์ 00:00 ถึงอาทิตย์ 23:59 GMT+8',
      'เข้าอัตโนมัติก่อนเที่ยงวันจันทร์ ตั้งแต่ {minimum} ถึง {cap}',
      'ทำเทิร์น 1 เท่าแล้วถอนได้เลย',
    ],
  },
  TY: {
    title: 'Cashback tuwing weekend',
    summary: '{percent} ng net loss mo sa weekend ang babalik sa Lunes, hanggang {cap}.',
    lead: 'Malas ang weekend? Babalik sa Lunes ang {percent} ng net loss mo.',
    points: [
      'Bilang ang lahat ng laro mula Sabado 00:00 hanggang Linggo 23:59 (GMT+8).',
      'Kusang papasok bago magtanghali ng Lunes, mula {minimum} hanggang {cap}.',
      'Itaya ang cashback nang isang beses bago ito i-withdraw.',
    ],
  },
  VI: {
    title: 'Hoàn tiền cuối tuần',
    summary: 'Hoàn {percent} tiền thua ròng cuối tuần vào thứ Hai, tối đa {cap}.',
    lead: 'Cuối tuần kém may vẫn được hoàn: {percent} tiền thua ròng về ví vào thứ Hai.',
    points: [
      'Tính mọi trò chơi từ 0 giờ thứ Bảy đến 23:59 Chủ nhật, GMT+8.',
      'Tự động cộng trước trưa thứ Hai, từ {minimum} đến {cap}.',
      'Chỉ cần 1 vòng cược là rút được.',
    ],
  },
};

export const checkIn: PromotionCopy = {
  CN: {
    title: '七天签到',
    summary: '每天签到领积分，连续七天，天天递增。',
    lead: '每天来打个卡，积分一天比一天多，第七天最多。',
    points: [
      '每天签到一次，当天的积分立即到账。',
      '断签一天，从第一天重新开始；满七天后开始新的一轮。',
      '一天从北京时间零点开始。积分可在积分商城兑换。',
    ],
  },
  EN: {
    title: 'Seven-day check-in',
    summary: 'Points for every day you check in, more each day for seven days.',
    lead: 'Check in once a day. The points grow each day, and the seventh day gives the most.',
    points: [
      'Check in once a day: the points of the day are yours at once.',
      'After a missed day you begin again with day one. A new round follows the seventh day.',
      'Days begin at midnight (GMT+8). Spend your points in the points mall.',
    ],
  },
  ID: {
    title: 'Check-in tujuh hari',
    summary: 'Poin setiap kali check-in, makin banyak tiap hari selama tujuh hari.',
    lead: 'Check-in sekali sehari. Poinnya naik tiap hari, dan hari ketujuh paling besar.',
    points: [
      'Check-in sekali sehari: poin hari itu langsung masuk.',
      'Terlewat sehari berarti mulai lagi dari hari pertama. Setelah hari ketujuh, putaran baru dimulai.',
      'Hari dimulai pukul 00.00 (GMT+8). Tukarkan poin Anda di mal poin.',
    ],
  },
  TH: {
    title: 'เช็กอิน 7 วัน',
    summary: 'เช็กอินทุกวันรับแต้ม ยิ่งต่อเนื่องยิ่งได้มาก ครบ 7 วัน',
    lead: 'เช็กอินวันละครั้ง แต้มเพิ่มขึ้นทุกวัน และวันที่ 7 ได้มากที่สุด',
    points: [
      'เช็กอินวันละหนึ่งครั้ง รับแต้มของวันนั้นทันที',
      'ขาดหนึ่งวันต้องเริ่มนับวันที่ 1 ใหม่ ครบ 7 วันแล้วเริ่มรอบใหม่',
      'วันใหม่เริ่มเที่ยงคืน (GMT+8) นำแต้มไปแลกได้ที่พอยต์มอลล์',
    ],
  },
  TY: {
    title: 'Pitong araw na check-in',
    summary: 'Points tuwing mag-check-in ka, palaki nang palaki sa loob ng pitong araw.',
    lead: 'Mag-check-in nang isang beses bawat araw. Lumalaki ang points araw-araw, at pinakamalaki sa ikapito.',
    points: [
      'Isang check-in bawat araw: pasok agad ang points ng araw na iyon.',
      'Kapag lumiban ng isang araw, balik sa unang araw. Pagkatapos ng ikapito, bagong round na.',
      'Nagsisimula ang araw sa hatinggabi (GMT+8). Gamitin ang points sa points mall.',
    ],
  },
  VI: {
    title: 'Điểm danh 7 ngày',
    summary: 'Điểm danh mỗi ngày nhận điểm, càng về sau càng nhiều, trong 7 ngày.',
    lead: 'Mỗi ngày điểm danh một lần. Điểm tăng dần, ngày thứ bảy nhiều nhất.',
    points: [
      'Mỗi ngày điểm danh một lần, điểm của ngày cộng ngay.',
      'Bỏ lỡ một ngày thì tính lại từ ngày đầu. Hết ngày thứ bảy là vòng mới.',
      'Ngày mới bắt đầu lúc 0 giờ (GMT+8). Dùng điểm để đổi quà ở cửa hàng điểm.',
    ],
  },
};
