import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  page: {
    title: 'ศูนย์รางวัล',
    claim: 'รับรางวัล',
    claimAll: 'รับทั้งหมด',
    error: 'ยังรับไม่ได้',
    freeRounds: 'รอบฟรี',
    play: 'เล่น',
    rollovers: 'ดูเทิร์นที่เหลือ',
    toPromotions: 'ดูโปรโมชั่น',
    empty: {
      claimable: 'ยังไม่มีรางวัลให้รับ',
      wagering: 'ไม่มีรางวัลที่กำลังทำเทิร์น',
      claimed: 'คุณยังไม่เคยรับรางวัล',
      expired: 'ไม่มีรางวัลที่หมดอายุ',
    },
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  lists: {
    claimable: 'รอรับ',
    wagering: 'กำลังทำเทิร์น',
    claimed: 'รับแล้ว',
    expired: 'หมดอายุ',
  },
  sources: {
    PROMOTION: 'โปรโมชั่น',
    CASHBACK: 'เงินคืน',
    MISSION: 'ภารกิจ',
    RANK: 'VIP',
    REFERRAL: 'ชวนเพื่อน',
    RAFFLE: 'วงล้อรางวัล',
    TOURNAMENT: 'ทัวร์นาเมนต์',
    POINTS: 'ร้านแลกแต้ม',
    OFFICE: 'ของขวัญ',
  },
  points_other: '{{number}} แต้ม',
  tickets_other: 'ตั๋ว {{number}} ใบ',
  freeRounds_other: 'รอบฟรี {{number}} รอบ',
  onGame: '{{game}} รอบละ {{stake}}',
  playWithin_other: 'เล่นภายใน {{count}} วันหลังกดรับ',
  freeWins: 'ยอดที่ชนะถอนได้ทันที',
  freeWinsWagered: 'ยอดที่ชนะเข้าเป็นเครดิตก้อนเดียว ทำเทิร์น {{times}} เท่าก่อนถอน',
  freeWon: 'รอบฟรีชนะรวม {{amount}}',
  left: 'เหลือ {{left}} จาก {{rounds}} รอบ',
  playUntil: 'ถึง {{time}}',
  wonSoFar: 'ชนะแล้ว {{amount}}',
  credit: '{{amount}} (เทิร์น {{times}} เท่า)',
  claimBy: 'กดรับภายใน {{time}}',
  claimedAt: 'รับเมื่อ {{time}}',
  expiredAt: 'หมดอายุ {{time}}',
  free: 'ถอนได้ทันที',
  wager: 'ทำเทิร์น {{required}} ก่อนถอน',
  wagerWithin_other: 'ทำเทิร์น {{required}} ภายใน {{count}} วันหลังกดรับก่อนถอน',
  wagered: 'ทำเทิร์นแล้ว {{done}} จาก {{required}}',
  wagerBy: 'ทำเทิร์นให้ครบภายใน {{time}}',
  refused: '{{title}}: {{reason}}',
  reasons: {
    CLAIMED: 'รางวัลนี้รับไปแล้ว',
    EXPIRED: 'หมดเวลารับแล้ว',
    PENDING: 'ยังไม่ถึงเวลารับ',
    REVOKED: 'รางวัลนี้ถูกเรียกคืน สอบถามฝ่ายบริการลูกค้าได้',
    UNKNOWN: 'ไม่มีรางวัลนี้แล้ว',
  },
  toasts: {
    claimed: 'รับแล้ว {{worth}}: {{title}}',
    claimedSeveral: 'รับรางวัลแล้ว {{count}} รายการ: {{worth}}',
    refused: 'รับไม่ได้ {{reasons}}',
  },
} satisfies TextsLike<typeof en.server>;
