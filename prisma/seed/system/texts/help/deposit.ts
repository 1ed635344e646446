import type { HelpSection } from './section.ts';

export const deposit: HelpSection = {
  CN: `
    <h3>如何存款</h3>
    <ol>
      <li>登录后打开个人中心，选择“存款”。</li>
      <li>选择方式：银行转账、扫码或电子钱包。页面会显示该方式的最低与最高金额。</li>
      <li>输入金额并确认，按提示完成付款。转账金额须与订单完全一致。</li>
      <li>多数款项几分钟内到账；银行维护时可能需要更久。</li>
    </ol>
    <p>请使用本人名下的账户付款。订单过期后请重新下单，不要再向旧账号转账。</p>
    <h3>如何提款</h3>
    <ol>
      <li>首次提款前，先设定支付密码并绑定收款账户，户名须与注册姓名一致。</li>
      <li>打开“提款”，查看可提金额与尚需完成的流水。</li>
      <li>输入金额与支付密码。款项会先冻结，审核通过后汇出；若无法汇出，会全额退回余额。</li>
    </ol>
    <p>一般在一小时内处理完毕，首次提款或大额提款可能需要补充资料。</p>
    <h3>没有到账？</h3>
    <p>先在“账户记录”查看订单状态。超过 30 分钟仍未到账，请把订单号与付款凭证发给客服。</p>`,
  EN: `
    <h3>How to deposit</h3>
    <ol>
      <li>Log in, open your account and choose Deposit.</li>
      <li>Choose a method: bank transfer, QR code or e-wallet. The page shows its minimum and maximum amount.</li>
      <li>Enter the amount, confirm, and follow the instructions to pay. Transfer exactly the amount of the order.</li>
      <li>Most deposits arrive within minutes. It can take longer while a bank is under maintenance.</li>
    </ol>
    <p>Pay from an account in your own name. If an order has expired, make a new one; do not send money to the old account number again.</p>
    <h3>How to withdraw</h3>
    <ol>
      <li>Before your first withdrawal, set a payment password and add a payout account in the name you registered.</li>
      <li>Open Withdraw to see how much you can withdraw and how much you still have to wager.</li>
      <li>Enter the amount and your payment password. The money is reserved at once and sent after a review. If it cannot be sent, all of it goes back to your balance.</li>
    </ol>
    <p>Most withdrawals take less than an hour. Your first one, or a large one, may need another document.</p>
    <h3>Has it not arrived?</h3>
    <p>First check the status of the order in your account record. After 30 minutes, send customer service the order number and your proof of payment.</p>`,
  ID: `
    <h3>Cara deposit</h3>
    <ol>
      <li>Masuk, buka menu akun, lalu pilih Deposit.</li>
      <li>Pilih metode: transfer bank, kode QR, atau e-wallet. Batas minimum dan maksimum tampil di halaman.</li>
      <li>Isi jumlah, konfirmasi, dan bayar sesuai petunjuk. Jumlah transfer harus persis sama dengan jumlah deposit.</li>
      <li>Umumnya masuk dalam beberapa menit; bisa lebih lama saat bank dalam pemeliharaan.</li>
    </ol>
    <p>Bayar dari rekening atas nama sendiri. Jika deposit kedaluwarsa, buat yang baru; jangan transfer lagi ke rekening lama.</p>
    <h3>Cara menarik dana</h3>
    <ol>
      <li>Sebelum penarikan pertama, buat PIN transaksi dan tambahkan rekening penarikan atas nama yang terdaftar.</li>
      <li>Buka Tarik dana untuk melihat saldo yang bisa ditarik dan sisa turnover.</li>
      <li>Isi jumlah dan PIN transaksi. Dana ditahan dulu dan dikirim setelah diperiksa; bila gagal, seluruhnya kembali ke saldo.</li>
    </ol>
    <p>Sebagian besar selesai dalam satu jam. Penarikan pertama atau besar mungkin memerlukan dokumen tambahan.</p>
    <h3>Belum masuk?</h3>
    <p>Periksa status transaksi di riwayat akun. Lewat 30 menit, kirim nomor transaksi dan bukti pembayaran ke layanan pelanggan.</p>`,
  TH: `
    <h3>วิธีฝากเงิน</h3>
    <ol>
      <li>เข้าสู่ระบบ เปิดบัญชีของคุณ แล้วเลือกฝากเงิน</li>
      <li>เลือกช่องทาง: โอนธนาคาร สแกน QR หรืออีวอลเล็ต หน้าเว็บจะแสดงยอดขั้นต่ำและสูงสุด</li>
      <li>กรอกจำนวนเงิน ยืนยัน แล้วจ่ายตามขั้นตอน ยอดโอนต้องตรงกับรายการทุกบาททุกสตางค์</li>
      <li>ส่วนใหญ่เข้าในไม่กี่นาที หากธนาคารปิดปรับปรุงอาจใช้เวลานานขึ้น</li>
    </ol>
    <p>โปรดโอนจากบัญชีชื่อตัวเอง เมื่อรายการหมดเวลาให้สร้างใหม่ และอย่าโอนเข้าบัญชีเดิมอีก</p>
    <h3>วิธีถอนเงิน</h3>
    <ol>
      <li>ก่อนถอนครั้งแรก ตั้งรหัสผ่านการเงินและเพิ่มบัญชีรับเงินที่ชื่อตรงกับที่ลงทะเบียน</li>
      <li>เปิดหน้าถอนเงินเพื่อดูยอดที่ถอนได้และยอดเทิร์นที่ยังเหลือ</li>
      <li>กรอกจำนวนเงินและรหัสผ่านการเงิน ระบบกันเงินไว้ก่อนและโอนหลังตรวจสอบ หากโอนไม่ได้ เงินจะคืนเต็มจำนวน</li>
    </ol>
    <p>ส่วนใหญ่เสร็จภายในหนึ่งชั่วโมง การถอนครั้งแรกหรือยอดสูงอาจขอเอกสารเพิ่ม</p>
    <h3>เงินยังไม่เข้า?</h3>
    <p>ตรวจสถานะในประวัติบัญชีก่อน หากเกิน 30 นาที ส่งเลขที่รายการและสลิปการโอนให้ฝ่ายบริการลูกค้า</p>`,
  TY: `
    <h3>Paano mag-deposit</h3>
    <ol>
      <li>Mag-log in, buksan ang account mo at piliin ang Mag-deposit.</li>
      <li>Pumili ng paraan: bank transfer, QR code o e-wallet. Nasa page ang minimum at maximum na halaga.</li>
      <li>Ilagay ang halaga, kumpirmahin, at sundin ang instructions sa pagbayad. Dapat eksaktong halaga ng order ang i-transfer.</li>
      <li>Karaniwang pumapasok ito sa loob ng ilang minuto. Puwedeng mas matagal kapag naka-maintenance ang bangko.</li>
    </ol>
    <p>Magbayad mula sa account na nakapangalan sa iyo. Kapag nag-expire ang order, gumawa ng bago; huwag nang magpadala sa lumang account number.</p>
    <h3>Paano mag-withdraw</h3>
    <ol>
      <li>Bago ang unang withdrawal, mag-set ng payment password at magdagdag ng withdrawal account sa pangalang nirehistro mo.</li>
      <li>Buksan ang Mag-withdraw para makita kung magkano ang puwedeng i-withdraw at magkano pa ang kailangang itaya.</li>
      <li>Ilagay ang halaga at ang payment password. Iho-hold agad ang pera at ipapadala pagkatapos ng review. Kung hindi maipadala, buo itong babalik sa balanse mo.</li>
    </ol>
    <p>Karamihan ng withdrawal ay wala pang isang oras. Puwedeng humingi ng dagdag na dokumento sa una o sa malaking withdrawal.</p>
    <h3>Hindi pa dumarating?</h3>
    <p>I-check muna ang status ng order sa record ng account mo. Pagkalipas ng 30 minuto, ipadala sa customer service ang order number at proof of payment.</p>`,
  VI: `
    <h3>Cách nạp tiền</h3>
    <ol>
      <li>Đăng nhập, vào tài khoản và chọn Nạp tiền.</li>
      <li>Chọn phương thức: chuyển khoản, mã QR hoặc ví điện tử. Trang sẽ hiện mức tối thiểu và tối đa.</li>
      <li>Nhập số tiền, xác nhận và thanh toán theo hướng dẫn. Số tiền chuyển phải đúng với lệnh.</li>
      <li>Phần lớn tiền vào trong vài phút; khi ngân hàng bảo trì có thể lâu hơn.</li>
    </ol>
    <p>Hãy chuyển từ tài khoản đứng tên bạn. Lệnh hết hạn thì tạo lệnh mới, đừng chuyển vào số tài khoản cũ.</p>
    <h3>Cách rút tiền</h3>
    <ol>
      <li>Trước lần đầu, đặt mật khẩu rút tiền và thêm tài khoản nhận tiền đúng tên đã đăng ký.</li>
      <li>Mở Rút tiền để xem số có thể rút và yêu cầu vòng cược còn lại.</li>
      <li>Nhập số tiền và mật khẩu. Tiền được giữ lại ngay và chuyển sau khi kiểm tra; nếu không chuyển được sẽ hoàn đủ vào số dư.</li>
    </ol>
    <p>Thường xong trong một giờ. Lần đầu hoặc số tiền lớn có thể cần thêm giấy tờ.</p>
    <h3>Tiền chưa về?</h3>
    <p>Trước hết xem trạng thái lệnh trong lịch sử tài khoản. Quá 30 phút, gửi mã lệnh và biên lai cho chăm sóc khách hàng.</p>`,
};
