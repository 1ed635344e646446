import type { NoteCopy } from './copy.ts';

export const newStudios: NoteCopy = {
  CN: {
    title: '{first} 与 {second} 新游戏上架',
    paragraphs: [
      '<b>{first}</b> 与 <b>{second}</b> 本周带来一批新游戏，带“新”标记的都是。',
      '首周在这两家厂商的有效投注，积分双倍计算。',
    ],
  },
  EN: {
    title: 'New games from {first} and {second}',
    paragraphs: [
      '<b>{first}</b> and <b>{second}</b> have released new games this week: look for the label “New”.',
      'During the first week, valid bets on the games of both studios earn double points.',
    ],
  },
  ID: {
    title: 'Permainan baru dari {first} dan {second}',
    paragraphs: [
      '<b>{first}</b> dan <b>{second}</b> merilis permainan baru pekan ini; cari tanda “Baru”.',
      'Selama pekan pertama, taruhan valid di kedua studio mendapat poin ganda.',
    ],
  },
  TH: {
    title: 'เกมใหม่จาก {first} และ {second}',
    paragraphs: [
      '<b>{first}</b> และ <b>{second}</b> ส่งเกมชุดใหม่มาในสัปดาห์นี้ มองหาป้าย “ใหม่” ได้เลย',
      'สัปดาห์แรก ยอดเดิมพันที่มีผลของทั้งสองค่ายได้แต้มสองเท่า',
    ],
  },
  TY: {
    title: 'Mga bagong laro mula sa {first} at {second}',
    paragraphs: [
      'May mga bagong laro ang <b>{first}</b> at <b>{second}</b> ngayong linggo: hanapin ang label na “Bago”.',
      'Sa unang linggo, doble ang points ng valid na taya sa mga laro ng dalawang studio.',
    ],
  },
  VI: {
    title: 'Trò mới từ {first} và {second}',
    paragraphs: [
      '<b>{first}</b> và <b>{second}</b> vừa ra mắt loạt trò mới trong tuần; hãy tìm nhãn “Mới”.',
      'Tuần đầu tiên, cược hợp lệ tại hai hãng được nhân đôi điểm.',
    ],
  },
};

export const jackpotWin: NoteCopy = {
  CN: {
    title: '{player} 在 {game} 赢得 {amount}',
    paragraphs: [
      '恭喜会员 <b>{player}</b>：昨晚在 {game} 触发大奖，一次旋转赢得 <b>{amount}</b>。',
      '奖金已全额入账。奖池已重新开始累积。',
    ],
  },
  EN: {
    title: '{player} wins {amount} on {game}',
    paragraphs: [
      'Congratulations to <b>{player}</b>, who hit the jackpot on {game} last night: <b>{amount}</b> on a single spin.',
      'It has been paid in full, and the jackpot is growing again.',
    ],
  },
  ID: {
    title: '{player} menang {amount} di {game}',
    paragraphs: [
      'Selamat untuk <b>{player}</b> yang semalam menang besar di {game}: <b>{amount}</b> dalam satu putaran.',
      'Kemenangan sudah dibayar penuh dan jackpot mulai terkumpul lagi.',
    ],
  },
  TH: {
    title: '{player} ชนะ {amount} ที่ {game}',
    paragraphs: [
      'ขอแสดงความยินดีกับ <b>{player}</b> ที่คว้ารางวัลใหญ่จาก {game} เมื่อคืน <b>{amount}</b> ในการหมุนครั้งเดียว',
      'จ่ายเต็มจำนวนแล้ว และแจ็กพอตเริ่มสะสมใหม่',
    ],
  },
  TY: {
    title: '{amount} ang panalo ni {player} sa {game}',
    paragraphs: [
      'Congrats kay <b>{player}</b> na tumama ng jackpot sa {game} kagabi: <b>{amount}</b> sa isang spin.',
      'Buo na itong naibayad, at lumalaki na ulit ang jackpot.',
    ],
  },
  VI: {
    title: '{player} thắng {amount} tại {game}',
    paragraphs: [
      'Chúc mừng <b>{player}</b> đã nổ lớn tại {game} tối qua: <b>{amount}</b> chỉ trong một lượt quay.',
      'Tiền thưởng đã trả đủ và hũ đang tích lũy trở lại.',
    ],
  },
};

export const lotterySchedule: NoteCopy = {
  CN: {
    title: '越南彩票开奖时间提醒',
    paragraphs: [
      '南部 16:15、中部 17:15、北部 18:15 开奖（越南时间），各地开奖前十五分钟停止投注。',
      '中奖派彩一般在公布后五分钟内入账。',
    ],
  },
  EN: {
    title: 'Draw times of the Vietnamese lotteries',
    paragraphs: [
      'The South draws at 16:15, the Central region at 17:15 and the North at 18:15, Vietnam time. Betting closes fifteen minutes before each draw.',
      'Wins are credited within five minutes of the result.',
    ],
  },
  ID: {
    title: 'Jadwal undian lotre Vietnam',
    paragraphs: [
      'Selatan pukul 16.15, tengah 17.15, dan utara 18.15 waktu Vietnam; taruhan ditutup lima belas menit sebelumnya.',
      'Kemenangan masuk dalam lima menit setelah hasil diumumkan.',
    ],
  },
  TH: {
    title: 'เวลาออกรางวัลหวยเวียดนาม',
    paragraphs: [
      'ภาคใต้ 16:15 ภาคกลาง 17:15 ภาคเหนือ 18:15 ตามเวลาเวียดนาม ปิดรับก่อนสิบห้านาที',
      'เงินรางวัลเข้าภายในห้านาทีหลังประกาศผล',
    ],
  },
  TY: {
    title: 'Oras ng draw ng mga loterya ng Vietnam',
    paragraphs: [
      '16:15 ang draw sa Timog, 17:15 sa Gitna at 18:15 sa Hilaga, oras sa Vietnam. Nagsasara ang tayaan labinlimang minuto bago ang bawat draw.',
      'Papasok ang panalo sa loob ng limang minuto mula sa resulta.',
    ],
  },
  VI: {
    title: 'Giờ mở thưởng xổ số ba miền',
    paragraphs: [
      'Miền Nam 16:15, miền Trung 17:15, miền Bắc 18:15 giờ Việt Nam; ngừng nhận cược trước mười lăm phút.',
      'Tiền trúng vào tài khoản trong năm phút sau khi có kết quả.',
    ],
  },
};
