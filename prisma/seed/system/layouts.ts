import type { Brand } from '../../../mock-server/art/paths.ts';
import type { Layout } from '../../../mock-server/worlds/columns.ts';

const baize: Layout = {
  hero: 'start',
  card: 'upright',
  sections: ['jackpot', 'recent', 'games', 'lotteries', 'boards', 'moreGames', 'promotions', 'vendors'],
  lotteries: [],
  // The Philippine draws: Manila and Cebu.
  hotLotteries: ['TCG_SEA_0001', 'TCG_SEA_0002'],
  vendors: [],
  voice: {
    recent: {
      CN: '继续游戏',
      EN: 'Continue playing',
      ID: 'Lanjutkan bermain',
      TH: 'เล่นต่อ',
      TY: 'Ituloy ang laro',
      VI: 'Chơi tiếp',
    },
    winners: {
      CN: '中奖榜',
      EN: 'Latest winners',
      ID: 'Daftar pemenang',
      TH: 'ทำเนียบผู้ชนะ',
      TY: 'Mga nanalo',
      VI: 'Bảng thắng cược',
    },
    news: {
      CN: '最新消息',
      EN: 'Latest news',
      ID: 'Berita terbaru',
      TH: 'ข่าวล่าสุด',
      TY: 'Mga balita',
      VI: 'Tin mới nhất',
    },
    promotions: { CN: '优惠活动', EN: 'Promotions', ID: 'Promosi', TH: 'โปรโมชั่น', TY: 'Mga promo', VI: 'Khuyến mãi' },
    vendors: {
      CN: '全部厂商',
      EN: 'All providers',
      ID: 'Semua provider',
      TH: 'ค่ายเกมทั้งหมด',
      TY: 'Lahat ng provider',
      VI: 'Tất cả nhà cung cấp',
    },
  },
};

const lotus: Layout = {
  hero: 'end',
  card: 'framed',
  sections: ['recent', 'lotteries', 'games', 'results', 'promotions', 'jackpot', 'boards', 'moreGames', 'vendors'],
  lotteries: ['VN_NORTH', 'VN_SOUTH', 'VN_CENTRAL'],
  hotLotteries: [],
  vendors: ['TCG_LOTTO_VN', 'LOWTIDE', 'DEEPNET', 'INKSTONE', 'NINEBELLS', 'IVORYDECK', 'CRESCENT', 'BAMBOOTABLE'],
  voice: {
    recent: {
      CN: '手气正旺，接着玩',
      EN: 'Your luck is still warm',
      ID: 'Hoki Anda masih hangat',
      TH: 'ดวงกำลังมา เล่นต่อเลย',
      TY: 'Mainit pa ang suwerte mo',
      VI: 'Chơi tiếp vận đỏ',
    },
    winners: {
      CN: '红运金榜',
      EN: 'Touched by fortune',
      ID: 'Yang disapa keberuntungan',
      TH: 'ผู้ที่โชคเข้าข้าง',
      TY: 'Mga sinuwerte',
      VI: 'Bảng vàng may mắn',
    },
    news: {
      CN: '莲花快报',
      EN: 'From the lotus pond',
      ID: 'Berita dari kolam teratai',
      TH: 'ข่าวจากสระบัว',
      TY: 'Balita mula sa Lotus',
      VI: 'Tin từ hồ sen',
    },
    promotions: {
      CN: '红包满堂',
      EN: 'Red envelopes',
      ID: 'Angpao',
      TH: 'ซองอั่งเปา',
      TY: 'Mga ampaw',
      VI: 'Lì xì hôm nay',
    },
    vendors: {
      CN: '各路名家',
      EN: 'Houses of the lotus',
      ID: 'Provider di Lotus',
      TH: 'ค่ายในเครือดอกบัว',
      TY: 'Mga bahay ng Lotus',
      VI: 'Các nhà phát hành',
    },
  },
};

const harbor: Layout = {
  hero: 'panel',
  card: 'short',
  sections: ['recent', 'lotteries', 'tables', 'games', 'moreGames', 'boards', 'jackpot', 'promotions', 'vendors'],
  lotteries: ['THAI'],
  hotLotteries: [],
  vendors: ['TCG_SEA', 'OPALHOUSE', 'CRESCENT', 'SALTMARSH', 'COPPERJAY', 'KITEHOUSE', 'TIDEHUNT', 'HARPOON'],
  voice: {
    recent: {
      CN: '上次停靠',
      EN: 'Where you left off',
      ID: 'Terakhir Anda singgah',
      TH: 'เล่นต่อจากครั้งก่อน',
      TY: 'Kung saan ka tumigil',
      VI: 'Từ nơi bạn dừng lại',
    },
    winners: {
      CN: '满载而归',
      EN: 'Home with the catch',
      ID: 'Pulang membawa hasil',
      TH: 'รับรางวัลกลับฝั่ง',
      TY: 'Umuwing may huli',
      VI: 'Cập bến với chiến lợi phẩm',
    },
    news: {
      CN: '港口日志',
      EN: 'The harbor journal',
      ID: 'Jurnal pelabuhan',
      TH: 'บันทึกจากท่าเรือ',
      TY: 'Talaarawan ng daungan',
      VI: 'Nhật ký bến cảng',
    },
    promotions: {
      CN: '会员礼遇',
      EN: 'Members’ benefits',
      ID: 'Keuntungan anggota',
      TH: 'สิทธิพิเศษสมาชิก',
      TY: 'Mga benepisyo ng miyembro',
      VI: 'Quyền lợi hội viên',
    },
    vendors: {
      CN: '精选厂商',
      EN: 'Our studios',
      ID: 'Studio pilihan kami',
      TH: 'สตูดิโอที่เราคัดสรร',
      TY: 'Ang aming mga studio',
      VI: 'Các studio của chúng tôi',
    },
  },
};

export const layouts: Record<Brand, Layout> = { baize, lotus, harbor };
