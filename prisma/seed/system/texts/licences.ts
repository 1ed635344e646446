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
