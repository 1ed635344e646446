import type { PromotionCopy } from '../copy.ts';

export const goldenCarp: PromotionCopy = {
  CN: {
    title: '鲤跃龙门',
    summary: '捕鱼专用：每天存款送 {percent}，最高 {cap}。',
    lead: '鲤鱼跃过龙门便成龙：每天一笔存款送 {percent}，最高 {cap}，专供捕鱼。',
    points: [
      '每天一次，存款满 {minimum}，存款时选择此优惠。',
      '仅捕鱼游戏计入流水，单发超过 {stake} 不计；彩金需完成 {turnover} 倍流水。',
      '30 天内完成，逾期收回彩金及其盈利。',
    ],
  },
  EN: {
    title: 'The carp at the dragon gate',
    summary: 'For fishing games: {percent} on one deposit a day, up to {cap}.',
    lead: 'The carp that leaps the gate becomes a dragon. A deposit a day brings {percent} on top for the fishing games, up to {cap}.',
    points: [
      'Once a day, with a deposit of {minimum} or more. Choose this bonus when you deposit.',
      'Only fishing games count for wagering, with shots up to {stake}. Wager the bonus {turnover} times.',
      'You have 30 days. After that we take back the bonus and what was won with it.',
    ],
  },
  ID: {
    title: 'Ikan mas di gerbang naga',
    summary: 'Khusus tembak ikan: {percent} untuk satu deposit sehari, hingga {cap}.',
    lead: 'Ikan mas yang melompati gerbang menjadi naga. Satu deposit sehari ditambah {percent} untuk tembak ikan, hingga {cap}.',
    points: [
      'Sekali sehari, deposit {minimum} atau lebih. Pilih bonus ini saat deposit.',
      'Hanya tembak ikan yang dihitung, tembakan maksimal {stake}. Turnover bonus {turnover}×.',
      'Waktunya 30 hari. Setelah itu bonus dan kemenangannya ditarik kembali.',
    ],
  },
  TH: {
    title: 'ปลาหลีฮื้อกระโดดประตูมังกร',
    summary: 'สำหรับยิงปลา ฝากวันละครั้งรับ {percent} สูงสุด {cap}',
    lead: 'ปลาที่ข้ามประตูได้กลายเป็นมังกร ฝากวันละครั้งรับเพิ่ม {percent} ไว้ยิงปลา สูงสุด {cap}',
    points: [
      'วันละครั้ง ฝากขั้นต่ำ {minimum} และเลือกโบนัสนี้ตอนฝาก',
      'นับเทิร์นเฉพาะเกมยิงปลา นัดละไม่เกิน {stake} ทำเทิร์นโบนัส {turnover} เท่า',
      'มีเวลา 30 วัน หลังจากนั้นเราหักโบนัสและเงินที่ชนะจากโบนัส',
    ],
  },
  TY: {
    title: 'Karpa sa pintuan ng dragon',
    summary: 'Para sa fishing games: {percent} sa isang deposit bawat araw, hanggang {cap}.',
    lead: 'Nagiging dragon ang karpang nakatalon sa pintuan. May dagdag na {percent} ang isang deposit bawat araw para sa fishing games, hanggang {cap}.',
    points: [
      'Isang beses bawat araw, sa deposit na {minimum} pataas. Piliin ang bonus na ito kasabay ng deposit.',
      'Fishing games lang ang bilang sa turnover, hanggang {stake} bawat bala. Itaya ang bonus nang {turnover} beses.',
      'May 30 araw ka. Pagkatapos, babawiin namin ang bonus at ang napanalunan nito.',
    ],
  },
  VI: {
    title: 'Cá chép hóa rồng',
    summary: 'Dành cho bắn cá: mỗi ngày một lần nạp tặng {percent}, tới {cap}.',
    lead: 'Cá vượt vũ môn thì hóa rồng: mỗi ngày một lần nạp được tặng {percent} để bắn cá, tới {cap}.',
    points: [
      'Mỗi ngày một lần, nạp từ {minimum}. Chọn khuyến mãi này khi nạp.',
      'Chỉ bắn cá tính vào vòng cược, mỗi phát tối đa {stake}. Cược {turnover} vòng tiền thưởng.',
      'Bạn có 30 ngày. Quá hạn, tiền thưởng và tiền thắng từ đó được thu lại.',
    ],
  },
};

export const luckyEnvelope: PromotionCopy = {
  CN: {
    title: '开春红包',
    summary: '每人一封红包，存款送 {percent}，最高 {cap}。',
    lead: '红包已备好，只等开封：活动期间一笔存款送 {percent}，最高 {cap}。',
    points: [
      '活动期间每人一次，存款满 {minimum}，存款时选择此优惠。',
      '彩金完成 {turnover} 倍流水后即可提款。',
      '30 天内完成，同一时间只能进行一笔存款彩金。',
    ],
  },
  EN: {
    title: 'The red envelope',
    summary: 'One envelope per member, {percent} on a deposit, up to {cap}.',
    lead: 'The envelopes are sealed and stacked. Once it begins, one deposit opens yours: {percent} on top, up to {cap}.',
    points: [
      'Once per member during the offer, with a deposit of {minimum} or more. Choose this bonus when you deposit.',
      'Wager the bonus {turnover} times before you withdraw.',
      'You have 30 days. One deposit bonus at a time.',
    ],
  },
  ID: {
    title: 'Angpao merah',
    summary: 'Satu angpao per anggota, {percent} dari deposit, hingga {cap}.',
    lead: 'Angpaonya sudah disiapkan. Begitu dimulai, satu deposit membuka milik Anda: tambahan {percent}, hingga {cap}.',
    points: [
      'Sekali per anggota selama promosi, deposit {minimum} atau lebih. Pilih bonus ini saat deposit.',
      'Turnover {turnover}× dari bonus sebelum menarik dana.',
      'Waktunya 30 hari. Satu bonus deposit dalam satu waktu.',
    ],
  },
  TH: {
    title: 'ซองอั่งเปา',
    summary: 'คนละหนึ่งซอง ฝากรับ {percent} สูงสุด {cap}',
    lead: 'ซองแดงเตรียมไว้แล้ว พอเริ่มรายการ ฝากหนึ่งครั้งเปิดซองได้เลย รับเพิ่ม {percent} สูงสุด {cap}',
    points: [
      'คนละหนึ่งครั้งตลอดรายการ ฝากขั้นต่ำ {minimum} และเลือกโบนัสนี้ตอนฝาก',
      'ทำเทิร์นโบนัส {turnover} เท่าก่อนถอน',
      'มีเวลา 30 วัน รับโบนัสฝากได้ครั้งละหนึ่งรายการ',
    ],
  },
  TY: {
    title: 'Pulang sobre',
    summary: 'Isang sobre bawat miyembro, {percent} sa deposit, hanggang {cap}.',
    lead: 'Nakahanda na ang mga ampaw. Pagsimula, isang deposit ang magbubukas ng sa iyo: dagdag na {percent}, hanggang {cap}.',
    points: [
      'Isang beses bawat miyembro habang may promo, sa deposit na {minimum} pataas. Piliin ang bonus na ito kasabay ng deposit.',
      'Itaya ang bonus nang {turnover} beses bago mag-withdraw.',
      'May 30 araw ka. Isang deposit bonus lang sa bawat pagkakataon.',
    ],
  },
  VI: {
    title: 'Lì xì khai lộc',
    summary: 'Mỗi người một bao lì xì, nạp tặng {percent}, tới {cap}.',
    lead: 'Bao đỏ đã gói sẵn, chỉ chờ bạn mở: khi chương trình bắt đầu, một lần nạp được tặng {percent}, tới {cap}.',
    points: [
      'Mỗi thành viên một lần, nạp từ {minimum}. Chọn khuyến mãi này khi nạp.',
      'Cược {turnover} vòng tiền thưởng trước khi rút.',
      'Có 30 ngày. Mỗi lúc chỉ một khuyến mãi nạp.',
    ],
  },
};

export const xocDiaStreak: PromotionCopy = {
  CN: {
    title: '色碟五连中',
    summary: '色碟连中五局，再送 {reward}。',
    lead: '碗一掀，又中了，连着五局？把第五局的注单号发来，再送 {reward}。',
    points: [
      '真人色碟连续五局中奖，每局注额不低于 {minimum}，中间无输局。',
      '在本页写下第五局的注单号，可附截图。',
      '每人一次，审核后七天内领取，完成 {turnover} 倍流水后可提款。',
    ],
  },
  EN: {
    title: 'Five bowls in a row',
    summary: 'Win five rounds of xoc dia in a row and get {reward} on top.',
    lead: 'The bowl is lifted and it is yours again, the fifth time running? Send us the number of the last bet, and {reward} comes on top.',
    points: [
      'Five live xoc dia rounds won in a row, each with a stake of {minimum} or more.',
      'Write the number of the fifth bet on this page; a picture is welcome.',
      'Once per member. After the review you have seven days to claim it. Wager it {turnover}× before you withdraw.',
    ],
  },
  ID: {
    title: 'Lima mangkuk beruntun',
    summary: 'Menang lima ronde xoc dia berturut-turut, dapat tambahan {reward}.',
    lead: 'Mangkuk dibuka dan Anda menang lagi, kelima kalinya? Kirim nomor taruhan terakhir, kami tambah {reward}.',
    points: [
      'Lima ronde xoc dia live menang berturut-turut, masing-masing minimal {minimum}.',
      'Tulis nomor taruhan kelima di halaman ini; gambar boleh disertakan.',
      'Sekali per anggota. Setelah ditinjau, klaim dalam tujuh hari. Turnover {turnover}× sebelum ditarik.',
    ],
  },
  TH: {
    title: 'ซ๊อกเดียชนะห้าตา',
    summary: 'ชนะซ๊อกเดียห้าตาติด รับเพิ่ม {reward}',
    lead: 'เปิดชามแล้วถูกอีก ครบห้าตาติดใช่ไหม ส่งเลขที่เดิมพันตาสุดท้ายมา รับเพิ่มอีก {reward}',
    points: [
      'ชนะซ๊อกเดียโต๊ะสดห้าตาติดต่อกัน เดิมพันตาละ {minimum} ขึ้นไป',
      'เขียนเลขที่เดิมพันของตาที่ห้าในหน้านี้ จะแนบรูปมาด้วยก็ได้',
      'คนละหนึ่งครั้ง เมื่อผ่านการตรวจแล้วกดรับภายใน 7 วัน ทำเทิร์น {turnover} เท่าก่อนถอน',
    ],
  },
  TY: {
    title: 'Limang sunod na mangkok',
    summary: 'Manalo nang limang sunod sa xoc dia, may dagdag na {reward}.',
    lead: 'Pag-angat ng mangkok, panalo ka na naman, panlimang sunod? Ipadala ang huling bet number at may dagdag kang {reward}.',
    points: [
      'Limang sunod na panalo sa live xoc dia, {minimum} pataas ang bawat taya.',
      'Isulat ang ikalimang bet number sa page na ito; puwedeng may larawan.',
      'Isang beses bawat miyembro. Pagkatapos ng review, may pitong araw ka para i-claim. Itaya nang {turnover}× bago mag-withdraw.',
    ],
  },
  VI: {
    title: 'Xóc đĩa năm ván thông',
    summary: 'Thắng xóc đĩa năm ván liền, nhận thêm {reward}.',
    lead: 'Mở bát lại trúng, đủ năm ván thông? Gửi mã cược ván cuối, nhận thêm {reward}.',
    points: [
      'Thắng năm ván xóc đĩa trực tiếp liên tiếp, mỗi ván cược từ {minimum}.',
      'Ghi mã cược của ván thứ năm tại trang này, có thể kèm hình.',
      'Mỗi thành viên một lần. Duyệt xong bạn có bảy ngày để nhận. Cược {turnover} vòng trước khi rút.',
    ],
  },
};

export const specialPrize: PromotionCopy = {
  CN: {
    title: '特别奖加喜',
    summary: '命中特别奖后两位，前 {places} 位每人再得 {reward}。',
    lead: '特别奖开出，后两位正是您选的？喜上加喜：前 {places} 位每人再得 {reward}。',
    points: [
      '北、中、南任一地区彩票，命中特别奖后两位，本金不低于 {minimum}。',
      '在本页提交一至三张注单截图。',
      '名额 {places} 个，每人一次，送完即止。彩金七天内领取，完成 {turnover} 倍流水后可提款。',
    ],
  },
  EN: {
    title: 'Twice special',
    summary: 'Hit the last two digits of the special prize: {reward} more for the first {places} players.',
    lead: 'The special prize is drawn and its last two digits are yours? Let it be special twice: the first {places} players get {reward} on top.',
    points: [
      'A winning bet on the last two digits of a special prize, of any region, with a stake of {minimum} or more.',
      'Send one to three pictures of the bet on this page.',
      'There are {places} rewards, one per player. Claim yours within seven days and wager it {turnover}× before you withdraw.',
    ],
  },
  ID: {
    title: 'Istimewa dua kali',
    summary: 'Tembus dua angka belakang hadiah utama: {reward} lagi untuk {places} pemain pertama.',
    lead: 'Hadiah utama keluar dan dua angka belakangnya milik Anda? {places} pemain pertama mendapat tambahan {reward}.',
    points: [
      'Taruhan tembus dua angka belakang hadiah utama, wilayah mana pun, minimal {minimum}.',
      'Kirim satu sampai tiga gambar taruhan di halaman ini.',
      'Tersedia {places} hadiah, satu per pemain. Klaim dalam tujuh hari, turnover {turnover}× sebelum ditarik.',
    ],
  },
  TH: {
    title: 'รางวัลพิเศษสองต่อ',
    summary: 'ถูกสองตัวท้ายรางวัลพิเศษ {places} คนแรกรับเพิ่ม {reward}',
    lead: 'รางวัลพิเศษออกแล้ว สองตัวท้ายตรงใจใช่ไหม รับสองต่อ {places} คนแรกได้เพิ่มคนละ {reward}',
    points: [
      'ถูกสองตัวท้ายรางวัลพิเศษของหวยเวียดนามภาคใดก็ได้ เดิมพันตั้งแต่ {minimum}',
      'ส่งรูปโพย 1 ถึง 3 รูปในหน้านี้',
      'มี {places} รางวัล คนละหนึ่งครั้ง กดรับภายใน 7 วัน ทำเทิร์น {turnover} เท่าก่อนถอน',
    ],
  },
  TY: {
    title: 'Dobleng espesyal',
    summary: 'Tamaan ang huling dalawang numero ng special prize: dagdag na {reward} sa unang {places} manlalaro.',
    lead: 'Lumabas ang special prize at sa iyo ang huling dalawang numero? Doblehin natin ang saya: may dagdag na {reward} ang unang {places} manlalaro.',
    points: [
      'Panalong taya sa huling dalawang numero ng special prize, kahit anong rehiyon, {minimum} pataas.',
      'Magpadala ng isa hanggang tatlong larawan ng taya sa page na ito.',
      '{places} lang ang premyo, isa bawat tao. I-claim sa loob ng pitong araw at itaya nang {turnover}× bago mag-withdraw.',
    ],
  },
  VI: {
    title: 'Trúng đề, lộc nhân đôi',
    summary: 'Trúng hai số cuối giải đặc biệt: {places} người đầu tiên nhận thêm {reward}.',
    lead: 'Giải đặc biệt vừa về, hai số cuối đúng của bạn? {places} người đầu tiên được cộng thêm {reward}.',
    points: [
      'Cược trúng hai số cuối giải đặc biệt của miền bất kỳ, cược từ {minimum}.',
      'Gửi một đến ba hình phiếu cược tại trang này.',
      'Có {places} phần, mỗi người một phần. Nhận trong bảy ngày, cược {turnover} vòng trước khi rút.',
    ],
  },
};

export const lanternNight: PromotionCopy = {
  CN: {
    title: '花灯夜',
    summary: '花灯夜期间每天存款送 {percent}，最高 {cap}。',
    lead: '一盏灯，一份愿：花灯夜期间每天一笔存款送 {percent}，最高 {cap}，流水仅 {turnover} 倍。',
    points: [
      '活动期间每天一次，存款满 {minimum}，存款时选择此优惠。',
      '彩金完成 {turnover} 倍流水后即可提款。',
      '30 天内完成，逾期收回彩金及其盈利。',
    ],
  },
  EN: {
    title: 'Lantern night',
    summary: 'While the lanterns burn: {percent} on one deposit a day, up to {cap}.',
    lead: 'A lantern for every wish on the river: while they burn, one deposit a day brings {percent} on top, up to {cap}, with only {turnover}× to wager.',
    points: [
      'Once a day during the offer, with a deposit of {minimum} or more. Choose this bonus when you deposit.',
      'Wager the bonus {turnover} times before you withdraw.',
      'You have 30 days. After that we take back the bonus and what was won with it.',
    ],
  },
  ID: {
    title: 'Malam lampion',
    summary: 'Selama lampion menyala: {percent} untuk satu deposit sehari, hingga {cap}.',
    lead: 'Satu lampion untuk setiap harapan: selama menyala, satu deposit sehari ditambah {percent}, hingga {cap}, turnover cuma {turnover}×.',
    points: [
      'Sekali sehari selama promosi, deposit {minimum} atau lebih. Pilih bonus ini saat deposit.',
      'Turnover {turnover}× dari bonus sebelum menarik dana.',
      'Waktunya 30 hari. Setelah itu bonus dan kemenangannya ditarik kembali.',
    ],
  },
  TH: {
    title: 'คืนโคมไฟ',
    summary: 'ตลอดคืนโคมไฟ ฝากวันละครั้งรับ {percent} สูงสุด {cap}',
    lead: 'หนึ่งโคมหนึ่งคำอธิษฐาน ตลอดงานฝากวันละครั้งรับเพิ่ม {percent} สูงสุด {cap} เทิร์นแค่ {turnover} เท่า',
    points: [
      'วันละครั้งตลอดรายการ ฝากขั้นต่ำ {minimum} และเลือกโบนัสนี้ตอนฝาก',
      'ทำเทิร์นโบนัส {turnover} เท่าก่อนถอน',
      'มีเวลา 30 วัน หลังจากนั้นเราหักโบนัสและเงินที่ชนะจากโบนัส',
    ],
  },
  TY: {
    title: 'Gabi ng mga parol',
    summary: 'Habang may sindi ang mga parol: {percent} sa isang deposit bawat araw, hanggang {cap}.',
    lead: 'Isang parol sa bawat hiling: habang may sindi, may dagdag na {percent} ang isang deposit bawat araw, hanggang {cap}, at {turnover}× lang ang turnover.',
    points: [
      'Isang beses bawat araw habang may promo, sa deposit na {minimum} pataas. Piliin ang bonus na ito kasabay ng deposit.',
      'Itaya ang bonus nang {turnover} beses bago mag-withdraw.',
      'May 30 araw ka. Pagkatapos, babawiin namin ang bonus at ang napanalunan nito.',
    ],
  },
  VI: {
    title: 'Đêm hội hoa đăng',
    summary: 'Suốt mùa hoa đăng: mỗi ngày một lần nạp tặng {percent}, tới {cap}.',
    lead: 'Mỗi ngọn đèn một điều ước: suốt mùa hoa đăng, mỗi ngày một lần nạp được tặng {percent}, tới {cap}, chỉ {turnover} vòng cược.',
    points: [
      'Mỗi ngày một lần, nạp từ {minimum}. Chọn khuyến mãi này khi nạp.',
      'Cược {turnover} vòng tiền thưởng trước khi rút.',
      'Bạn có 30 ngày. Quá hạn, tiền thưởng và tiền thắng từ đó được thu lại.',
    ],
  },
};
