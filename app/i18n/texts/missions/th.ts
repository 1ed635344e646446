import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  title: 'ภารกิจ',
  tabs: { DAY: 'วันนี้', WEEK: 'สัปดาห์นี้', ONCE: 'ครั้งเดียว', board: 'ตารางอันดับ' },
  summary: {
    claimable_other: 'มี {{count}} รางวัลรอรับ',
    none: 'ยังไม่มีรางวัลให้รับ',
    noneText: 'ทำภารกิจให้สำเร็จ แล้วรางวัลจะรอคุณอยู่ที่นี่',
    next: 'ใกล้สำเร็จที่สุด',
    claimAll: 'รับทั้งหมด',
  },
  claim: 'รับรางวัล',
  claimNamed: 'รับรางวัล: {{name}}',
  states: { CLAIMED: 'รับแล้ว', EXPIRED: 'หมดอายุ', REVOKED: 'ถูกเรียกคืน' },
  empty: 'ขณะนี้ไม่มีภารกิจ',
  emptyText: 'ภารกิจใหม่จะมาในวันพรุ่งนี้',
  board: {
    periods: { WEEK: 'สัปดาห์นี้', MONTH: 'เดือนนี้' },
    text: 'ทุกภารกิจที่คุณรับรางวัลจะเพิ่มแต้มอันดับ หากแต้มเท่ากัน ผู้ที่ทำได้ก่อนจะอยู่อันดับเหนือกว่า',
    players: 'ผู้เล่น',
    you: 'คุณ',
    none: 'คุณยังไม่มีแต้มอันดับ รับรางวัลภารกิจสักหนึ่งรายการเพื่อขึ้นตาราง',
    empty: 'ยังไม่มีใครได้แต้มอันดับ',
    emptyText: 'รับรางวัลภารกิจสักหนึ่งรายการ แล้วคุณจะเป็นที่หนึ่ง',
    prizes: 'เงินรางวัล',
  },
  error: 'รับบางรายการไม่ได้',
} satisfies TextsLike<typeof en.page>;

export const server = {
  progress: '{{done}} จาก {{required}}',
  activity: 'แต้มอันดับ +{{number}}',
  until: 'รับได้ถึง {{time}}',
  ends: 'ทำได้ถึง {{time}}',
  once: 'ทำได้อย่างละครั้ง ไม่จำกัดเวลา',
  before: { DAY: 'เมื่อวาน', WEEK: 'สัปดาห์ที่แล้ว' },
  lock: { AFTER: 'เปิดหลังจาก “{{mission}}”', RANK: 'เปิดตั้งแต่ VIP {{rank}}' },
  signIn: 'นับเมื่อคุณเข้าสู่ระบบ',
  actions: { play: 'เล่นเลย', deposit: 'ฝากเงิน', add: 'เพิ่ม', set: 'ตั้งค่า' },
  place: 'อันดับ {{place}}',
  places: 'อันดับ {{from}}–{{to}}',
  prizesOn: 'เงินรางวัลจะเข้าศูนย์รางวัลในวันที่ {{time}}',
  players_other: 'ผู้เล่น {{count}} คน',
  refused: {
    LOCKED: '“{{mission}}” ยังไม่เปิด',
    OPEN: '“{{mission}}” ยังไม่สำเร็จ',
    CLAIMED: 'รับรางวัลของ “{{mission}}” ไปแล้ว',
    EXPIRED: 'ไม่ได้รับรางวัลของ “{{mission}}” ภายในเวลา',
    REVOKED: 'รางวัลของ “{{mission}}” ถูกเรียกคืน',
    UNKNOWN: 'มีภารกิจที่ไม่เปิดให้ทำแล้ว',
  },
} satisfies TextsLike<typeof en.server>;
