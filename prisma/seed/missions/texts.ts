import type { Texts } from '../../../mock-server/worlds/columns.ts';

/** Titles by target; `ofCategory` where one category counts. */
export const missionTexts = {
  BET: {
    CN: '任意游戏投注 {amount}',
    EN: 'Bet {amount} on any game',
    ID: 'Pasang taruhan {amount} di permainan apa saja',
    TH: 'เดิมพันเกมใดก็ได้รวม {amount}',
    TY: 'Tumaya ng {amount} sa kahit anong laro',
    VI: 'Cược {amount} ở bất kỳ trò chơi nào',
  },
  WINS: {
    CN: '任意游戏赢 {count} 注',
    EN: 'Win {count} bets on any game',
    ID: 'Menangkan {count} taruhan di permainan apa saja',
    TH: 'ชนะเดิมพัน {count} ครั้งในเกมใดก็ได้',
    TY: 'Manalo ng {count} taya sa kahit anong laro',
    VI: 'Thắng {count} lượt cược ở bất kỳ trò chơi nào',
  },
  GAMES: {
    CN: '玩 {count} 款不同的游戏',
    EN: 'Play {count} different games',
    ID: 'Mainkan {count} permainan berbeda',
    TH: 'เล่นเกมที่ต่างกัน {count} เกม',
    TY: 'Maglaro ng {count} magkakaibang laro',
    VI: 'Chơi {count} trò chơi khác nhau',
  },
  DEPOSIT: {
    CN: '累计存款 {amount}',
    EN: 'Deposit {amount} in total',
    ID: 'Deposit total {amount}',
    TH: 'ฝากเงินรวม {amount}',
    TY: 'Mag-deposit ng kabuuang {amount}',
    VI: 'Nạp tổng cộng {amount}',
  },
  SIGN_IN: {
    CN: '登录 {count} 天',
    EN: 'Log in on {count} days',
    ID: 'Masuk pada {count} hari',
    TH: 'เข้าสู่ระบบให้ครบ {count} วัน',
    TY: 'Mag-log in nang {count} araw',
    VI: 'Đăng nhập {count} ngày',
  },
  CONTACT: {
    CN: '绑定手机号或邮箱',
    EN: 'Add your mobile number or e-mail address',
    ID: 'Tambahkan nomor ponsel atau email Anda',
    TH: 'เพิ่มเบอร์มือถือหรืออีเมลของคุณ',
    TY: 'Idagdag ang mobile number o email mo',
    VI: 'Thêm số điện thoại hoặc email',
  },
  PAYMENT_PASSWORD: {
    CN: '设置支付密码',
    EN: 'Set your payment password',
    ID: 'Buat PIN transaksi',
    TH: 'ตั้งรหัสผ่านการเงิน',
    TY: 'Gumawa ng payment password',
    VI: 'Đặt mật khẩu rút tiền',
  },
  FIRST_DEPOSIT: {
    CN: '完成首次存款',
    EN: 'Make your first deposit',
    ID: 'Lakukan deposit pertama',
    TH: 'ฝากเงินครั้งแรก',
    TY: 'Gawin ang unang deposit mo',
    VI: 'Nạp tiền lần đầu',
  },
  FIRST_BET: {
    CN: '完成首次投注',
    EN: 'Place your first bet',
    ID: 'Pasang taruhan pertama',
    TH: 'วางเดิมพันครั้งแรก',
    TY: 'Ilagay ang unang taya mo',
    VI: 'Đặt cược lần đầu',
  },
  LIMIT: {
    CN: '为自己设置一项限额',
    EN: 'Set a limit for yourself',
    ID: 'Tetapkan batas untuk diri sendiri',
    TH: 'ตั้งลิมิตให้ตัวเอง',
    TY: 'Magtakda ng limit para sa sarili mo',
    VI: 'Đặt một hạn mức cho bản thân',
  },
} satisfies Record<string, Texts>;

export const ofCategory = {
  BET: {
    CN: '{category}：投注 {amount}',
    EN: '{category}: bet {amount}',
    ID: '{category}: pasang taruhan {amount}',
    TH: '{category}: เดิมพันรวม {amount}',
    TY: '{category}: tumaya ng {amount}',
    VI: '{category}: cược {amount}',
  },
  WINS: {
    CN: '{category}：赢 {count} 注',
    EN: '{category}: win {count} bets',
    ID: '{category}: menangkan {count} taruhan',
    TH: '{category}: ชนะเดิมพัน {count} ครั้ง',
    TY: '{category}: manalo ng {count} taya',
    VI: '{category}: thắng {count} lượt cược',
  },
  GAMES: {
    CN: '{category}：玩 {count} 款不同的游戏',
    EN: '{category}: play {count} different games',
    ID: '{category}: mainkan {count} permainan berbeda',
    TH: '{category}: เล่นเกมที่ต่างกัน {count} เกม',
    TY: '{category}: maglaro ng {count} magkakaibang laro',
    VI: '{category}: chơi {count} trò chơi khác nhau',
  },
} satisfies Record<string, Texts>;

export const logInToday: Texts = {
  CN: '今日登录',
  EN: 'Log in today',
  ID: 'Masuk hari ini',
  TH: 'เข้าสู่ระบบวันนี้',
  TY: 'Mag-log in ngayong araw',
  VI: 'Đăng nhập hôm nay',
};
