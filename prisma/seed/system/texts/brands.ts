import type { Brand } from '../../../../mock-server/art/paths.ts';
import type { Texts } from '../../../../mock-server/worlds/columns.ts';

interface BrandCopy {
  tagline: Texts;
  siteTitle: Texts;
  description: Texts;
  footer: Texts;
}

export const brandCopy: Record<Brand, BrandCopy> = {
  baize: {
    tagline: {
      CN: '牌桌常开，等您入座',
      EN: 'The table is always open',
      ID: 'Meja selalu terbuka untuk Anda',
      TH: 'โต๊ะเปิดรอคุณเสมอ',
      TY: 'Laging bukas ang mesa',
      VI: 'Bàn luôn mở, chờ bạn ngồi vào',
    },
    siteTitle: {
      CN: 'Baize：电子游戏、真人视讯与体育投注',
      EN: 'Baize: slots, live casino and sports',
      ID: 'Baize: slot, kasino live, dan olahraga',
      TH: 'Baize: สล็อต คาสิโนสด และเดิมพันกีฬา',
      TY: 'Baize: slots, live casino at sports',
      VI: 'Baize: nổ hũ, casino trực tiếp và thể thao',
    },
    description: {
      CN: '超过一千款电子游戏，真人视讯桌台全天开放，还有捕鱼、斗鸡与彩票。一个账户，尽在 Baize。',
      EN: 'More than a thousand slots, live casino tables around the clock, fishing games, sabong and lotteries. All with one Baize account.',
      ID: 'Lebih dari seribu slot, meja kasino live sepanjang hari, tembak ikan, sabung ayam, dan lotre. Cukup satu akun di Baize.',
      TH: 'สล็อตกว่าพันเกม โต๊ะคาสิโนสดตลอด 24 ชั่วโมง ยิงปลา ไก่ชน และหวย ครบในบัญชีเดียวที่ Baize',
      TY: 'Mahigit isang libong slots, live casino tables 24/7, fishing games, sabong at loterya. Lahat sa iisang Baize account.',
      VI: 'Hơn một nghìn trò nổ hũ, bàn casino trực tiếp suốt ngày đêm, bắn cá, đá gà và xổ số. Một tài khoản cho tất cả tại Baize.',
    },
    footer: {
      CN: 'Baize 持牌经营并接受监管，四张博彩牌照的标识见下方。玩家须年满 18 周岁。客服全天 24 小时为您服务，连接以 128 位加密保护。',
      EN: 'Baize is licensed and regulated; its four gaming licences are shown here. Players must be 18 or older. Customer service is available 24/7, and every connection is protected by 128-bit encryption.',
      ID: 'Baize berlisensi dan diawasi; empat lisensi permainannya tertera di sini. Pemain harus berusia 18 tahun ke atas. Layanan pelanggan siap 24/7 dan setiap koneksi dilindungi enkripsi 128-bit.',
      TH: 'Baize ได้รับใบอนุญาตและอยู่ภายใต้การกำกับดูแล โดยแสดงใบอนุญาตทั้งสี่ไว้ที่นี่ ผู้เล่นต้องมีอายุ 18 ปีขึ้นไป ฝ่ายบริการลูกค้าพร้อมดูแลตลอด 24 ชั่วโมง และทุกการเชื่อมต่อเข้ารหัส 128 บิต',
      TY: 'Lisensiyado at regulado ang Baize; makikita rito ang apat nitong gaming license. Dapat 18 taong gulang pataas ang mga manlalaro. May customer service 24/7, at protektado ng 128-bit encryption ang bawat koneksyon.',
      VI: 'Baize được cấp phép và chịu sự giám sát; bốn giấy phép trò chơi được hiển thị tại đây. Người chơi phải từ 18 tuổi trở lên. Chăm sóc khách hàng phục vụ 24/7, mọi kết nối đều được mã hóa 128-bit.',
    },
  },
  lotus: {
    tagline: {
      CN: '莲开见喜，好运相随',
      EN: 'Fortune opens with the lotus',
      ID: 'Rezeki mekar bersama teratai',
      TH: 'โชคเบ่งบานดั่งดอกบัว',
      TY: 'Sabay bumubukas ang lotus at suwerte',
      VI: 'Sen nở, lộc về',
    },
    siteTitle: {
      CN: 'Lotus：彩票、真人视讯与电子游戏',
      EN: 'Lotus: lotteries, live casino and slots',
      ID: 'Lotus: lotre, kasino live, dan slot',
      TH: 'Lotus: หวย คาสิโนสด และสล็อต',
      TY: 'Lotus: loterya, live casino at slots',
      VI: 'Lotus: xổ số, casino trực tiếp và nổ hũ',
    },
    description: {
      CN: '每日三地开奖的越南彩票，色碟与骰宝真人桌，加上精选电子游戏。一个钱包，畅玩 Lotus 全部游戏。',
      EN: 'Daily draws from all three regions of Vietnam, live xoc dia and sic bo, and hand-picked slots. One wallet for everything at Lotus.',
      ID: 'Undian harian dari tiga wilayah Vietnam, meja live xoc dia dan sic bo, serta slot pilihan. Satu dompet untuk semuanya di Lotus.',
      TH: 'หวยเวียดนามออกทุกวันทั้งสามภาค โต๊ะสดซ๊อกเดียและไฮโล พร้อมสล็อตคัดสรร กระเป๋าเงินเดียวเล่นได้ทุกเกมที่ Lotus',
      TY: 'Araw-araw na draw mula sa tatlong rehiyon ng Vietnam, live xoc dia at sic bo, at piling slots. Isang wallet para sa lahat sa Lotus.',
      VI: 'Xổ số ba miền mỗi ngày, bàn xóc đĩa và tài xỉu trực tiếp, cùng những trò nổ hũ chọn lọc. Một ví cho mọi trò chơi tại Lotus.',
    },
    footer: {
      CN: 'Lotus 依照下列三张牌照合法经营并受监管。玩家须年满 21 周岁。24 小时客服在线，存款、提款或游戏问题随时可问，全站连接采用 128 位加密。',
      EN: 'Lotus is licensed and regulated under the three licences below. Players must be 21 or older. Our 24/7 customer service helps with deposits, withdrawals and games at any hour, and every connection is protected by 128-bit encryption.',
      ID: 'Lotus berlisensi dan diawasi berdasarkan tiga lisensi di bawah. Pemain harus berusia 21 tahun ke atas. Layanan 24/7 kami membantu soal deposit, penarikan, dan permainan kapan saja, lewat koneksi berenkripsi 128-bit.',
      TH: 'Lotus ได้รับใบอนุญาตและอยู่ภายใต้การกำกับดูแลตามใบอนุญาตทั้งสามด้านล่าง ผู้เล่นต้องมีอายุ 21 ปีขึ้นไป ฝ่ายบริการลูกค้าพร้อมช่วยเรื่องฝาก ถอน และเกมตลอด 24 ชั่วโมง ผ่านการเชื่อมต่อที่เข้ารหัส 128 บิต',
      TY: 'Lisensiyado at regulado ang Lotus sa ilalim ng tatlong lisensyang nasa ibaba. Para lang sa 21 taong gulang pataas. Tumutulong ang 24/7 customer service namin sa deposit, withdrawal at laro anumang oras, at protektado ng 128-bit encryption ang bawat koneksyon.',
      VI: 'Lotus hoạt động hợp pháp và chịu giám sát theo ba giấy phép bên dưới. Người chơi phải từ 21 tuổi trở lên. Dịch vụ 24/7 hỗ trợ nạp, rút và trò chơi vào bất cứ giờ nào, qua kết nối được mã hóa 128-bit.',
    },
  },
  harbor: {
    tagline: {
      CN: '安静靠岸，自在一局',
      EN: 'Come in from the open sea',
      ID: 'Berlabuh sejenak, bermain santai',
      TH: 'จอดพักที่ท่า แล้วเล่นให้สบายใจ',
      TY: 'Dumaong muna at maglaro',
      VI: 'Cập bến nghỉ ngơi, thong thả chơi',
    },
    siteTitle: {
      CN: 'Harbor：会员制电子游戏与体育投注',
      EN: "Harbor: the members' club for slots and sports",
      ID: 'Harbor: klub anggota untuk slot dan olahraga',
      TH: 'Harbor: คลับสมาชิก ทั้งสล็อตและกีฬา',
      TY: "Harbor: members' club para sa slots at sports",
      VI: 'Harbor: nhà của hội viên, nổ hũ và thể thao',
    },
    description: {
      CN: '少而精：十二家电子游戏厂商、四个真人大厅、体育、捕鱼与斗鸡，只向会员开放。',
      EN: 'A small club, chosen with care: twelve slot studios, four live rooms, sports, fishing games and cockfights, for members only.',
      ID: 'Klub kecil dengan pilihan terbaik: dua belas studio slot, empat ruang live, olahraga, tembak ikan, dan sabung ayam, khusus anggota.',
      TH: 'คลับเล็ก ๆ ที่คัดมาอย่างดี ค่ายสล็อตสิบสองค่าย ห้องสดสี่ห้อง กีฬา ยิงปลา และไก่ชน สำหรับสมาชิกเท่านั้น',
      TY: 'Maliit pero piling-pili: labindalawang slot studio, apat na live room, sports, fishing games at sabong, para lang sa mga miyembro.',
      VI: 'Nhỏ mà chọn lọc: mười hai hãng nổ hũ, bốn phòng trực tiếp, thể thao, bắn cá và đá gà, chỉ dành cho hội viên.',
    },
    footer: {
      CN: 'Harbor 为持牌受监管的会员制平台，仅限年满 18 周岁者加入。会员服务 24 小时值守，账户资料以 128 位加密保存。',
      EN: "Harbor is a licensed and regulated members' club; players must be 18 or older. Member service is available 24/7, and account data is protected by 128-bit encryption.",
      ID: 'Harbor adalah klub anggota yang berlisensi dan diawasi; pemain harus berusia 18 tahun ke atas. Layanan anggota siaga 24/7 dan data akun disimpan dengan enkripsi 128-bit.',
      TH: 'Harbor เป็นคลับสมาชิกที่ได้รับใบอนุญาตและมีการกำกับดูแล ผู้เล่นต้องมีอายุ 18 ปีขึ้นไป ฝ่ายบริการสมาชิกประจำการตลอด 24 ชั่วโมง และข้อมูลบัญชีเก็บด้วยการเข้ารหัส 128 บิต',
      TY: "Ang Harbor ay lisensiyado at reguladong members' club; para lang sa 18 taong gulang pataas. Bukas 24/7 ang member service, at protektado ng 128-bit encryption ang data ng account.",
      VI: 'Harbor là sân chơi hội viên được cấp phép và giám sát; người chơi phải từ 18 tuổi trở lên. Dịch vụ hội viên trực 24/7, dữ liệu tài khoản được mã hóa 128-bit.',
    },
  },
};
