import type en from '../en/server.ts';
import type { TextsLike } from '../like.ts';

export default {
  toasts: {
    signedIn: 'ยินดีต้อนรับกลับมา',
    signedOut: 'คุณออกจากระบบแล้ว',
    sessionEnded: 'เซสชันของคุณสิ้นสุดแล้ว โปรดเข้าสู่ระบบอีกครั้ง',
    freePlay: 'บัญชีทดลองเล่นพร้อมแล้ว ขอให้สนุก',
  },
  links: {
    home: 'หน้าแรก',
    promotions: 'โปรโมชั่น',
    download: 'ดาวน์โหลดแอป',
    notices: 'ข่าวล่าสุด',
  },
  promotionUntil: 'ถึง {{date}}',
  gameClasses: {
    JP: 'สล็อต',
    TG: 'เกมโต๊ะ',
    VP: 'วิดีโอโป๊กเกอร์',
    AC: 'อาร์เคด',
    SC: 'บัตรขูด',
    BG: 'บิงโก',
  },
} satisfies TextsLike<typeof en>;
