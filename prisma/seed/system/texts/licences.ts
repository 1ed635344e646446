import type { Texts } from '../../../../mock-server/worlds/columns.ts';

export const licenceNames = {
  european: {
    CN: '欧洲博彩牌照',
    EN: 'European gaming licence',
    ID: 'Lisensi permainan Eropa',
    TH: 'ใบอนุญาตเกมยุโรป',
    TY: 'European gaming license',
    VI: 'Giấy phép trò chơi châu Âu',
  },
  maltese: {
    CN: '马耳他博彩牌照',
    EN: 'Maltese gaming licence',
    ID: 'Lisensi permainan Malta',
    TH: 'ใบอนุญาตเกมมอลตา',
    TY: 'Malta gaming license',
    VI: 'Giấy phép trò chơi Malta',
  },
  bvi: {
    CN: '英属维尔京群岛博彩牌照',
    EN: 'British Virgin Islands gaming licence',
    ID: 'Lisensi permainan Kepulauan Virgin Britania Raya',
    TH: 'ใบอนุญาตเกมหมู่เกาะบริติชเวอร์จิน',
    TY: 'British Virgin Islands gaming license',
    VI: 'Giấy phép trò chơi Quần đảo Virgin thuộc Anh',
  },
  philippines: {
    CN: '菲律宾博彩牌照',
    EN: 'Philippine gaming licence',
    ID: 'Lisensi permainan Filipina',
    TH: 'ใบอนุญาตเกมฟิลิปปินส์',
    TY: 'Philippine gaming license',
    VI: 'Giấy phép trò chơi Philippines',
  },
} as const satisfies Record<string, Texts>;

export const licenceScopes = {
  all: {
    CN: '本站全部游戏',
    EN: 'All games on this site',
    ID: 'Semua permainan di situs ini',
    TH: 'เกมทั้งหมดบนเว็บไซต์นี้',
    TY: 'Lahat ng laro sa site na ito',
    VI: 'Tất cả trò chơi trên trang này',
  },
  casino: {
    CN: '线上老虎机、真人娱乐场与棋牌',
    EN: 'Online slots, live tables and card games',
    ID: 'Slot online, meja live, dan permainan kartu',
    TH: 'สล็อตออนไลน์ โต๊ะสด และเกมไพ่',
    TY: 'Online slots, live na mesa, at mga laro ng baraha',
    VI: 'Slot trực tuyến, bàn chơi trực tiếp và game bài',
  },
  lotteries: {
    CN: '彩票与捕鱼游戏',
    EN: 'Lotteries and fishing games',
    ID: 'Lotre dan permainan memancing',
    TH: 'หวยและเกมยิงปลา',
    TY: 'Mga loterya at fishing game',
    VI: 'Xổ số và bắn cá',
  },
  sports: {
    CN: '体育与电竞投注',
    EN: 'Betting on sports and esports',
    ID: 'Taruhan olahraga dan esports',
    TH: 'เดิมพันกีฬาและอีสปอร์ต',
    TY: 'Pagtaya sa sports at esports',
    VI: 'Cược thể thao và thể thao điện tử',
  },
} as const satisfies Record<string, Texts>;
