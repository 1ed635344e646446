import type { NoteCopy } from '../notices/copy.ts';

export const depositReceived: NoteCopy = {
  CN: { title: '存款已到账', paragraphs: ['您的存款 <b>{amount}</b> 已存入主钱包。', '订单详情可在账户记录中查看。'] },
  EN: {
    title: 'Your deposit has arrived',
    paragraphs: ['<b>{amount}</b> is in your main wallet.', 'The order is in your account record.'],
  },
  ID: {
    title: 'Deposit Anda sudah masuk',
    paragraphs: ['<b>{amount}</b> sudah ada di dompet utama.', 'Transaksinya tercatat di riwayat akun.'],
  },
  TH: {
    title: 'ยอดฝากของคุณเข้าแล้ว',
    paragraphs: ['<b>{amount}</b> เข้ากระเป๋าหลักเรียบร้อย', 'ดูรายการได้ในประวัติบัญชี'],
  },
  TY: {
    title: 'Pumasok na ang deposit mo',
    paragraphs: ['Nasa main wallet mo na ang <b>{amount}</b>.', 'Nasa record ng account ang order.'],
  },
  VI: {
    title: 'Tiền nạp đã vào tài khoản',
    paragraphs: ['<b>{amount}</b> đã có trong ví chính của bạn.', 'Xem lệnh trong lịch sử tài khoản.'],
  },
};

export const withdrawalPaid: NoteCopy = {
  CN: {
    title: '提款已汇出',
    paragraphs: ['<b>{amount}</b> 已汇往您的收款账户。', '银行入账时间可能略有不同。'],
  },
  EN: {
    title: 'Your withdrawal has been sent',
    paragraphs: [
      '<b>{amount}</b> has been sent to your payout account.',
      'Some banks take a little longer to show it.',
    ],
  },
  ID: {
    title: 'Penarikan Anda sudah dikirim',
    paragraphs: [
      '<b>{amount}</b> telah dikirim ke rekening Anda.',
      'Sebagian bank butuh waktu lebih untuk menampilkannya.',
    ],
  },
  TH: {
    title: 'โอนเงินถอนให้แล้ว',
    paragraphs: ['โอน <b>{amount}</b> เข้าบัญชีธนาคารของคุณแล้ว', 'บางธนาคารอาจแสดงยอดช้าเล็กน้อย'],
  },
  TY: {
    title: 'Naipadala na ang withdrawal mo',
    paragraphs: [
      'Naipadala na ang <b>{amount}</b> sa bank account mo.',
      'May mga bangkong medyo matagal bago ito lumabas.',
    ],
  },
  VI: {
    title: 'Tiền rút đã được chuyển',
    paragraphs: [
      '<b>{amount}</b> đã chuyển tới tài khoản ngân hàng của bạn.',
      'Một số ngân hàng hiển thị chậm hơn đôi chút.',
    ],
  },
};
