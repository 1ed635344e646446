export const firstSteps = {
  title: {
    CN: '欢迎加入，从这里开始',
    EN: 'Welcome in: three first steps',
    ID: 'Selamat bergabung: tiga langkah pertama',
    TH: 'ยินดีต้อนรับ: สามขั้นตอนแรกของคุณ',
    TY: 'Tuloy ka: tatlong unang hakbang',
    VI: 'Chào mừng bạn: ba bước đầu tiên',
  },
  content: {
    CN: '<p>很高兴见到你。</p><ul><li>补全资料，提款会更快。</li><li>收藏喜欢的游戏，下次一键打开。</li><li>看看优惠页面，新会员有专属礼遇。</li></ul>',
    EN: '<p>It is good to have you here.</p><ul><li>Complete your profile, so that withdrawals are quick.</li><li>Mark the games you like, and they are one click away.</li><li>Have a look at the promotions: some are for new members only.</li></ul>',
    ID: '<p>Senang Anda di sini.</p><ul><li>Lengkapi profil agar penarikan cepat.</li><li>Tandai game yang Anda suka agar mudah dibuka lagi.</li><li>Lihat halaman promosi: ada yang khusus anggota baru.</li></ul>',
    TH: '<p>ดีใจที่คุณมาอยู่กับเรา</p><ul><li>กรอกข้อมูลส่วนตัวให้ครบ เพื่อให้ถอนเงินได้เร็ว</li><li>กดถูกใจเกมที่ชอบ แล้วเปิดได้ในคลิกเดียว</li><li>ดูหน้าโปรโมชั่น มีข้อเสนอสำหรับสมาชิกใหม่เท่านั้น</li></ul>',
    TY: '<p>Masaya kaming nandito ka.</p><ul><li>Kumpletuhin ang profile mo para mabilis ang pag-withdraw.</li><li>Markahan ang mga larong gusto mo para isang click lang sa susunod.</li><li>Silipin ang mga promo: may para lang sa mga bagong miyembro.</li></ul>',
    VI: '<p>Rất vui được đón bạn.</p><ul><li>Hoàn tất hồ sơ để rút tiền nhanh.</li><li>Đánh dấu trò chơi bạn thích để mở lại chỉ với một lần bấm.</li><li>Xem trang khuyến mãi: có ưu đãi riêng cho thành viên mới.</li></ul>',
  },
} as const;
