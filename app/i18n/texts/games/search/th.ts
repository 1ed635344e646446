import type { TextsLike } from '../../like.ts';
import type * as en from './en.ts';

export const page = {
  title: 'ค้นหา',
  label: 'ค้นหาเกม โปรโมชั่น วิธีใช้ และหน้า',
  placeholder: 'เกม โปรโมชั่น คำถาม…',
  submit: 'ค้นหา',
  resultsFor: 'ผลการค้นหา “{{query}}”',
  results: 'ผลการค้นหา',
  count_other: 'พบ {{total}} รายการ',
  games: 'เกม',
  lotteries: 'หวย',
  promotions: 'โปรโมชั่น',
  help: 'ช่วยเหลือ',
  vendors: 'ค่ายเกม',
  pages: 'หน้า',
  hot: 'เกมฮิต',
  all: 'ดูทั้งหมด {{total}} รายการ',
  empty: 'ไม่พบ “{{query}}”',
  emptyText: 'ลองตรวจตัวสะกด ใช้คำให้น้อยลง หรือเริ่มจากเกมฮิต',
} satisfies TextsLike<typeof en.page>;
