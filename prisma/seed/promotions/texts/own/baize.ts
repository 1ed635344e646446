import type { PromotionCopy } from '../copy.ts';

export const barangayBingo: PromotionCopy = {
  CN: {
    title: '街坊宾果满堂彩',
    summary: '宾果游戏盖满全卡，前 {places} 位每人得 {reward}。',
    lead: '最后一个号码一喊，整张卡都亮了？前 {places} 位盖满全卡的街坊，每人得 {reward}。',
    points: [
      '任意宾果游戏，单卡注额不低于 {minimum}，全卡盖满。',
      '在本页提交一至三张截图，需看清卡面和注单号。',
      '名额 {places} 个，每人一次，送完即止。彩金七天内领取，完成 {turnover} 倍流水后可提款。',
    ],
  },
  EN: {
    title: 'Barangay bingo',
    summary: 'Black out a bingo card: {reward} for each of the first {places} players.',
    lead: 'The caller shouts the last number and your whole card is full? The first {places} players who black out a card get {reward} each.',
    points: [
      'Any bingo game, a card of {minimum} or more, with every number on it called.',
      'Send one to three pictures on this page that show the card and the bet number.',
      'There are {places} rewards, one per player. Claim yours within seven days and wager it {turnover}× before you withdraw.',
    ],
  },
  ID: {
    title: 'Bingo sekampung',
    summary: 'Penuhi satu kartu bingo: {reward} untuk {places} pemain pertama.',
    lead: 'Angka terakhir dipanggil dan kartu Anda penuh? {places} pemain pertama yang memenuhi kartunya mendapat {reward}.',
    points: [
      'Permainan bingo apa pun, kartu seharga {minimum} atau lebih, semua angkanya terpanggil.',
      'Kirim satu sampai tiga gambar di halaman ini yang memperlihatkan kartu dan nomor taruhan.',
      'Tersedia {places} hadiah, satu per pemain. Klaim dalam tujuh hari, turnover {turnover}× sebelum ditarik.',
    ],
  },
  TH: {
    title: 'บิงโกทั้งหมู่บ้าน',
    summary: 'บิงโกเต็มใบ {places} คนแรกรับคนละ {reward}',
    lead: 'ขานเลขสุดท้ายแล้วการ์ดเต็มทั้งใบใช่ไหม {places} คนแรกที่เต็มใบรับคนละ {reward}',
    points: [
      'บิงโกเกมใดก็ได้ การ์ดใบละ {minimum} ขึ้นไป และถูกครบทุกเลข',
      'ส่งรูป 1 ถึง 3 รูปในหน้านี้ ให้เห็นการ์ดและเลขที่เดิมพัน',
      'มี {places} รางวัล คนละหนึ่งครั้ง กดรับภายใน 7 วัน ทำเทิร์น {turnover} เท่าก่อนถอน',
    ],
  },
  TY: {
    title: 'Bingo ng barangay',
    summary: 'Mag-blackout sa bingo: tig-{reward} ang unang {places} manlalaro.',
    lead: 'Tinawag na ang huling numero at puno ang card mo? Tig-{reward} ang unang {places} na maka-blackout.',
    points: [
      'Kahit anong bingo game, card na {minimum} pataas, at natawag ang lahat ng numero nito.',
      'Magpadala ng isa hanggang tatlong larawan sa page na ito na kita ang card at ang bet number.',
      '{places} lang ang premyo, isa bawat tao. I-claim sa loob ng pitong araw at itaya nang {turnover}× bago mag-withdraw.',
    ],
  },
  VI: {
    title: 'Bingo cả xóm',
    summary: 'Kín thẻ bingo: {places} người đầu tiên nhận {reward} mỗi người.',
    lead: 'Số cuối vừa xướng lên là kín cả thẻ? {places} người kín thẻ đầu tiên nhận mỗi người {reward}.',
    points: [
      'Game bingo bất kỳ, thẻ từ {minimum}, mọi số trên thẻ đều được gọi.',
      'Gửi một đến ba hình tại trang này, thấy rõ thẻ và mã cược.',
      'Có {places} phần, mỗi người một phần. Nhận trong bảy ngày, cược {turnover} vòng trước khi rút.',
    ],
  },
};

export const merienda: PromotionCopy = {
  CN: {
    title: '下午茶小充',
    summary: '小额存款也有彩头：每天一次送 {percent}，最高 {cap}。',
    lead: '一份点心钱就够：存 {minimum} 起，送 {percent}，最高 {cap}，流水只要 {turnover} 倍。',
    points: [
      '每天一次，存款满 {minimum}，存款时选择此优惠。',
      '彩金完成 {turnover} 倍流水后即可提款，30 天内有效。',
      '同一时间只能进行一笔存款彩金。',
    ],
  },
  EN: {
    title: 'Merienda money',
    summary: 'A snack-sized bonus: {percent} on a small deposit, once a day, up to {cap}.',
    lead: 'The price of a merienda is enough: from {minimum} you get {percent} on top, up to {cap}, with only {turnover}× to wager.',
    points: [
      'Once a day, with a deposit of {minimum} or more. Choose this bonus when you deposit.',
      'Wager the bonus {turnover} times within 30 days before you withdraw.',
      'One deposit bonus at a time.',
    ],
  },
  ID: {
    title: 'Bonus camilan sore',
    summary: 'Deposit kecil pun ada bonusnya: {percent} sekali sehari, hingga {cap}.',
    lead: 'Seharga camilan sore sudah cukup: mulai {minimum}, tambahan {percent} hingga {cap}, turnover cuma {turnover}×.',
    points: [
      'Sekali sehari, deposit {minimum} atau lebih. Pilih bonus ini saat deposit.',
      'Turnover {turnover}× dari bonus dalam 30 hari sebelum menarik dana.',
      'Satu bonus deposit dalam satu waktu.',
    ],
  },
  TH: {
    title: 'ค่าขนมยามบ่าย',
    summary: 'ฝากน้อยก็ได้โบนัส รับ {percent} วันละครั้ง สูงสุด {cap}',
    lead: 'แค่ค่าขนมก็พอ ฝากตั้งแต่ {minimum} รับเพิ่ม {percent} สูงสุด {cap} เทิร์นแค่ {turnover} เท่า',
    points: [
      'วันละครั้ง ฝากตั้งแต่ {minimum} ขึ้นไป และเลือกโบนัสนี้ตอนฝาก',
      'ทำเทิร์นโบนัส {turnover} เท่าภายใน 30 วันก่อนถอน',
      'รับโบนัสฝากได้ครั้งละหนึ่งรายการ',
    ],
  },
  TY: {
    title: 'Pang-merienda',
    summary: 'Bonus na pang-merienda: {percent} sa maliit na deposit, isang beses bawat araw, hanggang {cap}.',
    lead: 'Sapat na ang pang-merienda: mula {minimum} may dagdag kang {percent}, hanggang {cap}, at {turnover}× lang ang turnover.',
    points: [
      'Isang beses bawat araw, sa deposit na {minimum} pataas. Piliin ang bonus na ito kasabay ng deposit.',
      'Itaya ang bonus nang {turnover} beses sa loob ng 30 araw bago mag-withdraw.',
      'Isang deposit bonus lang sa bawat pagkakataon.',
    ],
  },
  VI: {
    title: 'Tiền quà vặt',
    summary: 'Nạp ít cũng có thưởng: {percent} mỗi ngày một lần, tới {cap}.',
    lead: 'Chỉ bằng tiền quà chiều: nạp từ {minimum} được thêm {percent}, tới {cap}, cược {turnover} vòng là xong.',
    points: [
      'Mỗi ngày một lần, nạp từ {minimum}. Chọn khuyến mãi này khi nạp.',
      'Cược {turnover} vòng tiền thưởng trong 30 ngày trước khi rút.',
      'Mỗi lúc chỉ một khuyến mãi nạp.',
    ],
  },
};

export const sukiTable: PromotionCopy = {
  CN: {
    title: '老主顾的座位',
    summary: 'VIP 2 起，真人桌专用：每天存款送 {percent}，最高 {cap}。',
    lead: '熟客来了，位子一直留着：每天一笔存款送 {percent}，最高 {cap}，专供真人桌。',
    points: [
      'VIP 2 及以上会员，每天一次，存款满 {minimum}，存款时选择此优惠。',
      '只有真人桌计入流水，有效投注按一半计算；彩金需完成 {turnover} 倍流水。',
      '30 天内完成，逾期收回彩金及其盈利。',
    ],
  },
  EN: {
    title: 'The suki’s seat',
    summary: 'For regulars from VIP 2: {percent} a day for the live tables, up to {cap}.',
    lead: 'Your chair is where you left it. From VIP 2, one deposit a day brings {percent} on top for the live tables, up to {cap}.',
    points: [
      'From VIP 2, once a day, with a deposit of {minimum} or more. Choose this bonus when you deposit.',
      'Only live tables count for wagering, with half of each valid bet. Wager the bonus {turnover} times.',
      'You have 30 days. After that we take back the bonus and what was won with it.',
    ],
  },
  ID: {
    title: 'Kursi pelanggan setia',
    summary: 'Untuk VIP 2 ke atas: {percent} sehari sekali di meja live, hingga {cap}.',
    lead: 'Kursi Anda tetap kami simpan. Mulai VIP 2, satu deposit sehari ditambah {percent} untuk meja live, hingga {cap}.',
    points: [
      'Mulai VIP 2, sekali sehari, deposit {minimum} atau lebih. Pilih bonus ini saat deposit.',
      'Hanya meja live yang dihitung, setengah dari taruhan valid. Turnover bonus {turnover}×.',
      'Waktunya 30 hari. Setelah itu bonus dan kemenangannya ditarik kembali.',
    ],
  },
  TH: {
    title: 'ที่นั่งขาประจำ',
    summary: 'ตั้งแต่ VIP 2 ฝากวันละครั้งรับ {percent} ไว้เล่นโต๊ะสด สูงสุด {cap}',
    lead: 'ที่นั่งเดิมยังรอคุณอยู่ ตั้งแต่ VIP 2 ฝากวันละครั้งรับเพิ่ม {percent} สำหรับโต๊ะสด สูงสุด {cap}',
    points: [
      'ตั้งแต่ VIP 2 วันละครั้ง ฝากขั้นต่ำ {minimum} และเลือกโบนัสนี้ตอนฝาก',
      'นับเทิร์นเฉพาะโต๊ะสด คิดครึ่งหนึ่งของยอดเดิมพันที่มีผล ทำเทิร์นโบนัส {turnover} เท่า',
      'มีเวลา 30 วัน หลังจากนั้นเราหักโบนัสและเงินที่ชนะจากโบนัส',
    ],
  },
  TY: {
    title: 'Upuan ng suki',
    summary: 'Para sa suki mula VIP 2: {percent} bawat araw sa live tables, hanggang {cap}.',
    lead: 'Nakareserba ang upuan mo, suki. Mula VIP 2, may dagdag na {percent} ang isang deposit bawat araw para sa live tables, hanggang {cap}.',
    points: [
      'Mula VIP 2, isang beses bawat araw, sa deposit na {minimum} pataas. Piliin ang bonus na ito kasabay ng deposit.',
      'Live tables lang ang bilang sa turnover, kalahati ng bawat valid na taya. Itaya ang bonus nang {turnover} beses.',
      'May 30 araw ka. Pagkatapos, babawiin namin ang bonus at ang napanalunan nito.',
    ],
  },
  VI: {
    title: 'Ghế khách quen',
    summary: 'Từ VIP 2: mỗi ngày thêm {percent} để chơi bàn trực tiếp, tới {cap}.',
    lead: 'Ghế cũ vẫn giữ cho bạn. Từ VIP 2, mỗi ngày một lần nạp được thêm {percent} để chơi bàn trực tiếp, tới {cap}.',
    points: [
      'Từ VIP 2, mỗi ngày một lần, nạp từ {minimum}. Chọn khuyến mãi này khi nạp.',
      'Chỉ bàn trực tiếp tính vào vòng cược, bằng nửa cược hợp lệ. Cược {turnover} vòng tiền thưởng.',
      'Bạn có 30 ngày. Quá hạn, tiền thưởng và tiền thắng từ đó được thu lại.',
    ],
  },
};

export const payday: PromotionCopy = {
  CN: {
    title: '发薪日加码',
    summary: '发薪周存款送 {percent}，最高 {cap}，每人一次。',
    lead: '工资到账，先犒劳自己：发薪周的一笔存款送 {percent}，最高 {cap}。',
    points: [
      '活动期间每人一次，存款满 {minimum}，存款时选择此优惠。',
      '彩金需完成 {turnover} 倍流水，单注超过 {stake} 不计。',
      '30 天内完成。量入为出，先留好家用。',
    ],
  },
  EN: {
    title: 'Sweldo week',
    summary: '{percent} on one deposit in payday week, up to {cap}.',
    lead: 'Payday is near. Pay the bills first; then one deposit of the week brings {percent} on top, up to {cap}.',
    points: [
      'Once per member during the offer, with a deposit of {minimum} or more. Choose this bonus when you deposit.',
      'Wager the bonus {turnover} times. Bets above {stake} do not count.',
      'You have 30 days. Play with what is left over, not with the rent.',
    ],
  },
  ID: {
    title: 'Pekan gajian',
    summary: '{percent} untuk satu deposit di pekan gajian, hingga {cap}.',
    lead: 'Gajian sudah dekat. Bayar tagihan dulu; lalu satu deposit di pekan itu ditambah {percent}, hingga {cap}.',
    points: [
      'Sekali per anggota selama promosi, deposit {minimum} atau lebih. Pilih bonus ini saat deposit.',
      'Turnover bonus {turnover}×. Taruhan di atas {stake} tidak dihitung.',
      'Waktunya 30 hari. Mainkan uang sisa, bukan uang dapur.',
    ],
  },
  TH: {
    title: 'สัปดาห์เงินเดือนออก',
    summary: 'ฝากหนึ่งครั้งในสัปดาห์เงินเดือนออกรับ {percent} สูงสุด {cap}',
    lead: 'เงินเดือนใกล้ออกแล้ว จ่ายค่าใช้จ่ายก่อน แล้วฝากหนึ่งครั้งในสัปดาห์นั้นรับเพิ่ม {percent} สูงสุด {cap}',
    points: [
      'คนละหนึ่งครั้งตลอดรายการ ฝากขั้นต่ำ {minimum} และเลือกโบนัสนี้ตอนฝาก',
      'ทำเทิร์นโบนัส {turnover} เท่า เดิมพันเกิน {stake} ไม่นับ',
      'มีเวลา 30 วัน เล่นด้วยเงินที่เหลือใช้เท่านั้น',
    ],
  },
  TY: {
    title: 'Linggo ng sweldo',
    summary: '{percent} sa isang deposit sa linggo ng sweldo, hanggang {cap}.',
    lead: 'Malapit na ang sweldo. Unahin ang mga bayarin; pagkatapos, may dagdag na {percent} ang isang deposit mo sa linggong iyon, hanggang {cap}.',
    points: [
      'Isang beses bawat miyembro habang may promo, sa deposit na {minimum} pataas. Piliin ang bonus na ito kasabay ng deposit.',
      'Itaya ang bonus nang {turnover} beses. Hindi bilang ang tayang lampas sa {stake}.',
      'May 30 araw ka. Ang sobra lang ang ilaro, huwag ang pambayad ng upa.',
    ],
  },
  VI: {
    title: 'Tuần lĩnh lương',
    summary: '{percent} cho một lần nạp trong tuần lĩnh lương, tới {cap}.',
    lead: 'Sắp có lương rồi. Lo việc nhà trước đã; sau đó một lần nạp trong tuần được thêm {percent}, tới {cap}.',
    points: [
      'Mỗi thành viên một lần, nạp từ {minimum}. Chọn khuyến mãi này khi nạp.',
      'Cược {turnover} vòng tiền thưởng. Cược trên {stake} không tính.',
      'Có 30 ngày. Chỉ chơi bằng tiền dư, đừng đụng tiền nhà.',
    ],
  },
};

export const dehado: PromotionCopy = {
  CN: {
    title: '斗鸡爆冷加奖',
    summary: '押中不被看好的一方，再送 {reward}。',
    lead: '全场都押热门，您偏押冷门，还赢了？把注单号发来，再送 {reward}。',
    points: [
      '斗鸡注单押中赔率较高的一方，本金不低于 {minimum}，平局不计。',
      '在本页写下注单号，可附截图。',
      '每人一次，审核后七天内领取，完成 {turnover} 倍流水后可提款。',
    ],
  },
  EN: {
    title: 'Long live the dehado',
    summary: '{reward} on top when the underdog wins for you.',
    lead: 'The whole arena backed the llamado, you took the dehado, and it won? Send us the bet number, and {reward} comes on top.',
    points: [
      'A won sabong bet on the side with the higher odds, with a stake of {minimum} or more. Draws do not count.',
      'Write the bet number on this page; a picture is welcome.',
      'Once per member. After the review you have seven days to claim it. Wager it {turnover}× before you withdraw.',
    ],
  },
  ID: {
    title: 'Hidup si kuda hitam',
    summary: 'Tambahan {reward} saat ayam yang tak diunggulkan menang untuk Anda.',
    lead: 'Seisi arena pegang favorit, Anda pegang yang tak diunggulkan, lalu menang? Kirim nomor taruhannya, kami tambah {reward}.',
    points: [
      'Taruhan sabung ayam yang menang di sisi dengan odds lebih tinggi, minimal {minimum}. Seri tidak dihitung.',
      'Tulis nomor taruhan di halaman ini; gambar boleh disertakan.',
      'Sekali per anggota. Setelah ditinjau, klaim dalam tujuh hari. Turnover {turnover}× sebelum ditarik.',
    ],
  },
  TH: {
    title: 'ไก่รองบ่อนล้มเต็ง',
    summary: 'แทงไก่รองแล้วชนะ รับเพิ่ม {reward}',
    lead: 'ทั้งสนามเล่นต่อ คุณเล่นรองแล้วชนะใช่ไหม ส่งเลขที่เดิมพันมา รับเพิ่มอีก {reward}',
    points: [
      'เดิมพันไก่ชนที่ชนะฝั่งที่ราคาจ่ายสูงกว่า เดิมพันตั้งแต่ {minimum} ผลเสมอไม่นับ',
      'เขียนเลขที่เดิมพันในหน้านี้ จะแนบรูปมาด้วยก็ได้',
      'คนละหนึ่งครั้ง เมื่อผ่านการตรวจแล้วกดรับภายใน 7 วัน ทำเทิร์น {turnover} เท่าก่อนถอน',
    ],
  },
  TY: {
    title: 'Mabuhay ang dehado',
    summary: 'May dagdag na {reward} kapag nanalo ang dehado mo.',
    lead: 'Nasa llamado ang buong sabungan, nasa dehado ka, at nanalo? Ipadala ang bet number at may dagdag kang {reward}.',
    points: [
      'Panalong taya sa sabong sa panig na mas mataas ang odds, {minimum} pataas ang taya. Hindi kasama ang tabla.',
      'Isulat ang bet number sa page na ito; puwedeng may larawan.',
      'Isang beses bawat miyembro. Pagkatapos ng review, may pitong araw ka para i-claim. Itaya nang {turnover}× bago mag-withdraw.',
    ],
  },
  VI: {
    title: 'Gà dưới thắng kèo',
    summary: 'Cược cửa dưới mà thắng, nhận thêm {reward}.',
    lead: 'Cả trường bắt cửa trên, riêng bạn bắt cửa dưới mà thắng? Gửi mã cược, nhận thêm {reward}.',
    points: [
      'Cược đá gà thắng ở cửa có tỷ lệ cao hơn, cược từ {minimum}. Hòa không tính.',
      'Ghi mã cược tại trang này, có thể kèm hình.',
      'Mỗi thành viên một lần. Duyệt xong bạn có bảy ngày để nhận. Cược {turnover} vòng trước khi rút.',
    ],
  },
};

export const townFiesta: PromotionCopy = {
  CN: {
    title: '小镇嘉年华',
    summary: '嘉年华期间每天存款送 {percent}，最高 {cap}。',
    lead: '彩旗挂满街，乐队奏到天亮：嘉年华期间每天一笔存款送 {percent}，最高 {cap}。',
    points: [
      '活动期间每天一次，存款满 {minimum}，存款时选择此优惠。',
      '彩金完成 {turnover} 倍流水后即可提款。',
      '30 天内完成，逾期收回彩金及其盈利。',
    ],
  },
  EN: {
    title: 'Town fiesta',
    summary: 'While the fiesta lasts: {percent} on one deposit a day, up to {cap}.',
    lead: 'Bunting over every street and a brass band until morning: while the fiesta lasts, one deposit a day brings {percent} on top, up to {cap}.',
    points: [
      'Once a day during the offer, with a deposit of {minimum} or more. Choose this bonus when you deposit.',
      'Wager the bonus {turnover} times before you withdraw.',
      'You have 30 days. After that we take back the bonus and what was won with it.',
    ],
  },
  ID: {
    title: 'Pesta rakyat',
    summary: 'Selama pesta: {percent} untuk satu deposit sehari, hingga {cap}.',
    lead: 'Umbul-umbul di tiap jalan, orkes sampai pagi: selama pesta, satu deposit sehari ditambah {percent}, hingga {cap}.',
    points: [
      'Sekali sehari selama promosi, deposit {minimum} atau lebih. Pilih bonus ini saat deposit.',
      'Turnover {turnover}× dari bonus sebelum menarik dana.',
      'Waktunya 30 hari. Setelah itu bonus dan kemenangannya ditarik kembali.',
    ],
  },
  TH: {
    title: 'งานฉลองประจำเมือง',
    summary: 'ตลอดงานฉลอง ฝากวันละครั้งรับ {percent} สูงสุด {cap}',
    lead: 'ธงสีทั่วทุกถนน วงดนตรีแห่ถึงเช้า ตลอดงานฝากวันละครั้งรับเพิ่ม {percent} สูงสุด {cap}',
    points: [
      'วันละครั้งตลอดรายการ ฝากขั้นต่ำ {minimum} และเลือกโบนัสนี้ตอนฝาก',
      'ทำเทิร์นโบนัส {turnover} เท่าก่อนถอน',
      'มีเวลา 30 วัน หลังจากนั้นเราหักโบนัสและเงินที่ชนะจากโบนัส',
    ],
  },
  TY: {
    title: 'Pista sa bayan',
    summary: 'Habang pista: {percent} sa isang deposit bawat araw, hanggang {cap}.',
    lead: 'May banderitas sa bawat kalye at banda hanggang umaga: habang pista, may dagdag na {percent} ang isang deposit bawat araw, hanggang {cap}.',
    points: [
      'Isang beses bawat araw habang may promo, sa deposit na {minimum} pataas. Piliin ang bonus na ito kasabay ng deposit.',
      'Itaya ang bonus nang {turnover} beses bago mag-withdraw.',
      'May 30 araw ka. Pagkatapos, babawiin namin ang bonus at ang napanalunan nito.',
    ],
  },
  VI: {
    title: 'Ngày hội phố huyện',
    summary: 'Suốt ngày hội: {percent} cho một lần nạp mỗi ngày, tới {cap}.',
    lead: 'Cờ giăng khắp phố, kèn trống tới sáng: suốt ngày hội, mỗi ngày một lần nạp được thêm {percent}, tới {cap}.',
    points: [
      'Mỗi ngày một lần, nạp từ {minimum}. Chọn khuyến mãi này khi nạp.',
      'Cược {turnover} vòng tiền thưởng trước khi rút.',
      'Bạn có 30 ngày. Quá hạn, tiền thưởng và tiền thắng từ đó được thu lại.',
    ],
  },
};
