import type { HelpSection } from './section.ts';

export const contact: HelpSection = {
  CN: `
    <p>无论白天还是半夜，{name} 都有人回复。</p>
    <ul>
      <li>在线客服：全年无休，24 小时在线，通常一分钟内接通。</li>
      <li>电子邮箱：{email}，12 小时内回复，适合需要附上凭证的问题。</li>
      <li>Telegram 与 Facebook：入口在找回密码窗口中。</li>
      <li>VIP 服务：VIP {rank} 起由专人接待。</li>
    </ul>
    <h3>怎样更快解决</h3>
    <p>请一次说明：用户名、发生时间、订单号或游戏名称，以及看到的提示。画面截图很有帮助；出错页面上的编号能让我们直接找到那次请求。</p>
    <p>客服绝不会索要您的密码或验证码。遇到这样的要求，请立即停止并告诉我们。</p>
    <h3>投诉</h3>
    <p>对处理结果不满意，可来信要求主管复核，七天内会有书面答复。</p>`,
  EN: `
    <p>Someone at {name} is here for you, day and night.</p>
    <ul>
      <li>Live chat: 24/7, all year round, usually within a minute.</li>
      <li>E-mail: {email}, answered within 12 hours. Best if you need to attach a document.</li>
      <li>Telegram and Facebook: the links are in the “Forgot your password?” window.</li>
      <li>VIP service: a personal host from VIP {rank}.</li>
    </ul>
    <h3>How to get help faster</h3>
    <p>Tell us everything in one message: your username, when it happened, the order number or the game, and what you saw. A screenshot helps, and the reference on an error page takes us straight to the request.</p>
    <p>We never ask for your password or a verification code. If someone does, stop and tell us.</p>
    <h3>Complaints</h3>
    <p>If you are not happy with an answer, write to us and ask for a review by a supervisor. You will receive a written reply within seven days.</p>`,
  ID: `
    <p>Siang atau malam, selalu ada yang menjawab di {name}.</p>
    <ul>
      <li>Live chat: 24/7 sepanjang tahun, biasanya dalam satu menit.</li>
      <li>Email: {email}, dijawab dalam 12 jam; cocok bila perlu melampirkan dokumen.</li>
      <li>Telegram dan Facebook: tautannya ada di jendela lupa kata sandi.</li>
      <li>Layanan VIP: pendamping pribadi mulai peringkat {rank}.</li>
    </ul>
    <h3>Agar lebih cepat dibantu</h3>
    <p>Sampaikan dalam satu pesan: nama pengguna, waktu kejadian, nomor transaksi atau nama permainan, dan apa yang tampil di layar. Tangkapan layar membantu; nomor referensi di halaman error membantu kami menemukan masalahnya.</p>
    <p>Kami tidak pernah meminta kata sandi atau kode verifikasi. Jika ada yang meminta, hentikan dan beri tahu kami.</p>
    <h3>Keluhan</h3>
    <p>Bila belum puas, mintalah peninjauan oleh atasan secara tertulis. Jawaban tertulis diberikan dalam tujuh hari.</p>`,
  TH: `
    <p>ไม่ว่ากลางวันหรือกลางคืน {name} มีคนตอบคุณเสมอ</p>
    <ul>
      <li>แชทสด: ตลอด 24 ชั่วโมงทุกวัน โดยปกติตอบภายในหนึ่งนาที</li>
      <li>อีเมล: {email} ตอบภายใน 12 ชั่วโมง เหมาะเมื่อต้องแนบเอกสาร</li>
      <li>Telegram และ Facebook: มีลิงก์ในหน้าต่างลืมรหัสผ่าน</li>
      <li>บริการ VIP: ผู้ดูแลส่วนตัวตั้งแต่ระดับ {rank} ขึ้นไป</li>
    </ul>
    <h3>ให้เราช่วยได้เร็วขึ้น</h3>
    <p>แจ้งในข้อความเดียว: ชื่อผู้ใช้ เวลาที่เกิด เลขที่รายการหรือชื่อเกม และสิ่งที่เห็น ภาพหน้าจอช่วยได้มาก ส่วนเลขอ้างอิงบนหน้าข้อผิดพลาดพาเราไปยังคำขอนั้นได้ทันที</p>
    <p>เราไม่เคยขอรหัสผ่านหรือรหัสยืนยัน หากมีใครขอ ให้หยุดแล้วแจ้งเรา</p>
    <h3>ร้องเรียน</h3>
    <p>หากไม่พอใจคำตอบ เขียนขอให้หัวหน้างานทบทวนได้ เราตอบเป็นลายลักษณ์อักษรภายในเจ็ดวัน</p>`,
  TY: `
    <p>Araw man o gabi, may sasagot sa iyo sa {name}.</p>
    <ul>
      <li>Live chat: 24/7 buong taon, karaniwang wala pang isang minuto.</li>
      <li>Email: {email}, sinasagot sa loob ng 12 oras. Mainam kung may ia-attach na dokumento.</li>
      <li>Telegram at Facebook: nasa window ng “Nakalimutan ang password?” ang mga link.</li>
      <li>VIP service: may sariling host mula rank {rank}.</li>
    </ul>
    <h3>Para mas mabilis kang matulungan</h3>
    <p>Sabihin ang lahat sa isang mensahe: username, kailan nangyari, order number o laro, at kung ano ang nakita mo. Malaking tulong ang screenshot, at dinadala kami agad sa mismong request ng reference no. sa error page.</p>
    <p>Hindi kami kailanman humihingi ng password o verification code. Kung may humingi, huminto at sabihin sa amin.</p>
    <h3>Mga reklamo</h3>
    <p>Kung hindi ka kuntento sa sagot, sumulat sa amin at humiling ng review ng supervisor. Makakatanggap ka ng nakasulat na sagot sa loob ng pitong araw.</p>`,
  VI: `
    <p>Ngày hay đêm, {name} luôn có người trả lời bạn.</p>
    <ul>
      <li>Chat trực tuyến: 24/7 quanh năm, thường trong vòng một phút.</li>
      <li>Email: {email}, trả lời trong 12 giờ; phù hợp khi cần gửi kèm giấy tờ.</li>
      <li>Telegram và Facebook: có trong cửa sổ quên mật khẩu.</li>
      <li>Dịch vụ VIP: quản lý riêng từ hạng {rank} trở lên.</li>
    </ul>
    <h3>Để được hỗ trợ nhanh hơn</h3>
    <p>Hãy nói trong một tin: tên đăng nhập, thời điểm, mã lệnh hoặc tên trò chơi và điều bạn thấy. Ảnh chụp màn hình rất hữu ích; mã tham chiếu trên trang lỗi giúp chúng tôi tìm đúng yêu cầu đó.</p>
    <p>Chúng tôi không bao giờ hỏi mật khẩu hay mã xác minh. Nếu có người hỏi, hãy dừng lại và báo cho chúng tôi.</p>
    <h3>Khiếu nại</h3>
    <p>Chưa hài lòng với câu trả lời, bạn có thể viết thư yêu cầu cấp trên xem xét. Chúng tôi trả lời bằng văn bản trong bảy ngày.</p>`,
};
