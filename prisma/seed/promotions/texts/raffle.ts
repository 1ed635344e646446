import type { PromotionCopy } from './copy.ts';

export const prizeWheel: PromotionCopy = {
  CN: {
    title: '幸运大转盘',
    summary: '每存 {minimum} 得一张抽奖券，大奖 {reward} 仅此一份。',
    lead: '每存 {minimum} 送一张抽奖券，一券转一次。大奖 {reward} 只有一份，先到先得。',
    points: [
      '单笔存款每满 {minimum} 得一张抽奖券，存款到账时立即发放，不足部分不累计。',
      '抽奖券在存款当日之外再有效 {days} 天，最迟到活动结束；先到期的先使用。',
      '现金奖立即存入主钱包，完成 {turnover} 倍流水后可提款。',
      '有数量的奖品送完即止，其余奖品的中奖率随之上升；每次结果都可自行验证。',
    ],
  },
  EN: {
    title: 'The prize wheel',
    summary: 'A ticket for every {minimum} that you deposit. The main prize of {reward} exists once.',
    lead: 'Every {minimum} of a deposit is a ticket, and a ticket is a spin. There is one main prize of {reward}: whoever draws it first has it.',
    points: [
      'A deposit gives a ticket for each full {minimum} when it is credited. The rest of a deposit is not carried over.',
      'A ticket is valid for {days} days after the day of the deposit, at most until the raffle ends. Those that expire first are spent first.',
      'Cash is in your main wallet at once: wager it {turnover}× before you withdraw.',
      'Some prizes are limited. When one is gone, the chances of all others rise. You can check every spin yourself.',
    ],
  },
  ID: {
    title: 'Roda hadiah',
    summary: 'Satu tiket untuk tiap deposit {minimum}. Hadiah utama {reward} hanya ada satu.',
    lead: 'Setiap {minimum} dari deposit menjadi satu tiket, dan satu tiket untuk satu putaran. Hadiah utama {reward} hanya ada satu: siapa cepat dia dapat.',
    points: [
      'Setiap kelipatan penuh {minimum} dalam satu deposit memberi satu tiket begitu deposit masuk. Sisanya tidak diakumulasi.',
      'Tiket berlaku {days} hari setelah hari deposit, paling lama sampai undian berakhir. Yang lebih dulu kedaluwarsa dipakai lebih dulu.',
      'Hadiah uang langsung masuk dompet utama: turnover {turnover}× sebelum ditarik.',
      'Sebagian hadiah terbatas. Jika satu hadiah habis, peluang hadiah lain naik. Setiap putaran bisa Anda periksa sendiri.',
    ],
  },
  TH: {
    title: 'วงล้อรางวัล',
    summary: 'ฝากทุก {minimum} รับตั๋ว 1 ใบ รางวัลใหญ่ {reward} มีเพียงรางวัลเดียว',
    lead: 'ยอดฝากทุก {minimum} ได้ตั๋ว 1 ใบ ตั๋ว 1 ใบหมุนได้ 1 ครั้ง รางวัลใหญ่ {reward} มีรางวัลเดียว ใครหมุนได้ก่อนรับไปเลย',
    points: [
      'การฝากแต่ละครั้งได้ตั๋ว 1 ใบต่อทุก {minimum} เต็มจำนวนเมื่อเงินเข้า เศษที่เหลือไม่สะสม',
      'ตั๋วใช้ได้อีก {days} วันหลังวันที่ฝาก และไม่เกินวันสิ้นสุดกิจกรรม ใบที่หมดอายุก่อนจะถูกใช้ก่อน',
      'รางวัลเงินเข้ากระเป๋าหลักทันที ทำเทิร์น {turnover} เท่าก่อนถอน',
      'บางรางวัลมีจำนวนจำกัด เมื่อรางวัลใดหมด โอกาสของรางวัลอื่นจะเพิ่มขึ้น ตรวจสอบผลการหมุนทุกครั้งได้ด้วยตัวเอง',
    ],
  },
  TY: {
    title: 'Gulong ng premyo',
    summary: 'Isang tiket sa bawat {minimum} na deposit. Iisa lang ang pangunahing premyong {reward}.',
    lead: 'Bawat {minimum} ng deposit ay isang tiket, at isang ikot ang bawat tiket. Iisa lang ang pangunahing premyong {reward}: kung sino ang unang makakuha, sa kaniya na.',
    points: [
      'May isang tiket sa bawat buong {minimum} ng isang deposit kapag pumasok na ito. Hindi naiipon ang sobra.',
      'Magagamit ang tiket nang {days} araw pagkatapos ng araw ng deposit, hanggang matapos ang raffle. Unang ginagamit ang unang mag-e-expire.',
      'Pasok agad sa main wallet ang perang premyo: itaya nang {turnover}× bago mag-withdraw.',
      'May mga premyong limitado. Kapag naubos ang isa, tumataas ang tsansa ng iba. Puwede mong i-check ang bawat ikot.',
    ],
  },
  VI: {
    title: 'Vòng quay may mắn',
    summary: 'Mỗi {minimum} tiền nạp được một vé quay. Giải lớn {reward} chỉ có một.',
    lead: 'Mỗi {minimum} tiền nạp là một vé, mỗi vé quay một lần. Giải lớn {reward} chỉ có một: ai quay trúng trước thì nhận.',
    points: [
      'Mỗi lần nạp, cứ đủ {minimum} được một vé ngay khi tiền vào tài khoản. Phần lẻ không cộng dồn.',
      'Vé dùng được thêm {days} ngày sau ngày nạp, muộn nhất đến khi chương trình kết thúc. Vé hết hạn trước được dùng trước.',
      'Tiền thưởng vào ví chính ngay, cược {turnover} vòng trước khi rút.',
      'Một số giải có giới hạn. Khi một giải hết, tỷ lệ trúng các giải còn lại tăng lên. Bạn có thể tự kiểm tra từng lượt quay.',
    ],
  },
};

/** Nothing won. */
export const blank = {
  CN: '谢谢参与',
  EN: 'Not this time',
  ID: 'Belum beruntung',
  TH: 'ไว้คราวหน้านะ',
  TY: 'Sa susunod na lang',
  VI: 'Chúc may mắn lần sau',
};
