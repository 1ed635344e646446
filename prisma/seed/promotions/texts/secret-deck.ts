import type { PromotionCopy } from './copy.ts';

export const secretDeck: PromotionCopy = {
  CN: {
    title: '暗号存款礼',
    summary: '输入优惠码后解锁：存满 {minimum} 送 {percent}，最高 {cap}。',
    lead: '这份优惠不公开：您输入了优惠码，所以能看到它。一次存满 {minimum} 即送 {percent}，最高 {cap}。',
    points: [
      '优惠码只可使用一次，名额用完即止。',
      '存款时选择本优惠，或直接在存款表单里填写优惠码。',
      '彩金需完成 {turnover} 倍流水后方可提款。',
    ],
  },
  EN: {
    title: 'The secret deck',
    summary: 'For those who have its code: {percent} on a deposit from {minimum}, up to {cap}.',
    lead: 'This offer is in no list. You have entered its code, so you see it: {percent} on one deposit from {minimum}, up to {cap}.',
    points: [
      'A code works once for each member, as long as there are places left.',
      'Choose the offer when you deposit, or type the code into the deposit form.',
      'Wager the bonus {turnover}× before you withdraw.',
    ],
  },
  ID: {
    title: 'Dek rahasia',
    summary: 'Untuk pemegang kodenya: {percent} dari deposit mulai {minimum}, hingga {cap}.',
    lead: 'Penawaran ini tidak ada di daftar. Anda sudah memasukkan kodenya, jadi Anda melihatnya: {percent} dari satu deposit mulai {minimum}, hingga {cap}.',
    points: [
      'Kode berlaku sekali untuk tiap anggota, selama kuota masih ada.',
      'Pilih penawaran ini saat deposit, atau ketik kodenya di formulir deposit.',
      'Turnover bonus {turnover}× sebelum ditarik.',
    ],
  },
  TH: {
    title: 'ไพ่ลับ',
    summary: 'สำหรับผู้ที่มีโค้ด รับ {percent} เมื่อฝากตั้งแต่ {minimum} สูงสุด {cap}',
    lead: 'โปรโมชั่นนี้ไม่อยู่ในรายการทั่วไป คุณใส่โค้ดแล้วจึงมองเห็น รับ {percent} จากการฝากหนึ่งครั้งตั้งแต่ {minimum} สูงสุด {cap}',
    points: [
      'โค้ดใช้ได้หนึ่งครั้งต่อสมาชิก จนกว่าสิทธิ์จะหมด',
      'เลือกโปรโมชั่นนี้ตอนฝาก หรือพิมพ์โค้ดในแบบฟอร์มฝากเงิน',
      'ทำเทิร์นโบนัส {turnover} เท่าก่อนถอน',
    ],
  },
  TY: {
    title: 'Ang lihim na baraha',
    summary: 'Para sa may code nito: {percent} sa deposit na {minimum} pataas, hanggang {cap}.',
    lead: 'Wala sa listahan ang alok na ito. Nakikita mo dahil inilagay mo ang code: {percent} sa isang deposit na {minimum} pataas, hanggang {cap}.',
    points: [
      'Isang beses lang magagamit ng bawat miyembro ang code, habang may slot pa.',
      'Piliin ang alok kapag nag-deposit, o i-type ang code sa deposit form.',
      'Itaya ang bonus nang {turnover}× bago mag-withdraw.',
    ],
  },
  VI: {
    title: 'Bộ bài bí mật',
    summary: 'Dành cho người có mã: tặng {percent} khi nạp từ {minimum}, tối đa {cap}.',
    lead: 'Ưu đãi này không có trong danh sách. Bạn đã nhập mã nên mới thấy: tặng {percent} cho một lần nạp từ {minimum}, tối đa {cap}.',
    points: [
      'Mỗi thành viên dùng mã được một lần, khi còn suất.',
      'Chọn ưu đãi khi nạp tiền, hoặc nhập mã ngay trong biểu mẫu nạp tiền.',
      'Cược đủ {turnover} vòng tiền thưởng trước khi rút.',
    ],
  },
};
