import type { HelpSection } from './section.ts';

export const terms: HelpSection = {
  CN: `
    <p>使用 {name} 即表示您接受以下条款。我们尽量写得简单，请在开户前读完。</p>
    <h3>开户资格</h3>
    <ul>
      <li>须年满 {age} 周岁，并达到所在地法律要求的年龄。</li>
      <li>每人只能持有一个账户；姓名须与收款账户一致，否则无法提款。</li>
      <li>账户不得转让、出租或代他人操作，密码由您自行保管。</li>
    </ul>
    <h3>投注</h3>
    <ul>
      <li>注单经系统确认后生效，以我们服务器的记录为准。</li>
      <li>因故障、明显错误的赔率或已知结果而产生的注单可作废，本金退回。</li>
      <li>未完成的局按游戏规则结算；赛事取消时退还本金。</li>
    </ul>
    <h3>彩金与账户处理</h3>
    <ul>
      <li>彩金须完成页面所列的流水要求；多账户套取的彩金会被取消。</li>
      <li>如发现欺诈、洗钱或使用外挂，我们可冻结账户并进行调查。</li>
      <li>连续 12 个月未使用的账户会暂停使用，余额仍归您所有，联系客服即可恢复。</li>
    </ul>
    <p>条款如有更新，将在最新消息中提前公布。对结果有异议，请在 30 天内联系客服。</p>`,
  EN: `
    <p>By using {name} you accept these terms. They are short; please read them before you open an account.</p>
    <h3>Who can play</h3>
    <ul>
      <li>You must be {age} or older, and of legal gambling age where you are.</li>
      <li>One account per person, in the same name as your bank account; otherwise you cannot withdraw.</li>
      <li>Accounts may not be sold, lent or used to play for others. Keep your password safe.</li>
    </ul>
    <h3>Bets</h3>
    <ul>
      <li>A bet is valid once the system has confirmed it; our server's record decides.</li>
      <li>Bets placed because of an error, at obviously wrong odds or on a known result may be void, and the stake is refunded.</li>
      <li>An unfinished round is settled by the rules of the game; if an event is cancelled, the stake is refunded.</li>
    </ul>
    <h3>Bonuses and accounts</h3>
    <ul>
      <li>Every bonus has the wagering requirement shown on its page; bonuses claimed with several accounts are cancelled.</li>
      <li>If we suspect fraud, money laundering or automated play, we may freeze the account while we investigate.</li>
      <li>An account not used for 12 months becomes inactive. The balance stays yours, and customer service can reactivate it.</li>
    </ul>
    <p>Changes are announced in the latest news before they apply. If you disagree with a result, write to customer service within 30 days.</p>`,
  ID: `
    <p>Dengan menggunakan {name}, Anda menyetujui ketentuan ini. Kami buat singkat; mohon dibaca sebelum membuat akun.</p>
    <h3>Siapa yang boleh bermain</h3>
    <ul>
      <li>Berusia {age} tahun ke atas dan memenuhi batas usia hukum setempat.</li>
      <li>Satu orang satu akun, atas nama yang sama dengan rekening bank; jika berbeda, penarikan tidak bisa diproses.</li>
      <li>Akun tidak boleh dijual, dipinjamkan, atau dimainkan untuk orang lain. Jaga kata sandi Anda.</li>
    </ul>
    <h3>Taruhan</h3>
    <ul>
      <li>Taruhan sah setelah dikonfirmasi sistem; catatan server kami menjadi acuan.</li>
      <li>Taruhan akibat gangguan, odds yang jelas keliru, atau hasil yang sudah diketahui dapat dibatalkan dan uang taruhan dikembalikan.</li>
      <li>Ronde yang terputus diselesaikan menurut aturan permainan; jika pertandingan batal, uang taruhan kembali.</li>
    </ul>
    <h3>Bonus dan akun</h3>
    <ul>
      <li>Bonus harus memenuhi syarat turnover di halamannya; bonus yang diambil dengan banyak akun dibatalkan.</li>
      <li>Bila ada penipuan, pencucian uang, atau permainan otomatis, akun dapat dibekukan selama pemeriksaan.</li>
      <li>Akun yang tidak dipakai 12 bulan dinonaktifkan sementara. Saldo tetap milik Anda; hubungi layanan pelanggan untuk mengaktifkan.</li>
    </ul>
    <p>Perubahan diumumkan di berita terbaru sebelum berlaku. Keberatan atas hasil dapat disampaikan dalam 30 hari.</p>`,
  TH: `
    <p>เมื่อใช้ {name} ถือว่าคุณยอมรับข้อกำหนดนี้ เราเขียนไว้สั้น ๆ โปรดอ่านก่อนเปิดบัญชี</p>
    <h3>ใครเล่นได้บ้าง</h3>
    <ul>
      <li>ต้องมีอายุ {age} ปีขึ้นไป และถึงเกณฑ์อายุตามกฎหมายในพื้นที่ของคุณ</li>
      <li>หนึ่งคนหนึ่งบัญชี ชื่อต้องตรงกับบัญชีธนาคาร มิฉะนั้นจะถอนเงินไม่ได้</li>
      <li>ห้ามขาย ให้ยืม หรือเล่นแทนผู้อื่น และโปรดรักษารหัสผ่านของคุณ</li>
    </ul>
    <h3>การเดิมพัน</h3>
    <ul>
      <li>เดิมพันมีผลเมื่อระบบยืนยันแล้ว โดยยึดบันทึกของเซิร์ฟเวอร์เรา</li>
      <li>เดิมพันที่เกิดจากระบบขัดข้อง ราคาผิดชัดเจน หรือรู้ผลแล้ว อาจเป็นโมฆะและคืนเงินเดิมพัน</li>
      <li>รอบที่ค้างจะตัดสินตามกติกาเกม หากการแข่งขันถูกยกเลิก เราคืนเงินเดิมพัน</li>
    </ul>
    <h3>โบนัสและบัญชี</h3>
    <ul>
      <li>โบนัสต้องทำเทิร์นตามที่ระบุ โบนัสที่รับด้วยหลายบัญชีจะถูกยกเลิก</li>
      <li>หากพบการฉ้อโกง ฟอกเงิน หรือใช้โปรแกรมเล่น เราอาจระงับบัญชีเพื่อตรวจสอบ</li>
      <li>บัญชีที่ไม่ใช้งาน 12 เดือนจะถูกพักไว้ ยอดเงินยังเป็นของคุณ ติดต่อฝ่ายบริการลูกค้าเพื่อเปิดใช้ได้</li>
    </ul>
    <p>การเปลี่ยนแปลงจะแจ้งในข่าวล่าสุดก่อนมีผล หากไม่เห็นด้วยกับผลใด โปรดแจ้งฝ่ายบริการลูกค้าภายใน 30 วัน</p>`,
  TY: `
    <p>Sa paggamit ng {name}, tinatanggap mo ang mga tuntuning ito. Maikli lang ito; basahin muna bago magbukas ng account.</p>
    <h3>Sino ang puwedeng maglaro</h3>
    <ul>
      <li>Dapat {age} taong gulang ka pataas, at nasa legal na edad sa pagsusugal sa lugar mo.</li>
      <li>Isang account bawat tao, kapangalan ng bank account mo; kung hindi, hindi ka makakapag-withdraw.</li>
      <li>Bawal ibenta, ipahiram o ipalaro sa iba ang account. Ingatan ang password mo.</li>
    </ul>
    <h3>Mga taya</h3>
    <ul>
      <li>May bisa ang taya kapag nakumpirma na ng system; ang record ng server namin ang masusunod.</li>
      <li>Puwedeng i-void ang tayang dulot ng error, halatang maling odds o alam nang resulta, at ire-refund ang taya.</li>
      <li>Ayon sa patakaran ng laro ang settlement ng round na hindi natapos; kapag kinansela ang laban, ire-refund ang taya.</li>
    </ul>
    <h3>Mga bonus at account</h3>
    <ul>
      <li>May turnover requirement ang bawat bonus na nakasulat sa page nito; kakanselahin ang bonus na kinuha gamit ang maraming account.</li>
      <li>Kapag may hinala ng panloloko, money laundering o automated na paglalaro, puwede naming i-freeze ang account habang iniimbestigahan.</li>
      <li>Nagiging inactive ang account na hindi nagamit nang 12 buwan. Sa iyo pa rin ang balanse, at puwede itong i-reactivate ng customer service.</li>
    </ul>
    <p>Inaanunsyo sa pinakabagong balita ang mga pagbabago bago magkabisa. Kung tutol ka sa resulta, sumulat sa customer service sa loob ng 30 araw.</p>`,
  VI: `
    <p>Khi sử dụng {name}, bạn đồng ý với các điều khoản dưới đây. Chúng tôi viết ngắn gọn; mời bạn đọc trước khi mở tài khoản.</p>
    <h3>Ai được chơi</h3>
    <ul>
      <li>Từ {age} tuổi trở lên và đủ tuổi theo luật nơi bạn ở.</li>
      <li>Mỗi người một tài khoản, tên trùng với tài khoản ngân hàng; nếu khác sẽ không thể rút tiền.</li>
      <li>Không bán, cho mượn hay chơi hộ. Hãy tự giữ kín mật khẩu.</li>
    </ul>
    <h3>Đặt cược</h3>
    <ul>
      <li>Cược có hiệu lực khi hệ thống xác nhận, căn cứ theo dữ liệu máy chủ của chúng tôi.</li>
      <li>Cược do sự cố, tỷ lệ sai rõ ràng hoặc khi đã biết kết quả có thể bị hủy và hoàn lại tiền cược.</li>
      <li>Ván dở dang xử lý theo luật của trò; sự kiện bị hủy thì hoàn tiền cược.</li>
    </ul>
    <h3>Khuyến mãi và tài khoản</h3>
    <ul>
      <li>Tiền thưởng phải hoàn thành yêu cầu vòng cược như đã ghi; thưởng lấy bằng nhiều tài khoản sẽ bị hủy.</li>
      <li>Nếu phát hiện gian lận, rửa tiền hoặc chơi tự động, chúng tôi có thể khóa tài khoản để kiểm tra.</li>
      <li>Tài khoản 12 tháng không dùng sẽ tạm ngưng. Số dư vẫn là của bạn; liên hệ chăm sóc khách hàng để mở lại.</li>
    </ul>
    <p>Mọi thay đổi được báo trước trong mục tin mới. Nếu không đồng ý với kết quả, hãy liên hệ trong 30 ngày.</p>`,
};
