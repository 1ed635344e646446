import type { Texts } from '../../../mock-server/worlds/columns.ts';
import type { ArticleTag } from './articles/en.ts';

interface Topic {
  tag: string;
  title: Texts;
  articles: readonly ArticleTag[];
}

/** In the order of the help page. */
export const topics: readonly Topic[] = [
  {
    tag: 'deposits',
    title: { CN: '存款', EN: 'Deposits', ID: 'Deposit', TH: 'ฝากเงิน', TY: 'Pag-deposit', VI: 'Nạp tiền' },
    articles: ['deposit', 'deposit-late', 'deposit-problem', 'deposit-account'],
  },
  {
    tag: 'withdrawals',
    title: { CN: '提款', EN: 'Withdrawals', ID: 'Penarikan', TH: 'ถอนเงิน', TY: 'Pag-withdraw', VI: 'Rút tiền' },
    articles: ['withdraw', 'withdraw-late', 'withdraw-blocked', 'withdraw-limits', 'payout-account', 'receipt'],
  },
  {
    tag: 'bonuses',
    title: {
      CN: '优惠与奖励',
      EN: 'Bonuses and rewards',
      ID: 'Bonus dan hadiah',
      TH: 'โบนัสและรางวัล',
      TY: 'Mga bonus at reward',
      VI: 'Khuyến mãi và phần thưởng',
    },
    articles: [
      'bonus',
      'bonus-locked',
      'promo-code',
      'rewards',
      'cashback',
      'check-in',
      'missions',
      'vip',
      'points',
      'referral',
      'raffle',
      'tournament',
      'free-rounds',
    ],
  },
  {
    tag: 'account',
    title: {
      CN: '账户与登录',
      EN: 'Account and log-in',
      ID: 'Akun dan login',
      TH: 'บัญชีและการเข้าสู่ระบบ',
      TY: 'Account at pag-log in',
      VI: 'Tài khoản và đăng nhập',
    },
    articles: [
      'register',
      'log-in',
      'forgot-password',
      'verify',
      'payee-name',
      'payment-password',
      'security',
      'held',
      'notifications',
      'free-play',
    ],
  },
  {
    tag: 'games',
    title: { CN: '游戏', EN: 'Games', ID: 'Permainan', TH: 'เกม', TY: 'Mga laro', VI: 'Trò chơi' },
    articles: ['find-game', 'game-problem', 'result', 'fair', 'rtp'],
  },
  {
    tag: 'lottery',
    title: { CN: '彩票', EN: 'Lotteries', ID: 'Lotre', TH: 'หวย', TY: 'Mga loterya', VI: 'Xổ số' },
    articles: ['lottery-bet', 'lottery-results', 'lottery-cancel', 'lottery-prize'],
  },
  {
    tag: 'wallet',
    title: {
      CN: '钱包与记录',
      EN: 'Wallets and records',
      ID: 'Dompet dan riwayat',
      TH: 'กระเป๋าเงินและประวัติ',
      TY: 'Mga wallet at record',
      VI: 'Ví và lịch sử',
    },
    articles: ['wallets', 'records', 'bet-feed'],
  },
  {
    tag: 'safe',
    title: {
      CN: '理性投注',
      EN: 'Safe play',
      ID: 'Bermain aman',
      TH: 'เล่นอย่างปลอดภัย',
      TY: 'Ligtas na paglalaro',
      VI: 'Chơi an toàn',
    },
    articles: ['responsible', 'limits', 'break', 'reality-check'],
  },
  {
    tag: 'agents',
    title: { CN: '代理', EN: 'Agents', ID: 'Agen', TH: 'เอเย่นต์', TY: 'Mga agent', VI: 'Đại lý' },
    articles: ['partner', 'agent-centre', 'links', 'agent-pay', 'transfer-upline'],
  },
  {
    tag: 'site',
    title: {
      CN: '网站与应用',
      EN: 'The site and the app',
      ID: 'Situs dan aplikasi',
      TH: 'เว็บไซต์และแอป',
      TY: 'Ang site at ang app',
      VI: 'Trang web và ứng dụng',
    },
    articles: ['app', 'messages', 'chat', 'language', 'feedback'],
  },
  {
    tag: 'about',
    title: {
      CN: '公司与条款',
      EN: 'The company and its terms',
      ID: 'Perusahaan dan ketentuan',
      TH: 'บริษัทและข้อกำหนด',
      TY: 'Ang kompanya at ang mga tuntunin',
      VI: 'Công ty và điều khoản',
    },
    articles: ['about', 'contact', 'term', 'privacy'],
  },
];

/** Articles about a module, which a brand may lack. */
export const modules: Partial<Record<ArticleTag, string>> = {
  'free-play': 'FREEPLAY3',
  missions: 'MISSION3',
  vip: 'VIP3',
  points: 'POINTMALL3',
  referral: 'REFERRAL3',
  limits: 'RESPONSIBLE3',
  break: 'RESPONSIBLE3',
  'reality-check': 'RESPONSIBLE3',
  'promo-code': 'PROMOCODE3',
  'bet-feed': 'FEED3',
  partner: 'PARTNER3',
  'agent-centre': 'AGENT3',
  links: 'AGENT3',
  'agent-pay': 'AGENT3',
  'transfer-upline': 'AGENT3',
  notifications: 'PUSH3',
  feedback: 'FEEDBACK3',
  chat: 'CHAT3',
  raffle: 'RAFFLE3',
  tournament: 'TOURNAMENT3',
  'free-rounds': 'FREEROUNDS3',
};

/** The most asked for, in order. */
export const highlights: readonly ArticleTag[] = ['deposit-late', 'withdraw-blocked', 'forgot-password', 'bonus'];
