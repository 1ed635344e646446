import { formatMoney } from '../../../shared/money.ts';
import type { Texts } from '../../../worlds/columns.ts';
import type { OrderRow } from './repository.ts';

const TITLE: Texts = {
  CN: '您的付款已退回',
  EN: 'Your payment goes back',
  ID: 'Pembayaran Anda dikembalikan',
  TH: 'เราคืนเงินที่คุณชำระแล้ว',
  TY: 'Ibinabalik ang bayad mo',
  VI: 'Khoản thanh toán của bạn được hoàn lại',
};

export function paymentReturned(amount: bigint, { amount: asked, orderNo }: OrderRow, currency: string) {
  const [arrived, ordered] = [amount, asked].map((each) => `${formatMoney(each)} ${currency}`);
  const content: Texts = {
    CN: `<p>订单 ${orderNo} 收到 <b>${arrived}</b>（订单金额 ${ordered}），超出您设定的存款限额。</p><p>该款项将全额退回付款账户，未计入您的钱包。</p>`,
    EN: `<p><b>${arrived}</b> arrived for order ${orderNo} (ordered: ${ordered}). That is above your deposit limit.</p><p>All of it goes back to where it came from; nothing was credited.</p>`,
    ID: `<p><b>${arrived}</b> masuk untuk pesanan ${orderNo} (dipesan: ${ordered}) dan melebihi batas deposit Anda.</p><p>Seluruhnya dikembalikan ke rekening asal; tidak ada yang dikreditkan.</p>`,
    TH: `<p>ได้รับเงิน <b>${arrived}</b> สำหรับรายการ ${orderNo} (ยอดที่แจ้งฝาก ${ordered}) ซึ่งเกินวงเงินฝากที่คุณตั้งไว้</p><p>เราจะคืนเงินเต็มจำนวนไปยังบัญชีต้นทาง และไม่มีการเครดิตเข้ากระเป๋า</p>`,
    TY: `<p>Dumating ang <b>${arrived}</b> para sa order ${orderNo} (order: ${ordered}). Lampas ito sa limit mo sa pagdeposito.</p><p>Buo itong ibinabalik sa pinanggalingan; walang na-credit.</p>`,
    VI: `<p>Đã nhận <b>${arrived}</b> cho lệnh ${orderNo} (số tiền đặt: ${ordered}), vượt hạn mức nạp tiền của bạn.</p><p>Toàn bộ số tiền được hoàn về nơi chuyển; không có khoản nào được cộng vào ví.</p>`,
  };
  return { title: TITLE, content };
}
