import type { HelpSection } from './section.ts';

export const about: HelpSection = {
  CN: `
    <p>{name} 是一家面向成年玩家的线上娱乐平台，汇集多家厂商的游戏，由同一个账户、同一套规则与同一个客服团队支撑。</p>
    <h3>您可以在这里玩到</h3>
    <p>{games}。各游戏的最低投注、返还率与波动程度都写在游戏卡片上。</p>
    <h3>我们的承诺</h3>
    <ul>
      <li>公平：游戏结果由持牌厂商的随机数系统或现场开奖产生，平台无法更改。本站彩票的每一期都可以<a href="/lottery/fair">亲自验证</a>。</li>
      <li>清楚：每一笔投注都在投注记录里，每一笔资金变动都在账户记录里。</li>
      <li>安全：连接使用 128 位加密，客户资金与营运资金分开保管。</li>
      <li>负责：仅限年满 {age} 周岁者参与，并为每位会员提供限额与冷静期。</li>
    </ul>
    <p>牌照标识列于每页页脚。对平台有任何意见，欢迎随时告诉客服。</p>`,
  EN: `
    <p>{name} is an online gaming site for adults: the games of many studios with one account, one set of rules and one customer service team.</p>
    <h3>What you can play here</h3>
    <p>{games}. Each game's card shows its minimum bet, RTP and volatility.</p>
    <h3>What we stand for</h3>
    <ul>
      <li>Fair: results come from the licensed studio's random number generator or from a draw on camera. We cannot change them. You can <a href="/lottery/fair">check each draw</a> of our lotteries yourself.</li>
      <li>Transparent: every bet is in your betting record, and every transaction in your account record.</li>
      <li>Safe: connections are protected by 128-bit encryption, and players' money is kept separate from ours.</li>
      <li>Responsible: players must be {age} or older, and everyone can set limits and take breaks.</li>
    </ul>
    <p>Our licences are at the bottom of every page. If something could be better, tell customer service: we read everything.</p>`,
  ID: `
    <p>{name} adalah situs permainan online untuk orang dewasa. Permainan dari banyak studio kami satukan dalam satu akun, satu aturan, dan satu tim layanan.</p>
    <h3>Yang bisa Anda mainkan</h3>
    <p>{games}. Taruhan minimum, RTP, dan volatilitas tertera di kartu setiap permainan.</p>
    <h3>Komitmen kami</h3>
    <ul>
      <li>Adil: hasil berasal dari sistem angka acak studio berlisensi atau undian di depan kamera. Kami tidak dapat mengubahnya. Anda dapat <a href="/lottery/fair">memeriksa setiap undian</a> lotre kami sendiri.</li>
      <li>Jelas: setiap taruhan tercatat di riwayat taruhan, dan setiap mutasi dana di riwayat akun.</li>
      <li>Aman: koneksi dilindungi enkripsi 128-bit dan dana anggota dipisahkan dari dana perusahaan.</li>
      <li>Bertanggung jawab: hanya untuk usia {age} tahun ke atas, dengan batas dan jeda yang bisa diatur siapa saja.</li>
    </ul>
    <p>Lisensi kami ada di bagian bawah setiap halaman. Punya masukan? Sampaikan kepada layanan pelanggan; semuanya kami baca.</p>`,
  TH: `
    <p>{name} เป็นเว็บเกมออนไลน์สำหรับผู้ใหญ่ รวมเกมจากหลายค่ายไว้ในบัญชีเดียว กติกาเดียว และทีมบริการเดียว</p>
    <h3>เกมที่มีให้เล่น</h3>
    <p>{games} เดิมพันขั้นต่ำ อัตราคืนผู้เล่น และความผันผวนแสดงอยู่บนการ์ดของแต่ละเกม</p>
    <h3>สิ่งที่เรายึดถือ</h3>
    <ul>
      <li>ยุติธรรม: ผลมาจากระบบสุ่มของค่ายที่ได้รับใบอนุญาตหรือการออกรางวัลหน้ากล้อง เราแก้ไขไม่ได้ คุณ<a href="/lottery/fair">ตรวจสอบหวยของเราทุกงวด</a>ได้ด้วยตนเอง</li>
      <li>ชัดเจน: ทุกเดิมพันอยู่ในประวัติการเดิมพัน และการเคลื่อนไหวของเงินทุกรายการอยู่ในประวัติบัญชี</li>
      <li>ปลอดภัย: เชื่อมต่อด้วยการเข้ารหัส 128 บิต และเก็บเงินสมาชิกแยกจากเงินของบริษัท</li>
      <li>รับผิดชอบ: เฉพาะผู้มีอายุ {age} ปีขึ้นไป พร้อมเครื่องมือตั้งลิมิตและพักการเล่นสำหรับทุกคน</li>
    </ul>
    <p>ใบอนุญาตแสดงอยู่ท้ายทุกหน้า หากมีสิ่งใดควรปรับปรุง บอกฝ่ายบริการลูกค้าได้เลย</p>`,
  TY: `
    <p>Ang {name} ay online gaming site para sa mga nasa hustong gulang: mga laro ng maraming studio sa iisang account, iisang patakaran at iisang customer service team.</p>
    <h3>Ano ang malalaro rito</h3>
    <p>{games}. Nasa card ng bawat laro ang minimum na taya, RTP at volatility.</p>
    <h3>Ang paninindigan namin</h3>
    <ul>
      <li>Patas: galing ang resulta sa random number generator ng lisensiyadong studio o sa draw na nakikita sa camera. Hindi namin ito mababago. Ikaw mismo ay puwedeng <a href="/lottery/fair">magsuri ng bawat draw</a> ng mga loterya namin.</li>
      <li>Malinaw: nasa record ng taya ang bawat taya mo, at nasa record ng account ang bawat transaksyon.</li>
      <li>Ligtas: protektado ng 128-bit encryption ang koneksyon, at hiwalay ang pera ng mga manlalaro sa pera namin.</li>
      <li>Responsable: para lang sa {age} taong gulang pataas, at puwedeng mag-set ng limit at magpahinga ang lahat.</li>
    </ul>
    <p>Nasa ibaba ng bawat page ang mga lisensya namin. May dapat bang ayusin? Sabihin sa customer service: binabasa namin ang lahat.</p>`,
  VI: `
    <p>{name} là sân chơi trực tuyến dành cho người trưởng thành, quy tụ trò chơi của nhiều hãng trong một tài khoản, một bộ luật và một đội ngũ phục vụ.</p>
    <h3>Bạn có thể chơi gì</h3>
    <p>{games}. Mức cược tối thiểu, tỷ lệ trả thưởng (RTP) và độ biến động được ghi trên thẻ của từng trò.</p>
    <h3>Cam kết của chúng tôi</h3>
    <ul>
      <li>Công bằng: kết quả đến từ hệ thống số ngẫu nhiên của hãng có giấy phép hoặc quay thưởng trước ống kính. Chúng tôi không thể thay đổi. Bạn có thể tự <a href="/lottery/fair">kiểm tra từng kỳ</a> xổ số của chúng tôi.</li>
      <li>Rõ ràng: mọi vé cược đều có trong lịch sử cược, mọi biến động tiền đều có trong lịch sử tài khoản.</li>
      <li>An toàn: kết nối mã hóa 128-bit, tiền của thành viên được giữ riêng với tiền của công ty.</li>
      <li>Có trách nhiệm: chỉ dành cho người từ {age} tuổi, ai cũng có thể đặt hạn mức và tạm nghỉ.</li>
    </ul>
    <p>Giấy phép nằm ở cuối mỗi trang. Nếu có điều gì cần cải thiện, hãy góp ý với chăm sóc khách hàng; chúng tôi đọc tất cả.</p>`,
};
