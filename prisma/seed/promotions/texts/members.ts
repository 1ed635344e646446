import type { PromotionCopy } from './copy.ts';

export const vipBirthday: PromotionCopy = {
  CN: {
    title: 'VIP 生日礼金',
    summary: 'VIP 会员生日当天送礼金，最高 {cap}。',
    lead: '一年一次，我们记得您的日子：VIP 1 至 VIP 9，礼金从 {minimum} 到 {cap}。',
    points: [
      '生日当天零点（GMT+8）自动发放到奖励中心，金额以当时的等级为准。请先在个人资料中填写生日。',
      '三十天内领取，完成 1 倍流水后即可提款。',
      '每年一次，年满 {age} 周岁方可参加。',
    ],
  },
  EN: {
    title: 'VIP birthday gift',
    summary: 'A gift of up to {cap} on your birthday.',
    lead: 'A gift once a year: it grows from {minimum} at VIP 1 to {cap} at VIP 9.',
    points: [
      'It is in the reward centre at midnight (GMT+8) on your birthday; your rank of that day decides the amount. Your profile must have your date of birth.',
      'Claim it within 30 days, and wager it once before you withdraw.',
      'Once a year, for members of {age} or older.',
    ],
  },
  ID: {
    title: 'Kado ulang tahun VIP',
    summary: 'Kado hingga {cap} di hari ulang tahun Anda.',
    lead: 'Setahun sekali, kado khusus untuk Anda: dari VIP 1 sampai VIP 9, {minimum} hingga {cap}.',
    points: [
      'Masuk ke pusat hadiah pukul 00.00 (GMT+8) di hari ulang tahun; besarnya menurut peringkat hari itu. Isi dulu tanggal lahir di profil.',
      'Klaim dalam 30 hari, turnover 1× sebelum ditarik.',
      'Sekali setahun, untuk anggota berusia {age} tahun ke atas.',
    ],
  },
  TH: {
    title: 'ของขวัญวันเกิด VIP',
    summary: 'รับของขวัญสูงสุด {cap} ในวันเกิดของคุณ',
    lead: 'ปีละครั้งที่โต๊ะนี้เป็นของคุณ VIP 1 ถึง VIP 9 รับ {minimum} ถึง {cap}',
    points: [
      'เข้าศูนย์รางวัลตอนเที่ยงคืน (GMT+8) ของวันเกิด ยอดตามระดับของวันนั้น กรอกวันเกิดในโปรไฟล์ไว้ก่อน',
      'กดรับภายใน 30 วัน ทำเทิร์น 1 เท่าก่อนถอน',
      'ปีละครั้ง สำหรับสมาชิกอายุ {age} ปีขึ้นไป',
    ],
  },
  TY: {
    title: 'Birthday gift para sa VIP',
    summary: 'Regalong hanggang {cap} sa kaarawan mo.',
    lead: 'Isang beses sa isang taon, ikaw ang bida: {minimum} hanggang {cap} mula VIP 1 hanggang VIP 9.',
    points: [
      'Nasa reward center na ito pagsapit ng hatinggabi (GMT+8) ng kaarawan mo; ang rank mo sa araw na iyon ang basehan. Dapat nasa profile mo ang petsa ng kapanganakan.',
      'I-claim sa loob ng 30 araw, at itaya nang isang beses bago mag-withdraw.',
      'Isang beses bawat taon, para sa {age} taong gulang pataas.',
    ],
  },
  VI: {
    title: 'Quà sinh nhật VIP',
    summary: 'Quà tới {cap} đúng ngày sinh nhật.',
    lead: 'Mỗi năm một lần, quà dành riêng cho bạn: từ VIP 1 đến VIP 9 nhận {minimum} đến {cap}.',
    points: [
      'Quà vào trung tâm phần thưởng lúc 0 giờ (GMT+8) ngày sinh nhật, theo hạng của ngày đó. Hãy điền ngày sinh trong hồ sơ trước.',
      'Nhận trong 30 ngày, cược 1 vòng trước khi rút.',
      'Mỗi năm một lần, cho thành viên từ {age} tuổi.',
    ],
  },
};

export const vipUpgrade: PromotionCopy = {
  CN: {
    title: '升级礼金',
    summary: '每升一级即送礼金，最高 {cap}。',
    lead: '往前一步，就有一份心意：每次晋升 VIP 等级，礼金从 {minimum} 起，最高 {cap}。',
    points: [
      '累计流水与累计存款都达到等级要求，立即升级，礼金随即进入奖励中心。',
      '一次跨越多个等级，每一级的礼金都有；每个等级终身一次，降级后再升级不重复领取。',
      '礼金完成 1 倍流水后即可提款。',
    ],
  },
  EN: {
    title: 'Rank-up gift',
    summary: 'A gift at every new rank, up to {cap}.',
    lead: 'Every step up is rewarded: each new VIP rank brings you between {minimum} and {cap}.',
    points: [
      'You rise as soon as your total turnover and deposits reach the rank, and the gift is in the reward centre at once.',
      'If you rise several ranks at once, you get the gift of each. One gift per rank, even if you drop and rise again.',
      'Wager the gift once before you withdraw it.',
    ],
  },
  ID: {
    title: 'Kado naik peringkat',
    summary: 'Kado di setiap peringkat baru, hingga {cap}.',
    lead: 'Naik satu langkah patut dirayakan: setiap peringkat VIP baru memberi {minimum} hingga {cap}.',
    points: [
      'Peringkat naik begitu total turnover dan total deposit tercapai, dan kadonya langsung ada di pusat hadiah.',
      'Melompati beberapa peringkat berarti semua kadonya. Tiap peringkat sekali seumur hidup, meski turun lalu naik lagi.',
      'Turnover kado 1× sebelum ditarik.',
    ],
  },
  TH: {
    title: 'ของขวัญเลื่อนระดับ',
    summary: 'รับของขวัญทุกครั้งที่เลื่อนระดับ สูงสุด {cap}',
    lead: 'ก้าวขึ้นทุกขั้นมีของฝาก ระดับ VIP ใหม่รับ {minimum} ถึง {cap}',
    points: [
      'เลื่อนระดับทันทีเมื่อยอดเทิร์นสะสมและยอดฝากสะสมถึงเกณฑ์ ของขวัญเข้าศูนย์รางวัลทันที',
      'ข้ามหลายระดับได้ของขวัญครบทุกระดับ แต่ละระดับรับได้ครั้งเดียว แม้ลดระดับแล้วเลื่อนขึ้นใหม่',
      'ทำเทิร์น 1 เท่าก่อนถอน',
    ],
  },
  TY: {
    title: 'Rank-up na regalo',
    summary: 'May regalo sa bawat bagong rank, hanggang {cap}.',
    lead: 'May regalo ang bawat pagtaas ng rank: {minimum} hanggang {cap} sa bawat bagong VIP rank.',
    points: [
      'Tataas agad ang rank mo kapag naabot ng kabuuang turnover at deposit mo ang kailangan, at nasa reward center na ang regalo.',
      'Kapag ilang rank ang nilaktawan, kasama ang regalo ng bawat isa. Isang regalo lang bawat rank habambuhay, kahit bumaba at tumaas ulit.',
      'Itaya ang regalo nang isang beses bago mag-withdraw.',
    ],
  },
  VI: {
    title: 'Quà thăng hạng',
    summary: 'Mỗi hạng mới một phần quà, tối đa {cap}.',
    lead: 'Lên hạng là có quà: mỗi hạng VIP mới nhận từ {minimum} đến {cap}.',
    points: [
      'Đủ tổng cược và tổng nạp là lên hạng ngay, quà có liền trong trung tâm phần thưởng.',
      'Vượt nhiều hạng một lúc thì nhận đủ quà từng hạng. Mỗi hạng chỉ tặng một lần trong đời, kể cả khi tụt hạng rồi lên lại.',
      'Cược 1 vòng trước khi rút.',
    ],
  },
};

export const vipReload: PromotionCopy = {
  CN: {
    title: 'VIP 专属续存',
    summary: 'VIP 5 及以上每日续存送 {percent}，最高 {cap}。',
    lead: '贵宾专享：每天首笔存款送 {percent}，最高 {cap}，流水仅 {turnover} 倍。',
    points: [
      '仅限 VIP 5 及以上会员，每日一次，存款满 {minimum}。',
      '存款时选择此优惠，彩金随存款到账，完成 {turnover} 倍流水后可提款。',
      '30 天内完成流水，同一时间只能进行一笔存款彩金。',
    ],
  },
  EN: {
    title: 'VIP reload',
    summary: '{percent} once a day from VIP 5, up to {cap}.',
    lead: 'For our VIPs: {percent} on one deposit a day, up to {cap}, and only {turnover}× to wager.',
    points: [
      'From VIP 5, once a day, with a deposit of {minimum} or more.',
      'Choose it when you deposit: it is credited together with the deposit. Wager the bonus {turnover} times before you withdraw.',
      'You have 30 days to wager it. One deposit bonus at a time.',
    ],
  },
  ID: {
    title: 'Reload VIP',
    summary: '{percent} sekali sehari mulai VIP 5, hingga {cap}.',
    lead: 'Untuk para VIP: {percent} untuk satu deposit sehari, hingga {cap}, turnover cuma {turnover}×.',
    points: [
      'Mulai VIP 5, sekali sehari, dengan deposit {minimum} atau lebih.',
      'Pilih saat deposit: bonus masuk bersamaan. Turnover {turnover}× dari bonus sebelum menarik dana.',
      'Waktu turnover 30 hari. Satu bonus deposit dalam satu waktu.',
    ],
  },
  TH: {
    title: 'เติมเงิน VIP',
    summary: 'ตั้งแต่ VIP 5 รับ {percent} วันละครั้ง สูงสุด {cap}',
    lead: 'สำหรับ VIP โดยเฉพาะ ฝากวันละครั้งรับ {percent} สูงสุด {cap} เทิร์นแค่ {turnover} เท่า',
    points: [
      'ตั้งแต่ VIP 5 วันละครั้ง ฝากขั้นต่ำ {minimum}',
      'เลือกตอนฝาก โบนัสเข้าพร้อมยอดฝาก ทำเทิร์นโบนัส {turnover} เท่าก่อนถอน',
      'มีเวลาทำเทิร์น 30 วัน รับโบนัสฝากได้ครั้งละหนึ่งรายการ',
    ],
  },
  TY: {
    title: 'Reload para sa VIP',
    summary: '{percent} minsan sa isang araw mula VIP 5, hanggang {cap}.',
    lead: 'Para sa aming mga VIP: {percent} sa isang deposit bawat araw, hanggang {cap}, at {turnover}× lang ang turnover.',
    points: [
      'Mula VIP 5, isang beses sa isang araw, sa deposit na {minimum} pataas.',
      'Piliin kasabay ng deposit: sabay itong papasok. Itaya ang bonus nang {turnover} beses bago mag-withdraw.',
      'May 30 araw ka para itaya ito. Isang deposit bonus lang sa bawat pagkakataon.',
    ],
  },
  VI: {
    title: 'Thưởng nạp VIP',
    summary: 'Từ VIP 5 nhận {percent} mỗi ngày một lần, tới {cap}.',
    lead: 'Dành cho VIP: {percent} cho một lần nạp mỗi ngày, tới {cap}, chỉ {turnover} vòng cược.',
    points: [
      'Từ VIP 5, mỗi ngày một lần, nạp từ {minimum}.',
      'Chọn khi nạp: tiền thưởng vào cùng lúc. Cược {turnover} vòng tiền thưởng trước khi rút.',
      'Có 30 ngày để hoàn thành. Mỗi lúc chỉ một khuyến mãi nạp.',
    ],
  },
};

/** Its numbers are those of the brand's tiers. */
export const friendReferral: PromotionCopy = {
  CN: {
    title: '邀友同乐',
    summary: '好友注册、首存、流水达标，三步都有礼，双方都有份。',
    lead: '好牌要和好友一起看：好友用您的邀请码注册，三步走完，每一步双方都有奖励。',
    points: [
      '好友注册并验证手机号或邮箱：双方各得 {gift}。',
      '好友首存满 {minimum}：双方各得 {credit}，完成 {turnover} 倍流水后可提款。',
      '好友注册后 {days} 天内流水满 {required}：您得 {inviter}，好友得 {friend}，同样完成 {turnover} 倍流水后可提款。',
      '人数不限。奖励发放前可能需要审核，自己邀请自己不算。',
    ],
  },
  EN: {
    title: 'Bring a friend',
    summary: 'Invite a friend: three steps, and a reward for both of you at each.',
    lead: 'Playing is better with friends. When one joins with your code, both of you are rewarded at three steps.',
    points: [
      'Your friend signs up and confirms a mobile number or an e-mail address: {gift} for each of you.',
      'A first deposit of {minimum} or more: {credit} for each of you, wagered {turnover}× before you withdraw.',
      'A turnover of {required} within {days} days of signing up: {inviter} for you and {friend} for your friend, wagered {turnover}×.',
      'Bring as many friends as you like. We may review a reward first; a second account of your own does not count.',
    ],
  },
  ID: {
    title: 'Ajak teman',
    summary: 'Tiga langkah teman yang Anda undang, hadiah untuk berdua di tiap langkah.',
    lead: 'Main lebih seru beramai-ramai. Saat teman mendaftar dengan kode Anda, Anda berdua mendapat hadiah di tiga langkah.',
    points: [
      'Teman mendaftar dan memverifikasi nomor ponsel atau email: {gift} untuk masing-masing.',
      'Deposit pertama {minimum} atau lebih: {credit} untuk masing-masing, turnover {turnover}× sebelum ditarik.',
      'Turnover {required} dalam {days} hari sejak mendaftar: {inviter} untuk Anda dan {friend} untuk teman, turnover {turnover}×.',
      'Ajak sebanyak mungkin. Hadiah bisa kami tinjau lebih dulu; akun kedua Anda sendiri tidak dihitung.',
    ],
  },
  TH: {
    title: 'ชวนเพื่อนมาเล่น',
    summary: 'เพื่อนที่คุณชวนผ่านสามขั้น รับรางวัลทั้งคู่ทุกขั้น',
    lead: 'มีเพื่อนร่วมโต๊ะย่อมสนุกกว่า เพื่อนสมัครด้วยรหัสของคุณ รับรางวัลทั้งสองคนครบสามขั้น',
    points: [
      'เพื่อนสมัครและยืนยันเบอร์มือถือหรืออีเมล รับคนละ {gift}',
      'เพื่อนฝากครั้งแรกตั้งแต่ {minimum} รับคนละ {credit} ทำเทิร์น {turnover} เท่าก่อนถอน',
      'เพื่อนทำเทิร์นครบ {required} ภายใน {days} วันหลังสมัคร คุณรับ {inviter} เพื่อนรับ {friend} ทำเทิร์น {turnover} เท่า',
      'ชวนได้ไม่จำกัด รางวัลอาจต้องตรวจสอบก่อน บัญชีที่สองของตัวเองไม่นับ',
    ],
  },
  TY: {
    title: 'Mag-imbita ng kaibigan',
    summary: 'Tatlong hakbang ng inimbita mo, at may reward kayong dalawa sa bawat isa.',
    lead: 'Mas masaya ang laro kapag may kasama. Kapag sumali ang kaibigan gamit ang code mo, pareho kayong may reward sa tatlong hakbang.',
    points: [
      'Kapag nag-sign up ang kaibigan at kinumpirma ang mobile number o email: tig-{gift} kayo.',
      'Unang deposit na {minimum} pataas: tig-{credit} kayo, itaya nang {turnover}× bago mag-withdraw.',
      'Turnover na {required} sa loob ng {days} araw mula sa pag-sign up: {inviter} sa iyo at {friend} sa kaibigan, itaya nang {turnover}×.',
      'Walang limit sa dami. Puwede naming i-review muna ang reward; hindi bilang ang pangalawang account mo.',
    ],
  },
  VI: {
    title: 'Rủ bạn cùng chơi',
    summary: 'Bạn bè đi qua ba bước, mỗi bước cả hai cùng có quà.',
    lead: 'Bàn đông mới vui: bạn bè đăng ký bằng mã của bạn, qua ba bước, bước nào hai bên cũng có thưởng.',
    points: [
      'Bạn bè đăng ký và xác minh số điện thoại hoặc email: mỗi người {gift}.',
      'Nạp lần đầu từ {minimum}: mỗi người {credit}, cược {turnover} vòng trước khi rút.',
      'Đạt {required} tiền cược trong {days} ngày từ khi đăng ký: bạn nhận {inviter}, bạn bè nhận {friend}, cũng cược {turnover} vòng.',
      'Không giới hạn số người. Thưởng có thể được duyệt trước; tài khoản thứ hai của chính bạn không tính.',
    ],
  },
};
