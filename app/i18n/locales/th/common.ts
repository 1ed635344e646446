import type en from '../en/common.ts';
import type { TextsLike } from '../like.ts';

export default {
  close: 'ปิด',
  cancel: 'ยกเลิก',
  retry: 'ลองอีกครั้ง',
  seeAll: 'ดูทั้งหมด',
  noData: 'ไม่มีข้อมูล',
  showPassword: 'แสดงรหัสผ่าน',
  hidePassword: 'ซ่อนรหัสผ่าน',
  pages: {
    label: 'เลขหน้า',
    first: 'หน้าแรกสุด',
    previous: 'หน้าก่อน',
    next: 'หน้าถัดไป',
    last: 'หน้าสุดท้าย',
    position: 'หน้า {{page}} จาก {{total}}',
  },
} satisfies TextsLike<typeof en>;
