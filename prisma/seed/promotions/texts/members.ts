import type { PromotionCopy } from './copy.ts';

export const vipBirthday: PromotionCopy = {
  CN: {
    title: 'VIP 生日礼金',
    summary: 'VIP 会员生日当月可领礼金，最高 {cap}。',
    lead: '一年一次，我们记得您的日子：VIP 1 至 VIP 6，礼金从 {minimum} 到 {cap}。',
    points: [
      '生日当月在本页申请，附上能看清出生日期的证件照片。',
      '近三个月内至少有一笔存款，账户注册满 60 天。',
      '礼金完成 1 倍流水后即可提款，年满 {age} 周岁方可参加。',
    ],
  },
  EN: {
    title: 'VIP birthday gift',
    summary: 'A gift of up to {cap} in the month of your birthday.',
    lead: 'Your birthday month is special: VIP 1 to VIP 6 receive between {minimum} and {cap}.',
    points: [
      'Apply on this page during that month, with a picture of an ID that shows your date of birth.',
      'You must have made a deposit in the last three months and been a member for 60 days.',
      'Wager the gift once before you withdraw it. Members must be {age} or older.',
    ],
  },
  ID: {
    title: 'Kado ulang tahun VIP',
    summary: 'Kado hingga {cap} di bulan ulang tahun Anda.',
    lead: 'Setahun sekali, kado khusus untuk Anda: VIP 1 sampai VIP 6 menerima {minimum} hingga {cap}.',
    points: [
      'Ajukan di halaman ini pada bulan tersebut dengan foto dokumen yang memuat tanggal lahir.',
      'Pernah deposit dalam tiga bulan terakhir dan terdaftar minimal 60 hari.',
      'Turnover kado 1× sebelum ditarik. Anggota harus berusia {age} tahun ke atas.',
    ],
  },
  TH: {
    title: 'ของขวัญวันเกิด VIP',
    summary: 'รับของขวัญสูงสุด {cap} ในเดือนเกิดของคุณ',
    lead: 'ปีละครั้งที่โต๊ะนี้เป็นของคุณ VIP 1 ถึง VIP 6 รับ {minimum} ถึง {cap}',
    points: [
      'ยื่นขอในหน้านี้ภายในเดือนเกิด พร้อมรูปเอกสารที่เห็นวันเกิดชัดเจน',
      'มีการฝากในสามเดือนล่าสุดและเป็นสมาชิกครบ 60 วัน',
      'ทำเทิร์น 1 เท่าก่อนถอน สมาชิกต้องมีอายุ {age} ปีขึ้นไป',
    ],
  },
  TY: {
    title: 'Birthday gift para sa VIP',
    summary: 'Regalong hanggang {cap} sa buwan ng kaarawan mo.',
    lead: 'Espesyal ang buwan ng kaarawan mo: {minimum} hanggang {cap} para sa VIP 1 hanggang VIP 6.',
    points: [
      'Mag-apply sa page na ito sa buwang iyon, kasama ang larawan ng ID na may petsa ng kapanganakan.',
      'Dapat may deposit ka sa huling tatlong buwan at 60 araw ka nang miyembro.',
      'Itaya ang regalo nang isang beses bago ito i-withdraw. Para lang sa {age} taong gulang pataas.',
    ],
  },
  VI: {
    title: 'Quà sinh nhật VIP',
    summary: 'Quà tới {cap} trong tháng sinh nhật của bạn.',
    lead: 'Mỗi năm một lần, quà dành riêng cho bạn: VIP 1 đến VIP 6 nhận từ {minimum} đến {cap}.',
    points: [
      'Gửi yêu cầu tại trang này trong tháng, kèm ảnh giấy tờ có ngày sinh.',
      'Có nạp tiền trong ba tháng gần nhất và là thành viên từ 60 ngày.',
      'Hoàn thành 1 vòng cược trước khi rút. Thành viên phải từ {age} tuổi trở lên.',
    ],
  },
};

export const vipUpgrade: PromotionCopy = {
  CN: {
    title: '升级礼金',
    summary: '每升一级即送礼金，最高 {cap}。',
    lead: '往前一步，就有一份心意：每次晋升 VIP 等级，礼金从 {minimum} 起，最高 {cap}。',
    points: [
      '等级按累计有效投注每日结算，礼金次日自动派发。',
      '每个等级只派发一次，降级后再升级不重复领取。',
      '礼金完成 1 倍流水后即可提款。',
    ],
  },
  EN: {
    title: 'Rank-up gift',
    summary: 'A gift at every new rank, up to {cap}.',
    lead: 'Every step up is rewarded: each new VIP rank brings you between {minimum} and {cap}.',
    points: [
      'Ranks are calculated daily from your valid bets; the gift arrives the next day.',
      'One gift per rank, even if you drop and rise again.',
      'Wager the gift once before you withdraw it.',
    ],
  },
  ID: {
    title: 'Kado naik peringkat',
    summary: 'Kado di setiap peringkat baru, hingga {cap}.',
    lead: 'Naik satu langkah patut dirayakan: setiap peringkat VIP baru memberi {minimum} hingga {cap}.',
    points: [
      'Peringkat dihitung harian dari taruhan valid; kado masuk keesokan harinya.',
      'Setiap peringkat dirayakan sekali, meski turun lalu naik lagi.',
      'Turnover kado 1× sebelum ditarik.',
    ],
  },
  TH: {
    title: 'ของขวัญเลื่อนระดับ',
    summary: 'รับของขวัญทุกครั้งที่เลื่อนระดับ สูงสุด {cap}',
    lead: 'ก้าวขึ้นทุกขั้นมีของฝาก ระดับ VIP ใหม่รับ {minimum} ถึง {cap}',
    points: [
      'คำนวณระดับทุกวันจากยอดเดิมพันที่มีผล ของขวัญเข้าวันถัดไป',
      'แต่ละระดับรับได้ครั้งเดียว แม้ลดระดับแล้วเลื่อนขึ้นใหม่',
      'ทำเทิร์น 1 เท่าก่อนถอน',
    ],
  },
  TY: {
    title: 'Rank-up na regalo',
    summary: 'May regalo sa bawat bagong rank, hanggang {cap}.',
    lead: 'May gantimpala ang bawat pag-akyat: {minimum} hanggang {cap} sa bawat bagong VIP rank.',
    points: [
      'Araw-araw kinukuwenta ang rank mula sa valid bet mo; papasok ang regalo kinabukasan.',
      'Isang regalo lang bawat rank, kahit bumaba at umakyat ulit.',
      'Itaya ang regalo nang isang beses bago ito i-withdraw.',
    ],
  },
  VI: {
    title: 'Quà thăng cấp',
    summary: 'Mỗi cấp mới một phần quà, tối đa {cap}.',
    lead: 'Bước lên một bậc là có quà: mỗi cấp VIP mới nhận từ {minimum} đến {cap}.',
    points: [
      'Cấp bậc tính mỗi ngày theo cược hợp lệ; quà về vào hôm sau.',
      'Mỗi cấp chỉ tặng một lần, kể cả khi tụt cấp rồi lên lại.',
      'Hoàn thành 1 vòng cược trước khi rút.',
    ],
  },
};

export const friendReferral: PromotionCopy = {
  CN: {
    title: '邀友同乐',
    summary: '每邀请一位好友并完成首存，双方各得 {cap}。',
    lead: '好牌要和好友一起看：对方注册并首存满 {minimum}，双方各得 {cap}。',
    points: [
      '好友须通过您的邀请码注册，并在 14 天内完成首存。',
      '礼金在好友存款完成 {turnover} 倍流水后的次日派发。',
      '邀请人数不限；自己邀请自己不算。',
    ],
  },
  EN: {
    title: 'Bring a friend',
    summary: '{cap} for you and {cap} for every friend who joins and deposits.',
    lead: 'Playing is better with friends: when a friend deposits {minimum} or more, you both receive {cap}.',
    points: [
      'Your friend signs up with your code and makes a first deposit within 14 days.',
      'Both bonuses arrive the day after your friend has wagered the deposit {turnover} times.',
      'Bring as many friends as you like. A second account of your own does not count.',
    ],
  },
  ID: {
    title: 'Ajak teman',
    summary: '{cap} untuk Anda dan {cap} untuk setiap teman yang bergabung dan deposit.',
    lead: 'Meja lebih seru beramai-ramai: saat teman deposit minimal {minimum}, Anda berdua menerima {cap}.',
    points: [
      'Teman mendaftar dengan kode Anda dan deposit pertama dalam 14 hari.',
      'Hadiah masuk sehari setelah deposit teman mencapai turnover {turnover}×.',
      'Ajak sebanyak mungkin; akun kedua Anda sendiri tidak dihitung.',
    ],
  },
  TH: {
    title: 'ชวนเพื่อนมาเล่น',
    summary: 'รับ {cap} ทั้งคุณและเพื่อนทุกคนที่สมัครและฝาก',
    lead: 'มีเพื่อนร่วมโต๊ะย่อมสนุกกว่า เพื่อนฝากตั้งแต่ {minimum} รับคนละ {cap}',
    points: [
      'เพื่อนสมัครด้วยรหัสของคุณและฝากครั้งแรกภายใน 14 วัน',
      'เงินเข้าวันถัดไปหลังเพื่อนทำเทิร์นครบ {turnover} เท่าของยอดฝาก',
      'ชวนได้ไม่จำกัด แต่บัญชีที่สองของตัวเองไม่นับ',
    ],
  },
  TY: {
    title: 'Mag-refer ng kaibigan',
    summary: '{cap} sa iyo at {cap} sa bawat kaibigang sasali at magde-deposit.',
    lead: 'Mas masaya ang laro kapag may kasama: kapag nag-deposit ang kaibigan mo ng {minimum} pataas, tig-{cap} kayo.',
    points: [
      'Magsa-sign up ang kaibigan mo gamit ang code mo at magde-deposit sa loob ng 14 araw.',
      'Papasok ang bonus ninyo kinabukasan matapos niyang maitaya nang {turnover} beses ang deposit.',
      'Walang limit sa dami. Hindi bilang ang pangalawang account mo.',
    ],
  },
  VI: {
    title: 'Rủ bạn cùng chơi',
    summary: 'Bạn nhận {cap}, bạn bè đăng ký và nạp tiền cũng nhận {cap}.',
    lead: 'Bàn đông mới vui: khi bạn bè nạp từ {minimum}, cả hai cùng nhận {cap}.',
    points: [
      'Bạn bè đăng ký bằng mã của bạn và nạp lần đầu trong 14 ngày.',
      'Quà về hôm sau khi tiền nạp đã hoàn thành {turnover} vòng cược.',
      'Không giới hạn số người; tài khoản thứ hai của chính bạn không tính.',
    ],
  },
};
