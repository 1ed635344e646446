import type { NoteCopy } from '../messages/texts/notices/copy.ts';

export const invitationLinks: NoteCopy = {
  CN: {
    title: '开户中心上线：邀请链接可单独设置',
    paragraphs: [
      '现在您可以在代理中心直接开户，也可以生成多条邀请链接，分别设定账户类型、返点和有效期。',
      '每条链接都会统计访问和注册人数；暂停或删除后，已有的数据仍会保留。',
    ],
  },
  EN: {
    title: 'Register centre: links with their own settings',
    paragraphs: [
      'You can now add accounts yourself, and create as many invitation links as you need, each with its own account type, rates and validity.',
      'Every link counts its visits and registrations. When you pause or delete one, its figures stay.',
    ],
  },
  ID: {
    title: 'Pusat pendaftaran dibuka: tiap tautan punya ketentuan sendiri',
    paragraphs: [
      'Kini Anda bisa menambah akun langsung dan membuat tautan undangan sebanyak yang perlu, masing-masing dengan jenis akun, rate, dan masa berlakunya.',
      'Setiap tautan mencatat kunjungan dan pendaftaran. Kalau dijeda atau dihapus, angkanya tetap tersimpan.',
    ],
  },
  TH: {
    title: 'เปิดศูนย์สมัครสมาชิกแล้ว: ตั้งเงื่อนไขแยกทุกลิงก์',
    paragraphs: [
      'ตอนนี้คุณเปิดบัญชีให้ดาวน์ไลน์ได้เอง และสร้างลิงก์เชิญได้หลายลิงก์ โดยกำหนดประเภทบัญชี เรต และอายุของแต่ละลิงก์ได้',
      'ทุกลิงก์นับจำนวนผู้เข้าชมและผู้สมัคร แม้พักหรือลบลิงก์แล้ว ตัวเลขก็ยังอยู่',
    ],
  },
  TY: {
    title: 'Bukas na ang register center: may sariling kondisyon ang bawat link',
    paragraphs: [
      'Puwede ka nang magdagdag ng account, at gumawa ng maraming invitation link na may kani-kaniyang uri ng account, rate at validity.',
      'Binibilang ng bawat link ang mga bumisita at nag-register. Kahit i-pause o i-delete mo ito, mananatili ang bilang.',
    ],
  },
  VI: {
    title: 'Trung tâm đăng ký đã mở: mỗi liên kết một điều kiện riêng',
    paragraphs: [
      'Giờ đây bạn có thể tự mở tài khoản cho tuyến dưới và tạo nhiều liên kết mời, mỗi liên kết có loại tài khoản, tỷ lệ và thời hạn riêng.',
      'Mỗi liên kết đều đếm lượt truy cập và lượt đăng ký. Khi tạm dừng hoặc xóa, số liệu vẫn được giữ lại.',
    ],
  },
};

export const ratesFromMidnight: NoteCopy = {
  CN: {
    title: '返点调整次日零点生效',
    paragraphs: [
      '您为直属下级调整的返点，将从次日零点起生效；当天始终按同一返点计算。',
      '下级的返点不能高于您自己的返点，也不能低于其直属下级中的最高值。',
    ],
  },
  EN: {
    title: 'New rates apply from midnight',
    paragraphs: [
      'When you change the rates of a direct downline, they apply from the next midnight. A day always has one rate.',
      'A downline’s rate is never above your own, and never below the highest of its own downlines.',
    ],
  },
  ID: {
    title: 'Rate baru berlaku mulai tengah malam',
    paragraphs: [
      'Perubahan rate downline langsung Anda berlaku mulai pukul 00.00 berikutnya. Satu hari selalu memakai satu rate.',
      'Rate downline tidak bisa melebihi rate Anda, dan tidak bisa di bawah rate tertinggi downline mereka.',
    ],
  },
  TH: {
    title: 'เรตใหม่มีผลตั้งแต่เที่ยงคืน',
    paragraphs: [
      'เมื่อคุณปรับเรตให้ดาวน์ไลน์สายตรง เรตใหม่จะมีผลตั้งแต่เที่ยงคืนถัดไป แต่ละวันใช้เรตเดียวเสมอ',
      'เรตของดาวน์ไลน์สูงกว่าของคุณไม่ได้ และต่ำกว่าเรตสูงสุดของผู้ที่อยู่ใต้ดาวน์ไลน์นั้นไม่ได้',
    ],
  },
  TY: {
    title: 'Mula hatinggabi ang bisa ng bagong rate',
    paragraphs: [
      'Kapag binago mo ang rate ng direct downline, magkakabisa ito sa susunod na hatinggabi. Iisa lang ang rate sa bawat araw.',
      'Hindi puwedeng mas mataas sa rate mo ang rate ng downline, at hindi puwedeng mas mababa sa pinakamataas na rate sa ilalim nito.',
    ],
  },
  VI: {
    title: 'Tỷ lệ mới có hiệu lực từ nửa đêm',
    paragraphs: [
      'Khi bạn đổi tỷ lệ cho tuyến dưới trực tiếp, tỷ lệ mới có hiệu lực từ 0 giờ hôm sau. Mỗi ngày chỉ áp dụng một tỷ lệ.',
      'Tỷ lệ của tuyến dưới không vượt tỷ lệ của bạn và không thấp hơn mức cao nhất trong các tuyến dưới của họ.',
    ],
  },
};

export const highSeries: NoteCopy = {
  CN: {
    title: '1958 与 1960 奖金组名额有限',
    paragraphs: [
      '每位总代理名下，1958 奖金组最多 20 个账户，1960 奖金组最多 5 个账户。',
      '设置返点时会显示剩余名额。名额用完后，请选择较低的奖金组。',
    ],
  },
  EN: {
    title: 'Odds levels 1958 and 1960 have quotas',
    paragraphs: [
      'Below each general agent, 20 accounts can have odds level 1958, and 5 can have odds level 1960.',
      'You see how many are left wherever you set rates. When none is left, choose a lower odds level.',
    ],
  },
  ID: {
    title: 'Level odds 1958 dan 1960 punya kuota',
    paragraphs: [
      'Di bawah setiap agen umum, maksimal 20 akun boleh memakai level odds 1958 dan 5 akun level 1960.',
      'Sisa kuota terlihat saat Anda mengatur rate. Jika habis, pilih level yang lebih rendah.',
    ],
  },
  TH: {
    title: 'ระดับอัตราจ่าย 1958 และ 1960 มีโควตา',
    paragraphs: [
      'ใต้เอเย่นต์ใหญ่แต่ละราย มีบัญชีระดับอัตราจ่าย 1958 ได้ 20 บัญชี และระดับ 1960 ได้ 5 บัญชี',
      'จำนวนที่เหลือแสดงตรงที่คุณตั้งเรต หากเต็มแล้วให้เลือกระดับที่ต่ำลงมา',
    ],
  },
  TY: {
    title: 'May quota ang level ng odds 1958 at 1960',
    paragraphs: [
      'Sa ilalim ng bawat general agent, 20 account lang ang puwedeng nasa level ng odds 1958, at 5 ang nasa 1960.',
      'Makikita mo kung ilan pa ang natitira kapag nagse-set ng rate. Kung wala na, pumili ng mas mababang level.',
    ],
  },
  VI: {
    title: 'Mức thưởng 1958 và 1960 có hạn ngạch',
    paragraphs: [
      'Dưới mỗi tổng đại lý, tối đa 20 tài khoản được dùng mức thưởng 1958 và 5 tài khoản dùng mức 1960.',
      'Số còn lại hiển thị ngay nơi bạn đặt tỷ lệ. Khi đã hết, hãy chọn mức thấp hơn.',
    ],
  },
};

export const fairAdvertising: NoteCopy = {
  CN: {
    title: '推广 {name} 时请遵守的规则',
    paragraphs: [
      '不得承诺盈利，不得向未成年人推广，也不得冒充 {name} 的官方客服。',
      '只使用代理中心生成的链接；官方备用网址为 <b>{domains}</b>。违规账户的佣金可能被暂停。',
    ],
  },
  EN: {
    title: 'How to advertise {name}',
    paragraphs: [
      'Never promise winnings, never address minors, and never speak as if you were {name} support.',
      'Use only links from the agent centre; our alternative addresses are <b>{domains}</b>. Commissions of accounts that break these rules can be held back.',
    ],
  },
  ID: {
    title: 'Aturan mempromosikan {name}',
    paragraphs: [
      'Jangan menjanjikan kemenangan, jangan menyasar anak di bawah umur, dan jangan mengaku sebagai layanan pelanggan {name}.',
      'Pakai hanya tautan dari pusat agen; link alternatif resmi kami <b>{domains}</b>. Komisi akun yang melanggar dapat ditahan.',
    ],
  },
  TH: {
    title: 'กติกาการโปรโมต {name}',
    paragraphs: [
      'ห้ามรับประกันว่าจะชนะ ห้ามชักชวนผู้เยาว์ และห้ามแอบอ้างเป็นฝ่ายบริการลูกค้าของ {name}',
      'ใช้เฉพาะลิงก์จากศูนย์เอเย่นต์ เว็บสำรองของเราคือ <b>{domains}</b> บัญชีที่ฝ่าฝืนอาจถูกระงับค่าคอมมิชชั่น',
    ],
  },
  TY: {
    title: 'Mga patakaran sa pag-promote ng {name}',
    paragraphs: [
      'Huwag mangako ng panalo, huwag mag-alok sa menor de edad, at huwag magpanggap na customer service ng {name}.',
      'Mga link lang mula sa agent center ang gamitin; ang iba pang opisyal naming address ay <b>{domains}</b>. Puwedeng i-hold ang komisyon ng lalabag.',
    ],
  },
  VI: {
    title: 'Quy tắc quảng bá {name}',
    paragraphs: [
      'Không hứa hẹn thắng tiền, không mời chào người chưa đủ tuổi và không mạo danh chăm sóc khách hàng của {name}.',
      'Chỉ dùng liên kết từ trung tâm đại lý; địa chỉ dự phòng chính thức là <b>{domains}</b>. Hoa hồng của tài khoản vi phạm có thể bị giữ lại.',
    ],
  },
};

export const paymentPassword: NoteCopy = {
  CN: {
    title: '请设置代理支付密码',
    paragraphs: [
      '开户等重要操作需要输入支付密码。连续输错 5 次将锁定半小时。',
      '请勿把支付密码告诉任何人。{name} 的工作人员绝不会向您索取。',
    ],
  },
  EN: {
    title: 'Set your payment password',
    paragraphs: [
      'You need it to add accounts and for whatever moves money. After five wrong tries it is locked for half an hour.',
      'Never share it. Nobody at {name} will ever ask you for it.',
    ],
  },
  ID: {
    title: 'Buat PIN transaksi Anda',
    paragraphs: [
      'PIN ini diperlukan untuk menambah akun dan memindahkan uang. Setelah lima kali salah, terkunci selama setengah jam.',
      'Jangan berikan kepada siapa pun. Staf {name} tidak pernah memintanya.',
    ],
  },
  TH: {
    title: 'ตั้งรหัสผ่านการเงินของคุณ',
    paragraphs: [
      'ต้องใช้รหัสนี้เมื่อเปิดบัญชีและทุกครั้งที่โอนเงิน หากกรอกผิดห้าครั้งจะถูกล็อกครึ่งชั่วโมง',
      'อย่าบอกรหัสนี้กับใคร ทีมงาน {name} ไม่มีวันขอรหัสนี้จากคุณ',
    ],
  },
  TY: {
    title: 'Mag-set ng payment password',
    paragraphs: [
      'Kailangan ito sa pagdagdag ng account at sa anumang paglipat ng pera. Kapag limang beses mali, naka-lock ito nang kalahating oras.',
      'Huwag itong ibigay kahit kanino. Walang taga-{name} na hihingi nito.',
    ],
  },
  VI: {
    title: 'Hãy đặt mật khẩu rút tiền',
    paragraphs: [
      'Bạn cần mật khẩu này khi mở tài khoản và mọi thao tác chuyển tiền. Nhập sai năm lần sẽ bị khóa nửa giờ.',
      'Không chia sẻ cho bất kỳ ai. Nhân viên {name} không bao giờ hỏi mật khẩu này.',
    ],
  },
};
