import type { HelpSection } from './section.ts';

export const responsible: HelpSection = {
  CN: `
    <p>博彩是消遣，不是赚钱的方法，更不是还债的方法。{name} 希望您玩得开心，也知道何时停手。</p>
    <h3>几条简单的原则</h3>
    <ul>
      <li>只用输得起的钱，玩之前先定好金额与时间。</li>
      <li>不追输：输掉的钱不会因为加注而回来。</li>
      <li>疲倦、难过或饮酒之后，不下注。</li>
      <li>让游戏只占生活的一小部分。</li>
    </ul>
    <h3>需要留意的信号</h3>
    <ul>
      <li>借钱下注，或向家人隐瞒花费。</li>
      <li>玩的时间和金额一再超出原本的打算。</li>
      <li>停下来就烦躁，满脑子都是下一局。</li>
    </ul>
    <h3>我们能帮的</h3>
    <p>{limits}</p>
    <p>未满 {age} 周岁者不得参与。家中有未成年人时，请勿保存密码，并使用家长控制软件。想找人聊聊，请联系当地的戒赌热线。</p>`,
  EN: `
    <p>Gambling is entertainment. It is not a way to earn money, and never a way to pay off debts. {name} wants you to enjoy it and to know when to stop.</p>
    <h3>A few simple rules</h3>
    <ul>
      <li>Only play with money you can afford to lose; decide how much and for how long before you start.</li>
      <li>Do not chase losses: a larger bet does not win them back.</li>
      <li>Do not play when you are tired, upset or have been drinking.</li>
      <li>Keep it a small part of your life.</li>
    </ul>
    <h3>Warning signs</h3>
    <ul>
      <li>Borrowing money to bet, or hiding what you spend from your family.</li>
      <li>Playing longer and for more than you meant to, again and again.</li>
      <li>Feeling restless when you stop, with the next game always on your mind.</li>
    </ul>
    <h3>What we can do</h3>
    <p>{limits}</p>
    <p>Nobody under {age} may play. If there are children at home, do not save your password, and use parental controls. If you would like to talk to someone, a gambling helpline near you will listen.</p>`,
  ID: `
    <p>Bermain adalah hiburan, bukan cara mencari uang, apalagi membayar utang. {name} ingin Anda menikmatinya dan tahu kapan berhenti.</p>
    <h3>Aturan sederhana</h3>
    <ul>
      <li>Pakai uang yang Anda rela kehilangan; tentukan jumlah dan lamanya sebelum mulai.</li>
      <li>Jangan mengejar kekalahan: taruhan lebih besar tidak mengembalikannya.</li>
      <li>Berhenti saat lelah, sedih, atau setelah minum alkohol.</li>
      <li>Jadikan permainan bagian kecil dari hidup.</li>
    </ul>
    <h3>Tanda yang perlu diperhatikan</h3>
    <ul>
      <li>Meminjam uang untuk bertaruh atau menyembunyikannya dari keluarga.</li>
      <li>Berulang kali bermain lebih lama dan lebih besar dari rencana.</li>
      <li>Gelisah saat berhenti dan terus memikirkan permainan berikutnya.</li>
    </ul>
    <h3>Yang bisa kami bantu</h3>
    <p>{limits}</p>
    <p>Di bawah {age} tahun dilarang bermain. Jika ada anak di rumah, jangan simpan kata sandi dan gunakan kontrol orang tua. Bila perlu bicara dengan seseorang, hubungi layanan bantuan terdekat.</p>`,
  TH: `
    <p>การพนันคือความบันเทิง ไม่ใช่วิธีหารายได้ และไม่ใช่ทางใช้หนี้ {name} อยากให้คุณสนุกและรู้จังหวะหยุด</p>
    <h3>หลักง่าย ๆ</h3>
    <ul>
      <li>ใช้เงินที่เสียได้โดยไม่เดือดร้อน กำหนดจำนวนและเวลาก่อนเริ่ม</li>
      <li>อย่าตามทุน เดิมพันหนักขึ้นไม่ได้ทำให้เงินที่เสียกลับมา</li>
      <li>พักเมื่อเหนื่อย เศร้า หรือหลังดื่ม</li>
      <li>ให้เกมเป็นเพียงส่วนเล็ก ๆ ของชีวิต</li>
    </ul>
    <h3>สัญญาณที่ควรใส่ใจ</h3>
    <ul>
      <li>ยืมเงินมาเดิมพัน หรือปิดบังค่าใช้จ่ายกับครอบครัว</li>
      <li>เล่นนานและมากกว่าที่ตั้งใจซ้ำ ๆ</li>
      <li>หงุดหงิดเมื่อหยุด และคิดถึงตาต่อไปตลอดเวลา</li>
    </ul>
    <h3>สิ่งที่เราช่วยได้</h3>
    <p>{limits}</p>
    <p>ผู้มีอายุต่ำกว่า {age} ปีห้ามเล่น หากมีเด็กในบ้าน อย่าบันทึกรหัสผ่านและใช้ระบบควบคุมโดยผู้ปกครอง หากต้องการพูดคุย โทรหาสายด่วนปัญหาการพนันใกล้คุณ</p>`,
  TY: `
    <p>Libangan ang pagsusugal. Hindi ito paraan para kumita, at lalong hindi pambayad ng utang. Gusto ng {name} na mag-enjoy ka at alam mo kung kailan hihinto.</p>
    <h3>Ilang simpleng patakaran</h3>
    <ul>
      <li>Perang kaya mong ipatalo lang ang itaya; magpasya kung magkano at gaano katagal bago magsimula.</li>
      <li>Huwag habulin ang talo: hindi ito maibabalik ng mas malaking taya.</li>
      <li>Huwag maglaro kapag pagod, malungkot o nakainom.</li>
      <li>Panatilihin itong maliit na bahagi lang ng buhay mo.</li>
    </ul>
    <h3>Mga senyales na dapat pansinin</h3>
    <ul>
      <li>Nangungutang para tumaya, o itinatago sa pamilya ang nagagastos.</li>
      <li>Paulit-ulit na mas matagal at mas malaki ang laro kaysa sa balak.</li>
      <li>Hindi mapakali kapag huminto, at laging nasa isip ang susunod na laro.</li>
    </ul>
    <h3>Ang maitutulong namin</h3>
    <p>{limits}</p>
    <p>Bawal maglaro ang wala pang {age} taong gulang. Kung may bata sa bahay, huwag i-save ang password at gumamit ng parental controls. Kung gusto mong may makausap, may helpline na malapit sa iyo na handang makinig.</p>`,
  VI: `
    <p>Cá cược là giải trí, không phải cách kiếm tiền và càng không phải cách trả nợ. {name} mong bạn chơi vui và biết lúc nào nên dừng.</p>
    <h3>Vài nguyên tắc đơn giản</h3>
    <ul>
      <li>Chỉ chơi bằng khoản tiền có thể mất; định trước số tiền và thời gian.</li>
      <li>Đừng gỡ: tăng cược không mang tiền thua trở lại.</li>
      <li>Nghỉ khi mệt, buồn hoặc đã uống rượu.</li>
      <li>Để trò chơi chỉ là một phần nhỏ của cuộc sống.</li>
    </ul>
    <h3>Dấu hiệu cần chú ý</h3>
    <ul>
      <li>Vay tiền để cược, hoặc giấu gia đình số tiền đã chơi.</li>
      <li>Nhiều lần chơi lâu hơn và nhiều hơn dự định.</li>
      <li>Bồn chồn khi dừng, lúc nào cũng nghĩ tới ván sau.</li>
    </ul>
    <h3>Chúng tôi có thể giúp</h3>
    <p>{limits}</p>
    <p>Người dưới {age} tuổi không được chơi. Nếu nhà có trẻ nhỏ, đừng lưu mật khẩu và hãy dùng phần mềm kiểm soát của phụ huynh. Cần người trò chuyện, hãy gọi đường dây hỗ trợ gần bạn.</p>`,
};

/** For brands with a limits page. */
export const limitsByMember: HelpSection = {
  CN: '您可以在<a href="/member/limits">理性博彩</a>页面自行设定存款、亏损与游戏时间限额，设置定时游戏提醒，进入一天至六周的冷静期，或自我排除六个月以上。调低限额即时生效，调高须等 24 小时。自我排除期间您不会收到任何推广。',
  EN: 'On the page <a href="/member/limits">Responsible play</a> you can set your own limits on deposits, losses and playing time, choose a regular reality check, take a time-out of one day to six weeks, or exclude yourself for six months or more. A lower limit applies at once; a higher one takes 24 hours and your confirmation. While you are excluded, you receive no advertising.',
  ID: 'Di halaman <a href="/member/limits">Bermain bertanggung jawab</a> Anda sendiri yang menetapkan batas deposit, kerugian, dan waktu bermain, memilih pengingat berkala, mengambil jeda satu hari sampai enam minggu, atau mengecualikan diri enam bulan ke atas. Batas yang diturunkan langsung berlaku; yang dinaikkan menunggu 24 jam. Selama pengecualian, Anda tidak menerima promosi apa pun.',
  TH: 'ที่หน้า <a href="/member/limits">เล่นอย่างรับผิดชอบ</a> คุณตั้งลิมิตยอดฝาก ยอดเสีย และเวลาเล่นได้เอง ตั้งเตือนเวลาเล่นเป็นระยะ พักการเล่นตั้งแต่หนึ่งวันถึงหกสัปดาห์ หรือระงับการเล่นตั้งแต่หกเดือนขึ้นไป ปรับลดลิมิตมีผลทันที ปรับเพิ่มต้องรอ 24 ชั่วโมง ระหว่างระงับการเล่นจะไม่มีโฆษณาส่งถึงคุณ',
  TY: 'Sa page na <a href="/member/limits">Responsible gaming</a>, puwede kang mag-set ng limit sa deposit, talo at oras ng laro, pumili ng regular na paalala, mag-time-out nang isang araw hanggang anim na linggo, o mag-self-exclude nang anim na buwan pataas. Agad ang bisa ng mas mababang limit; ang mas mataas, pagkalipas ng 24 oras at kapag kinumpirma mo. Wala kang matatanggap na ads habang naka-self-exclude ka.',
  VI: 'Tại trang <a href="/member/limits">Chơi có trách nhiệm</a>, bạn tự đặt hạn mức nạp, thua và thời gian chơi, chọn nhắc nhở định kỳ, nghỉ từ một ngày đến sáu tuần, hoặc tự loại trừ từ sáu tháng trở lên. Giảm hạn mức có hiệu lực ngay; tăng phải chờ 24 giờ. Trong thời gian loại trừ, bạn không nhận quảng cáo nào.',
};

/** For brands without a limits page. */
export const limitsByService: HelpSection = {
  CN: '客服可为您设定存款、亏损与游戏时间限额，安排一天至六周的冷静期，或自我排除六个月以上。调低限额即时生效，调高须等 24 小时。自我排除期间您不会收到任何推广。',
  EN: 'Customer service can set limits on deposits, losses and playing time for you, give you a time-out of one day to six weeks, or exclude you for six months or more. A lower limit applies at once; a higher one after 24 hours. While you are excluded, you receive no advertising.',
  ID: 'Layanan pelanggan dapat menetapkan batas deposit, kerugian, dan waktu, memberi jeda satu hari sampai enam minggu, atau pengecualian diri enam bulan ke atas. Batas yang diturunkan langsung berlaku; yang dinaikkan menunggu 24 jam. Selama pengecualian, Anda tidak menerima promosi apa pun.',
  TH: 'ฝ่ายบริการลูกค้าตั้งลิมิตยอดฝาก ยอดเสีย และเวลาเล่นให้ได้ ให้คุณพักการเล่นตั้งแต่หนึ่งวันถึงหกสัปดาห์ หรือระงับการเล่นตั้งแต่หกเดือนขึ้นไป ปรับลดลิมิตมีผลทันที ปรับเพิ่มต้องรอ 24 ชั่วโมง ระหว่างระงับการเล่นจะไม่มีโฆษณาส่งถึงคุณ',
  TY: 'Puwedeng mag-set ang customer service ng limit sa deposit, talo at oras ng laro mo, bigyan ka ng time-out na isang araw hanggang anim na linggo, o i-exclude ka nang anim na buwan pataas. Agad ang bisa ng mas mababang limit; ang mas mataas, pagkalipas ng 24 oras. Wala kang matatanggap na ads habang naka-exclude ka.',
  VI: 'Chăm sóc khách hàng có thể đặt hạn mức nạp, thua và thời gian chơi, cho bạn nghỉ từ một ngày đến sáu tuần, hoặc giúp bạn tự loại trừ từ sáu tháng trở lên. Giảm hạn mức có hiệu lực ngay; tăng phải chờ 24 giờ. Trong thời gian loại trừ, bạn không nhận quảng cáo nào.',
};
