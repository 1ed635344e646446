import type { Texts } from '../../worlds/columns.ts';

export const cockfightTitles = {
  DS88: [
    {
      CN: 'DS88斗鸡场',
      EN: 'DS88 Arena Sabong',
      ID: 'Arena Sabung Ayam DS88',
      TH: 'สนามไก่ชน DS88',
      TY: 'DS88 Sabungan',
      VI: 'Trường Gà DS88',
    },
    {
      CN: 'DS88晨间德比',
      EN: 'DS88 Morning Derby',
      ID: 'Derbi Pagi DS88',
      TH: 'DS88 ไก่ชนรอบเช้า',
      TY: 'DS88 Derby sa Umaga',
      VI: 'DS88 Đá Gà Sáng',
    },
    {
      CN: 'DS88夜场',
      EN: 'DS88 Night Pit',
      ID: 'Arena Malam DS88',
      TH: 'DS88 ไก่ชนรอบค่ำ',
      TY: 'DS88 Sabong sa Gabi',
      VI: 'DS88 Đá Gà Đêm',
    },
  ],
  DIG: [
    {
      CN: 'DIG主场斗鸡',
      EN: 'DIG Main Cockpit',
      ID: 'Gelanggang Utama DIG',
      TH: 'DIG สนามใหญ่',
      TY: 'DIG Pangunahing Sabungan',
      VI: 'DIG Đấu Trường Chính',
    },
    {
      CN: 'DIG周末德比',
      EN: 'DIG Weekend Derby',
      ID: 'Derbi Akhir Pekan DIG',
      TH: 'DIG ไก่ชนสุดสัปดาห์',
      TY: 'DIG Derby tuwing Sabado',
      VI: 'DIG Đá Gà Cuối Tuần',
    },
    {
      CN: 'DIG庄闲直播',
      EN: 'DIG Meron Wala Live',
      ID: 'Meron Wala Langsung DIG',
      TH: 'DIG เมรอน วาลา สด',
      TY: 'DIG Meron Wala Live',
      VI: 'DIG Meron Wala Trực Tiếp',
    },
  ],
  WS168: [
    {
      CN: 'WS168经典斗鸡',
      EN: 'WS168 Classic Sabong',
      ID: 'Sabung Klasik WS168',
      TH: 'WS168 ไก่ชนคลาสสิก',
      TY: 'WS168 Klasikong Sabong',
      VI: 'WS168 Đá Gà Cổ Điển',
    },
    {
      CN: 'WS168六鸡系列赛',
      EN: 'WS168 Six Cock Series',
      ID: 'Seri Enam Ayam WS168',
      TH: 'WS168 ซีรีส์หกไก่',
      TY: 'WS168 Anim na Manok',
      VI: 'WS168 Loạt Sáu Chiến Kê',
    },
    {
      CN: 'WS168总决赛直播',
      EN: 'WS168 Grand Final Live',
      ID: 'Final Besar WS168',
      TH: 'WS168 รอบชิงใหญ่',
      TY: 'WS168 Grand Final Live',
      VI: 'WS168 Chung Kết Trực Tiếp',
    },
  ],
} as const satisfies Record<string, readonly Texts[]>;
