import type { NoteCopy } from '../notices/copy.ts';

export const hostHello: NoteCopy = {
  CN: {
    title: '您的专属客户经理',
    paragraphs: ['从今天起由我负责接待您。包桌、限额、下次晚宴席位，随时找我。', '入口在“VIP 服务”。'],
  },
  EN: {
    title: 'Your personal host',
    paragraphs: [
      'From today I am here to look after you: private tables, limits, a seat at our next dinner. Just ask.',
      'You can reach me through VIP service.',
    ],
  },
  ID: {
    title: 'Pendamping pribadi Anda',
    paragraphs: [
      'Mulai hari ini saya yang melayani Anda: meja privat, batas taruhan, kursi di jamuan berikutnya.',
      'Hubungi saya lewat layanan VIP.',
    ],
  },
  TH: {
    title: 'ผู้ดูแลส่วนตัวของคุณ',
    paragraphs: ['ตั้งแต่วันนี้เราดูแลคุณโดยตรง ทั้งโต๊ะส่วนตัว วงเงิน และที่นั่งงานเลี้ยงครั้งหน้า แจ้งได้เลย', 'ติดต่อได้ผ่านบริการ VIP'],
  },
  TY: {
    title: 'Ang sarili mong host',
    paragraphs: [
      'Mula ngayon, ako ang mag-aasikaso sa iyo: private table, limit, upuan sa susunod na dinner. Sabihin mo lang.',
      'Makakausap mo ako sa VIP service.',
    ],
  },
  VI: {
    title: 'Quản lý riêng của bạn',
    paragraphs: [
      'Từ hôm nay tôi phục vụ bạn: bàn riêng, hạn mức, chỗ ngồi ở buổi tiệc tới. Cứ nói với tôi.',
      'Liên hệ tôi qua dịch vụ VIP.',
    ],
  },
};

export const teamGrew: NoteCopy = {
  CN: {
    title: '您的团队有新成员',
    paragraphs: ['本周团队新增 <b>{count}</b> 位成员，首存明细见代理中心的团队总览。'],
  },
  EN: {
    title: 'Your team has grown',
    paragraphs: [
      '<b>{count}</b> people joined your team this week. You can see their first deposits in the agent centre.',
    ],
  },
  ID: {
    title: 'Tim Anda bertambah',
    paragraphs: [
      '<b>{count}</b> orang bergabung dengan tim Anda pekan ini; deposit pertama mereka bisa dilihat di beranda agen.',
    ],
  },
  TH: {
    title: 'ทีมของคุณเติบโตขึ้น',
    paragraphs: ['สัปดาห์นี้มีสมาชิกใหม่ <b>{count}</b> คนในทีม ดูยอดฝากครั้งแรกได้ในศูนย์เอเย่นต์'],
  },
  TY: {
    title: 'Lumaki ang team mo',
    paragraphs: ['<b>{count}</b> ang sumali sa team mo ngayong linggo. Nasa home ng agent ang mga unang deposit nila.'],
  },
  VI: {
    title: 'Đội của bạn vừa đông thêm',
    paragraphs: ['<b>{count}</b> người gia nhập đội trong tuần; xem lần nạp đầu của họ ở trung tâm đại lý.'],
  },
};
