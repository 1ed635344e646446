import type { Texts } from '../../worlds/columns.ts';

/** Titles of rewards. */
export const TITLES = {
  upgrade: {
    CN: 'VIP {rank} 晋级礼金',
    EN: 'VIP {rank} upgrade bonus',
    ID: 'Bonus naik ke VIP {rank}',
    TH: 'โบนัสเลื่อนระดับ VIP {rank}',
    TY: 'Upgrade bonus sa VIP {rank}',
    VI: 'Thưởng thăng hạng VIP {rank}',
  },
  weekly: {
    CN: 'VIP {rank} 周礼金',
    EN: 'VIP {rank} weekly bonus',
    ID: 'Bonus mingguan VIP {rank}',
    TH: 'โบนัสรายสัปดาห์ VIP {rank}',
    TY: 'Lingguhang bonus ng VIP {rank}',
    VI: 'Thưởng hằng tuần VIP {rank}',
  },
  birthday: {
    CN: 'VIP {rank} 生日礼金',
    EN: 'VIP {rank} birthday bonus',
    ID: 'Bonus ulang tahun VIP {rank}',
    TH: 'โบนัสวันเกิด VIP {rank}',
    TY: 'Birthday bonus ng VIP {rank}',
    VI: 'Quà sinh nhật VIP {rank}',
  },
} satisfies Record<string, Texts>;
