import type { Texts } from '../../../../mock-server/worlds/columns.ts';

/** `{limits}` of the article on responsible gaming: for brands with and without a limits page. */
export const limits: { byMember: Texts; byService: Texts } = {
  byMember: {
    CN: '您可以在<a href="/member/limits">理性博彩</a>页面自行设定存款、亏损与游戏时间限额，设置定时游戏提醒，进入一天至六周的冷静期，或自我排除六个月以上。调低限额即时生效，调高须等 24 小时。自我排除期间您不会收到任何推广。',
    EN: 'On the page <a href="/member/limits">Responsible play</a> you can set your own limits on deposits, losses and playing time, choose a regular reality check, take a time-out of one day to six weeks, or exclude yourself for six months or more. A lower limit applies at once; a higher one takes 24 hours and your confirmation. While you are excluded, you receive no advertising.',
    ID: 'Di halaman <a href="/member/limits">Bermain bertanggung jawab</a> Anda sendiri yang menetapkan batas deposit, kerugian, dan waktu bermain, memilih pengingat berkala, mengambil jeda satu hari sampai enam minggu, atau mengecualikan diri enam bulan ke atas. Batas yang diturunkan langsung berlaku; yang dinaikkan menunggu 24 jam. Selama pengecualian, Anda tidak menerima promosi apa pun.',
    TH: 'ที่หน้า <a href="/member/limits">เล่นอย่างรับผิดชอบ</a> คุณตั้งลิมิตยอดฝาก ยอดเสีย และเวลาเล่นได้เอง ตั้งเตือนเวลาเล่นเป็นระยะ พักการเล่นตั้งแต่หนึ่งวันถึงหกสัปดาห์ หรือระงับการเล่นตั้งแต่หกเดือนขึ้นไป ปรับลดลิมิตมีผลทันที ปรับเพิ่มต้องรอ 24 ชั่วโมง ระหว่างระงับการเล่นจะไม่มีโฆษณาส่งถึงคุณ',
    TY: 'Sa page na <a href="/member/limits">Responsible gaming</a>, puwede kang mag-set ng limit sa deposit, talo at oras ng laro, pumili ng regular na paalala, mag-time-out nang isang araw hanggang anim na linggo, o mag-self-exclude nang anim na buwan pataas. Agad ang bisa ng mas mababang limit; ang mas mataas, pagkalipas ng 24 oras at kapag kinumpirma mo. Wala kang matatanggap na ads habang naka-self-exclude ka.',
    VI: 'Tại trang <a href="/member/limits">Chơi có trách nhiệm</a>, bạn tự đặt hạn mức nạp, thua và thời gian chơi, chọn nhắc nhở định kỳ, nghỉ từ một ngày đến sáu tuần, hoặc tự loại trừ từ sáu tháng trở lên. Giảm hạn mức có hiệu lực ngay; tăng phải chờ 24 giờ. Trong thời gian loại trừ, bạn không nhận quảng cáo nào.',
  },
  byService: {
    CN: '客服可为您设定存款、亏损与游戏时间限额，安排一天至六周的冷静期，或自我排除六个月以上。调低限额即时生效，调高须等 24 小时。自我排除期间您不会收到任何推广。',
    EN: 'Customer service can set limits on deposits, losses and playing time for you, give you a time-out of one day to six weeks, or exclude you for six months or more. A lower limit applies at once; a higher one after 24 hours. While you are excluded, you receive no advertising.',
    ID: 'Layanan pelanggan dapat menetapkan batas deposit, kerugian, dan waktu, memberi jeda satu hari sampai enam minggu, atau pengecualian diri enam bulan ke atas. Batas yang diturunkan langsung berlaku; yang dinaikkan menunggu 24 jam. Selama pengecualian, Anda tidak menerima promosi apa pun.',
    TH: 'ฝ่ายบริการลูกค้าตั้งลิมิตยอดฝาก ยอดเสีย และเวลาเล่นให้ได้ ให้คุณพักการเล่นตั้งแต่หนึ่งวันถึงหกสัปดาห์ หรือระงับการเล่นตั้งแต่หกเดือนขึ้นไป ปรับลดลิมิตมีผลทันที ปรับเพิ่มต้องรอ 24 ชั่วโมง ระหว่างระงับการเล่นจะไม่มีโฆษณาส่งถึงคุณ',
    TY: 'Puwedeng mag-set ang customer service ng limit sa deposit, talo at oras ng laro mo, bigyan ka ng time-out na isang araw hanggang anim na linggo, o i-exclude ka nang anim na buwan pataas. Agad ang bisa ng mas mababang limit; ang mas mataas, pagkalipas ng 24 oras. Wala kang matatanggap na ads habang naka-exclude ka.',
    VI: 'Chăm sóc khách hàng có thể đặt hạn mức nạp, thua và thời gian chơi, cho bạn nghỉ từ một ngày đến sáu tuần, hoặc giúp bạn tự loại trừ từ sáu tháng trở lên. Giảm hạn mức có hiệu lực ngay; tăng phải chờ 24 giờ. Trong thời gian loại trừ, bạn không nhận quảng cáo nào.',
  },
};
