import type { HelpSection } from './section.ts';

export const privacy: HelpSection = {
  CN: `
    <p>{name} 只收集经营所需的资料，并像保管您的余额一样保管它们。</p>
    <h3>我们收集什么</h3>
    <ul>
      <li>您填写的资料：用户名、收款人姓名、手机号码、电子邮箱等。</li>
      <li>使用记录：登录时间、地址与设备，以及存款、提款和投注。</li>
      <li>您与客服的往来。</li>
    </ul>
    <h3>用来做什么</h3>
    <ul>
      <li>开立账户、处理款项、派彩，以及核实年龄与身份。</li>
      <li>防止欺诈与盗用，履行牌照与法律规定的义务。</li>
      <li>在您同意时发送优惠消息，可随时退订。</li>
    </ul>
    <h3>给谁看，存多久</h3>
    <p>资料只会交给为您办理款项的机构、您所玩游戏的厂商，以及依法要求的主管机关，绝不出售。账户关闭后，记录按牌照要求保存五年，随后删除。</p>
    <p>您可以要求查阅、更正或删除自己的资料：写信至 {email}，我们在 30 天内答复。</p>`,
  EN: `
    <p>{name} collects only what it needs to run your account, and looks after your data as carefully as your balance.</p>
    <h3>What we collect</h3>
    <ul>
      <li>What you tell us: username, payee name, mobile number, e-mail address and so on.</li>
      <li>What you do here: when, from where and on which device you log in; your deposits, withdrawals and bets.</li>
      <li>Your conversations with customer service.</li>
    </ul>
    <h3>What we use it for</h3>
    <ul>
      <li>To run your account, process your payments, pay your wins, and check your age and identity.</li>
      <li>To prevent fraud and theft, and to comply with our licences and the law.</li>
      <li>To tell you about offers, if you have agreed; you can opt out at any time.</li>
    </ul>
    <h3>Who sees it, and for how long</h3>
    <p>Payment providers, the studios whose games you play, and authorities with a legal right to it. We never sell it. After an account is closed, we keep its records for five years, as our licences require, and then delete them.</p>
    <p>You can ask to see, correct or delete your data: write to {email}, and we will answer within 30 days.</p>`,
  ID: `
    <p>{name} hanya mengumpulkan data yang diperlukan untuk menjalankan akun Anda, dan menjaganya seperti menjaga saldo Anda.</p>
    <h3>Yang kami kumpulkan</h3>
    <ul>
      <li>Data yang Anda isi: nama pengguna, nama pemilik rekening, nomor ponsel, alamat email, dan sejenisnya.</li>
      <li>Aktivitas Anda: waktu, lokasi, dan perangkat saat masuk; deposit, penarikan, dan taruhan.</li>
      <li>Percakapan Anda dengan layanan pelanggan.</li>
    </ul>
    <h3>Untuk apa</h3>
    <ul>
      <li>Mengelola akun, memproses dana, membayar kemenangan, serta memeriksa usia dan identitas.</li>
      <li>Mencegah penipuan dan pencurian, serta memenuhi kewajiban lisensi dan hukum.</li>
      <li>Mengirim info promosi bila Anda setuju; bisa dihentikan kapan saja.</li>
    </ul>
    <h3>Siapa yang melihat dan berapa lama</h3>
    <p>Pihak yang memproses pembayaran, studio permainan yang Anda mainkan, dan otoritas yang berwenang. Kami tidak pernah menjualnya. Setelah akun ditutup, catatan disimpan lima tahun sesuai lisensi, lalu dihapus.</p>
    <p>Anda dapat meminta melihat, memperbaiki, atau menghapus data lewat {email}; kami menjawab dalam 30 hari.</p>`,
  TH: `
    <p>{name} เก็บเฉพาะข้อมูลที่จำเป็นต่อบัญชีของคุณ และดูแลเหมือนดูแลยอดเงินของคุณ</p>
    <h3>ข้อมูลที่เราเก็บ</h3>
    <ul>
      <li>ข้อมูลที่คุณกรอก เช่น ชื่อผู้ใช้ ชื่อเจ้าของบัญชี เบอร์มือถือ อีเมล</li>
      <li>การใช้งาน เช่น เวลา สถานที่ และอุปกรณ์ที่เข้าสู่ระบบ รายการฝาก ถอน และเดิมพัน</li>
      <li>ข้อความระหว่างคุณกับฝ่ายบริการลูกค้า</li>
    </ul>
    <h3>ใช้เพื่ออะไร</h3>
    <ul>
      <li>ดูแลบัญชี ทำรายการเงิน จ่ายรางวัล และตรวจสอบอายุกับตัวตน</li>
      <li>ป้องกันการฉ้อโกงและขโมยบัญชี รวมถึงทำตามใบอนุญาตและกฎหมาย</li>
      <li>แจ้งโปรโมชั่นเมื่อคุณยินยอม และยกเลิกได้ทุกเมื่อ</li>
    </ul>
    <h3>ใครเห็นบ้าง และเก็บนานแค่ไหน</h3>
    <p>ผู้ให้บริการชำระเงิน ค่ายเกมที่คุณเล่น และหน่วยงานที่มีอำนาจตามกฎหมาย เราไม่ขายข้อมูล หลังปิดบัญชีเก็บบันทึกห้าปีตามใบอนุญาตแล้วจึงลบ</p>
    <p>คุณขอดู แก้ไข หรือลบข้อมูลได้ที่ {email} เราตอบภายใน 30 วัน</p>`,
  TY: `
    <p>Kinokolekta lang ng {name} ang kailangan para sa account mo, at iniingatan ang data mo gaya ng pag-iingat sa balanse mo.</p>
    <h3>Ang kinokolekta namin</h3>
    <ul>
      <li>Ang ibinigay mo: username, pangalan sa bank account, mobile number, email address at iba pa.</li>
      <li>Ang ginagawa mo rito: kailan, saan at sa anong device ka nag-log in; mga deposit, withdrawal at taya mo.</li>
      <li>Ang usapan ninyo ng customer service.</li>
    </ul>
    <h3>Para saan ito</h3>
    <ul>
      <li>Para patakbuhin ang account mo, iproseso ang mga bayad, bayaran ang panalo, at i-verify ang edad at pagkakakilanlan mo.</li>
      <li>Para maiwasan ang panloloko at pagnanakaw, at masunod ang mga lisensya namin at ang batas.</li>
      <li>Para balitaan ka ng mga promo kung pumayag ka; puwede mo itong ihinto anumang oras.</li>
    </ul>
    <h3>Sino ang nakakakita, at gaano katagal</h3>
    <p>Ang mga payment provider, ang mga studio ng nilalaro mo, at ang mga awtoridad na may legal na karapatan. Hindi namin ito kailanman ibinebenta. Pagkasara ng account, limang taon naming itinatago ang mga record nito ayon sa mga lisensya namin, saka binubura.</p>
    <p>Puwede mong hilinging makita, itama o burahin ang data mo: sumulat sa {email} at sasagot kami sa loob ng 30 araw.</p>`,
  VI: `
    <p>{name} chỉ thu thập những gì cần để vận hành tài khoản, và bảo vệ dữ liệu như bảo vệ số dư của bạn.</p>
    <h3>Chúng tôi thu thập gì</h3>
    <ul>
      <li>Thông tin bạn cung cấp: tên đăng nhập, tên chủ tài khoản, số điện thoại, email…</li>
      <li>Hoạt động của bạn: thời gian, địa chỉ, thiết bị đăng nhập; các lần nạp, rút và cược.</li>
      <li>Trao đổi giữa bạn và chăm sóc khách hàng.</li>
    </ul>
    <h3>Dùng để làm gì</h3>
    <ul>
      <li>Quản lý tài khoản, xử lý tiền, trả thưởng, xác minh tuổi và danh tính.</li>
      <li>Ngăn gian lận, đánh cắp và thực hiện nghĩa vụ theo giấy phép, pháp luật.</li>
      <li>Gửi tin khuyến mãi khi bạn đồng ý; có thể dừng bất cứ lúc nào.</li>
    </ul>
    <h3>Ai được xem, giữ bao lâu</h3>
    <p>Đơn vị xử lý thanh toán, hãng trò chơi bạn tham gia và cơ quan có thẩm quyền theo luật. Chúng tôi không bao giờ bán dữ liệu. Sau khi đóng tài khoản, hồ sơ được giữ năm năm theo yêu cầu giấy phép rồi xóa.</p>
    <p>Bạn có thể yêu cầu xem, sửa hoặc xóa dữ liệu qua {email}; chúng tôi trả lời trong 30 ngày.</p>`,
};
