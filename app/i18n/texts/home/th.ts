import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  title: 'ล็อบบี้เกม {{name}}',
  games: {
    empty: 'ยังแสดงเกมไม่ได้ในขณะนี้',
    emptyText: 'โปรดกลับมาใหม่ในอีกไม่กี่นาที',
  },
  today: {
    title: 'วันนี้',
    rewards_other: 'รางวัลรอรับ',
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  today: {
    cashback: 'เงินคืนสะสมสัปดาห์นี้',
    keep: 'ก่อน {{date}} เพื่อรักษา {{rank}}',
    back: 'ก่อน {{date}} เพื่อกลับสู่ {{rank}}',
    turnover: 'ยอดเทิร์นที่เหลือถึง {{rank}}',
    deposits: 'ยอดฝากที่เหลือถึง {{rank}}',
  },
} satisfies TextsLike<typeof en.server>;
