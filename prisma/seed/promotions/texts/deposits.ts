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
    summary: '每天一笔存款加送 {percent}，最高 {cap}。',
    lead: '每天选一笔存款加送 {percent}，当日最高 {cap}。',
    points: [
      '每日零点（GMT+8）重新计算，单笔存款满 {minimum} 即可。',
      '彩金完成 {turnover} 倍流水后即可提款。',
      '当日未使用的资格不累计到次日。',
    ],
  },
  EN: {
    title: 'Daily reload',
    summary: '{percent} on one deposit a day, up to {cap}.',
    lead: 'One deposit of your choice a day earns an extra {percent}, up to {cap}.',
    points: [
      'A new day starts at midnight (GMT+8). One deposit of {minimum} or more is enough.',
      'Wager the bonus {turnover} times before you withdraw it.',
      'Days you skip are not carried over.',
    ],
  },
  ID: {
    title: 'Bonus deposit harian',
    summary: '{percent} untuk satu deposit setiap hari, hingga {cap}.',
    lead: 'Pilih satu deposit per hari: tambahannya {percent}, hingga {cap}.',
    points: [
      'Hari berganti tengah malam GMT+8; cukup satu deposit minimal {minimum}.',
      'Syarat turnover {turnover}× dari bonus sebelum ditarik.',
      'Hari yang terlewat tidak diakumulasi.',
    ],
  },
  TH: {
    title: 'โบนัสฝากรายวัน',
    summary: 'ฝากวันละหนึ่งครั้งรับเพิ่ม {percent} สูงสุด {cap}',
    lead: 'เลือกยอดฝากวันละหนึ่งครั้ง รับโบนัสอีก {percent} สูงสุดวันละ {cap}',
    points: [
      'เริ่มวันใหม่ตอนเที่ยงคืน GMT+8 ฝากครั้งเดียวตั้งแต่ {minimum} ก็พอ',
      'ทำเทิร์น {turnover} เท่าของโบนัสก่อนถอน',
      'สิทธิ์ที่ไม่ได้ใช้ในวันนั้นไม่สะสม',
    ],
  },
  TY: {
    title: 'Daily reload bonus',
    summary: '{percent} sa isang deposit kada araw, hanggang {cap}.',
    lead: 'May dagdag na {percent} ang isang deposit na pipiliin mo bawat araw, hanggang {cap}.',
    points: [
      'Hatinggabi (GMT+8) nagsisimula ang araw. Sapat na ang isang deposit na {minimum} pataas.',
      'Itaya ang bonus nang {turnover} beses bago ito i-withdraw.',
      'Hindi naiipon ang mga araw na nilaktawan.',
    ],
  },
  VI: {
    title: 'Thưởng nạp mỗi ngày',
    summary: 'Mỗi ngày một lần nạp được tặng {percent}, tối đa {cap}.',
    lead: 'Mỗi ngày chọn một lần nạp để được cộng thêm {percent}, tối đa {cap}.',
    points: [
      'Ngày mới tính từ 0 giờ GMT+8; chỉ cần một lần nạp từ {minimum}.',
      'Hoàn thành {turnover} vòng cược tiền thưởng trước khi rút.',
      'Ngày bỏ lỡ không được cộng dồn.',
    ],
  },
};

export const weeklyCashback: PromotionCopy = {
  CN: {
    title: '每周返现',
    summary: '每周一返还上周净亏损的一部分，最高 {cap}。',
    lead: '一周手气不好？每周一早上六点，我们按您的 VIP 等级返还上周净亏损的一部分。',
    points: [
      '计算周一零点至周日 23:59（GMT+8）全部已结算注单：投注减去派彩、返水和优惠。',
      '净亏损满 {minimum} 即可，等级以周一零点为准。',
      '周一 06:00 起七天内在奖励中心领取，完成 {turnover} 倍流水后可提款。',
    ],
  },
  EN: {
    title: 'Weekly cashback',
    summary: 'Part of your weekly net loss comes back on Monday, up to {cap}.',
    lead: 'A bad week? Part of your net loss comes back on Monday at 06:00: the higher your VIP rank, the more.',
    points: [
      'All bets that were settled from Monday 00:00 to Sunday 23:59 (GMT+8) count: stakes less wins, rebates and promotions.',
      'From a net loss of {minimum}. Your rank on Monday at midnight decides the percentage.',
      'Claim it in the reward centre within seven days from Monday 06:00, and wager it {turnover}× before you withdraw.',
    ],
  },
  ID: {
    title: 'Cashback mingguan',
    summary: 'Sebagian kekalahan bersih minggu Anda kembali setiap Senin, hingga {cap}.',
    lead: 'Minggu kurang beruntung? Setiap Senin pukul enam pagi sebagian kekalahan bersihnya kembali: makin tinggi peringkat VIP, makin besar.',
    points: [
      'Dihitung dari semua taruhan yang selesai Senin 00.00 sampai Minggu 23.59 (GMT+8): taruhan dikurangi kemenangan, rebate, dan promosi.',
      'Mulai dari kekalahan bersih {minimum}. Persentasenya menurut peringkat Anda pada Senin tengah malam.',
      'Klaim di pusat hadiah dalam tujuh hari sejak Senin 06.00, dengan turnover {turnover}× sebelum ditarik.',
    ],
  },
  TH: {
    title: 'เงินคืนรายสัปดาห์',
    summary: 'ทุกวันจันทร์รับเงินคืนจากยอดเสียสุทธิของสัปดาห์ สูงสุด {cap}',
    lead: 'สัปดาห์นี้มือไม่ขึ้น? ทุกวันจันทร์หกโมงเช้าเราคืนส่วนหนึ่งของยอดเสียสุทธิ ยิ่งระดับ VIP สูงยิ่งได้มาก',
    points: [
      'คิดจากเดิมพันที่สรุปผลแล้วตั้งแต่วันจันทร์ 00:00 ถึงวันอาทิตย์ 23:59 (GMT+8): ยอดเดิมพันลบเงินรางวัล คืนยอด และโปรโมชั่น',
      'เริ่มที่ยอดเสียสุทธิ {minimum} เปอร์เซ็นต์ตามระดับของคุณเมื่อเที่ยงคืนวันจันทร์',
      'กดรับที่ศูนย์รางวัลภายใน 7 วันนับจากวันจันทร์ 06:00 น. ทำเทิร์น {turnover} เท่าก่อนถอน',
    ],
  },
  TY: {
    title: 'Lingguhang cashback',
    summary: 'Bumabalik tuwing Lunes ang bahagi ng net na talo mo sa linggo, hanggang {cap}.',
    lead: 'Malas ang linggo? Tuwing Lunes nang alas-sais ng umaga, ibinabalik namin ang bahagi ng net na talo: mas mataas ang VIP rank, mas malaki.',
    points: [
      'Kasama ang lahat ng tayang na-settle mula Lunes 00:00 hanggang Linggo 23:59 (GMT+8): taya, bawas ang panalo, rebate at promo.',
      'Mula sa net na talong {minimum}. Ang rank mo sa hatinggabi ng Lunes ang basehan ng porsiyento.',
      'I-claim sa reward center sa loob ng pitong araw mula Lunes 6:00 AM, at itaya nang {turnover}× bago mag-withdraw.',
    ],
  },
  VI: {
    title: 'Hoàn tiền hằng tuần',
    summary: 'Thứ Hai nào bạn cũng được hoàn một phần tiền thua ròng trong tuần, tới {cap}.',
    lead: 'Tuần vừa rồi kém may? Sáu giờ sáng thứ Hai, chúng tôi hoàn lại một phần tiền thua ròng: hạng VIP càng cao, hoàn càng nhiều.',
    points: [
      'Tính mọi cược đã có kết quả từ 00:00 thứ Hai đến 23:59 Chủ nhật (GMT+8): tiền cược trừ tiền thắng, hoàn trả và khuyến mãi.',
      'Thua ròng từ {minimum}. Tỷ lệ theo hạng của bạn lúc nửa đêm thứ Hai.',
      'Nhận ở trung tâm phần thưởng trong bảy ngày kể từ 06:00 thứ Hai, cược {turnover} vòng trước khi rút.',
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
      '一天从零点（GMT+8）开始。积分可在积分商城兑换。',
    ],
  },
  EN: {
    title: 'Seven-day check-in',
    summary: 'Points for every day you check in, more each day for seven days.',
    lead: 'Check in once a day. The points grow each day, and the seventh day gives the most.',
    points: [
      'Check in once a day: the points of the day are added at once.',
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
      'วันใหม่เริ่มเที่ยงคืน (GMT+8) นำแต้มไปแลกได้ที่ร้านแลกแต้ม',
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
