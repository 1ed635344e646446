import type { PromotionCopy } from '../copy.ts';

export const shipsLog: PromotionCopy = {
  CN: {
    title: '航海日志',
    summary: '每天签一页日志，领现金彩金，连续七天逐步递增。',
    lead: '每天在日志上签个名，彩金立即入账；航行越久，数额越大，第七天抵港最多。',
    points: [
      '每天签到一次，当天的彩金立即存入主钱包，完成 {turnover} 倍流水后可提款。',
      '断签一天，从第一天重新启航；满七天后开始新的航程。',
      '一天从零点（GMT+8）开始。',
    ],
  },
  EN: {
    title: 'The ship’s log',
    summary: 'Sign the log every day for a little cash, more towards the end of seven days.',
    lead: 'One entry a day. The credit is small when you cast off and grows until day seven, when the ship comes in.',
    points: [
      'Check in once a day: the credit of the day is in your main wallet at once. Wager it {turnover}× before you withdraw.',
      'After a missed day the voyage begins again with day one. A new one follows the seventh day.',
      'Days begin at midnight (GMT+8).',
    ],
  },
  ID: {
    title: 'Buku harian kapal',
    summary: 'Isi buku harian tiap hari dan terima kredit, makin besar sampai hari ketujuh.',
    lead: 'Satu catatan sehari. Kreditnya kecil saat berangkat dan naik terus sampai hari ketujuh, saat kapal berlabuh.',
    points: [
      'Check-in sekali sehari: kredit hari itu langsung masuk dompet utama. Turnover {turnover}× sebelum ditarik.',
      'Terlewat sehari berarti pelayaran mulai lagi dari hari pertama. Setelah hari ketujuh, pelayaran baru dimulai.',
      'Hari dimulai pukul 00.00 (GMT+8).',
    ],
  },
  TH: {
    title: 'สมุดปูมเรือ',
    summary: 'ลงชื่อทุกวันรับเครดิต เพิ่มขึ้นเรื่อย ๆ จนครบ 7 วัน',
    lead: 'ลงปูมวันละหนึ่งครั้ง วันออกเรือได้น้อย แล้วค่อย ๆ เพิ่ม จนวันที่ 7 เรือเข้าเทียบท่า',
    points: [
      'เช็กอินวันละหนึ่งครั้ง เครดิตเข้ากระเป๋าหลักทันที ทำเทิร์น {turnover} เท่าก่อนถอน',
      'ขาดหนึ่งวันต้องออกเรือใหม่ตั้งแต่วันที่ 1 ครบ 7 วันแล้วเริ่มเที่ยวใหม่',
      'วันใหม่เริ่มเที่ยงคืน (GMT+8)',
    ],
  },
  TY: {
    title: 'Talaan ng barko',
    summary: 'Mag-check-in araw-araw para sa credit na lumalaki hanggang ikapitong araw.',
    lead: 'Isang tala bawat araw. Maliit ang credit sa pag-alis at lumalaki hanggang ikapitong araw, pagdaong ng barko.',
    points: [
      'Isang check-in bawat araw: pasok agad sa main wallet ang credit ng araw. Itaya nang {turnover}× bago mag-withdraw.',
      'Kapag lumiban ng isang araw, balik sa unang araw ang biyahe. Pagkatapos ng ikapito, bagong biyahe na.',
      'Nagsisimula ang araw sa hatinggabi (GMT+8).',
    ],
  },
  VI: {
    title: 'Nhật ký hải trình',
    summary: 'Mỗi ngày ghi một trang, nhận tiền thưởng, tăng dần đến ngày thứ bảy.',
    lead: 'Mỗi ngày một trang nhật ký. Lúc nhổ neo thì ít, rồi tăng dần đến ngày thứ bảy tàu về bến.',
    points: [
      'Mỗi ngày điểm danh một lần, tiền thưởng của ngày vào ví chính ngay. Cược {turnover} vòng trước khi rút.',
      'Bỏ lỡ một ngày thì nhổ neo lại từ ngày đầu. Hết ngày thứ bảy là hải trình mới.',
      'Ngày mới bắt đầu lúc 0 giờ (GMT+8).',
    ],
  },
};

export const secondAnchor: PromotionCopy = {
  CN: {
    title: '再下一锚',
    summary: '第二次存款送 {percent}，最高 {cap}，供电子与捕鱼使用。',
    lead: '两锚落定，船才安稳：第二次存款再送 {percent}，最高 {cap}，供电子与捕鱼使用。',
    points: [
      '注册 30 天内的第二笔存款，满 {minimum}，存款时选择此优惠。',
      '仅电子与捕鱼游戏计入流水，单注上限 {stake}；彩金需完成 {turnover} 倍流水。',
      '30 天内完成，逾期收回彩金及其盈利。',
    ],
  },
  EN: {
    title: 'The second anchor',
    summary: '{percent} on your second deposit for slots and fishing, up to {cap}.',
    lead: 'A ship lies steadier with two. Your second deposit brings {percent} on top for slots and fishing, up to {cap}.',
    points: [
      'Your second deposit within 30 days of joining, from {minimum}. Choose this bonus when you deposit.',
      'Only slots and fishing count for wagering, with stakes up to {stake}. Wager the bonus {turnover} times.',
      'You have 30 days. After that we take back the bonus and what was won with it.',
    ],
  },
  ID: {
    title: 'Jangkar kedua',
    summary: '{percent} untuk deposit kedua di slot dan tembak ikan, hingga {cap}.',
    lead: 'Dengan dua jangkar, kapal lebih tenang. Deposit kedua Anda ditambah {percent} untuk slot dan tembak ikan, hingga {cap}.',
    points: [
      'Deposit kedua Anda dalam 30 hari sejak mendaftar, mulai {minimum}. Pilih bonus ini saat deposit.',
      'Hanya slot dan tembak ikan yang dihitung, taruhan maksimal {stake}. Turnover bonus {turnover}×.',
      'Waktunya 30 hari. Setelah itu bonus dan kemenangannya ditarik kembali.',
    ],
  },
  TH: {
    title: 'ทอดสมอที่สอง',
    summary: 'ฝากครั้งที่สองรับ {percent} สำหรับสล็อตและยิงปลา สูงสุด {cap}',
    lead: 'เรือทอดสมอสองตัวย่อมนิ่งกว่า ฝากครั้งที่สองรับเพิ่ม {percent} ไว้เล่นสล็อตและยิงปลา สูงสุด {cap}',
    points: [
      'ฝากครั้งที่สองภายใน 30 วันหลังสมัคร ขั้นต่ำ {minimum} และเลือกโบนัสนี้ตอนฝาก',
      'นับเทิร์นเฉพาะสล็อตและยิงปลา เดิมพันไม่เกิน {stake} ต่อครั้ง ทำเทิร์นโบนัส {turnover} เท่า',
      'มีเวลา 30 วัน หลังจากนั้นเราหักโบนัสและเงินที่ชนะจากโบนัส',
    ],
  },
  TY: {
    title: 'Ikalawang angkla',
    summary: '{percent} sa ikalawang deposit mo para sa slots at fishing, hanggang {cap}.',
    lead: 'Mas panatag ang barkong may dalawang angkla. May dagdag na {percent} ang ikalawang deposit mo para sa slots at fishing, hanggang {cap}.',
    points: [
      'Ang ikalawang deposit mo sa loob ng 30 araw mula sa pagsali, mula {minimum}. Piliin ang bonus na ito.',
      'Slots at fishing lang ang bilang sa turnover, hanggang {stake} bawat taya. Itaya ang bonus nang {turnover} beses.',
      'May 30 araw ka. Pagkatapos, babawiin namin ang bonus at ang napanalunan nito.',
    ],
  },
  VI: {
    title: 'Thả neo lần hai',
    summary: '{percent} cho lần nạp thứ hai chơi nổ hũ và bắn cá, tới {cap}.',
    lead: 'Tàu hai neo đậu mới vững. Lần nạp thứ hai được thêm {percent} để chơi nổ hũ và bắn cá, tới {cap}.',
    points: [
      'Lần nạp thứ hai trong 30 ngày từ khi đăng ký, từ {minimum}. Chọn khuyến mãi này khi nạp.',
      'Chỉ nổ hũ và bắn cá tính vào vòng cược, mỗi cược tối đa {stake}. Cược {turnover} vòng tiền thưởng.',
      'Bạn có 30 ngày. Quá hạn, tiền thưởng và tiền thắng từ đó được thu lại.',
    ],
  },
};

export const springTide: PromotionCopy = {
  CN: {
    title: '大潮之时',
    summary: '大潮期间每天存款送 {percent}，最高 {cap}。',
    lead: '潮水涨满之前还要等几天：届时每天一笔存款送 {percent}，最高 {cap}。',
    points: [
      '活动期间每天一次，存款满 {minimum}，存款时选择此优惠。',
      '彩金需完成 {turnover} 倍流水，单注超过 {stake} 不计。',
      '30 天内完成，逾期收回彩金及其盈利。',
    ],
  },
  EN: {
    title: 'Spring tide',
    summary: '{percent} on one deposit a day while the water is high, up to {cap}.',
    lead: 'The water is still rising. When it is high, one deposit a day brings {percent} on top, up to {cap}.',
    points: [
      'Once a day during the offer, with a deposit of {minimum} or more. Choose this bonus when you deposit.',
      'Wager the bonus {turnover} times. Bets above {stake} do not count.',
      'You have 30 days. After that we take back the bonus and what was won with it.',
    ],
  },
  ID: {
    title: 'Pasang purnama',
    summary: '{percent} untuk satu deposit sehari selama air pasang, hingga {cap}.',
    lead: 'Air masih naik. Saat pasang penuh, satu deposit sehari ditambah {percent}, hingga {cap}.',
    points: [
      'Sekali sehari selama promosi, deposit {minimum} atau lebih. Pilih bonus ini saat deposit.',
      'Turnover bonus {turnover}×. Taruhan di atas {stake} tidak dihitung.',
      'Waktunya 30 hari. Setelah itu bonus dan kemenangannya ditarik kembali.',
    ],
  },
  TH: {
    title: 'น้ำขึ้นให้รีบตัก',
    summary: 'ช่วงน้ำขึ้นฝากวันละครั้งรับ {percent} สูงสุด {cap}',
    lead: 'น้ำกำลังขึ้น อีกไม่กี่วันก็เต็มฝั่ง ฝากวันละครั้งรับเพิ่ม {percent} สูงสุด {cap}',
    points: [
      'วันละครั้งตลอดรายการ ฝากขั้นต่ำ {minimum} และเลือกโบนัสนี้ตอนฝาก',
      'ทำเทิร์นโบนัส {turnover} เท่า เดิมพันเกิน {stake} ไม่นับ',
      'มีเวลา 30 วัน หลังจากนั้นเราหักโบนัสและเงินที่ชนะจากโบนัส',
    ],
  },
  TY: {
    title: 'Taib sa daungan',
    summary: '{percent} sa isang deposit bawat araw habang mataas ang tubig, hanggang {cap}.',
    lead: 'Tumataas pa ang tubig. Pagdating ng taib, may dagdag na {percent} ang isang deposit bawat araw, hanggang {cap}.',
    points: [
      'Isang beses bawat araw habang may promo, sa deposit na {minimum} pataas. Piliin ang bonus na ito kasabay ng deposit.',
      'Itaya ang bonus nang {turnover} beses. Hindi bilang ang tayang lampas sa {stake}.',
      'May 30 araw ka. Pagkatapos, babawiin namin ang bonus at ang napanalunan nito.',
    ],
  },
  VI: {
    title: 'Con nước lớn',
    summary: 'Khi nước lên, mỗi ngày một lần nạp tặng {percent}, tới {cap}.',
    lead: 'Nước đang lên. Vài hôm nữa đầy bến, mỗi ngày một lần nạp được thêm {percent}, tới {cap}.',
    points: [
      'Mỗi ngày một lần, nạp từ {minimum}. Chọn khuyến mãi này khi nạp.',
      'Cược {turnover} vòng tiền thưởng. Cược trên {stake} không tính.',
      'Bạn có 30 ngày. Quá hạn, tiền thưởng và tiền thắng từ đó được thu lại.',
    ],
  },
};

export const catchOfTheDay: PromotionCopy = {
  CN: {
    title: '今日渔获',
    summary: '一发捕到 80 倍以上的大鱼，再送 {reward}。',
    lead: '大鱼上钩了？把注单号告诉码头，再送 {reward}。',
    points: [
      '任意捕鱼游戏，单发派彩达到炮值的 80 倍以上，炮值不低于 {minimum}。',
      '在本页写下注单号，可附截图。',
      '每人一次，审核后七天内领取，完成 {turnover} 倍流水后可提款。',
    ],
  },
  EN: {
    title: 'Catch of the day',
    summary: '{reward} on top for a fish worth 80 times the shot or more.',
    lead: 'Landed a big one? Tell the quay the number of the bet, and {reward} comes on top.',
    points: [
      'A catch worth at least 80 times the shot in any fishing game, with a shot of {minimum} or more.',
      'Write the bet number on this page; a picture is welcome.',
      'Once per member. After the review you have seven days to claim it. Wager it {turnover}× before you withdraw.',
    ],
  },
  ID: {
    title: 'Tangkapan hari ini',
    summary: 'Tambahan {reward} untuk ikan senilai 80 kali tembakan atau lebih.',
    lead: 'Dapat ikan besar? Beri tahu dermaga nomor taruhannya, kami tambah {reward}.',
    points: [
      'Tangkapan senilai minimal 80 kali tembakan di permainan tembak ikan mana pun, tembakan {minimum} atau lebih.',
      'Tulis nomor taruhan di halaman ini; gambar boleh disertakan.',
      'Sekali per anggota. Setelah ditinjau, klaim dalam tujuh hari. Turnover {turnover}× sebelum ditarik.',
    ],
  },
  TH: {
    title: 'ปลาตัวใหญ่วันนี้',
    summary: 'ยิงปลาได้ 80 เท่าขึ้นไป รับเพิ่ม {reward}',
    lead: 'ได้ปลาตัวใหญ่ใช่ไหม แจ้งเลขที่เดิมพันที่ท่าเรือ รับเพิ่มอีก {reward}',
    points: [
      'ยิงปลาเกมใดก็ได้ ได้อย่างน้อย 80 เท่าของกระสุน กระสุนนัดละ {minimum} ขึ้นไป',
      'เขียนเลขที่เดิมพันในหน้านี้ จะแนบรูปมาด้วยก็ได้',
      'คนละหนึ่งครั้ง เมื่อผ่านการตรวจแล้วกดรับภายใน 7 วัน ทำเทิร์น {turnover} เท่าก่อนถอน',
    ],
  },
  TY: {
    title: 'Huli ng araw',
    summary: 'May dagdag na {reward} sa isdang 80 beses ng bala o higit pa.',
    lead: 'Malaki ba ang huli? Ipaalam sa pantalan ang bet number at may dagdag kang {reward}.',
    points: [
      'Huling hindi bababa sa 80 beses ng bala sa kahit anong fishing game, {minimum} pataas ang bala.',
      'Isulat ang bet number sa page na ito; puwedeng may larawan.',
      'Isang beses bawat miyembro. Pagkatapos ng review, may pitong araw ka para i-claim. Itaya nang {turnover}× bago mag-withdraw.',
    ],
  },
  VI: {
    title: 'Mẻ lưới hôm nay',
    summary: 'Bắn được cá từ 80 lần giá đạn, nhận thêm {reward}.',
    lead: 'Vừa kéo được con cá lớn? Báo mã cược cho bến, nhận thêm {reward}.',
    points: [
      'Cá đáng giá ít nhất 80 lần giá đạn ở bất kỳ game bắn cá nào, đạn từ {minimum}.',
      'Ghi mã cược tại trang này, có thể kèm hình.',
      'Mỗi thành viên một lần. Duyệt xong bạn có bảy ngày để nhận. Cược {turnover} vòng trước khi rút.',
    ],
  },
};

export const fiftyBerths: PromotionCopy = {
  CN: {
    title: '五十个泊位',
    summary: '仅限前 {places} 位会员：存款送 {percent}，最高 {cap}。',
    lead: '港内泊位有限：前 {places} 位会员存款送 {percent}，最高 {cap}，流水仅 {turnover} 倍。',
    points: [
      '每人一次，存款满 {minimum}，存款时选择此优惠，先到先得。',
      '泊位共 {places} 个，占满即止。',
      '彩金完成 {turnover} 倍流水后即可提款，30 天内完成。',
    ],
  },
  EN: {
    title: 'Fifty berths',
    summary: 'For {places} members only: {percent} on a deposit, up to {cap}.',
    lead: 'The quay has room for {places}. Whoever moors first gets {percent} on a deposit, up to {cap}, with only {turnover}× to wager.',
    points: [
      'Once per member, with a deposit of {minimum} or more. Choose this bonus when you deposit: first come, first served.',
      'There are {places} berths. When they are taken, the offer is over.',
      'Wager the bonus {turnover} times within 30 days before you withdraw.',
    ],
  },
  ID: {
    title: 'Lima puluh tambatan',
    summary: 'Hanya untuk {places} anggota: {percent} dari deposit, hingga {cap}.',
    lead: 'Dermaga hanya muat {places} kapal. Yang lebih dulu menambat mendapat {percent} dari deposit, hingga {cap}, turnover cuma {turnover}×.',
    points: [
      'Sekali per anggota, deposit {minimum} atau lebih. Pilih bonus ini saat deposit: siapa cepat, dia dapat.',
      'Tersedia {places} tambatan. Bila penuh, promosi selesai.',
      'Turnover {turnover}× dari bonus dalam 30 hari sebelum menarik dana.',
    ],
  },
  TH: {
    title: 'ท่าจอดห้าสิบลำ',
    summary: 'เฉพาะ {places} คนแรก ฝากรับ {percent} สูงสุด {cap}',
    lead: 'ท่าจอดได้แค่ {places} ลำ มาก่อนจอดก่อน ฝากรับเพิ่ม {percent} สูงสุด {cap} เทิร์นแค่ {turnover} เท่า',
    points: [
      'คนละหนึ่งครั้ง ฝากขั้นต่ำ {minimum} และเลือกโบนัสนี้ตอนฝาก มาก่อนได้ก่อน',
      'มี {places} ที่จอด เต็มแล้วหมดสิทธิ์',
      'ทำเทิร์นโบนัส {turnover} เท่าภายใน 30 วันก่อนถอน',
    ],
  },
  TY: {
    title: 'Limampung puwesto sa daungan',
    summary: 'Para sa {places} miyembro lang: {percent} sa deposit, hanggang {cap}.',
    lead: '{places} lang ang kasya sa pantalan. Ang mauunang dumaong ay may dagdag na {percent} sa deposit, hanggang {cap}, at {turnover}× lang ang turnover.',
    points: [
      'Isang beses bawat miyembro, sa deposit na {minimum} pataas. Piliin ang bonus na ito kasabay ng deposit: unahan lang.',
      '{places} lang ang puwesto. Kapag puno na, tapos na ang promo.',
      'Itaya ang bonus nang {turnover} beses sa loob ng 30 araw bago mag-withdraw.',
    ],
  },
  VI: {
    title: 'Năm mươi chỗ neo',
    summary: 'Chỉ dành cho {places} hội viên: nạp tặng {percent}, tới {cap}.',
    lead: 'Bến chỉ đủ chỗ cho {places} tàu. Ai cập bến trước được tặng {percent} khi nạp, tới {cap}, chỉ {turnover} vòng cược.',
    points: [
      'Mỗi hội viên một lần, nạp từ {minimum}. Chọn khuyến mãi này khi nạp, đến trước được trước.',
      'Có {places} chỗ, đủ là hết.',
      'Cược {turnover} vòng tiền thưởng trong 30 ngày trước khi rút.',
    ],
  },
};

export const monsoonShelter: PromotionCopy = {
  CN: {
    title: '避风港',
    summary: '雨季期间每天存款送 {percent}，最高 {cap}。',
    lead: '外面风大雨大，港里灯火通明：雨季期间每天一笔存款送 {percent}，最高 {cap}。',
    points: [
      '活动期间每天一次，存款满 {minimum}，存款时选择此优惠。',
      '彩金完成 {turnover} 倍流水后即可提款。',
      '30 天内完成，逾期收回彩金及其盈利。',
    ],
  },
  EN: {
    title: 'Shelter from the monsoon',
    summary: 'While it rains: {percent} on one deposit a day, up to {cap}.',
    lead: 'Rain on the roof and the lights on inside: while the monsoon lasts, one deposit a day brings {percent} on top, up to {cap}.',
    points: [
      'Once a day during the offer, with a deposit of {minimum} or more. Choose this bonus when you deposit.',
      'Wager the bonus {turnover} times before you withdraw.',
      'You have 30 days. After that we take back the bonus and what was won with it.',
    ],
  },
  ID: {
    title: 'Berteduh di pelabuhan',
    summary: 'Selama musim hujan: {percent} untuk satu deposit sehari, hingga {cap}.',
    lead: 'Hujan di luar, lampu menyala di dalam: selama musim hujan, satu deposit sehari ditambah {percent}, hingga {cap}.',
    points: [
      'Sekali sehari selama promosi, deposit {minimum} atau lebih. Pilih bonus ini saat deposit.',
      'Turnover {turnover}× dari bonus sebelum menarik dana.',
      'Waktunya 30 hari. Setelah itu bonus dan kemenangannya ditarik kembali.',
    ],
  },
  TH: {
    title: 'หลบมรสุม',
    summary: 'ตลอดหน้าฝน ฝากวันละครั้งรับ {percent} สูงสุด {cap}',
    lead: 'ข้างนอกฝนตกหนัก ข้างในไฟยังสว่าง ตลอดหน้ามรสุมฝากวันละครั้งรับเพิ่ม {percent} สูงสุด {cap}',
    points: [
      'วันละครั้งตลอดรายการ ฝากขั้นต่ำ {minimum} และเลือกโบนัสนี้ตอนฝาก',
      'ทำเทิร์นโบนัส {turnover} เท่าก่อนถอน',
      'มีเวลา 30 วัน หลังจากนั้นเราหักโบนัสและเงินที่ชนะจากโบนัส',
    ],
  },
  TY: {
    title: 'Silong sa habagat',
    summary: 'Habang tag-ulan: {percent} sa isang deposit bawat araw, hanggang {cap}.',
    lead: 'Umuulan sa labas, maliwanag sa loob: habang habagat, may dagdag na {percent} ang isang deposit bawat araw, hanggang {cap}.',
    points: [
      'Isang beses bawat araw habang may promo, sa deposit na {minimum} pataas. Piliin ang bonus na ito kasabay ng deposit.',
      'Itaya ang bonus nang {turnover} beses bago mag-withdraw.',
      'May 30 araw ka. Pagkatapos, babawiin namin ang bonus at ang napanalunan nito.',
    ],
  },
  VI: {
    title: 'Bến tránh gió mùa',
    summary: 'Suốt mùa mưa: mỗi ngày một lần nạp tặng {percent}, tới {cap}.',
    lead: 'Ngoài kia mưa gió, trong bến vẫn sáng đèn: suốt mùa mưa, mỗi ngày một lần nạp được thêm {percent}, tới {cap}.',
    points: [
      'Mỗi ngày một lần, nạp từ {minimum}. Chọn khuyến mãi này khi nạp.',
      'Cược {turnover} vòng tiền thưởng trước khi rút.',
      'Bạn có 30 ngày. Quá hạn, tiền thưởng và tiền thắng từ đó được thu lại.',
    ],
  },
};
