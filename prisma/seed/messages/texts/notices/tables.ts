import type { NoteCopy } from './copy.ts';

export const liveTables: NoteCopy = {
  CN: {
    title: '{first} 新增越南语桌台',
    paragraphs: [
      '<b>{first}</b> 新开四张越南语界面的百家乐与骰宝桌，每日 10:00 至次日 04:00。',
      'VIP 5 起可向客服预约包桌。',
    ],
  },
  EN: {
    title: 'New tables in Vietnamese at {first}',
    paragraphs: [
      '<b>{first}</b> has opened four baccarat and sic bo tables in Vietnamese, daily from 10:00 to 04:00.',
      'From VIP 5, customer service can reserve a private table for you.',
    ],
  },
  ID: {
    title: 'Meja berbahasa Vietnam di {first}',
    paragraphs: [
      '<b>{first}</b> membuka empat meja baccarat dan sic bo berbahasa Vietnam, setiap hari 10.00 sampai 04.00.',
      'Mulai VIP 5, layanan pelanggan dapat memesankan meja privat.',
    ],
  },
  TH: {
    title: '{first} เปิดโต๊ะภาษาเวียดนาม',
    paragraphs: [
      '<b>{first}</b> เปิดโต๊ะบาคาร่าและไฮโลภาษาเวียดนามสี่โต๊ะ ทุกวัน 10:00 ถึง 04:00',
      'VIP 5 ขึ้นไปจองโต๊ะส่วนตัวผ่านฝ่ายบริการลูกค้าได้',
    ],
  },
  TY: {
    title: 'Mga bagong table sa wikang Vietnamese sa {first}',
    paragraphs: [
      'Nagbukas ang <b>{first}</b> ng apat na baccarat at sic bo table sa wikang Vietnamese, 10:00 hanggang 04:00 araw-araw.',
      'Mula VIP 5, puwede kang ipag-reserve ng customer service ng private table.',
    ],
  },
  VI: {
    title: '{first} mở bàn tiếng Việt',
    paragraphs: [
      '<b>{first}</b> mở thêm bốn bàn baccarat và tài xỉu bằng tiếng Việt, mỗi ngày từ 10:00 đến 04:00.',
      'Từ VIP 5, chăm sóc khách hàng sẽ giữ bàn riêng cho bạn.',
    ],
  },
};

export const sportsSeason: NoteCopy = {
  CN: {
    title: '{first} 增开角球与球员盘',
    paragraphs: [
      '本周起，<b>{first}</b> 在主要联赛增开角球、红黄牌与球员表现盘口，赛前与滚球均可。',
      '所有结果以赛事官方统计为准。',
    ],
  },
  EN: {
    title: 'Corners and player markets at {first}',
    paragraphs: [
      'From this week <b>{first}</b> offers corners, cards and player markets on the major leagues, before the match and in play.',
      "They are settled on the competition's official statistics.",
    ],
  },
  ID: {
    title: 'Pasaran sepak pojok dan pemain di {first}',
    paragraphs: [
      'Mulai pekan ini <b>{first}</b> membuka sepak pojok, kartu, dan performa pemain di liga utama, sebelum dan selama laga.',
      'Hasil mengikuti statistik resmi kompetisi.',
    ],
  },
  TH: {
    title: '{first} เปิดราคาเตะมุมและผู้เล่น',
    paragraphs: [
      'ตั้งแต่สัปดาห์นี้ <b>{first}</b> เปิดราคาเตะมุม ใบเหลืองแดง และผลงานผู้เล่นในลีกหลัก ทั้งก่อนแข่งและระหว่างแข่ง',
      'ตัดสินตามสถิติทางการของรายการ',
    ],
  },
  TY: {
    title: 'Corners at player markets sa {first}',
    paragraphs: [
      'Mula ngayong linggo, may corners, cards at player markets ang <b>{first}</b> sa malalaking liga, pre-match at in-play.',
      'Opisyal na stats ng kompetisyon ang basehan ng settlement.',
    ],
  },
  VI: {
    title: '{first} mở kèo phạt góc và cầu thủ',
    paragraphs: [
      'Từ tuần này <b>{first}</b> có kèo phạt góc, thẻ phạt và thống kê cầu thủ ở các giải lớn, trước và trong trận.',
      'Kết quả tính theo số liệu chính thức của giải.',
    ],
  },
};
export const derbyWeekend: NoteCopy = {
  CN: {
    title: '斗鸡德比周末',
    paragraphs: [
      'DS88 与 WS168 周末连办德比，自上午十点起，全程直播。',
      '红方、蓝方与平局均可投注，每场开闸前两分钟截止。',
    ],
  },
  EN: {
    title: 'Derby weekend at the arenas',
    paragraphs: [
      'DS88 and WS168 hold their derbies this weekend, live from ten in the morning.',
      'You can bet on meron, wala and draw until two minutes before each fight.',
    ],
  },
  ID: {
    title: 'Akhir pekan derbi di arena',
    paragraphs: [
      'DS88 dan WS168 menggelar derbi akhir pekan ini, live mulai pukul sepuluh pagi.',
      'Meron, wala, dan seri dibuka sampai dua menit sebelum tiap laga.',
    ],
  },
  TH: {
    title: 'สุดสัปดาห์ศึกไก่ชนดาร์บี้',
    paragraphs: ['DS88 และ WS168 จัดดาร์บี้สุดสัปดาห์นี้ ถ่ายทอดสดตั้งแต่สิบโมงเช้า', 'แทงเมรอน วาลา และเสมอได้จนถึงสองนาทีก่อนเริ่มคู่'],
  },
  TY: {
    title: 'Derby weekend sa mga sabungan',
    paragraphs: [
      'May derby ang DS88 at WS168 ngayong weekend, live mula alas-diyes ng umaga.',
      'Puwedeng tumaya sa meron, wala at tabla hanggang dalawang minuto bago ang bawat sultada.',
    ],
  },
  VI: {
    title: 'Cuối tuần đại hội đá gà',
    paragraphs: [
      'DS88 và WS168 tổ chức giải cuối tuần này, trực tiếp từ mười giờ sáng.',
      'Kèo meron, wala và hòa mở đến hai phút trước mỗi trận.',
    ],
  },
};
